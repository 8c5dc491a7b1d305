import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterAll, expect, test, vi } from 'vitest';
import { realApi } from '../testing/real-api.ts';

// No feature has such a field today; the next one may. The console is loaded anew with it, and again for who comes after.
vi.doMock('@hanca/common/contract/notices.ts', async () => {
  const { crud } = await import('@hanca/common/crud.ts');
  const { text } = await import('@hanca/common/fields.ts');
  const { z } = await import('zod');
  const kinds = [{ value: 'a', title: '가' }];
  return {
    notices: crud({
      name: 'notices',
      fields: {
        title: text(1, 20).meta({ title: '제목' }),
        memo: text(1, 20).optional().meta({ title: '메모' }),
        kind: z.enum(['a']).optional().meta({ title: '종류', choices: kinds }),
      },
    }),
  };
});

vi.resetModules();
const { openAdmin } = await import('../testing/open-admin.tsx');
afterAll(() => {
  vi.doUnmock('@hanca/common/contract/notices.ts');
  vi.resetModules();
});

const THEN = { time: '1732147200000' };
const stored = { id: 7, title: '점검', memo: '새벽', kind: 'a', createdDate: THEN, updatedDate: THEN };

test('a field that may be missing is emptied by the form, whether or not null was written beside it', async () => {
  const api = await realApi();
  const sent: unknown[] = [];
  // The server knows no such field: it is answered for.
  const overFields: typeof fetch = async (input, init) => {
    if (init?.method === 'PATCH') sent.push(JSON.parse(String(init.body)));
    return init?.method === 'PATCH' || input === '/v1/query/notices/7'
      ? Response.json(stored)
      : api.fetch(input, init);
  };
  await openAdmin('/notices/form/7', { ...api, fetch: overFields });
  await userEvent.clear(await screen.findByRole('textbox', { name: '메모' }));
  await userEvent.click(screen.getByRole('combobox', { name: /종류/ }));
  await userEvent.click(await screen.findByRole('option', { name: '선택 안 함' }));
  await userEvent.click(screen.getByRole('button', { name: '저장' }));
  const body = { id: 7, memo: null, kind: null, basedOn: THEN };
  await expect.poll(() => sent).toEqual([body]);
});
