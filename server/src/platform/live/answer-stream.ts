import type { FormattedExecutionResult } from 'graphql';

/**
 * The answers to one subscription: one for each thing that its source says, made one after the other. No generator: that one
 * would wait for its source before it can be ended.
 */
export class AnswerStream<Said> implements AsyncIterableIterator<FormattedExecutionResult> {
  readonly #source: AsyncIterator<Said>;
  readonly #answer: (said: Said) => Promise<FormattedExecutionResult | undefined>;
  #done: (() => void) | undefined;

  /**
   * @param answer undefined if the subscriber has gone
   * @param done called once, when it is over
   */
  constructor(
    source: AsyncIterator<Said>,
    answer: (said: Said) => Promise<FormattedExecutionResult | undefined>,
    done: () => void,
  ) {
    this.#source = source;
    this.#answer = answer;
    this.#done = done;
  }

  async next(): Promise<IteratorResult<FormattedExecutionResult>> {
    const said = await this.#source.next();
    const answer = said.done ? undefined : await this.#answer(said.value);
    return answer === undefined ? this.return() : { value: answer, done: false };
  }

  async return(): Promise<IteratorResult<FormattedExecutionResult>> {
    this.#done?.();
    this.#done = undefined;
    await this.#source.return?.();
    return { value: undefined, done: true };
  }

  [Symbol.asyncIterator](): this {
    return this;
  }
}
