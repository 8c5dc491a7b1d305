import { expect, test } from 'vitest';
import { joinImages, splitImages } from './image-lists.ts';
import { IMAGE_VARIANTS, imageVariant, wholeImage } from './image-variants.ts';
import { IMAGE_PATH } from './images.ts';

test('variants and lists of paths', () => {
  const path = `/images/post/2025/11/${'a'.repeat(32)}.jpg`;
  expect(imageVariant(path, 'small')).toBe(`/images/post/2025/11/${'a'.repeat(32)}_small.jpg`);
  expect(imageVariant(`https://img.example.com${path}`, '600')).toMatch(
    /^https:\/\/img\.example\.com\/.*a_600\.jpg$/,
  );
  expect(imageVariant('blob:http://127.0.0.1:3000/1b2c', 'small')).toBe('blob:http://127.0.0.1:3000/1b2c');
  for (const variant of IMAGE_VARIANTS) expect(wholeImage(imageVariant(path, variant))).toBe(path);
  expect(wholeImage(path)).toBe(path);
  expect(path).toMatch(IMAGE_PATH);
  expect(imageVariant(path, 'small')).not.toMatch(IMAGE_PATH);
  expect(splitImages(` ${path}, ,b.jpg,`)).toEqual([path, 'b.jpg']);
  expect(splitImages('')).toEqual([]);
  expect(joinImages(splitImages(`${path},b.jpg`))).toBe(`${path},b.jpg`);
});
