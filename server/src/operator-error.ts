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

/** What is wrong with DATABASE_URL, by the code of the system's error for a connection or of PostgreSQL's. */
const DATABASE_TROUBLE: Record<string, string> = {
  ECONNREFUSED: 'nothing listens at its address; start PostgreSQL or correct the address',
  ENOTFOUND: 'its host is not known; correct the address',
  // invalid_password, invalid_authorization_specification and invalid_catalog_name (PostgreSQL, appendix A).
  '28P01': 'its password is wrong; correct it',
  '28000': 'its user may not connect; correct the user or allow it in pg_hba.conf',
  '3D000': 'its server has no database of that name; create it or correct the name',
};

/** The sentence for the operator about an error that needs no stack; null for any other. */
export const sentenceOf = (error: unknown): string | null => {
  if (error instanceof OperatorError) return error.message;
  const { code = '', path } = error as NodeJS.ErrnoException;
  const [fileTrouble, databaseTrouble] = [FILE_TROUBLE[code], DATABASE_TROUBLE[code]];
  if (path && fileTrouble) return `${path} ${fileTrouble} (${code}).`;
  return databaseTrouble && process.env.DATABASE_URL
    ? `DATABASE_URL cannot be used: ${databaseTrouble} (${code}).`
    : null;
};
