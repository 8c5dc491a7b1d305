// The few bytes of PostgreSQL's protocol that are read or written here; the rest is between pg and PGlite.
// https://www.postgresql.org/docs/current/protocol-message-formats.html

/** What `endsTurn` looks for at the start of a message. */
const QUERY = 'Q'.charCodeAt(0);
const SYNC = 'S'.charCodeAt(0);

/** A message whose first byte is a length, not a type: the start of a session. */
export const isStartup = (message: Uint8Array): boolean => message[0] === 0;

/** Whether the database answers now: all up to a Sync belongs together. */
export const endsTurn = (message: Uint8Array): boolean => message[0] === QUERY || message[0] === SYNC;

/** AuthenticationOk and ReadyForQuery: the answer to every start of a session. */
export const WELCOME = Buffer.from('R\0\0\0\x08\0\0\0\0Z\0\0\0\x05I', 'latin1');

/** Statements as messages, each in a transaction of its own. */
export const queries = (statements: readonly string[]): Uint8Array<ArrayBuffer> =>
  Buffer.concat(
    statements.map((statement) => {
      const text = Buffer.from(`${statement}\0`);
      const head = Buffer.alloc(5, 'Q');
      head.writeInt32BE(text.length + 4, 1);
      return Buffer.concat([head, text]);
    }),
  );

/** What an answer says besides its rows. */
export interface Report {
  /** Whether a transaction is open after it. */
  isInTransaction: boolean;
  /** NOTIFYs of committed transactions, in their order. */
  notifications: { channel: string; payload: string }[];
  /** SQLSTATEs of its errors. */
  errors: string[];
}

const READY = 'Z'.charCodeAt(0);
const ERROR = 'E'.charCodeAt(0);
const NOTIFICATION = 'A'.charCodeAt(0);
const IDLE = 'I'.charCodeAt(0);

/** Reads the messages of an answer. */
export const reportOf = (bytes: Uint8Array<ArrayBuffer>): Report => {
  const buffer = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const report: Report = { isInTransaction: false, notifications: [], errors: [] };
  let at = 0;
  while (at < buffer.length) {
    const end = at + 1 + buffer.readInt32BE(at + 1);
    const type = buffer[at];
    if (type === READY) report.isInTransaction = buffer[at + 5] !== IDLE;
    if (type === ERROR) report.errors.push(sqlState(buffer.toString('utf8', at + 5, end)));
    if (type === NOTIFICATION) {
      // After the number of the process.
      const [channel = '', payload = ''] = buffer.toString('utf8', at + 9, end).split('\0');
      report.notifications.push({ channel, payload });
    }
    at = end;
  }
  return report;
};

const sqlState = (fields: string): string =>
  fields
    .split('\0')
    .find((field) => field.startsWith('C'))
    ?.slice(1) ?? '';
