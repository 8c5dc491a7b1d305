import { render, screen, waitFor } from '@testing-library/react';
import {
  AdminContext,
  type DataProvider,
  type GetListParams,
  HttpError,
  ListContextProvider,
  type ListControllerResult,
  Notification,
  ResourceContextProvider,
  ResourceDefinitionContextProvider,
} from 'react-admin';
import { expect, test, vi } from 'vitest';
import { i18nProvider } from '../i18n/provider.ts';
import { user } from '../testing/user.ts';
import { ExportButton } from './ExportButton.tsx';

/** A list of so many records, whose fetching can be made to fail. */
const open = (total: number, { fails = false, mayExport = true } = {}) => {
  const asked: GetListParams[] = [];
  const getList = async (_: string, params: GetListParams) => {
    if (fails) throw new HttpError('서버가 잠시 쉬고 있어요.', 503);
    asked.push(params);
    const { page = 1, perPage = 10 } = params.pagination ?? {};
    const first = (page - 1) * perPage;
    const data = Array.from({ length: Math.min(perPage, total - first) }, (_, n) => ({ id: first + n + 1 }));
    // Of whatever type the caller takes its records for.
    return { data: data as never[], total };
  };
  const files: Blob[] = [];
  const names: string[] = [];
  Object.assign(URL, {
    createObjectURL: (blob: Blob) => `blob:${files.push(blob)}`,
    revokeObjectURL: () => undefined,
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    names.push(this.download);
  });
  const list: Partial<ListControllerResult> = {
    sort: { field: 'id', order: 'ASC' },
    filterValues: { postType: 4 },
    total,
  };
  const dataProvider: Partial<DataProvider> = { getList };
  render(
    <AdminContext
      dataProvider={dataProvider as DataProvider}
      i18nProvider={i18nProvider}
      authProvider={{
        login: async () => undefined,
        logout: async () => undefined,
        checkAuth: async () => undefined,
        checkError: async () => undefined,
        canAccess: async ({ action }) => action !== 'export' || mayExport,
      }}
    >
      <ResourceDefinitionContextProvider
        definitions={{ posts: { name: 'posts', options: { label: '포스팅' } } }}
      >
        <ResourceContextProvider value="posts">
          <ListContextProvider value={list as ListControllerResult}>
            <ExportButton columns={[{ label: 'ID', value: ({ id }) => Number(id) }]} />
            <Notification />
            <h1>목록</h1>
          </ListContextProvider>
        </ResourceContextProvider>
      </ResourceDefinitionContextProvider>
    </AdminContext>,
  );
  const lines = async () => ((await files[0]?.text()) ?? '').trim().split('\r\n');
  return { asked, files, lines, names };
};

const save = async () => user.click(await screen.findByRole('button', { name: 'CSV 내보내기' }));

test('a list is saved with all its pages, filtered and sorted as it is', async () => {
  const { asked, lines, names } = open(130);
  await save();
  await screen.findByText('130개를 내보냈어요');
  expect(await lines()).toEqual(['ID', ...Array.from({ length: 130 }, (_, index) => `${index + 1}`)]);
  expect(names).toEqual([expect.stringMatching(/^포스팅-\d{4}-\d\d-\d\d\.csv$/)]);
  const wanted = { sort: { field: 'id', order: 'ASC' }, filter: { postType: 4 } };
  expect(asked).toMatchObject([1, 2].map((page) => ({ ...wanted, pagination: { page, perPage: 100 } })));
});

test('of more than 10,000 rows the first 10,000 are saved, which is said', async () => {
  const { lines } = open(10_001);
  await save();
  await screen.findByText('처음 10,000개만 내보냈어요. 필터로 나누어 내보내 주세요.');
  expect(await lines()).toHaveLength(1 + 10_000);
});

test('a file that cannot be made says why, and can be tried again', async () => {
  const { files } = open(2, { fails: true });
  await save();
  await screen.findByText('서버가 잠시 쉬고 있어요.');
  expect(files).toEqual([]);
  await waitFor(() => expect(screen.getByRole('button', { name: 'CSV 내보내기' })).toBeEnabled());
});

test('who may not export sees no button', async () => {
  open(2, { mayExport: false });
  await screen.findByRole('heading', { name: '목록' });
  await waitFor(() => expect(document.querySelector('button')).toBeNull());
});
