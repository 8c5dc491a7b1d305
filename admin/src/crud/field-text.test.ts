import { writtenDate } from '@hanca/common/fields.ts';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { textOf } from './field-text.ts';
import { fieldsOf } from './fields.ts';

const data = { countries: [], categories: [] };

test('a date is a day of Vancouver, and one that is not there is empty', () => {
  const [field] = fieldsOf(z.object({ opens: writtenDate.nullish() }));
  if (!field) throw new Error('no field');
  const said = (opens: unknown) => textOf(field, { id: 1, opens }, data);
  expect(said({ time: String(Date.parse('2025-11-30T23:30-08:00')) })).toBe('2025.11.30');
  expect(said({ time: '0' })).toBe('');
  expect(said(null)).toBe('');
});
