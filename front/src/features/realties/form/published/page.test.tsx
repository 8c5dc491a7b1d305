import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { signInAs } from '../../../../testing/member.ts';
import { openSite } from '../../../../testing/open-site.tsx';
import { sampleRealty } from '../../../../testing/sample-realty.ts';
import { missingOf } from './missing.ts';

const owner = sampleRealty.userId;

const open = (as: number, more: object = {}) => {
  signInAs(as);
  return openSite('/mypage/published/12', (_, { pathname }) => {
    if (pathname === '/v1/query/realties/12') {
      const body = { ...sampleRealty, expiresDate: { time: '1800000000000' }, visible: true, ...more };
      return { status: 200, body };
    }
    if (pathname === '/v1/account/me')
      return { status: 200, body: { id: as, name: '민지', email: '', roles: [], verified: true } };
    return { status: 200, body: pathname.endsWith('/count') ? 0 : [] };
  });
};

test('who has published reads until when it is shown, and is led to the fields that say more', async () => {
  await open(owner, { deposit: null });
  expect(await screen.findByText('1월 15일까지 보여요.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('매물을 올렸어요');
  expect(screen.getByRole('button', { name: '공유하기' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: '매물 보기' })).toHaveAttribute('href', '/realtylist/12');
  expect(screen.getByRole('link', { name: '보증금 넣기' })).toHaveAttribute(
    'href',
    '/mypage/renteditform/12#deposit',
  );
});

test('one that waits for the verification of an address says so and is not shared', async () => {
  await open(owner, { unverified: true, visible: false });
  expect(await screen.findByText(/이메일을 인증하면 다른 사람에게 보여요/)).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '공유하기' })).toBeNull();
});

test('the listing of somebody else is not told about', async () => {
  await open(owner + 1);
  expect(await screen.findByText('내 매물이 아니에요')).toBeInTheDocument();
});

test('of a room more is missing than of a home', () => {
  const bare = {
    ...sampleRealty,
    images: [],
    availability: null,
    availableDate: '',
    utilities: [],
    utilitiesFee: null,
    roomKind: null,
    bathKind: null,
    housemates: '',
  };
  const { utilitiesIncluded: _, ...unsaid } = bare;
  const fields = (reType: number) => missingOf({ ...unsaid, reType }).map(({ field }) => field);
  expect(fields(2)).toEqual(expect.arrayContaining(['images', 'availability', 'utilitiesIncluded']));
  expect(fields(2)).not.toContain('bathKind');
  expect(fields(9)).toEqual(expect.arrayContaining(['roomKind', 'bathKind', 'housemates']));
});
