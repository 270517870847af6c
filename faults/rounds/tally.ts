/** How often each wish was done, and how often it was refused with which code. */
export class Tally {
  readonly #counts = new Map<string, Map<string, number>>();

  count(name: string, outcome: string): void {
    const outcomes = this.#counts.get(name) ?? new Map<string, number>();
    outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    this.#counts.set(name, outcomes);
  }

  /** One line a wish, what was done first. */
  toString(): string {
    return [...this.#counts]
      .map(([name, outcomes]) => {
        const { done, ...refused } = Object.fromEntries(outcomes);
        const parts = Object.entries(refused).sort(([, one], [, other]) => other - one);
        return `${name}: done ${done ?? 0}${parts.map(([code, times]) => `, ${code} ${times}`).join('')}`;
      })
      .join('\n');
  }
}
