import { expect, PHONE, test } from '../../fixtures.ts';

test.use({
  ...PHONE,
  baseURL: async ({ demo }, use) => use(demo.url),
  geolocation: { latitude: 49.2266, longitude: -123.0033 },
  permissions: ['geolocation'],
});

test('a device says where it is on a press, remembers a plug, keeps a score to itself, and reads the clock of the server', async ({
  page,
  demo,
}) => {
  // The clock of this device is wrong.
  await page.addInitScript(() => {
    const right = Date.now;
    Date.now = () => right() + 42_000;
  });
  await page.goto('/energy/chargers?plug=ccs');
  await page.getByRole('button', { name: '내 근처부터' }).click();
  await expect(page).toHaveURL('/energy/chargers?region=CA00&plug=ccs&near=49.227%2C-123.003');
  const distance = page.getByRole('main').getByText(/^약 .*m$/);
  await expect(distance.first()).toHaveText(/^약 (?:\d+ m|\d\.\d km)$/);
  await page.getByRole('link', { name: '지도로 보기' }).click();
  const pins = page.getByRole('button', { name: /충전소 (?:\d+곳, 확대해서 보기|보기)$|충전소 보기$/ });
  await expect(pins.first()).toBeVisible();
  await pins.first().press('Enter');
  await page.goto('/energy/chargers');
  await expect(page).toHaveURL('/energy/chargers?plug=ccs');

  await page.goto('/recreation?area=CA5915');
  await page.getByLabel('사는 곳').selectOption({ label: '버나비' });
  await page.waitForURL(/home=CA595911606/);
  const opening = page
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: '버나비 수영 레슨' }) });
  await opening.getByRole('link').click();
  await expect(page.getByRole('timer', { name: '거주자 등록 시작까지 남은 시간' })).toHaveText(
    /^(\d+일 )?\d\d:\d\d:\d\d$/,
  );
  await expect(page.getByText('이 기기의 시계가 서버보다 42초 빨라요.')).toBeVisible();

  await page.goto('/immigration');
  const sent: string[] = [];
  page.on('request', (request) => sent.push(request.url()));
  await page.getByLabel('생년월일').fill('1985-06-15');
  await page.getByLabel('가장 높은 학력').selectOption({ label: '학사(4년제), 3년제 전문학사' });
  const english = page.getByRole('group', { name: '영어 성적' });
  await english.getByLabel('시험').selectOption({ label: 'CELPIP 제너럴' });
  for (const ability of ['듣기', '읽기', '쓰기', '말하기'])
    await english.getByLabel(ability, { exact: true }).fill('9');
  const score = page.getByRole('region', { name: '점수', exact: true });
  await expect(score.getByRole('status')).toHaveText(/내 CRS 점수 \d{3}점/);
  // The files of the page itself can come late; their addresses say nothing.
  const isFile = (url: string) => url.startsWith(`${demo.url}/assets/`) && !url.includes('?');
  expect(sent.filter((url) => !isFile(url))).toEqual([]);
  expect(await page.evaluate(() => localStorage.getItem('hanca.crs'))).toBeNull();
});
