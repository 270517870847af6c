/** When what a page shows was answered; `missed` where it was asked for, is not there, and there is no network. */
export type AnswerTime = { at: number; kept: boolean } | 'missed';

/** What each page of this visit shows, by its path: the time of its answer, and whether that came out of what is kept. */
export class AnswerTimes {
  private readonly times = new Map<string, AnswerTime>();
  private readonly listeners = new Set<() => void>();

  readonly subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    return () => this.listeners.delete(listener);
  };

  of(page: string): AnswerTime | null {
    return this.times.get(page) ?? null;
  }

  /** Of several kept answers on a page the oldest is named; a new one from the server replaces what was. */
  took(page: string, at: number, kept: boolean): void {
    const known = this.times.get(page);
    const isOlderKnown = kept && known && known !== 'missed' && known.kept && known.at < at;
    this.set(page, isOlderKnown ? known : { at, kept });
  }

  /** What is shown already stays what it is. */
  missed(page: string): void {
    if (!this.times.has(page)) this.set(page, 'missed');
  }

  private set(page: string, time: AnswerTime): void {
    this.times.set(page, time);
    for (const listener of this.listeners) listener();
  }
}
