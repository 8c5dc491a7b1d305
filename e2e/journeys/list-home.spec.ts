import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { expectAccessible } from '../accessible.ts';
import { expect, joinVerified, PHONE, test } from '../fixtures.ts';
import { HEIC_SAMPLE } from '../heic-sample.ts';
import { WITH_PICTURES } from '../launch.ts';

test.use({
  ...PHONE,
  launchOptions: WITH_PICTURES,
  // The network is cut on purpose.
  expected: /ERR_INTERNET_DISCONNECTED|ERR_FAILED/,
});

const step = (page: Page, number: number) => page.getByRole('heading', { name: `3단계 중 ${number}. ` });

/** A large photo of a phone that was held upright, which says where it was taken. */
const phonePhoto = () =>
  sharp({ create: { width: 2200, height: 1100, channels: 3, background: '#c23e22' } })
    .jpeg({ quality: 95 })
    .withMetadata({ orientation: 6 })
    .withExifMerge({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '49/1 15/1 0/1' } })
    .toBuffer();

/** Remembers what goes into the forms that are uploaded. Out: reads it. */
const recordUploads = async (page: Page) => {
  await page.addInitScript(() => {
    const sent: Blob[] = [];
    Reflect.set(window, 'sent', sent);
    const { append } = FormData.prototype;
    FormData.prototype.append = function (name: string, value: string | Blob, ...more: string[]) {
      if (value instanceof Blob) sent.push(value);
      Reflect.apply(append, this, [name, value, ...more]);
    };
  });
  return async (): Promise<Buffer[]> => {
    const all = await page.evaluate(async () => {
      const sent: Blob[] = Reflect.get(window, 'sent');
      return Promise.all(sent.map(async (blob) => Array.from(new Uint8Array(await blob.arrayBuffer()))));
    });
    return all.map((bytes) => Buffer.from(bytes));
  };
};

