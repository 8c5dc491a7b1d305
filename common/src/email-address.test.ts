import { expect, test } from 'vitest';
import { endpoints } from './contract/index.ts';
import { normalEmail } from './email-address.ts';

const fullWidth = (text: string): string =>
  text.replaceAll(/[!-~]/g, (sign) => String.fromCodePoint(sign.charCodeAt(0) + 0xfee0));

/** Ways of writing an address that a mail program takes for the same one. */
const WAYS: ((address: string) => string)[] = [
  (address) => ` ${address}\n`,
  (address) => address.toUpperCase(),
  (address) => address.normalize('NFD'),
  (address) => address.replace('@', '＠').replaceAll('.', '．'),
  (address) => address.replace(/[^@＠]*$/, (domain) => domain.replaceAll(/[.．]/g, '。')),
  fullWidth,
];

const ADDRESSES = ['v@example.com', 'kim.minji+hanca@mail.example.org', '민지@한국.kr', 'é@bücher.example'];

/** Characters of the blocks whose letters have other forms, and some of all others. */
const characters = (): string[] =>
  [
    ...Array.from({ length: 0x3400 }, (_, point) => point),
    ...Array.from({ length: 0x700 }, (_, n) => 0xf900 + n),
    ...Array.from({ length: 0x110000 / 97 }, (_, n) => n * 97),
  ]
    .filter((point) => point < 0xd800 || point > 0xdfff)
    .map((point) => String.fromCodePoint(point));

test('an address has one form, however it is written, and that form is its own', () => {
  for (const address of ADDRESSES) {
    const form = normalEmail(address);
    expect(form, address).toMatch(/^[^@]+@[a-z\d.-]+$/);
    for (const way of WAYS) {
      expect(normalEmail(way(address)), way(address)).toBe(form);
      for (const other of WAYS) expect(normalEmail(other(way(address))), other(way(address))).toBe(form);
    }
  }
  expect(normalEmail('민지@한국.kr')).toBe('민지@xn--3e0b707e.kr');
});

test('no character gives an address a second form', () => {
  const faults: string[] = [];
  const hidden = /[\p{Cf}\p{DI}]/u;
  for (const character of characters()) {
    const isHidden = hidden.test(character);
    for (const typed of [`v${character}w@example.com`, ...(isHidden ? [`vw@exam${character}ple.com`] : [])]) {
      const form = normalEmail(typed);
      const isFaulty = isHidden
        ? form !== 'vw@example.com'
        : form !== null && (normalEmail(form) !== form || /[\s\p{Cc}\p{Cf}\p{DI}<>(),:;"[\]\\]/u.test(form));
      if (isFaulty) faults.push(JSON.stringify(typed));
    }
  }
  expect(faults).toEqual([]);
});

test('what a mail program would mend or take off is no address', () => {
  const typed = ['v@example.com>', '<v@example.com', '"v"@example.com', 'v(o)@example.com', 'v@example.com.'];
  const others = [
    'v@[192.0.2.1]',
    'v@192.0.2.1',
    'v@example.co%6d',
    'v@example.com:25',
    'v@example.com/x',
    'v',
  ];
  const broken = [
    'v@exa mple.com',
    'v\u0000@example.com',
    'v@w@example.com',
    '@example.com',
    'v@',
    'v@com',
    '',
  ];
  for (const one of [...typed, ...others, ...broken]) expect(normalEmail(one), one).toBeNull();
  expect(normalEmail(`${'v'.repeat(250)}@example.com`)).toBeNull();
});

test('every call that takes an email address takes its one form', () => {
  const taken = endpoints().flatMap(({ name, endpoint }) => {
    const shape = endpoint.body && 'shape' in endpoint.body ? (endpoint.body.shape as object) : {};
    return Object.entries(shape)
      .filter(([field, schema]) => /email/i.test(field) && schema.type === 'string')
      .map(([field, schema]) => `${name} ${field}: ${schema.safeParse('Ｖ\u00ad@ｅxample.com').data}`);
  });
  expect(taken.length).toBeGreaterThan(3);
  expect(taken.filter((one) => !one.endsWith(': v@example.com'))).toEqual([]);
});
