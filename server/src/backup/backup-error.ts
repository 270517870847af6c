/** Thrown where a backup cannot be made, trusted or restored. The message is one sentence for the operator. */
export class BackupError extends Error {
  constructor(sentence: string, cause?: unknown) {
    super(sentence, { cause });
    this.name = 'BackupError';
  }
}
