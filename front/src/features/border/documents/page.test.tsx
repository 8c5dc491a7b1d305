import { DOCUMENT_CARDS, DOCUMENT_PARTS, DOCUMENT_SOURCES } from '@hanca/common/border-documents.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { canonicalAddress } from '../../../canonical.ts';
import { openSite } from '../../../testing/open-site.tsx';

const open = (query = '') => openSite(`/border/documents${query}`, () => ({ status: 500, body: {} }));

test('whom the reader picks has a card each, and the choice stands in the address', async () => {
  const { user, address, requests } = await open();
  const status = screen.getByText('함께 가는 사람을 고르면 사람마다 카드를 보여 드려요.');
  expect(status).toHaveRole('status');
  await user.click(screen.getByRole('checkbox', { name: '영주권자(한국 여권) 어른' }));
  await user.click(screen.getByRole('checkbox', { name: '캐나다 시민권자 어린이' }));
  await user.click(screen.getByRole('button', { name: '카드 보기' }));
  expect(address()).toBe('/border/documents?who=citizen-child%2Cpr');
  await waitFor(() => expect(screen.getByRole('heading', { name: '캐나다 시민권자 어린이' })).toHaveFocus());
  expect(status).toHaveTextContent('카드 2장을 보여 드려요.');
  const child = within(await screen.findByRole('region', { name: '캐나다 시민권자 어린이' }));
  expect(child.getByText(/출생증명서\(원본이나 사본\)/)).toBeVisible();
  expect(child.queryByText(/ESTA/)).toBeNull();
  const resident = within(screen.getByRole('region', { name: '영주권자(한국 여권) 어른' }));
  expect(resident.getByText(/2022년 10월 1일부터 육로/)).toBeVisible();
  expect(resident.getByText(/영주권 카드와 여권/)).toBeVisible();
  const [source] = resident.getAllByRole('link', { name: 'CBP 육로 ESTA 안내(2023-04-11)' });
  expect(source).toHaveAttribute('href', DOCUMENT_SOURCES.estaLand.href);
  expect(source?.parentElement).toHaveTextContent('2026년 11월 24일 확인');
  expect(screen.getByText(/부모 한 사람만 함께 가도/)).toBeVisible();
  expect(requests).toEqual([]);
});

test('who picks nobody is told so beside the choice, and what was pressed keeps the focus', async () => {
  const { user, address } = await open();
  const button = screen.getByRole('button', { name: '카드 보기' });
  await user.click(button);
  expect(screen.getByRole('alert')).toHaveTextContent('함께 가는 사람을 골라 주세요.');
  expect(screen.getByRole('group', { name: '누가 함께 가나요?' })).toHaveAccessibleDescription(
    '함께 가는 사람을 골라 주세요.',
  );
  expect(button).toHaveFocus();
  expect(address()).toBe('/border/documents');
  await user.click(screen.getByRole('checkbox', { name: '영주권자(한국 여권) 어른' }));
  await user.click(button);
  await waitFor(() =>
    expect(screen.getByRole('heading', { name: '영주권자(한국 여권) 어른' })).toHaveFocus(),
  );
  expect(screen.queryByRole('alert')).toBeNull();
});

test('an address that a form without scripts sends is read, and what is no traveller is left out', async () => {
  await open('?who=work&who=us&who=work-child&who=%3Cscript%3E');
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    '취업 허가 소지자(한국 여권) 어른',
    '미국 시민권자 어른',
  ]);
  expect(screen.getByRole('checkbox', { name: '미국 시민권자 어른' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: '미국 시민권자 어린이' })).not.toBeChecked();
  expect(canonicalAddress('/border/documents?who=us&who=work&who=work&who=x')).toBe(
    '/border/documents?who=work%2Cus',
  );
  expect(canonicalAddress('/border/documents?who=x')).toBe('/border/documents');
});

test('every card says what is needed both ways and what it costs, each from a page of an agency', () => {
  expect(DOCUMENT_CARDS).toHaveLength(11);
  for (const { code, card } of DOCUMENT_CARDS) {
    for (const part of DOCUMENT_PARTS) expect(card[part].length, `${code} ${part}`).toBeGreaterThan(0);
  }
  for (const { href, checked } of Object.values(DOCUMENT_SOURCES)) {
    expect(href).toMatch(/^https:\/\/(?:[a-z-]+\.)*(?:cbp\.gov|gc\.ca|canada\.ca|govinfo\.gov|usa\.gov)\//);
    expect(checked).toMatch(/^2026-\d\d-\d\d$/);
  }
});

/** Part of a card, words in it, and the codes of the only travellers whose cards have them. */
const SAID = [
  ['south', '한국 전자여권', /^(?:pr|visitor|study|work)/],
  ['south', '승인된 ESTA', /^(?:pr|visitor|study|work)/],
  ['south', '제 이름의 ESTA', /^(?:pr|visitor|study)-child$/],
  ['south', 'I-94 출입국 기록', /^(?:pr|visitor|study|work)/],
  ['south', '캐나다 여권', /^citizen/],
  ['south', '미국 여권', /^us/],
  ['south', '강화 운전면허(EDL)', /^(?:citizen|us)$/],
  ['south', '출생증명서', /^(?:citizen|us)-child$/],
  ['back', '캐나다 여권', /^citizen/],
  ['back', '미국 여권', /^us/],
  ['back', '한국 여권', /^(?:visitor|study|work)/],
  ['back', '영주권 카드', /^pr/],
  ['back', '학업 허가', /^study/],
  ['back', '취업 허가', /^work/],
  ['back', 'eTA가 없어도', /^(?:visitor|study|work)/],
  ['back', '동의서', /-child$/],
  ['cost', '40달러', /^(?:pr|visitor|study|work)/],
  ['cost', '수수료는 안내에 없어요', /^(?:citizen|us)/],
  ['cost', '영주권 카드', /^pr/],
  ['cost', '학업 허가', /^study/],
  ['cost', '취업 허가', /^work/],
] as const;

/** For each part, groups of travellers with the same text. */
const ALIKE = {
  south: [
    'citizen',
    'citizen-child',
    'pr visitor study work',
    'pr-child visitor-child study-child',
    'us',
    'us-child',
  ],
  back: DOCUMENT_CARDS.map(({ code }) => code),
  cost: [
    'citizen citizen-child us us-child',
    'pr',
    'pr-child',
    'visitor visitor-child',
    'study study-child',
    'work',
  ],
};

test('every traveller has documents of their own for each way, and nobody those of another', () => {
  for (const [part, word, whose] of SAID) {
    const saying = DOCUMENT_CARDS.filter(({ card }) => card[part].some(({ text }) => text.includes(word)));
    const those = DOCUMENT_CARDS.filter(({ code }) => whose.test(code));
    expect(those).not.toEqual([]);
    expect(
      saying.map(({ code }) => code),
      `${part} ${word}`,
    ).toEqual(those.map(({ code }) => code));
  }
  for (const part of DOCUMENT_PARTS) {
    const alike = Map.groupBy(DOCUMENT_CARDS, ({ card }) => JSON.stringify(card[part]));
    const codes = [...alike.values()].map((cards) => cards.map(({ code }) => code).join(' '));
    expect(codes, part).toEqual(ALIKE[part]);
  }
});
