import { type Line, type Spot, smooth, spacesOn } from './trail.ts';

/** Something that is scattered over a part of the map. */
export interface Grove {
  readonly what: 'tree' | 'hill' | 'peak' | 'tuft';
  /** x, y, width, height. */
  readonly area: readonly [number, number, number, number];
  readonly count: number;
  readonly size: number;
  /** Kept away from the spaces by so much. */
  readonly clear: number;
}

export interface Label {
  readonly place: string;
  readonly at: Spot;
  readonly size: number;
  readonly colour: string;
  readonly halo: string;
  /** Along a slope, radians. */
  readonly turn?: number;
}

/** One drawing of the country, in its own units. */
export interface Chart {
  readonly w: number;
  readonly h: number;
  readonly line: Line;
  /** Middles of the spaces by number. */
  readonly spaces: readonly Spot[];
  /** Of a space, and of a Haven. */
  readonly radius: number;
  readonly haven: number;
  readonly figure: number;
  readonly rivers: readonly { readonly knots: readonly Spot[]; readonly wide: number }[];
  readonly groves: readonly Grove[];
  readonly labels: readonly Label[];
  /** Darkness over Mordor beyond its road: middle and radii. */
  readonly shadow: readonly [number, number, number, number];
  readonly compass: readonly [number, number, number] | null;
}

const INK = '#2b2118';
const PAPER = '#f7ecd0';
export const place = (name: string, at: Spot, size = 16): Label => ({
  place: name,
  at,
  size,
  colour: INK,
  halo: PAPER,
});

const deskLine = smooth([
  [52, 120],
  [108, 66],
  [186, 86],
  [256, 64],
  [336, 82],
  [424, 60],
  [506, 74],
  [560, 124],
  [536, 186],
  [456, 196],
  [376, 168],
  [292, 172],
  [208, 196],
  [122, 182],
  [62, 226],
  [68, 300],
  [140, 330],
  [214, 290],
  [296, 268],
  [372, 300],
  [360, 368],
  [280, 390],
  [206, 412],
  [250, 436],
  [340, 434],
  [430, 418],
  [478, 360],
  [512, 296],
  [574, 262],
  [634, 300],
  [632, 372],
  [694, 420],
  [786, 414],
  [846, 362],
  [862, 280],
  [838, 190],
  [764, 146],
  [690, 170],
  [672, 240],
  [716, 296],
  [776, 288],
  [776, 240],
]);
const deskSpaces = spacesOn(deskLine);
export const beside = (spaces: readonly Spot[], space: number, dx: number, dy: number): Spot => [
  spaces[space][0] + dx,
  spaces[space][1] + dy,
];

/** The map of the 1280×720 picture. */
export const desk: Chart = {
  w: 922,
  h: 474,
  line: deskLine,
  spaces: deskSpaces,
  radius: 11.5,
  haven: 23,
  figure: 12.5,
  rivers: [
    {
      knots: [
        [600, 470],
        [586, 400],
        [560, 330],
        [600, 220],
        [588, 120],
        [610, 8],
      ],
      wide: 7,
    },
    {
      knots: [
        [8, 360],
        [60, 372],
        [110, 366],
        [180, 352],
        [250, 330],
        [330, 328],
        [420, 350],
        [470, 400],
        [540, 440],
        [590, 440],
      ],
      wide: 7,
    },
    {
      knots: [
        [300, 12],
        [318, 40],
        [300, 108],
        [330, 140],
      ],
      wide: 3.5,
    },
    {
      knots: [
        [420, 350],
        [430, 318],
        [408, 268],
        [420, 236],
      ],
      wide: 3.5,
    },
  ],
  groves: [
    { what: 'hill', area: [300, 112, 280, 30], count: 9, size: 15, clear: 24 },
    { what: 'hill', area: [300, 206, 320, 44], count: 8, size: 15, clear: 24 },
    { what: 'hill', area: [420, 20, 180, 16], count: 3, size: 13, clear: 26 },
    { what: 'hill', area: [20, 330, 40, 16], count: 2, size: 12, clear: 20 },
    // The range south of Rohan, and the hills before Minas Tirith.
    { what: 'hill', area: [240, 450, 330, 10], count: 13, size: 13, clear: 17 },
    { what: 'hill', area: [500, 366, 60, 54], count: 4, size: 13, clear: 26 },
    { what: 'tree', area: [120, 112, 180, 38], count: 15, size: 11, clear: 22 },
    { what: 'tree', area: [20, 30, 70, 30], count: 4, size: 10, clear: 26 },
    { what: 'tree', area: [230, 326, 100, 24], count: 7, size: 11, clear: 22 },
    { what: 'tree', area: [20, 410, 130, 40], count: 10, size: 10, clear: 24 },
    { what: 'tree', area: [402, 296, 66, 60], count: 8, size: 10, clear: 24 },
    { what: 'tree', area: [380, 366, 50, 34], count: 5, size: 10, clear: 24 },
    { what: 'tree', area: [530, 320, 66, 90], count: 8, size: 10, clear: 24 },
    { what: 'tuft', area: [220, 340, 160, 90], count: 14, size: 7, clear: 20 },
    { what: 'tuft', area: [400, 380, 200, 70], count: 16, size: 7, clear: 20 },
    { what: 'tuft', area: [90, 220, 400, 60], count: 16, size: 7, clear: 22 },
    { what: 'tuft', area: [600, 300, 70, 130], count: 8, size: 7, clear: 22 },
    { what: 'peak', area: [640, 56, 270, 44], count: 12, size: 18, clear: 25 },
    { what: 'peak', area: [880, 90, 32, 350], count: 8, size: 16, clear: 26 },
    { what: 'peak', area: [662, 438, 238, 18], count: 7, size: 14, clear: 24 },
    { what: 'peak', area: [600, 110, 60, 120], count: 5, size: 15, clear: 26 },
    { what: 'peak', area: [700, 190, 140, 190], count: 9, size: 13, clear: 27 },
  ],
  labels: [
    place('shire', beside(deskSpaces, 1, 8, 42)),
    place('rivendell', beside(deskSpaces, 10, 2, 44)),
    place('lorien', beside(deskSpaces, 30, 0, -29)),
    place('rohan', beside(deskSpaces, 40, -54, 4)),
    place('minas-tirith', beside(deskSpaces, 50, 6, 46)),
    { place: 'moria', at: beside(deskSpaces, 20, -64, -24), size: 22, colour: '#efe3ff', halo: '#241d2b' },
    { place: 'mordor', at: [732, 124], size: 26, colour: '#ff9c5c', halo: '#240d08' },
    { place: 'doom', at: beside(deskSpaces, 72, -10, -30), size: 17, colour: '#ffcf8a', halo: '#240d08' },
  ],
  shadow: [772, 246, 96, 96],
  compass: [445, 262, 60],
};

