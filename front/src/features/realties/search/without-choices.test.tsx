import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { appdata } from '../../../testing/appdata.ts';
import { hydrateSite } from '../../../testing/hydrate-site.tsx';

const ok = (body: unknown) => ({ status: 200, body });
const down = { status: 503, body: { status: 503, code: 'x' } };

/** A search in a browser that is refused what staff file listings under, until that is mended. */
const openPanel = async () => {
  const api = { mended: false };
  const answer = (_: unknown, { pathname }: URL) => {
    if (pathname === '/v1/region/appdata') return ok(appdata);
    return ok(pathname.endsWith('/count') ? 3 : []);
  };
  const site = await hydrateSite('/realtylist?regionId=CA595911606&txType=0', answer, (one, url) =>
    url.pathname === '/v1/region/appdata' && !api.mended ? down : answer(one, url),
  );
  fireEvent.click(screen.getByRole('link', { name: /^필터/ }));
  return { ...site, api, panel: within(await screen.findByRole('dialog', { name: '필터' })) };
};

test('where its choices cannot be had, the panel opens without them and leaves that part of the search as it is', async () => {
  const { address, user, panel, api } = await openPanel();
  expect(panel.getByRole('alert')).toHaveTextContent('지역, 집 종류, 거래를 불러오지 못했어요');
  expect(panel.queryByRole('combobox', { name: '지역' })).toBeNull();
  await user.click(panel.getByRole('radio', { name: '스튜디오' }));
  // The page that it leads to needs them.
  api.mended = true;
  await user.click(await panel.findByRole('button', { name: '3건 보기' }));
  await waitFor(() => expect(address()).toBe('/realtylist?regionId=CA595911606&txType=0&bedroom=0'));
});

test('opened again, it has them', async () => {
  const { user, panel, api } = await openPanel();
  await user.click(panel.getByRole('button', { name: '필터 닫기' }));
  api.mended = true;
  fireEvent.click(screen.getByRole('link', { name: /^필터/ }));
  expect(await panel.findByRole('button', { name: /^버나비/ })).toBeInTheDocument();
  expect(panel.queryByRole('alert')).toBeNull();
});
