import { DataDirInUse } from '../db/data-dir.ts';
import { OperatorError, sentenceOf as sentenceOfAny } from '../operator-error.ts';

/** A backup or restore that was refused; its message is for the operator, in whole sentences. */
export class BackupError extends OperatorError {
  override readonly name = 'BackupError';
}

/** What to tell the operator about an error that needs no stack; null for any other. */
export const sentenceOf = (error: unknown): string | null => {
  if (error instanceof DataDirInUse) {
    return `${error.message}. Stop the server first: the embedded database serves one process at a time. (With DATABASE_URL a backup is made while the server runs.)`;
  }
  return sentenceOfAny(error);
};
