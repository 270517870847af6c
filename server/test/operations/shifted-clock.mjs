/*
 * Loaded into the built server by a test: its wall clock is off by CLOCK_OFF_MS, and what is tidied up every minute is
 * tidied up five times a second. The monotonic clock is left alone, as on a machine whose date somebody sets wrongly.
 */
const off = Number(process.env.CLOCK_OFF_MS);
const RightDate = Date;
const now = () => RightDate.now() + off;
globalThis.Date = new Proxy(RightDate, {
  construct: (target, parts, newTarget) => Reflect.construct(target, parts.length === 0 ? [now()] : parts, newTarget),
  apply: () => new RightDate(now()).toString(),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});

const repeat = globalThis.setInterval;
globalThis.setInterval = (work, milliseconds, ...parts) =>
  repeat(work, milliseconds === 60_000 ? 200 : milliseconds, ...parts);
