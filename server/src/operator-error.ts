/** What the operator can mend: its message is one sentence that names the setting or file, and the remedy. */
export class OperatorError extends Error {
  override name = 'OperatorError';
}

/** What is wrong with a file or folder, by the code of the system's error. */
const FILE_TROUBLE: Record<string, string> = {
  EACCES: 'may not be used by this user; give it to the user that runs the server',
  EPERM: 'may not be used by this user; give it to the user that runs the server',
  EEXIST: 'is a file where a folder is needed; move it away or name another DATA_DIR',
  ENOTDIR: 'is a file where a folder is needed; move it away or name another DATA_DIR',
  EROFS: 'is on a disk that takes no writes; mount it writable or name another DATA_DIR',
  ENOSPC: 'is on a disk that is full; free some space',
};

/** The sentence for the operator about an error that needs no stack; null for any other. */
export const sentenceOf = (error: unknown): string | null => {
  if (error instanceof OperatorError) return error.message;
  const { code = '', path } = error as NodeJS.ErrnoException;
  const trouble = FILE_TROUBLE[code];
  return path && trouble ? `${path} ${trouble} (${code}).` : null;
};
