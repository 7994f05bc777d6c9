/** How cards are called and pictured. The theme lives in this file alone: ids mean nothing to the rules. */
interface Look {
  readonly name: string;
  /** Drawing of game-icons. */
  readonly icon: string;
}

const LOOKS: Readonly<Record<string, Look>> = {
  black_riders: { name: 'Black Riders', icon: 'robe' },
  barrow_wights: { name: 'Barrow Wights', icon: 'graveyard' },
  old_man_willow: { name: 'Old Man Willow', icon: 'evil-tree' },
  trolls: { name: 'Trolls', icon: 'troll' },
  band_of_orcs: { name: 'Band of Orcs', icon: 'orc-head' },
  watcher: { name: 'Watcher in the Water', icon: 'giant-squid' },
  mithril_coat: { name: 'Mithril Coat', icon: 'mail-shirt' },
  elven_cloaks: { name: 'Elven Cloaks', icon: 'cloak' },
  sting: { name: 'Sting', icon: 'relic-blade' },
  prot_elrond: { name: 'Protection of Elrond', icon: 'elf-helmet' },
  shadowfax: { name: 'Shadowfax', icon: 'horse-head' },
  escape_bridge: { name: 'Escape over Bridge', icon: 'stone-bridge' },
  glamdring: { name: 'Glamdring', icon: 'shining-sword' },
  anduril: { name: 'Anduril', icon: 'pointy-sword' },
  poisoned_arrow: { name: 'Poisoned Arrow', icon: 'bow-arrow' },
  boromir: { name: 'Boromir', icon: 'hunting-horn' },
  legolas: { name: 'Legolas', icon: 'high-shot' },
  aragorn: { name: 'Aragorn', icon: 'crown' },
  gandalf_grey: { name: 'Gandalf the Grey', icon: 'wizard-face' },
  gandalf_white: { name: 'Gandalf the White', icon: 'wizard-staff' },
  balrog: { name: 'Balrog', icon: 'daemon-skull' },
  doors_of_durin: { name: 'The Doors of Durin', icon: 'closed-doors' },
  lost: { name: 'Lost', icon: 'maze' },
  gimli: { name: 'Gimli', icon: 'dwarf-face' },
  bow_galadhrim: { name: 'Bow of Galadhrim', icon: 'pocket-bow' },
  woses: { name: 'Woses', icon: 'high-grass' },
  wormtongue: { name: 'Wormtongue', icon: 'hooded-figure' },
  helms_deep: { name: "Helm's Deep", icon: 'castle' },
  saruman: { name: 'Saruman', icon: 'prayer' },
  smaug: { name: 'Smaug', icon: 'spiked-dragon-head' },
  eowyn: { name: 'Eowyn', icon: 'swordwoman' },
  eomer: { name: 'Eomer', icon: 'mounted-knight' },
  aid_theoden: { name: 'Aid of King Theoden', icon: 'flying-flag' },
  tom_bombadil: { name: 'Tom Bombadil', icon: 'lyre' },
  lord_eagles: { name: 'Lord of the Eagles', icon: 'eagle-emblem' },
  treebeard: { name: 'Treebeard', icon: 'deku-tree' },
  waybread: { name: 'Waybread', icon: 'sliced-bread' },
  faramir: { name: 'Faramir', icon: 'arrow-flights' },
  prot_galadriel: { name: 'Protection of Galadriel', icon: 'woman-elf-face' },
  riders_mark: { name: 'Riders of the Mark', icon: 'cavalry' },
  gollum_foe: { name: 'Treachery of Gollum', icon: 'goblin-head' },
  smeagol: { name: 'Smeagol Gollum', icon: 'goblin' },
  pipe_weed: { name: 'Pipe Weed', icon: 'smoking-pipe' },
  palantir: { name: 'Palantir', icon: 'crystal-ball' },
  phial: { name: 'Phial of Galadriel', icon: 'lantern-flame' },
  shelob: { name: 'Shelob', icon: 'masked-spider' },
  denethor: { name: 'Madness of Denethor', icon: 'despair' },
  siege_gondor: { name: 'Siege of Gondor', icon: 'siege-tower' },
  ring_wraiths: { name: 'Ring Wraiths', icon: 'spectre' },
  uruk_hai: { name: 'Uruk Hai', icon: 'brute' },
  olog_hai: { name: 'Olog-Hai', icon: 'ogre' },
  wargs: { name: 'Wargs', icon: 'wolf-head' },
  wastes: { name: 'Wastes', icon: 'desert' },
  icy_wastes: { name: 'Icy Wastes', icon: 'mountains' },
  volcanic_wastes: { name: 'Volcanic Wastes', icon: 'smoking-volcano' },
  fair_travels: { name: 'Fair Travels', icon: 'mountain-road' },
  courage: { name: 'Courage', icon: 'fist' },
  hide: { name: 'Hide', icon: 'hidden' },
  disguise: { name: 'Disguise', icon: 'domino-mask' },
  frodo: { name: 'Frodo', icon: 'ring' },
  samwise: { name: 'Samwise', icon: 'backpack' },
  merry: { name: 'Merry', icon: 'barrel' },
  pippin: { name: 'Pippin', icon: 'beer-stein' },
  power_ring: { name: 'Power of the Ring', icon: 'big-diamond-ring' },
  strife: { name: 'Strife', icon: 'crossed-swords' },
  lidless_eye: { name: 'The Lidless Eye', icon: 'semi-closed-eye' },
  witch_king: { name: 'Witch King of Morgul', icon: 'crowned-skull' },
};

/** Name and drawing of a card by its id. */
export function lookOf(id: string): Look {
  const look = LOOKS[id];
  if (!look) throw new Error(`The card "${id}" has no name.`);
  return look;
}

export const nameOf = (id: string): string => lookOf(id).name;

/** Every drawing on the cards, for the client to carry. */
export const cardIcons: readonly string[] = [...new Set(Object.values(LOOKS).map(({ icon }) => icon))];
