import { changeOf } from '../../model/change';

type Line = {
  latest?: { modal: number } | null | undefined;
  dayBefore?: { modal: number } | null | undefined;
};

/** The lines that moved most since the day before, at most `most` up and as many down, the farthest first. */
export function movers<Moved extends Line>(lines: readonly Moved[], most: number): { up: Moved[]; down: Moved[] } {
  const moved = lines
    .map((line) => ({ line, percent: changeOf(line.latest, line.dayBefore)?.percent ?? 0 }))
    .sort((one, other) => other.percent - one.percent);
  const up = moved.filter(({ percent }) => percent > 0).slice(0, most);
  const down = moved
    .filter(({ percent }) => percent < 0)
    .slice(-most)
    .reverse();
  return { up: up.map(({ line }) => line), down: down.map(({ line }) => line) };
}
