import { normalEmail } from '@hanca/common/email-address.ts';
import { createTransport } from 'nodemailer';
import { expect, test } from 'vitest';

const mailer = createTransport({ jsonTransport: true });
const recipientOf = async (address: string) =>
  (await mailer.sendMail({ to: { name: '', address }, from: 'no-reply@hanca.example', text: '' })).envelope
    .to[0];

test('a mail goes to the address as it is stored: no sign in it means another one to the mail program', async () => {
  const signs = Array.from({ length: 0x7f - 0x20 }, (_, n) => String.fromCharCode(0x20 + n));
  const typed = signs.flatMap((sign) => [
    ...[`${sign}v@example.com`, `v${sign}w@example.com`, `v${sign}@example.com`],
    ...[`v@${sign}example.com`, `v@exam${sign}ple.com`, `v@example.com${sign}`],
  ]);
  const stored = new Set(typed.flatMap((address) => normalEmail(address) ?? []));
  const elsewhere: string[] = [];
  for (const address of [...stored, 'v@xn--3e0b707e.kr']) {
    // Dots where RFC 5322 has none are quoted on the way; nothing else of the address is.
    const recipient = (await recipientOf(address))?.replaceAll('"', '');
    if (recipient !== address) elsewhere.push(`${address} goes to ${recipient}`);
  }
  expect(stored.size).toBeGreaterThan(100);
  expect(elsewhere).toEqual([]);
});
