import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { appdata } from '../../../testing/appdata.ts';
import { openSite } from '../../../testing/open-site.tsx';

// jsdom scrolls nothing.
Element.prototype.scrollIntoView = () => undefined;

/** The choice, to which a link of the page at an address leads. */
const open = async (from: string) => {
  const opened = await openSite(from, (_, { pathname }) => {
    if (pathname === '/v1/region/appdata') return { status: 200, body: appdata };
    return { status: 200, body: pathname.endsWith('/count') ? 0 : [] };
  });
  await opened.user.click(screen.getByRole('link', { name: '지역' }));
  await screen.findByRole('heading', { name: '어느 지역을 볼까요?' });
  return opened;
};

test('places are chosen by links that lead back to the page', async () => {
  await open('/postlist?type=7');
  const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
  const to = (id: string) => `/region/chosen?region=${id}&back=%2Fpostlist%3Ftype%3D7`;
  expect(href('캐나다 전체')).toBe(to('CA00'));
  expect(href('브리티시컬럼비아 전체')).toBe(to('CA59'));
  expect(href('메트로밴쿠버')).toBe(to('CA5915'));
  expect(href('버나비')).toBe(to('CA595911606'));
  expect(screen.getByRole('link', { name: '캐나다 전체' })).toHaveAttribute('aria-current', 'true');
});

test('any place is found by its name, and chosen at once', async () => {
  const { user } = await open('/region');
  const sent = vi.spyOn(HTMLFormElement.prototype, 'requestSubmit').mockImplementation(() => undefined);
  await user.type(await screen.findByRole('combobox', { name: '도시·지역 이름으로 찾기' }), 'burn{Enter}');
  await waitFor(() => expect(sent).toHaveBeenCalledOnce());
  const [form] = sent.mock.contexts;
  expect(form instanceof HTMLFormElement && Object.fromEntries(new FormData(form))).toEqual({
    // The choice itself is no page to come back to.
    back: '',
    region: 'CA595911606',
  });
});
