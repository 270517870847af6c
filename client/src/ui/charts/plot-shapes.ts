import { scaleLinear } from 'd3-scale';
import { area, curveMonotoneX, line } from 'd3-shape';
import { utcTicks } from 'd3-time';

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
/** Marks at the ends of lines stand at least so far from each other, in parts of a hundred of the height. */
const BETWEEN_ENDS = 9;

/** A place on an axis, in parts of a hundred from its beginning. */
export type Tick<Value> = { value: Value; at: number };

/** What every plot through time has. */
export type PlotAxes = {
  days: readonly Tick<string>[];
  values: readonly Tick<number>[];
};

export type PlotShapes = PlotAxes & {
  /** Path of the band from least to greatest, and of the line of what counts. */
  band: string;
  line: string;
  /** Each point's place, in parts of a hundred from the left and from the top. */
  places: readonly { left: number; top: number }[];
  /** From the top, in parts of a hundred; undefined where it is too far off to be drawn. */
  markAt: number | undefined;
};

const dayOf = (moment: Date) => moment.toISOString().slice(0, 10);
const percent = (value: number, whole: number) => (value / whole) * 100;

/**
 * Scales and axes of days in their order and of values. The axis of values shows differences: it begins near the least value,
 * not at nought.
 *
 * @param span what the room above and below the values is measured by
 */
function axesOf(days: readonly string[], [least, greatest]: readonly [number, number], span: number) {
  const y = scaleLinear([least - span * 0.08, greatest + span * 0.12], [HEIGHT, 0]);
  const [first, last] = [Date.parse(days[0] ?? ''), Date.parse(days.at(-1) ?? '')];
  // A scale of time would bring names of months and days in English along.
  const x = scaleLinear([first, last], [0, WIDTH]);
  const xAt = (day: string) => (days.length > 1 ? x(Date.parse(day)) : WIDTH / 2);
  const axes: PlotAxes = {
    days:
      days.length > 1
        ? utcTicks(new Date(first), new Date(last), DAY_TICKS)
            // Of few days the hours would be named, too.
            .filter((moment) => moment.getUTCHours() === 0)
            .map((moment) => ({ value: dayOf(moment), at: percent(x(moment), WIDTH) }))
        : [],
    values: y.ticks(VALUE_TICKS).map((value) => ({ value, at: percent(y(value), HEIGHT) })),
  };
  return { xAt, y, axes };
}

const lineOf = (points: readonly PlotPoint[], xAt: (day: string) => number, y: (value: number) => number): string =>
  line<PlotPoint>()
    .digits(1)
    .x(({ day }) => xAt(day))
    .y(({ modal }) => y(modal))
    .curve(curveMonotoneX)([...points]) ?? '';

/**
 * The geometry of a plot of at least one point, in the order of days.
 *
 * @param mark a value that is drawn as a line across, such as a support price
 */
export function plotShapes(points: readonly PlotPoint[], mark: number | undefined): PlotShapes {
  const least = Math.min(...points.map((point) => point.least));
  const greatest = Math.max(...points.map((point) => point.greatest));
  const span = Math.max(greatest - least, greatest * 0.02);
  const isNear = mark !== undefined && mark > least - span * FARTHEST_MARK && mark < greatest + span * FARTHEST_MARK;
  const all = isNear ? [least, greatest, mark] : [least, greatest];
  const days = points.map(({ day }) => day);
  const { xAt, y, axes } = axesOf(days, [Math.min(...all), Math.max(...all)], span);
  return {
    ...axes,
    band:
      area<PlotPoint>()
        .digits(1)
        .x(({ day }) => xAt(day))
        .y0(({ least: from }) => y(from))
        .y1(({ greatest: to }) => y(to))
        .curve(curveMonotoneX)([...points]) ?? '',
    line: lineOf(points, xAt, y),
    places: points.map(({ day, modal }) => ({ left: percent(xAt(day), WIDTH), top: percent(y(modal), HEIGHT) })),
    markAt: isNear ? percent(y(mark), HEIGHT) : undefined,
  };
}

export type LineShapes = PlotAxes & {
  lines: readonly {
    path: string;
    /** From the top, in parts of a hundred, where its mark stands: beside its end, and clear of the others. */
    markAt: number;
    /** From the top, in parts of a hundred, by the day. */
    tops: ReadonlyMap<string, number>;
  }[];
  /** Every day that a line has, in order, each with its place in parts of a hundred from the left. */
  places: readonly { day: string; left: number }[];
};

/** Marks moved apart until each can be read, none of them out of the drawing. */
function apart(tops: readonly number[]): number[] {
  const order = tops.map((top, index) => ({ top, index })).sort((one, other) => one.top - other.top);
  const below: number[] = [];
  for (const { top } of order) below.push(Math.max(top, (below.at(-1) ?? -BETWEEN_ENDS) + BETWEEN_ENDS));
  const moved = below.map((top, place) => Math.min(top, 100 - (below.length - 1 - place) * BETWEEN_ENDS));
  return tops.map((top, index) => moved[order.findIndex((each) => each.index === index)] ?? top);
}

/** The geometry of several lines in one plot, each of at least one point in the order of days. */
export function lineShapes(lines: ReadonlyArray<readonly PlotPoint[]>): LineShapes {
  const all = lines.flat();
  const days = [...new Set(all.map(({ day }) => day))].sort();
  const least = Math.min(...all.map(({ modal }) => modal));
  const greatest = Math.max(...all.map(({ modal }) => modal));
  const { xAt, y, axes } = axesOf(days, [least, greatest], Math.max(greatest - least, greatest * 0.02));
  const drawn = lines.map((points) => ({
    path: lineOf(points, xAt, y),
    tops: new Map(points.map(({ day, modal }) => [day, percent(y(modal), HEIGHT)])),
  }));
  const marks = apart(drawn.map(({ tops }) => [...tops.values()].at(-1) ?? 0));
  return {
    ...axes,
    lines: drawn.map((each, index) => ({ ...each, markAt: marks[index] ?? 0 })),
    places: days.map((day) => ({ day, left: percent(xAt(day), WIDTH) })),
  };
}

/** The point to show when a day is asked for from another one: the next with a value in that direction. */
export function pointTowards(days: readonly string[], from: number, asked: number): number {
  const times = days.map((day) => Date.parse(day));
  const current = times[from] ?? asked;
  if (asked > current) {
    const next = times.findIndex((time) => time >= asked);
    return next === -1 ? days.length - 1 : next;
  }
  const before = times.findLastIndex((time) => time <= asked);
  return before === -1 ? 0 : before;
}

/** The point whose place is nearest to one part of a hundred from the left. */
export function nearestPoint(places: ReadonlyArray<{ left: number }>, left: number): number {
  return places.reduce(
    (nearest, place, index) =>
      Math.abs(place.left - left) < Math.abs((places[nearest]?.left ?? 0) - left) ? index : nearest,
    0,
  );
}
