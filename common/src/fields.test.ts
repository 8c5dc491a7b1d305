import { expect, test, vi } from 'vitest';
import { signinForm } from './contract/account.ts';
import { personName, text, title } from './fields.ts';

const marks = (many: number) => `e${'\u0301'.repeat(many / 2)}${'\u0323'.repeat(many / 2)}`;

test('a letter with endless marks is refused before it is normalised, which would take hours', () => {
  const normalise = vi.spyOn(String.prototype, 'normalize');
  const long = marks(1_000_000);
  for (const field of [text(0, 200_000), title(1, 200), personName(40)]) {
    expect(field.safeParse(long).error?.issues).toEqual([expect.objectContaining({ message: 'nul' })]);
  }
  const signin = signinForm.safeParse({ email: `${long}@example.org`, password: 'maple-syrup' });
  expect(signin.error?.issues).toEqual([expect.objectContaining({ path: ['email'] })]);
  expect(normalise).not.toHaveBeenCalled();
  normalise.mockRestore();
});

test('marks as languages have them are taken', () => {
  for (const word of ['cafe\u0301', 'ệ'.normalize('NFD'), '한글'.normalize('NFD'), marks(30)]) {
    expect(text(0, 100).parse(word)).toBe(word.normalize('NFC'));
  }
});

test('of a name that is far too long no more is read than shows it', () => {
  const normalise = vi.spyOn(String.prototype, 'normalize');
  expect(personName(40).safeParse('\ufdfa'.repeat(300_000)).error?.issues).toEqual([
    expect.objectContaining({ code: 'too_big', maximum: 40 }),
  ]);
  expect(normalise.mock.contexts.map((name) => String(name).length)).toEqual([400]);
  normalise.mockRestore();
});
