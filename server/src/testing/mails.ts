import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** What a mail says, without the encoding of its headers and body. */
export const decodeMail = (raw: string): { headers: string; text: string } => {
  const [head = '', ...body] = raw.split('\r\n\r\n');
  const headers = head
    .replaceAll(/\?=\r\n =\?/g, '?==?')
    .replaceAll(/\r\n[ \t]/g, ' ')
    .replaceAll(/(?:=\?utf-8\?b\?([\w+/=]*)\?=)+/gi, (words) =>
      Buffer.concat(
        [...words.matchAll(/\?b\?([\w+/=]*)\?=/gi)].map(([, part = '']) => Buffer.from(part, 'base64')),
      ).toString(),
    );
  return { headers, text: Buffer.from(body.join('\r\n\r\n'), 'base64').toString().replaceAll('\r\n', '\n') };
};

/** What was mailed to an address, the oldest first. In: the data folder of a product without a mail server. */
export const mailsTo = async (
  recipient: string,
  dataDir: string,
): Promise<{ headers: string; text: string }[]> => {
  const outbox = join(dataDir, 'outbox');
  const names = await readdir(outbox).catch(() => []);
  const files = names.filter((name) => name.endsWith('.eml')).sort();
  const mails = await Promise.all(
    files.map(async (name) => decodeMail(await readFile(join(outbox, name), 'utf8'))),
  );
  return mails.filter(({ headers }) => headers.includes(`\nTo: ${recipient}\r`));
};
