import type { Design, Place } from '../../shared/design/design.ts';
import { cornerOf, hasHex, letterAt, placesOf, zoneOf } from '../../shared/design/design.ts';
import { inSpacings } from '../../shared/scenario/map.ts';
import { layPicture } from '../art/background.ts';
import { type Pen, polygon, roundedRect } from '../art/canvas.ts';
import { rgba } from '../art/colour.ts';
import { BAND_ORDER, type BandPart, isBand, overWater, paintBands, paintBridges } from '../art/features.ts';
import { FONT_SANS } from '../art/fontNames.ts';
import { writeLabel } from '../art/label.ts';
import { NUMBERED, writeNumbers } from '../art/numbers.ts';
import { plasticOf } from '../art/plastics.ts';
import type { Camera, Size } from './camera.ts';
import { beyondEdges, type Field, R } from './field.ts';
import { decorTile, featureTile, groundTile, sharpnessFor, type Tile, variantAt } from './tiles.ts';

/** What of the map is drawn: map units. */
export interface Window {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Things stand out over their hex by so much, map units. */
const OVERHANG = R * 1.8;
/** Below this many canvas px to a map unit nobody sees tufts and pebbles. */
const NO_DECOR = 0.28;

export function windowOf({ zoom, x, y }: Camera, screen: Size): Window {
  return {
    left: -x / zoom,
    top: -y / zoom,
    right: (screen.width - x) / zoom,
    bottom: (screen.height - y) / zoom,
  };
}

/** A road bends in the hex beside the one that it was painted on, map units from the middle of that one. */
const BENDS = R * 3;

/** The window round some places, with what stands out over them and the roads beside them. */
export function windowRound(field: Field, places: readonly Place[]): Window {
  const xs = places.map((place) => field.centre(place).x);
  const ys = places.map((place) => field.centre(place).y);
  return {
    left: Math.min(...xs) - BENDS,
    top: Math.min(...ys) - BENDS,
    right: Math.max(...xs) + BENDS,
    bottom: Math.max(...ys) + BENDS,
  };
}

/** Ground and features of the places within the window. The pen stands in map units; `scale`: canvas px to one. */
export function drawGround(
  pen: Pen,
  design: Design,
  field: Field,
  window: Window,
  scale: number,
  picture: ImageBitmap | null,
): void {
  const sharp = sharpnessFor(scale);
  // What stands beyond the window may reach into it.
  const places = placesIn(field, grown(window));
  const pointy = field.orientation === 'pointy';
  const put = ({ canvas, half }: Tile, place: Place) => {
    const { x, y } = field.centre(place);
    pen.drawImage(canvas, x - half, y - half, half * 2, half * 2);
  };
  drawHoles(
    pen,
    field,
    places.filter((place) => !hasHex(design, place)),
  );
  const hexes = places.filter((place) => hasHex(design, place));
  for (const place of hexes)
    put(groundTile(letterAt(design, 'ground', place), variantAt(...place), pointy, sharp), place);
  if (scale > NO_DECOR)
    for (const place of hexes)
      put(decorTile(letterAt(design, 'ground', place), variantAt(...place), sharp), place);
  if (design.background && picture) {
    drawPicture(pen, design, field, picture);
    drawOutlines(pen, field, hexes);
  }
  const features = hexes.filter((place) => letterAt(design, 'features', place) !== ' ');
  for (const kind of BAND_ORDER) {
    const parts = features.flatMap((place) =>
      letterAt(design, 'features', place) === kind ? [bandAt(design, field, place)] : [],
    );
    if (parts.length > 0) paintBands(pen, kind, parts, R);
    if (kind === 'r') paintBridges(pen, parts.filter(overWater), R);
  }
  for (const place of features) {
    const letter = letterAt(design, 'features', place);
    if (!isBand(letter)) put(featureTile(letter, variantAt(...place), sharp), place);
  }
}

/** A picture of one's own over the ground, and within the box of the map. */
function drawPicture(pen: Pen, { background, hexSize }: Design, { geometry }: Field, picture: ImageBitmap) {
  if (!background) return;
  pen.save();
  pen.beginPath();
  pen.rect(0, 0, geometry.width, geometry.height);
  pen.clip();
  layPicture(pen, inSpacings(background, hexSize), geometry, picture);
  pen.restore();
}

/** The lines of the hexes, where a picture has covered those of the ground. */
function drawOutlines(pen: Pen, field: Field, places: readonly Place[]): void {
  pen.beginPath();
  for (const place of places) trace(pen, field.corners(place));
  pen.strokeStyle = 'rgba(255,248,222,.28)';
  pen.lineWidth = 1.6;
  pen.stroke();
  pen.strokeStyle = 'rgba(50,36,18,.5)';
  pen.lineWidth = 0.9;
  pen.stroke();
}

const grown = ({ left, top, right, bottom }: Window): Window => ({
  ...{ left: left - OVERHANG, top: top - OVERHANG },
  ...{ right: right + OVERHANG, bottom: bottom + OVERHANG },
});

/** Rows from above to below, so that what stands in front lies over what stands behind. */
function placesIn(field: Field, window: Window): Place[] {
  const found: Place[] = [];
  for (let row = 0; row < field.rows; row++)
    for (let column = 0; column < field.columns; column++) {
      const { x, y } = field.centre([column, row]);
      if (x > window.left && x < window.right && y > window.top && y < window.bottom)
        found.push([column, row]);
    }
  return found;
}

function drawHoles(pen: Pen, field: Field, places: readonly Place[]): void {
  pen.beginPath();
  for (const place of places) trace(pen, field.corners(place, 0.94));
  pen.setLineDash([3, 5]);
  pen.strokeStyle = 'rgba(240,226,190,.22)';
  pen.lineWidth = 1;
  pen.stroke();
  pen.setLineDash([]);
}

function bandAt(design: Design, field: Field, place: Place): BandPart {
  const letter = letterAt(design, 'features', place);
  const to = beyondEdges(field, place)
    .filter((near): near is Place => near !== null && letterAt(design, 'features', near) === letter)
    .map((near) => field.centre(near));
  return { from: field.centre(place), to, ground: letterAt(design, 'ground', place) };
}

/** Deployment zones as washes with a rim in the colour of their side. */
export function drawZones(pen: Pen, design: Design, field: Field): void {
  design.sides.forEach(({ plastic }, side) => {
    const { ramp } = plasticOf(plastic);
    const zone = zoneOf(design, side);
    if (zone.length === 0) return;
    fillHexes(pen, field, zone, rgba(ramp[2], 0.2));
    traceRim(pen, field, zone, 0.97);
    pen.lineCap = 'round';
    pen.strokeStyle = rgba(ramp[0], 0.75);
    pen.lineWidth = 5;
    pen.stroke();
    pen.strokeStyle = ramp[3];
    pen.lineWidth = 2.6;
    pen.stroke();
  });
}

/**
 * "North: deploy here" over each zone, or the name alone where that is too wide for it; one below the other where
 * two would meet. Written in CSS px, the pen standing on the screen.
 */
export function drawRibbons(
  pen: Pen,
  design: Design,
  field: Field,
  camera: Camera,
  screen: Size,
  words: (side: string) => string,
): void {
  pen.font = `700 14px ${FONT_SANS}`;
  pen.textAlign = 'center';
  pen.textBaseline = 'middle';
  const hung: { x: number; y: number; width: number }[] = [];
  design.sides.forEach(({ plastic, name }, side) => {
    const zone = zoneOf(design, side);
    if (zone.length === 0) return;
    const centres = zone.map((place) => field.centre(place));
    const top = Math.min(...centres.map((at) => at.y)) - R * 0.9;
    const left = Math.min(...centres.map((at) => at.x));
    const right = Math.max(...centres.map((at) => at.x));
    const broad = (text: string) => pen.measureText(text).width + 26;
    const text = broad(words(name)) <= (right - left + 2 * R) * camera.zoom ? words(name) : name;
    const width = broad(text);
    const mid = ((left + right) / 2) * camera.zoom + camera.x;
    const x = Math.max(width / 2 + 4, Math.min(screen.width - width / 2 - 4, mid));
    let y = Math.max(14, top * camera.zoom + camera.y - 4);
    const meets = (one: (typeof hung)[number]) =>
      Math.abs(one.y - y) < 24 && Math.abs(one.x - x) < (one.width + width) / 2;
    while (hung.some(meets)) y += 24;
    hung.push({ x, y, width });
    const { ramp } = plasticOf(plastic);
    roundedRect(pen, x - width / 2, y - 11, width, 22, 11);
    pen.fillStyle = ramp[1];
    pen.fill();
    pen.strokeStyle = ramp[3];
    pen.lineWidth = 1.5;
    pen.stroke();
    pen.fillStyle = '#fff5e0';
    pen.fillText(text, x, y + 0.5);
  });
}

export function drawLabels(pen: Pen, design: Design, field: Field): void {
  for (const { at, text } of design.labels) writeLabel(pen, text, field.centre(at), R);
}

export function drawNumbers(pen: Pen, design: Design, field: Field): void {
  const { numbers } = design;
  if (numbers === 'none') return;
  const [left, top] = cornerOf(design);
  const hexes = placesOf(design).filter((place) => hasHex(design, place));
  const named = hexes.map(([column, row]) => ({
    name: NUMBERED[numbers](column - left, row - top),
    at: field.centre([column, row]),
  }));
  writeNumbers(pen, R, numbers, named);
}

/** The hexes under the brush: tinted, with a dashed line round them. */
export function drawBrush(pen: Pen, field: Field, places: readonly Place[]): void {
  fillHexes(pen, field, places, 'rgba(255,243,179,.22)');
  traceRim(pen, field, places, 0.98);
  pen.setLineDash([5, 4]);
  pen.strokeStyle = 'rgba(60,40,10,.55)';
  pen.lineWidth = 3.6;
  pen.stroke();
  pen.strokeStyle = '#ffe9a6';
  pen.lineWidth = 2.2;
  pen.stroke();
  pen.setLineDash([]);
}

export function drawChosen(pen: Pen, field: Field, place: Place): void {
  polygon(
    pen,
    field.corners(place, 0.97).map(({ x, y }) => [x, y]),
  );
  pen.strokeStyle = 'rgba(60,40,10,.6)';
  pen.lineWidth = 5;
  pen.stroke();
  pen.strokeStyle = '#ffdf6e';
  pen.lineWidth = 2.6;
  pen.stroke();
}

function fillHexes(pen: Pen, field: Field, places: readonly Place[], style: string): void {
  pen.beginPath();
  for (const place of places) trace(pen, field.corners(place));
  pen.fillStyle = style;
  pen.fill();
}

/** The edges of these hexes that none of them lies beyond, ready to be stroked. `scale` of each hex round its middle. */
function traceRim(pen: Pen, field: Field, places: readonly Place[], scale: number): void {
  const inside = new Set(places.map(String));
  pen.beginPath();
  for (const place of places) {
    const corners = field.corners(place, scale);
    beyondEdges(field, place).forEach((near, i) => {
      if (near && inside.has(String(near))) return;
      const next = corners[(i + 1) % 6];
      pen.moveTo(corners[i].x, corners[i].y);
      pen.lineTo(next.x, next.y);
    });
  }
}

function trace(pen: Pen, corners: readonly { readonly x: number; readonly y: number }[]): void {
  corners.forEach(({ x, y }, i) => {
    if (i === 0) pen.moveTo(x, y);
    else pen.lineTo(x, y);
  });
  pen.closePath();
}
