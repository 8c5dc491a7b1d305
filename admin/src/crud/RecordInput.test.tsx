import { api } from '@hanca/common/contract/index.ts';
import { crud } from '@hanca/common/crud.ts';
import { metaOf } from '@hanca/common/field-meta.ts';
import { text, writtenDate } from '@hanca/common/fields.ts';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { I18nProvider } from 'react-admin';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { changes } from '../core/changes.ts';
import { schemaResolver } from '../core/schema-resolver.ts';
import { openForm } from '../testing/form.tsx';
import { user } from '../testing/user.ts';
import { FormBar } from './FormBar.tsx';
import { fieldsOf } from './fields.ts';
import { RecordInput } from './RecordInput.tsx';

const at = (iso: string) => ({ time: String(Date.parse(iso)) });

/** Fields are called as the contract calls them. */
const i18nOf = (shape: z.ZodRawShape): I18nProvider => ({
  translate: (key) => {
    const [, name = ''] = /^resources\..*\.(\w+)$/.exec(key) ?? [];
    const field = Object.hasOwn(shape, name) ? shape[name] : undefined;
    return (field && metaOf(field).title) || name || key;
  },
  changeLocale: async () => undefined,
  getLocale: () => 'ko',
});

/** A form of a schema's fields. Returns a spy on what it is saved with. */
const open = (
  schema: z.ZodObject,
  record: Record<string, unknown>,
  foot = <button type="submit">저장</button>,
) =>
  openForm(
    <>
      {fieldsOf(schema).map((field) => (
        <RecordInput key={field.source} field={field} />
      ))}
      {foot}
    </>,
    { record, i18n: i18nOf(schema.shape), resolver: schemaResolver(schema) },
  );

test('a date shows what is stored, says whose clocks it goes by, and is saved as the wire has it', async () => {
  const shape = { opens: writtenDate.meta({ title: '여는 때' }) };
  const saved = open(z.object(shape), { opens: at('2025-07-01T09:30-07:00') });
  const input = await screen.findByLabelText(/여는 때/);
  expect(input).toHaveValue('2025-07-01T09:30');
  expect(input).toHaveAccessibleDescription('밴쿠버 시각이에요.');
  fireEvent.change(input, { target: { value: '2025-12-01T00:00' } });
  await user.click(screen.getByRole('button', { name: '저장' }));
  const opens = at('2025-12-01T00:00-08:00');
  await waitFor(() => expect(saved).toHaveBeenCalledWith({ id: 1, opens }));
});

test('a day that is a text is picked like one, and what helps is said under an input instead of in its name', async () => {
  const day = text(1, 10).meta({ title: '시행일', isDay: true });
  const fee = z.number().nullish().meta({ title: '요금', hint: 'CAD' });
  const saved = open(z.object({ day, fee }), { day: '2026-11-03', fee: null });
  const input = await screen.findByLabelText(/시행일/);
  expect(input).toHaveAttribute('type', 'date');
  expect(input).toHaveValue('2026-11-03');
  fireEvent.change(input, { target: { value: '2027-01-04' } });
  expect(screen.getByLabelText('요금')).toHaveAccessibleDescription('CAD');
  await user.click(screen.getByRole('button', { name: '저장' }));
  const values = { id: 1, day: '2027-01-04', fee: null };
  await waitFor(() => expect(saved).toHaveBeenCalledWith(values));
});

test('several texts, numbers and choices each have an input whose values can be saved', async () => {
  const kinds = [
    { value: 'a', title: '가' },
    { value: 'b', title: '나' },
  ];
  const shape = {
    words: z.array(text(1, 10)).meta({ title: '낱말' }),
    sizes: z.array(z.int()).meta({ title: '크기' }),
    kinds: z.array(z.enum(['a', 'b'])).meta({ title: '종류', choices: kinds }),
  };
  const saved = open(z.object(shape), { words: ['하나'], sizes: [1], kinds: ['a'] });
  await user.type(await screen.findByRole('combobox', { name: /낱말/ }), '둘{Enter}');
  await user.type(screen.getByRole('combobox', { name: /크기/ }), '20{Enter}');
  await user.click(screen.getByRole('combobox', { name: /종류/ }));
  await user.click(await screen.findByRole('option', { name: '나' }));
  await user.click(screen.getByRole('button', { name: '저장' }));
  const values = { id: 1, words: ['하나', '둘'], sizes: [1, 20], kinds: ['a', 'b'] };
  await waitFor(() => expect(saved).toHaveBeenCalledWith(values));
  expect(z.object(shape).parse(values)).toBeTruthy();
});

