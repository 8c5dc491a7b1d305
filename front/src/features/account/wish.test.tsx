import { screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { storeIntent } from '../../session/use-intent.ts';
import { renderAt, testDeps } from '../../testing/render.tsx';
import { Wish } from './wish.tsx';

afterEach(() => storeIntent(''));

const SIGNIN = '/account/signin?redirect=%2Frealtylist%3Fbedroom%3D2';

test('who wants an alert reads why they are to sign in, and no home is fetched', async () => {
  storeIntent('alert /realtylist?bedroom=2');
  const { deps, requests } = testDeps();
  renderAt(SIGNIN, <Wish />, deps);
  expect(await screen.findByText('새 집 알림을 받으려면 로그인해 주세요.')).toBeInTheDocument();
  expect(requests).toEqual([]);
});

test('a wish of another page is not said', async () => {
  storeIntent('alert /realtylist?bedroom=3');
  renderAt(SIGNIN, <Wish />);
  expect(screen.queryByText(/로그인해 주세요/)).toBeNull();
});
