import { postInput } from '@hanca/common/contract/posts.ts';
import { expect, test } from 'vitest';
import { startOf, toBody } from '../resources/posts/form-values.ts';
import { schemaResolver } from './schema-resolver.ts';

const options = { fields: {}, shouldUseNativeValidation: false } as const;
const check = (values: Record<string, unknown>) => schemaResolver(postInput, toBody)(values, {}, options);

const filled = {
  ...startOf(new URLSearchParams()),
  title: '  제목  ',
  content: '글',
  regionId: 'CA59',
  postType: 1,
};

test('what is typed stays as it was typed', async () => {
  expect(await check(filled)).toEqual({ values: filled, errors: {} });
});

test('every empty required field has its sentence', async () => {
  const { errors } = await check({ ...startOf(new URLSearchParams()), title: null });
  expect(errors).toMatchObject({
    title: { message: '제목을 입력해 주세요.' },
    content: { message: '내용을 입력해 주세요.' },
    regionId: { message: '지역을 골라 주세요.' },
    postType: { message: '글 종류를 골라 주세요.' },
  });
});

test('a markdown post needs a thumbnail', async () => {
  const { errors } = await check({ ...filled, contentType: 3 });
  expect(errors).toMatchObject({ thumbnail: { message: '마크다운 글에는 썸네일이 필요해요.' } });
});

test('a position is whole or none', async () => {
  expect((await check({ ...filled, location: { lat: null, lng: null } })).errors).toEqual({});
  expect((await check({ ...filled, location: { lat: 49, lng: null } })).errors).toMatchObject({
    location: { lng: { message: '위치를 입력해 주세요.' } },
  });
});
