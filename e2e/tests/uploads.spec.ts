import { devices, type Page } from '@playwright/test';
import sharp from 'sharp';
import { expect, signIn, test } from '../fixtures.ts';
import { HEIC_SAMPLE } from '../heic-sample.ts';

const { defaultBrowserType: _browser, ...phone } = devices['Pixel 7'];
test.use(phone);

/** A large photo of a phone that was held upright, which says where it was taken. */
const phonePhoto = () =>
  sharp({
    create: {
      ...{ width: 2200, height: 1100, channels: 3, background: '#888888' },
      noise: { type: 'gaussian', mean: 128, sigma: 12 },
    },
  })
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

test('HEIC goes up as JPEG whatever its name, large photos go up small and say no place, broken HEIC is refused', async ({
  page,
}) => {
  const uploads = await recordUploads(page);
  await signIn(page, '/mypage/rentnewform');
  await page.getByRole('link', { name: '사진과 집 정보' }).click();
  const large = await phonePhoto();
  await page.getByLabel('사진 파일').setInputFiles([
    { name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer: HEIC_SAMPLE },
    { name: 'broken.heic', mimeType: 'image/heic', buffer: HEIC_SAMPLE.subarray(0, 500) },
    { name: 'IMG_0002.jpg', mimeType: 'image/jpeg', buffer: large },
  ]);
  await expect(page.getByRole('alert')).toHaveText(/^broken\.heic: 읽을 수 없는 HEIC 사진이에요/);
  const tiles = page.getByRole('img', { name: /^사진 \d/ });
  await expect(page.getByText(/^(차례를|준비하는|올리는)/)).toHaveCount(0);
  await expect(tiles).toHaveCount(2);
  for (const tile of await tiles.all())
    expect(await tile.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0);

  const [fromHeic = Buffer.of(), fromLarge = Buffer.of(), ...more] = await uploads();
  expect(more).toEqual([]);
  const heic = await sharp(fromHeic).metadata();
  expect(heic).toMatchObject({ format: 'jpeg', width: 120, height: 160 });
  const corner = await sharp(fromHeic).extract({ left: 4, top: 4, width: 1, height: 1 }).raw().toBuffer();
  const [red = 0, , blue = 0] = corner;
  expect(blue - red).toBeGreaterThan(100);
  const { exif, orientation, ...small } = await sharp(fromLarge).metadata();
  expect(small).toMatchObject({ format: 'jpeg', width: 1024, height: 2048 });
  expect([exif, orientation]).toEqual([undefined, undefined]);
  expect(fromLarge.length).toBeLessThan(large.length);
});