test('Ctrl+S takes the word that is typed but not entered, and leaves the focus there', async () => {
  const words = z.array(text(1, 10)).meta({ title: '낱말' });
  const saved = open(z.object({ words }), { words: ['하나'] }, <FormBar list="/" />);
  const input = await screen.findByRole('combobox', { name: /낱말/ });
  await user.type(input, '둘{Control>}s{/Control}');
  await waitFor(() => expect(saved).toHaveBeenCalledWith({ id: 1, words: ['하나', '둘'] }));
  expect(input).toHaveFocus();
});

test('Enter that ends a Korean syllable enters no word', async () => {
  const saved = open(z.object({ words: z.array(text(1, 10)).meta({ title: '낱말' }) }), { words: ['하나'] });
  const input = await screen.findByRole('combobox', { name: /낱말/ });
  await user.type(input, '두');
  fireEvent.compositionStart(input);
  fireEvent.change(input, { target: { value: '둘' } });
  fireEvent.keyDown(input, { key: 'Enter', keyCode: 229, isComposing: true });
  fireEvent.compositionEnd(input);
  expect(input).toHaveValue('둘');
  await user.keyboard('{Enter}');
  await user.click(screen.getByRole('button', { name: '저장' }));
  await waitFor(() => expect(saved).toHaveBeenCalledWith({ id: 1, words: ['하나', '둘'] }));
});

test('what is wrong with one of several is said at their input', async () => {
  open(z.object({ sizes: z.array(z.int()).meta({ title: '크기' }) }), { sizes: [1] });
  const input = await screen.findByRole('combobox', { name: /크기/ });
  await user.type(input, '스물{Enter}');
  await user.click(screen.getByRole('button', { name: '저장' }));
  await waitFor(() => expect(input).toHaveAccessibleDescription('크기는 숫자로 입력해 주세요.'));
});

test('what no input can write is shown and stays as it is', async () => {
  const saved = open(z.object({ title: text(1, 20), area: z.array(z.object({ lat: z.number() })) }), {
    area: [{ lat: 1 }],
  });
  expect(await screen.findByRole('textbox', { name: /area/ })).toHaveAttribute('readonly');
  await user.type(screen.getByRole('textbox', { name: /title/ }), '글');
  await user.click(screen.getByRole('button', { name: '저장' }));
  const values = { id: 1, title: '글', area: [{ lat: 1 }] };
  await waitFor(() => expect(saved).toHaveBeenCalledWith(values));
});

test('a choice that may be missing can be emptied', async () => {
  const choices = [{ value: 'a', title: '가' }];
  const saved = open(z.object({ kind: z.enum(['a']).nullish().meta({ title: '종류', choices }) }), {
    kind: 'a',
  });
  await user.click(await screen.findByRole('combobox', { name: /종류/ }));
  await user.click(await screen.findByRole('option', { name: '선택 안 함' }));
  await user.click(screen.getByRole('button', { name: '저장' }));
  await waitFor(() => expect(saved).toHaveBeenCalledWith({ id: 1, kind: null }));
});

test('an optional field can be emptied, whether or not null was written beside it', async () => {
  const kinds = [{ value: 'a', title: '가' }];
  const fields = {
    title: text(1, 20).meta({ title: '제목' }),
    memo: text(1, 20).optional().meta({ title: '메모' }),
    kind: z.enum(['a']).optional().meta({ title: '종류', choices: kinds }),
  };
  const feature = crud({ name: 'notices', fields });
  const record = { id: 1, title: '점검', memo: '새벽', kind: 'a' };
  const saved = open(feature.create.body, record);
  await user.clear(await screen.findByRole('textbox', { name: '메모' }));
  await user.click(screen.getByRole('combobox', { name: /종류/ }));
  await user.click(await screen.findByRole('option', { name: '선택 안 함' }));
  await user.click(screen.getByRole('button', { name: '저장' }));
  await waitFor(() => expect(saved).toHaveBeenCalled());
  const body = { memo: null, kind: null };
  expect(changes(saved.mock.lastCall?.[0] ?? {}, record)).toEqual(body);
  expect(feature.update.body.safeParse({ id: 1, ...body }).success).toBe(true);
});

test('pictures are filed under what the contract says they belong to', () => {
  const pictures = fieldsOf(api.businesses.create.body).filter(({ source }) => source === 'images');
  expect(pictures.map((field) => RecordInput({ field }).props)).toMatchObject([{ target: 'business' }]);
});

test('pictures that belong to nothing are a fault of the contract', () => {
  const [field] = fieldsOf(z.object({ images: text(0, 200).meta({ title: '사진' }) }));
  expect(() => field && RecordInput({ field })).toThrow('images');
});
