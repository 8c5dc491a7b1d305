import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { openSite } from '../../../testing/open-site.tsx';
import { sampleRealty } from '../../../testing/sample-realty.ts';

test('the page of the mail names the home, and its form posts the token that has left the address', async () => {
  const { requests } = await openSite('/account/still-there?token=7.1795100000000.seal', () => ({
    status: 200,
    body: sampleRealty,
  }));
  expect(await screen.findByText(sampleRealty.title)).toBeInTheDocument();
  expect(requests.map(({ url }) => url)).toEqual(['/v1/query/realties/7']);
  const form = screen.getByRole('button', { name: '네, 있어요' }).closest('form');
  expect(form).toHaveAttribute('method', 'post');
  expect(form).toHaveAttribute('action', '?token=7.1795100000000.seal');
});

test('what was answered is said', async () => {
  await openSite('/account/still-there?answer=late', () => ({ status: 500, body: {} }));
  expect(screen.getByText('답하지 못했어요')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: '거래완료' })).toBeNull();
});
