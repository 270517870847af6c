const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/**
 * A length of time in words of English, for descriptions that are made of the constant that decides: `48 hours`, `3 minutes`. Below
 * three days it is said in hours.
 * @param milliseconds a whole number of seconds
 */
export function inWords(milliseconds: number): string {
  const units: ReadonlyArray<readonly [number, number, string]> = [
    [3 * DAY, DAY, 'day'],
    [HOUR, HOUR, 'hour'],
    [MINUTE, MINUTE, 'minute'],
  ];
  const [, size, name] = units.find(([from, each]) => milliseconds >= from && milliseconds % each === 0) ?? [
    0,
    SECOND,
    'second',
  ];
  const count = milliseconds / size;
  return `${count} ${name}${count === 1 ? '' : 's'}`;
}
