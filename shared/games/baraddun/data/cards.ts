/**
 * The standard deck list in the notation of the rules analysis, section 1. Strengths follow the curve of two
 * dice: each affiliation has nine fighters who add up to 63, and one New Fighter.
 */

/** id, name, affiliation, strength */
export const FIGHTERS = `
F01,Vorgrim Cinderhelm,Emberhold,12
F02,Ysolde Brandmaker,Emberhold,10
F03,Harl Two-Forges,Emberhold,9
F04,Maerwyn Coalhand,Emberhold,8
F05,Dunstan Flintjaw,Emberhold,7
F06,Oda Sparrowblade,Emberhold,6
F07,Pell of the Bellows,Emberhold,5
F08,Wick Tallowby,Emberhold,4
F09,Little Ansgar,Emberhold,2
F10,Caldric Briarward,Thornwatch,11
F11,Rhosyn Hedgeborn,Thornwatch,10
F12,Gorran Stakebreaker,Thornwatch,9
F13,Elsbet Nettleguard,Thornwatch,8
F14,Tam Quickthorn,Thornwatch,7
F15,Hobb Underbough,Thornwatch,6
F16,Sister Verrin,Thornwatch,5
F17,Lod Bramblefoot,Thornwatch,4
F18,Nim the Latchkeeper,Thornwatch,3
F19,Skarn Wavecleaver,Saltreavers,11
F20,Brynja Oarbiter,Saltreavers,9
F21,Old Matthis Gull,Saltreavers,8
F22,Joric Netcaster,Saltreavers,7
F23,Tove Stormwake,Saltreavers,7
F24,Red Emrys,Saltreavers,7
F25,Cuttle Vane,Saltreavers,6
F26,Barnacle Jep,Saltreavers,5
F27,Sprat,Saltreavers,3
F28,Dame Aldith Nightmantle,Hollow Crown,10
F29,Roderic the Pale,Hollow Crown,9
F30,Ulfric Lastbanner,Hollow Crown,8
F31,Merrick Voss,Hollow Crown,8
F32,Teodric the Unsworn,Hollow Crown,7
F33,Isolt Greyveil,Hollow Crown,6
F34,Fenn Candlewright,Hollow Crown,6
F35,Osric Halfhelm,Hollow Crown,5
F36,Lucan the Page,Hollow Crown,4
N1,New Fighter,Emberhold,1d6-3
N2,New Fighter,Thornwatch,1d6-3
N3,New Fighter,Saltreavers,1d6-3
N4,New Fighter,Hollow Crown,1d6-3
`;

/** id, name, cards, strength, defence, R: restricts, more: earns another weapon */
export const WEAPONS = `
dagger,Dagger,4,2,0,,
javelin,Javelin,3,1,0,,more
single,Single-edged Sword,6,3,0,,
mace,Mace,4,3,0,,
spear,Spear,4,3,2,R,
axe,Axe,4,4,0,,
double,Double-edged Sword,5,4,0,,
florentine,Florentine Swords,4,4,2,R,
flail,Flail,3,5,0,,
red,Red,3,5,1,R,
archery,Archery,2,6,0,R,
`;

/** id, name, cards, defence, yes: playable by the restricted, more: earns another defence */
export const DEFENCES = `
none,None,5,0,yes,
armor,Armor,4,2,yes,more
helmet,Helmet,4,1,yes,more
buckler,Buckler,9,1,yes,
round,Round Shield,8,2,,
heater,Heater Shield,6,2,,
kite,Kite Shield,5,3,,
door,Door Shield,3,4,,
`;