test('a member lists a room in three steps: what is missing is led to, photos of a phone go up small, nothing is lost or doubled', async ({
  page,
  context,
  browser,
  product,
}) => {
  const title = '로히드역 앞 세컨룸';
  const uploads = await recordUploads(page);
  await context.setGeolocation({ latitude: 49.2488, longitude: -122.897 });
  await context.grantPermissions(['geolocation']);
  await joinVerified(product, page, '방주인', '/mypage/rentnewform');
  await page.getByRole('button', { name: '다음: 사진과 집 정보' }).tap();
  await expect(page.getByLabel('주택 유형')).toBeFocused();
  await expect(page.getByLabel('도시')).toHaveAccessibleDescription('도시를 골라 주세요.');
  await page.getByLabel('주택 유형').selectOption({ label: '룸렌트' });
  await page.getByRole('radio', { name: '세컨룸' }).check();
  await page.getByLabel('지역').selectOption({ label: '브리티시컬럼비아' });
  await page.getByLabel('도시').selectOption({ label: '버나비' });
  await page.getByLabel('주소').fill('1203-9500 Erickson Dr, Burnaby, BC V3J 7A1');
  await page.getByRole('button', { name: '현재 위치로' }).tap();
  const about = page.getByRole('button', { name: '대략 여기예요' });
  await about.tap();
  await expect(about).toHaveAttribute('aria-pressed', 'true');
  await expectAccessible(page, 'the first step');
  await page.getByRole('button', { name: '다음: 사진과 집 정보' }).tap();

  // Back goes a step back, forward finds what was typed.
  await expect(step(page, 2)).toBeFocused();
  await page.getByRole('textbox', { name: '욕실' }).fill('1');
  await page.getByLabel('면적').fill('120');
  await page.goBack();
  await expect(step(page, 1)).toBeFocused();
  await expect(page.getByLabel('주소')).toHaveValue('1203-9500 Erickson Dr, Burnaby, BC V3J 7A1');
  await page.goForward();
  await expect(page.getByLabel('면적')).toHaveValue('120');

  const large = await phonePhoto();
  await page.getByLabel('사진 파일').setInputFiles([
    { name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer: HEIC_SAMPLE },
    { name: 'broken.heic', mimeType: 'image/heic', buffer: HEIC_SAMPLE.subarray(0, 500) },
    { name: 'IMG_0002.jpg', mimeType: 'image/jpeg', buffer: large },
  ]);
  await expect(page.getByRole('alert')).toHaveText(/^broken\.heic: 읽을 수 없는 HEIC 사진이에요/);
  await expect(page.getByText(/^(차례를|준비하는|올리는)/)).toHaveCount(0);
  const tiles = page.getByRole('img', { name: /^사진 \d/ });
  await expect(tiles).toHaveCount(2);
  for (const tile of await tiles.all())
    await expect.poll(() => tile.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  const [fromHeic = Buffer.of(), fromLarge = Buffer.of(), ...more] = await uploads();
  expect(more).toEqual([]);
  expect(await sharp(fromHeic).metadata()).toMatchObject({ format: 'jpeg', width: 120, height: 160 });
  const corner = await sharp(fromHeic).extract({ left: 4, top: 4, width: 1, height: 1 }).raw().toBuffer();
  const [red = 0, , blue = 0] = corner;
  expect(blue - red).toBeGreaterThan(100);
  const { exif, orientation, ...small } = await sharp(fromLarge).metadata();
  expect(small).toMatchObject({ format: 'jpeg', width: 1024, height: 2048 });
  expect([exif, orientation]).toEqual([undefined, undefined]);

  // Left in the middle, it is a card among the member's own.
  await page
    .getByRole('navigation', { name: '바로가기' })
    .getByRole('link', { name: /내 정보/ })
    .tap();
  await page.getByRole('link', { name: '작성 중인 매물 이어서 쓰기 (사진 2장)' }).tap();
  await expect(step(page, 2)).toBeVisible();
  await expect(tiles).toHaveCount(2);
  // Any step can be gone to; what is missing in another is found when it is sent.
  const steps = page.getByRole('navigation', { name: '매물 작성 단계' });
  await steps.getByRole('link', { name: '가격과 소개' }).tap();
  await page.getByLabel('월세', { exact: true }).fill('780');
  await page.getByLabel('제목').fill(title);
  await page.getByRole('textbox', { name: '상세 설명' }).fill('역에서 걸어서 3분이에요.');
  const send = page.getByRole('button', { name: '매물 올리기' });
  await send.tap();
  await expect(page.getByLabel('침실')).toBeFocused();
  await page.keyboard.type('1');
  await page.reload();
  await expect(page.getByLabel('침실')).toHaveValue('1');
  await steps.getByRole('link', { name: '가격과 소개' }).tap();
  await expect(page.getByLabel('제목')).toHaveValue(title);

  // The network goes once it is published, before the answer is there.
  await page.route('**/v1/command/realties', async (route) => {
    await route.fetch();
    await route.abort();
  });
  await send.tap();
  await expect(page.getByRole('alert').filter({ hasText: '연결할 수 없어요' })).toBeVisible();
  await page.unroute('**/v1/command/realties');
  await send.tap();
  await page.waitForURL(/\/mypage\/published\/\d+$/);
  const id = page.url().split('/').at(-1);
  await expect(page.getByText(/까지 보여요\./)).toBeVisible();

  // What it does not say is led to, in whatever step and fold it is.
  await page.getByRole('link', { name: '입주일 넣기' }).tap();
  const moving = page.getByRole('group', { name: '입주', exact: true }).getByRole('radio').first();
  await expect(moving).toBeFocused();
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: '고친 내용 저장' }).tap();
  await expect(page.getByText('입주를 저장했어요.')).toBeVisible();
  await page.goto('/mypage');
  await expect(page.getByText('내 매물 1개', { exact: true })).toBeVisible();
  await expect(page.getByRole('link', { name: /이어서 쓰기/ })).toHaveCount(0);

  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`/realtylist/${id}`);
  await expect(visitor.getByRole('region', { name: /사진 2장$/ })).toBeVisible();
  const photo = visitor
    .getByRole('region', { name: /사진 2장$/ })
    .getByRole('img')
    .first();
  await expect.poll(() => photo.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);
  const html = await (await visitor.request.get(`/realtylist/${id}`)).text();
  expect(html).toContain('Erickson');
  for (const secret of ['9500', '1203', 'V3J 7A1']) expect(html).not.toContain(secret);
  await visitor.context().close();

  await page.getByRole('button', { name: `${title} 메뉴` }).tap();
  await page.getByRole('menuitem', { name: '예약중으로 변경' }).tap();
  await expect(page.getByText('예약중으로 바꿨어요.')).toBeVisible();
  await page.getByRole('button', { name: `${title} 메뉴` }).tap();
  await page.getByRole('menuitem', { name: '삭제' }).tap();
  await page.getByRole('dialog').getByRole('button', { name: '삭제' }).tap();
  await expect(page.getByText('매물을 삭제했어요.')).toBeVisible();
});
