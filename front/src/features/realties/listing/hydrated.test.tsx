import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { hydrateSite } from '../../../testing/hydrate-site.tsx';
import { signInAs, signOut } from '../../../testing/member.ts';
import { problem } from '../../../testing/open-realty.tsx';
import type { Answer, ApiRequest } from '../../../testing/render.tsx';
import { sampleAround, sampleRealty } from '../../../testing/sample-realty.ts';

afterEach(signOut);

const AT = `/realtylist/${sampleRealty.id}`;
const OWNER = sampleRealty.userId;
const own = { ...sampleRealty, viewCount: 31, phone: '', address: '4500 Kingsway, Burnaby' };
const hidden = { ...own, visible: false, hiddenReason: '같은 매물이 두 번 올라왔어요.' };

const withListing =
  (one: Answer) =>
  (_: ApiRequest, { pathname }: URL): Answer => {
    if (pathname === `/v1/query/realties/${sampleRealty.id}`) return one;
    if (pathname.endsWith('/around')) return { status: 200, body: sampleAround };
    return { status: 200, body: [] };
  };
const ok = (body: unknown) => withListing({ status: 200, body });
const missing = withListing(problem(404));

const timesRequested = (requests: ApiRequest[]) =>
  requests.filter(({ url }) => url === `/v1/query/realties/${sampleRealty.id}`).length;

test('a listing that only its owner may see comes when the browser fetches it as them', async () => {
  signInAs(OWNER);
  const { html } = await hydrateSite(AT, missing, ok(hidden));
  expect(html).toContain('찾는 매물이 없어요');
  expect(await screen.findByText('같은 매물이 두 번 올라왔어요.')).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(sampleRealty.title);
});

test('what is not there for a member either is fetched once and said to be missing', async () => {
  signInAs(901);
  const answer = Promise.withResolvers<Answer>();
  const { requests } = await hydrateSite(AT, missing, () => answer.promise);
  expect(await screen.findByRole('heading', { name: '매물을 확인하는 중이에요' })).toBeInTheDocument();
  answer.resolve(problem(404));
  expect(await screen.findByText('찾는 매물이 없어요')).toBeInTheDocument();
  expect(timesRequested(requests)).toBe(1);
});

test('for nobody a missing listing is not fetched again', async () => {
  const { requests } = await hydrateSite(AT, missing, missing);
  expect(screen.getByText('찾는 매물이 없어요')).toBeInTheDocument();
  expect(timesRequested(requests)).toBe(0);
});

test('the views, the exact position and the whole address of their own are fetched for the owner', async () => {
  signInAs(OWNER);
  const { html, requests } = await hydrateSite(AT, ok(sampleRealty), ok(own));
  expect(html).not.toContain('정확한 위치가 보여요');
  expect(await screen.findByText(/조회수 31/)).toBeInTheDocument();
  expect(await screen.findByText(/정확한 위치가 보여요/)).toBeInTheDocument();
  expect(screen.getByText('4500 Kingsway, Burnaby')).toBeInTheDocument();
  expect(timesRequested(requests)).toBe(1);
});

test('where they cannot be had the page stays as it came, and they are fetched once', async () => {
  signInAs(OWNER);
  const { requests } = await hydrateSite(AT, ok(sampleRealty), withListing(problem(503)));
  await waitFor(() => expect(timesRequested(requests)).toBe(1));
  expect(screen.getByText(/내 매물이에요/)).toBeInTheDocument();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(sampleRealty.title);
});

test('others see nothing more than the server rendered', async () => {
  signInAs(902);
  const { requests } = await hydrateSite(AT, ok(sampleRealty), ok(own));
  expect(await screen.findByRole('button', { name: '이 매물 신고하기' })).toBeInTheDocument();
  expect(timesRequested(requests)).toBe(0);
});