const uprightLine = smooth([
  [24, 46],
  [80, 26],
  [140, 40],
  [200, 24],
  [262, 38],
  [322, 26],
  [356, 54],
  [330, 88],
  [270, 78],
  [206, 92],
  [144, 78],
  [84, 92],
  [34, 88],
  [18, 116],
  [44, 144],
  [106, 130],
  [168, 146],
  [230, 130],
  [292, 146],
  [342, 140],
  [356, 170],
  [328, 198],
  [266, 186],
  [204, 202],
  [142, 188],
  [82, 202],
  [34, 194],
  [18, 222],
  [46, 250],
  [106, 238],
  [168, 254],
  [230, 240],
  [292, 254],
  [340, 248],
  [358, 272],
  [334, 298],
  [272, 288],
  [208, 298],
  [146, 290],
  [92, 298],
  [46, 292],
]);
const uprightSpaces = spacesOn(uprightLine);

/** The same country drawn for a phone: six rows, so that every number can be read. */
export const upright: Chart = {
  w: 374,
  h: 322,
  line: uprightLine,
  spaces: uprightSpaces,
  radius: 10.5,
  haven: 15,
  figure: 11.5,
  rivers: [
    {
      knots: [
        [190, 316],
        [196, 270],
        [178, 224],
        [196, 170],
        [176, 116],
        [188, 60],
        [176, 4],
      ],
      wide: 4,
    },
  ],
  groves: [
    { what: 'tree', area: [40, 52, 110, 20], count: 6, size: 8, clear: 17 },
    { what: 'hill', area: [220, 50, 100, 12], count: 4, size: 9, clear: 18 },
    { what: 'hill', area: [60, 106, 240, 10], count: 7, size: 9, clear: 17 },
    { what: 'tree', area: [80, 158, 250, 14], count: 8, size: 8, clear: 17 },
    { what: 'hill', area: [60, 214, 250, 10], count: 8, size: 9, clear: 17 },
    { what: 'tuft', area: [30, 60, 320, 120], count: 14, size: 5, clear: 17 },
    { what: 'peak', area: [70, 266, 240, 12], count: 9, size: 9, clear: 16 },
    { what: 'peak', area: [70, 310, 280, 6], count: 8, size: 8, clear: 16 },
  ],
  labels: [
    place('shire', [40, 77], 11),
    place('rivendell', beside(uprightSpaces, 10, -34, 24), 11.5),
    place('lorien', beside(uprightSpaces, 30, -12, 28), 11.5),
    place('rohan', beside(uprightSpaces, 40, 0, -20), 11.5),
    place('minas-tirith', [104, 220], 11.5),
    { place: 'moria', at: [128, 114], size: 13, colour: '#efe3ff', halo: '#241d2b' },
    { place: 'mordor', at: [262, 274], size: 14, colour: '#ff9c5c', halo: '#240d08' },
    { place: 'doom', at: [72, 272], size: 11.5, colour: '#ffcf8a', halo: '#240d08' },
  ],
  shadow: [60, 292, 56, 30],
  compass: null,
};
