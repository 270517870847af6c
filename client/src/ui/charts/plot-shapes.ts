import { scaleLinear, scaleUtc } from 'd3-scale';
import { area, curveMonotoneX, line } from 'd3-shape';

/** One point of a plot: a day `YYYY-MM-DD` with the value that counts, and what is least and greatest around it. */
export type PlotPoint = { day: string; least: number; modal: number; greatest: number };

/** The drawing's own units: it is stretched to whatever room there is. */
export const WIDTH = 1_000;
export const HEIGHT = 300;

/** How many days the axis names at most: more would touch each other on a phone. */
const DAY_TICKS = 4;
const VALUE_TICKS = 4;
/** A mark farther off than so many times the span of the values would flatten them. */
const FARTHEST_MARK = 1;

/** A place on an axis, in parts of a hundred from its beginning. */
export type Tick<Value> = { value: Value; at: number };

export type PlotShapes = {
  /** Path of the band from least to greatest, and of the line of what counts. */
  band: string;
  line: string;
  /** Each point's place, in parts of a hundred from the left and from the top. */
  places: readonly { left: number; top: number }[];
  days: readonly Tick<string>[];
  values: readonly Tick<number>[];
  /** From the top, in parts of a hundred; undefined where it is too far off to be drawn. */
  markAt: number | undefined;
};

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);

/**
 * The geometry of a plot of at least one point, in the order of days. Its axis of values shows differences: it begins near the
 * least value, not at nought.
 *
 * @param mark a value that is drawn as a line across, such as a support price
 */
export function plotShapes(points: readonly PlotPoint[], mark: number | undefined): PlotShapes {
  const times = points.map(({ day }) => Date.parse(day));
  const least = Math.min(...points.map((point) => point.least));
  const greatest = Math.max(...points.map((point) => point.greatest));
  const span = Math.max(greatest - least, greatest * 0.02);
  const isNear = mark !== undefined && mark > least - span * FARTHEST_MARK && mark < greatest + span * FARTHEST_MARK;
  const all = isNear ? [least, greatest, mark] : [least, greatest];
  const y = scaleLinear([Math.min(...all) - span * 0.08, Math.max(...all) + span * 0.12], [HEIGHT, 0]);
  const x = scaleUtc([Math.min(...times), Math.max(...times)], [0, WIDTH]);
  const xAt = (index: number) => (points.length > 1 ? x(times[index] ?? 0) : WIDTH / 2);
  const shape = <Drawn extends { digits(digits: number): Drawn }>(drawn: Drawn) => drawn.digits(1);
  return {
    band:
      shape(area<PlotPoint>())
        .x((_, index) => xAt(index))
        .y0(({ least: from }) => y(from))
        .y1(({ greatest: to }) => y(to))
        .curve(curveMonotoneX)([...points]) ?? '',
    line:
      shape(line<PlotPoint>())
        .x((_, index) => xAt(index))
        .y(({ modal }) => y(modal))
        .curve(curveMonotoneX)([...points]) ?? '',
    places: points.map(({ modal }, index) => ({ left: (xAt(index) / WIDTH) * 100, top: (y(modal) / HEIGHT) * 100 })),
    days:
      points.length > 1
        ? x
            .ticks(DAY_TICKS)
            // Of few days the hours would be named, too.
            .filter((moment) => moment.getUTCHours() === 0)
            .map((moment) => ({ value: dayOf(moment), at: (x(moment) / WIDTH) * 100 }))
        : [],
    values: y.ticks(VALUE_TICKS).map((value) => ({ value, at: (y(value) / HEIGHT) * 100 })),
    markAt: isNear ? (y(mark) / HEIGHT) * 100 : undefined,
  };
}

/** The point to show when a day is asked for from another one: the next with a value in that direction. */
export function pointTowards(points: readonly PlotPoint[], from: number, asked: number): number {
  const times = points.map(({ day }) => Date.parse(day));
  const current = times[from] ?? asked;
  if (asked > current) {
    const next = times.findIndex((time) => time >= asked);
    return next === -1 ? points.length - 1 : next;
  }
  const before = times.findLastIndex((time) => time <= asked);
  return before === -1 ? 0 : before;
}

/** The point whose place is nearest to one part of a hundred from the left. */
export function nearestPoint(places: PlotShapes['places'], left: number): number {
  return places.reduce(
    (nearest, place, index) =>
      Math.abs(place.left - left) < Math.abs((places[nearest]?.left ?? 0) - left) ? index : nearest,
    0,
  );
}
