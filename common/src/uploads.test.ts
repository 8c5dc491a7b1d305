import { expect, test } from 'vitest';
import { IMAGE_LIMITS } from './images.ts';
import { unfit, unfitPhoto, uploadForm } from './uploads.ts';

test('types and sizes are checked before anything is sent; a file without a type is left to the server', () => {
  expect(unfit({ type: 'image/gif', size: 1 })).toBe('JPG, PNG, WebP 사진만 올릴 수 있어요.');
  expect(unfit({ type: 'image/webp', size: IMAGE_LIMITS.bytes + 1 })).toBe(
    '한 장에 15MB까지 올릴 수 있어요.',
  );
  expect(unfit({ type: 'image/jpeg', size: IMAGE_LIMITS.bytes })).toBe('');
  expect(unfit({ type: '', size: 1 })).toBe('');
  expect(unfit({ type: '', size: IMAGE_LIMITS.bytes + 1 })).toBe('한 장에 15MB까지 올릴 수 있어요.');
  expect(unfit({ type: 'image/heic', size: 1 })).not.toBe('');
});

test('HEIC fits where it becomes JPEG', () => {
  expect(unfitPhoto({ type: 'image/heic', size: 1 })).toBe('');
  expect(unfitPhoto({ type: 'image/heif', size: IMAGE_LIMITS.bytes + 1 })).toBe(
    '한 장에 15MB까지 올릴 수 있어요.',
  );
  expect(unfitPhoto({ type: 'text/plain', size: 1 })).toBe('JPG, PNG, WebP, HEIC 사진만 올릴 수 있어요.');
});

test('an upload names its target before the file, and the file by the second and its index', () => {
  const before = Math.floor(Date.now() / 1000);
  const form = uploadForm('realty', new File(['x'], '사진.png', { type: 'image/png' }), 7);
  expect([...form.keys()]).toEqual(['target', 'images']);
  expect(form.get('target')).toBe('realty');
  const sent = form.get('images');
  const [, second = '', index] = /^(\d{10})(\d+)\.jpg$/.exec(sent instanceof File ? sent.name : '') ?? [];
  expect(Number(second) - before).toBeLessThan(5);
  expect(index).toBe('7');
});
