import { api as contract } from '@hanca/common/contract/index.ts';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { openAdmin } from '../testing/open-admin.tsx';
import { realApi } from '../testing/real-api.ts';

const { list, count, create, update } = contract.notices;

/** Opens the console while a colleague's notice is stored. In: the path, of which `:id` is that of the notice. */
const open = async (path: string) => {
  const api = await realApi();
  const body = { title: '점검 안내', content: '새벽 2시에 잠시 쉬어요.', regionId: 'CA59', pinned: true };
  const { id, updatedDate } = await api.colleague.notices.create({ body });
  await openAdmin(path.replace(':id', String(id)), api);
  return { api, id, updatedDate };
};

test('notices have a menu entry, and a list with their fields, filters and order', async () => {
  const { api, id } = await open('/notices');
  const title = await screen.findByRole('link', { name: '점검 안내' });
  expect(title).toHaveAttribute('href', `/notices/form/${id}`);
  const row = title.closest('tr') as HTMLElement;
  expect(await within(row).findByText('브리티시컬럼비아')).toBeInTheDocument();
  const menu = screen.getByRole('navigation', { name: '메뉴' });
  expect(within(menu).getByRole('link', { name: '공지사항' })).toHaveAttribute('aria-current', 'page');

  await userEvent.click(screen.getByRole('button', { name: '제목 오름차순 정렬' }));
  await userEvent.click(screen.getByRole('combobox', { name: '위에 고정' }));
  await userEvent.click(await screen.findByRole('option', { name: '예' }));
  expect(screen.getByRole('combobox', { name: '지역' })).toBeInTheDocument();
  const filters = { pinned: 'true', sort: 'title', order: 'ASC' };
  await expect
    .poll(() => api.calls)
    .toContainEqual(expect.objectContaining({ path: list.path, query: expect.objectContaining(filters) }));
  expect(api.calls).toContainEqual(expect.objectContaining({ path: count.path, query: { pinned: 'true' } }));
});

test('notices are created in a form that asks for what the contract asks for', async () => {
  const { api } = await open('/notices/form');
  await userEvent.click(await screen.findByRole('button', { name: '저장' }));
  expect(await screen.findByRole('textbox', { name: /제목/ })).toBeInvalid();
  expect(screen.getByRole('textbox', { name: /내용/ })).toBeInvalid();
  await userEvent.type(screen.getByRole('textbox', { name: /제목/ }), '새 소식');
  await userEvent.type(screen.getByRole('textbox', { name: /내용/ }), '첫 글');
  await userEvent.type(screen.getByRole('combobox', { name: /지역/ }), '버나비');
  await userEvent.click(await screen.findByRole('option', { name: '버나비' }));
  await userEvent.click(screen.getByRole('switch', { name: /위에 고정/ }));
  await userEvent.click(screen.getByRole('button', { name: '저장' }));
  const body = { title: '새 소식', content: '첫 글', regionId: 'CA595911606', pinned: true };
  await expect.poll(() => api.calls).toContainEqual({ method: 'POST', path: create.path, query: {}, body });
});

test('notices are edited as the contract has them', async () => {
  const { api, id, updatedDate } = await open('/notices/form/:id');
  const title = await screen.findByRole('textbox', { name: /제목/ });
  expect(title).toHaveValue('점검 안내');
  await userEvent.type(title, '!');
  await userEvent.click(screen.getByRole('button', { name: '저장' }));
  const body = { id, title: '점검 안내!', basedOn: updatedDate };
  await expect.poll(() => api.calls).toContainEqual({ method: 'PATCH', path: update.path, query: {}, body });
});
