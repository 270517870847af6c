/** How often each wish was done, and how often it was refused with which code. */
export class OutcomeCounts {
  readonly #counts = new Map<string, Map<string, number>>();

  count(name: string, outcome: string, times = 1): void {
    const outcomes = this.#counts.get(name) ?? new Map<string, number>();
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + times);
    this.#counts.set(name, outcomes);
  }

  /** What was done less often than `least`: a run in which it does not happen says nothing about it. */
  missing(names: Iterable<string>, least: number): string[] {
    return [...new Set(names)].flatMap((name) => {
      const times = this.#counts.get(name)?.get('done') ?? 0;
      return times < least ? [`${name}: done ${times} times, and ${least} is the least`] : [];
    });
  }

  /** One line a wish, what was done first. */
  toString(): string {
    return [...this.#counts]
      .map(([name, outcomes]) => {
        const { done, ...refused } = Object.fromEntries(outcomes);
        const parts = Object.entries(refused).sort(([, one], [, other]) => other - one);
        return `${name}: done ${done ?? 0}${parts.map(([code, times]) => `, ${code} ${times}`).join('')}`;
      })
      .sort()
      .join('\n');
  }
}
