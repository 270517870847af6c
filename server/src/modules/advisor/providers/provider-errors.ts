/** The endpoint answered, and what it answered is none. */
export class NoAnswerError extends Error {
  override readonly name = 'NoAnswerError';
}

/** The day's budget of paid calls is spent: no failure, but no answer either. */
export class BudgetSpentError extends Error {
  override readonly name = 'BudgetSpentError';
}
