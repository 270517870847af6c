import type { OverlayOptions } from 'sharp';
import type { StripPlaces } from './strip-places.rules.js';

/** The drawing of the page (`client/src/ui/price-strip/price-strip.tsx`) in its own units, and how large it is on a picture. */
const UNITS = { width: 200, height: 18 } as const;
const PIXELS_A_UNIT = 5;
/** Around it, in units: it stands on a plate of its own. */
const MARGIN = 3;
/** Each pixel is looked at in so many places along either side: no edge is jagged. */
const LOOKS = 2;

const AXIS_Y = 9;
type Ink = readonly [red: number, green: number, blue: number];
const INKS = {
  plate: [255, 255, 255],
  axis: [206, 214, 200],
  range: [94, 150, 98],
  mandi: [27, 94, 32],
  msp: [74, 90, 74],
  dot: [239, 138, 23],
} as const satisfies Record<string, Ink>;

/** The ink at a point, of what is drawn last there. */
function inkAt({ lowest, highest, mandi, msp, dot }: StripPlaces, x: number, y: number): Ink {
  const [right, below] = [x - dot, y - AXIS_Y];
  const square = right * right + below * below;
  if (square <= 25) return INKS.dot;
  if (square <= 49) return INKS.plate;
  if (msp !== null && y >= 12 && y <= 17 && Math.abs(x - msp) <= ((y - 12) * 4) / 5) return INKS.msp;
  if (Math.abs(x - mandi) <= 1 && y >= 3 && y <= 15) return INKS.mandi;
  const isOnLine = Math.abs(y - AXIS_Y) <= 2;
  if (isOnLine && x >= lowest && x <= highest) return INKS.range;
  return isOnLine && x >= 6 && x <= 194 ? INKS.axis : INKS.plate;
}

/** The price strip as pixels, to be laid over a picture: a drawing in SVG would need a reader of SVG where pictures of people are read. */
export function stripPicture(places: StripPlaces): OverlayOptions {
  const width = (UNITS.width + 2 * MARGIN) * PIXELS_A_UNIT;
  const height = (UNITS.height + 2 * MARGIN) * PIXELS_A_UNIT;
  const pixels = Buffer.alloc(width * height * 3);
  const unitAt = (look: number) => (look + 0.5) / LOOKS / PIXELS_A_UNIT - MARGIN;
  const sums = new Uint16Array(pixels.length);
  for (let down = 0; down < height * LOOKS; down += 1) {
    for (let along = 0; along < width * LOOKS; along += 1) {
      const [red, green, blue] = inkAt(places, unitAt(along), unitAt(down));
      const at = (Math.floor(down / LOOKS) * width + Math.floor(along / LOOKS)) * 3;
      sums[at] = (sums[at] ?? 0) + red;
      sums[at + 1] = (sums[at + 1] ?? 0) + green;
      sums[at + 2] = (sums[at + 2] ?? 0) + blue;
    }
  }
  pixels.set(sums.map((sum) => sum / LOOKS ** 2));
  return { input: pixels, raw: { width, height, channels: 3 }, gravity: 'south' };
}

/** As an address says it: `30.170.95.80.120`, 0 for an MSP that there is not. */
export const stripText = ({ lowest, highest, mandi, msp, dot }: StripPlaces): string =>
  [lowest, highest, mandi, msp ?? 0, dot].join('.');

/** What an address says; undefined where that is no strip. */
export function stripIn(text: unknown): StripPlaces | undefined {
  if (typeof text !== 'string' || !/^\d{1,3}(\.\d{1,3}){4}$/.test(text)) return undefined;
  const [lowest = 0, highest = 0, mandi = 0, msp = 0, dot = 0] = text.split('.').map(Number);
  return { lowest, highest, mandi, msp: msp || null, dot };
}
