import { LOOKED_ICONS, lookIcons } from './looks.ts';

/**
 * Silhouettes (game-icons names) that a warrior of one's own may have besides those of the rulebook's warriors.
 * Clients fetch them only when somebody looks for one or has one on the table.
 */
const FURTHER = `
archer barbed-spear barn-owl beetle-shell bull buffalo-head camel-head captain-hat-profile carnivorous-plant
centipede chariot charging-bull cloaked-figure-on-horseback cowled crab crowned-skull cyborg-face dead-head deer
doctor-face double-dragon dragonfly dwarf-face dwarf-helmet dwarf-king eagle-emblem eagle-head elf-helmet ent-mouth
evil-tree executioner-hood fairy female-vampire floating-ghost floating-tentacles flying-beetle flying-fox fox
fox-head giant-squid goblin golem-head guards hawk-emblem headband-knot heavy-helm hedgehog helmet horned-helm
horse-head hyena-head ice-golem invisible-face jester-hat kenku-head king kraken-tentacle lizardman
long-legged-spider lynx-head mandrill-head manta-ray mecha-head medusa-head monk-face monkey mummy-head ninja-armor
ninja-head ninja-velociraptor nun-face octoman octopus old-king overlord-helm owl parrot-head pig-face
pirate-captain pirate-cannon pirate-skull porcupine praying-mantis pyromaniac queen-crown quick-man rabbit-head
raccoon-head raise-skeleton resting-vampire robin-hood-hat robot-golem running-ninja saber-toothed-cat-head
salamander sand-snake sauropod-head scarab-beetle scorpion seahorse shambling-zombie siege-ram siege-tower snake
snake-totem snowman spectre spider-alt spider-face spider-mask squid-head strong-man swamp-bat t-rex-skull tiger
tiger-head totem-head transparent-slime trebuchet tree-face triton-head trojan-horse velociraptor viking-helmet
visored-helm walrus-head warlock-eye warlord-helmet werewolf witch-face witch-flight wolf-head wolf-howl
woman-elf-face wooden-helmet ballista catapult cannon crossbow mace-head battle-axe broadsword crossed-swords
crossed-axes trident war-pick warhammer flail scythe halberd-shuriken sharp-halberd spears wizard-staff magic-hat
pointy-hat crystal-ball bell-shield checked-shield round-shield edged-shield templar-shield viking-shield
knight-banner tattered-banner drum hunting-horn trumpet-flag drakkar sailboat galleon castle tower-flag stone-tower
watchtower obelisk tornado water-splash lightning-storm burning-tree snail gecko sea-turtle turtle goat sheep
ram-profile cow donkey duck swan chicken goose vulture crow-dive dove feathered-wing cat labrador-head sitting-dog
beaver badger squirrel mole panda koala kangaroo penguin dolphin whale-tail sperm-whale shark-jaws jellyfish
earth-worm slime wasp-sting bee fly butterfly caterpillar ladybug spider-bot cultist hooded-assassin rogue prisoner
ninja-mask sergeant
`
  .trim()
  .split(/\s+/);

const carried = new Set(lookIcons);

/** What the client carries apart from the silhouettes of the rulebook's warriors. */
export const furtherIcons: readonly string[] = [...new Set(FURTHER)]
  .filter((icon) => !carried.has(icon))
  .sort();

/** Every silhouette that a warrior of one's own may have. */
export const figureIcons: readonly string[] = [...lookIcons, ...furtherIcons].sort();

const known = new Set(figureIcons);
export const isFigure = (icon: string): boolean => known.has(icon);

/** A silhouette with the words by which it is found: its own, and the names of those who look so. */
export interface Figure {
  readonly icon: string;
  readonly words: string;
}

export const FIGURES: readonly Figure[] = figureIcons.map((icon) => {
  const who = LOOKED_ICONS.get(icon) ?? [];
  return { icon, words: [icon.replaceAll('-', ' '), ...who].join(' ').toLowerCase() };
});
