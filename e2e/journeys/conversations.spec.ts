import {
  comeIntoView,
  expect,
  home,
  newAddress,
  newMember,
  PASSWORD,
  PHONE,
  signUp,
  startSession,
  test,
  verifyAddress,
} from '../fixtures.ts';

// The network is cut on purpose.
test.use({ ...PHONE, expected: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/ });

test('two members about a home: nothing lost or doubled when the network is cut, unread exact on two devices', async ({
  browser,
  page: asker,
  product,
}) => {
  const { page, email, send } = await newMember(browser, product, '올린이');
  const { id }: { id: number } = await send('/v1/command/realties', home('첫째 집'));

  // Who is led to sign in reads why, and finds the form on coming back.
  await asker.goto(`/realtylist/${id}`);
  await asker.getByRole('link', { name: '문의하기' }).tap();
  await expect(asker.getByText('이 집에 문의하려면 로그인해 주세요.')).toBeVisible();
  await asker.getByRole('link', { name: '회원가입' }).first().tap();
  await expect(asker.getByText('이 집에 문의하려면 로그인해 주세요.')).toBeVisible();
  const address = newAddress();
  await signUp(asker, '첫째문의', address);
  await expect(asker.getByRole('dialog', { name: /님에게 문의$/ })).toBeVisible();
  await verifyAddress(product, asker, address);
  await expect(asker.getByLabel('보낼 내용')).toBeFocused();
  await asker.keyboard.type('토요일에 볼 수 있을까요?');
  // The answer to the first message is lost on its way.
  const opening = `**/v1/command/realties/${id}/messages`;
  await asker.route(opening, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await asker.getByRole('button', { name: '문의 보내기' }).tap();
  await expect(asker.getByRole('dialog').getByRole('alert')).toBeVisible();
  await expect(asker.getByLabel('보낼 내용')).toHaveValue('토요일에 볼 수 있을까요?');
  await asker.unroute(opening);
  await asker.getByRole('button', { name: '문의 보내기' }).tap();
  await asker.getByRole('link', { name: '보낸 문의 보기' }).tap();
  await expect(asker.getByRole('log').getByText('토요일에 볼 수 있을까요?')).toHaveCount(1);

  const second = await (await browser.newContext()).newPage();
  await startSession(second.request, { email, password: PASSWORD });
  await second.goto('/about');
  const thumb = second.getByRole('navigation', { name: '바로가기' }).getByRole('link', { name: /내 정보/ });
  await expect(thumb).toHaveText(/1개 안 읽음/);
  await expect(second).toHaveTitle(/^\(1\) /);

  await page.goto('/mypage/messages');
  await page.getByRole('link', { name: '첫째문의' }).tap();
  const log = page.getByRole('log');
  await expect(log.getByText('토요일에 볼 수 있을까요?')).toHaveCount(1);
  await expect(page).toHaveTitle(/^(?!\()/);
  await comeIntoView(second);
  await expect(second).toHaveTitle(/^(?!\()/);
  await expect(thumb).not.toHaveText(/안 읽음/);
  await second.context().close();

  // A quick answer, changed; the network goes before it is sent, and comes back.
  await page.getByRole('button', { name: '네, 아직 있어요.' }).tap();
  const box = page.getByLabel('보낼 내용');
  await box.pressSequentially(' 두 시 어때요?');
  await page.context().setOffline(true);
  await page.getByRole('button', { name: '보내기', exact: true }).tap();
  await expect(page.getByRole('form').getByRole('alert')).toBeVisible();
  await page.context().setOffline(false);
  await expect(box).toHaveValue('네, 아직 있어요. 두 시 어때요?');
  await page.getByRole('button', { name: '보내기', exact: true }).tap();
  await expect(log.getByText('네, 아직 있어요. 두 시 어때요?')).toHaveCount(1);
  await expect(box).toHaveValue('');

  // It comes to the other without a reload; they agree on a time.
  await comeIntoView(asker);
  await expect(asker.getByRole('log').getByText('네, 아직 있어요. 두 시 어때요?')).toHaveCount(1);
  await asker.getByRole('button', { name: '집 볼 시간 제안' }).tap();
  await asker.getByRole('button', { name: '제안하기' }).tap();
  await expect(asker.getByText('상대방의 답을 기다리고 있어요.')).toBeVisible();
  await comeIntoView(page);
  await page.getByRole('button', { name: '좋아요' }).tap();
  await expect(log.getByText('네, 그 시간에 만나요.')).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: '캘린더에 넣기' }).tap();
  expect((await saving).suggestedFilename()).toBe('hanca-viewing.ics');
  await page.context().close();
});
