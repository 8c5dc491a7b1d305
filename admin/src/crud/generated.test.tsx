import { api as contract } from '@hanca/common/contract/index.ts';
import { type Endpoint, hrefOf } from '@hanca/common/endpoint.ts';
import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { resources } from '../resources/index.ts';
import { openAdmin } from '../testing/open-admin.tsx';
import { realApi } from '../testing/real-api.ts';
import { unavailable } from '../testing/refusals.ts';
import { findProblem } from '../testing/save-bar.ts';
import { saveKey, user } from '../testing/user.ts';
import { type CrudFeature, type FieldShape, shapeOf } from './fields.ts';
import { crudResource } from './resource.ts';

const { list, count, create, update } = contract.notices;

test('notices have a menu entry, a list with filters and order, and forms that store what the contract asks for', async () => {
  const api = await realApi();
  const body = { title: '점검 안내', content: '새벽 2시에 잠시 쉬어요.', regionId: 'CA59', pinned: true };
  const { id, updatedDate } = await api.colleague.notices.create({ body });
  const { router } = await openAdmin('/notices', api);
  const link = await screen.findByRole('link', { name: '점검 안내' });
  expect(link).toHaveAttribute('href', `/notices/form/${id}`);
  const row = link.closest('tr') as HTMLElement;
  expect((await within(row).findAllByText('브리티시컬럼비아')).length).toBeGreaterThan(0);
  const menu = screen.getByRole('navigation', { name: '메뉴' });
  expect(within(menu).getByRole('link', { name: '공지사항' })).toHaveAttribute('aria-current', 'page');

  await user.click(screen.getByRole('button', { name: '제목 오름차순 정렬' }));
  await user.click(screen.getByRole('combobox', { name: '위에 고정' }));
  await user.click(await screen.findByRole('option', { name: '예' }));
  expect(screen.getByRole('combobox', { name: '지역' })).toBeInTheDocument();
  const filters = { pinned: 'true', sort: 'title', order: 'ASC' };
  await waitFor(() =>
    expect(api.calls).toContainEqual(
      expect.objectContaining({ path: list.path, query: expect.objectContaining(filters) }),
    ),
  );
  expect(api.calls).toContainEqual(expect.objectContaining({ path: count.path, query: { pinned: 'true' } }));

  await act(() => router.navigate(`/notices/form/${id}`));
  const edited = await screen.findByRole('textbox', { name: /제목/ });
  expect(edited).toHaveValue('점검 안내');
  await user.type(edited, '!');
  await user.click(screen.getByRole('button', { name: '저장' }));
  await screen.findByText('저장했어요');
  const change = { id, title: '점검 안내!', basedOn: updatedDate };
  expect(api.calls).toContainEqual({ method: 'PATCH', path: update.path, query: {}, body: change });

  await act(() => router.navigate('/notices/form'));
  const title = await screen.findByRole('textbox', { name: /제목/ });
  await waitFor(() => expect(title).toHaveValue(''));
  await user.click(screen.getByRole('button', { name: '저장' }));
  await waitFor(() => expect(title).toBeInvalid());
  expect(screen.getByRole('textbox', { name: /내용/ })).toBeInvalid();
  await user.fill(title, '새 소식');
  await user.fill(screen.getByRole('textbox', { name: /내용/ }), '첫 글');
  await user.type(screen.getByRole('combobox', { name: /지역/ }), '버나비');
  await user.click(await screen.findByRole('option', { name: '버나비' }));
  await user.click(screen.getByRole('switch', { name: /위에 고정/ }));

  // Nothing can be typed while it is being stored, and again once it was refused.
  const letGo = api.hold(`POST ${create.path}`);
  api.refuse(`POST ${create.path}`, unavailable);
  await saveKey();
  await waitFor(() => expect(title.closest('[inert]')).not.toBeNull());
  letGo();
  await findProblem('저장하지 못했어요: 서버가 잠시 쉬고 있어요.');
  expect(title.closest('[inert]')).toBeNull();
  expect(router.state.location.pathname).toBe('/notices/form');
  await saveKey();
  await waitFor(() => expect(router.state.location.pathname).toBe('/notices'));
  const added = { title: '새 소식', content: '첫 글', regionId: 'CA595911606', pinned: true };
  expect(api.calls.filter(({ method }) => method === 'POST').at(-1)?.body).toEqual(added);
  const stored = await api.colleague.notices.list({ query: {} });
  expect(stored.map(({ title: name }) => name).toSorted()).toEqual(['새 소식', '점검 안내!']);
});

const DAY = Date.UTC(2026, 10, 21);

/** A value of a field, as an answer has it. */
const sampleOf = ({ kind, meta }: FieldShape): unknown => {
  const values = Array.isArray(meta.choices) ? meta.choices.map(({ value }) => value) : [1];
  const samples: Partial<Record<FieldShape['kind'], unknown>> = {
    number: 7,
    boolean: true,
    choice: values[0],
    date: { time: String(DAY) },
    day: '2026-11-21',
    region: 'CA59',
    images: '',
    image: '',
    location: { lat: 49.2, lng: -123 },
    texts: ['하나'],
    numbers: [3],
    choices: [values[0]],
    fixed: [],
  };
  return kind in samples ? samples[kind] : '견본';
};

/** What its input is found by. */
const titleOf =
  ({ source, meta: { title = source } }: FieldShape) =>
  (label: string): boolean =>
    label.startsWith(title);

const TYPED: FieldShape['kind'][] = ['text', 'long', 'number', 'day'];

const { create: generatedForm } = crudResource('notices', '');
const features = resources
  .filter((resource) => resource.create === generatedForm)
  .map(({ name }) => name as CrudFeature);

test.each(features)(
  '%s: records are listed by the filters of the contract, and every field of it has an input',
  async (feature) => {
    const { fields, filters, searchable } = shapeOf(feature);
    const values = Object.fromEntries(fields.map((field) => [field.source, sampleOf(field)]));
    const date = { time: String(DAY) };
    const record = { id: 7, ...values, createdDate: date, updatedDate: date };
    const endpoints: Record<'list' | 'count' | 'get', Endpoint> = contract[feature];
    const paths = [endpoints.list.path, endpoints.count.path];
    const real = await realApi();
    const asked: URL[] = [];
    /** Answers one record of the resource. */
    const answering: typeof fetch = async (input, init) => {
      const url = new URL(String(input), 'http://localhost');
      if (paths.includes(url.pathname)) asked.push(url);
      if (url.pathname === paths[0]) return Response.json([record]);
      if (url.pathname === paths[1]) return Response.json(1);
      if (url.pathname === hrefOf(endpoints.get, { params: { id: 7 } })) return Response.json(record);
      return real.fetch(input, init);
    };
    const filter = Object.fromEntries(filters.map(({ source }) => [source, values[source]]));
    const { router } = await openAdmin(`/${feature}?filter=${encodeURIComponent(JSON.stringify(filter))}`, {
      ...real,
      fetch: answering,
    });
    await screen.findByText('검색결과 : 1');
    expect(screen.getAllByRole('link', { name: /수정$/ })[0]).toHaveAttribute('href', `/${feature}/form/7`);
    if (searchable) expect(screen.getByPlaceholderText('검색')).toBeInTheDocument();
    for (const field of filters) {
      expect(screen.getAllByLabelText(titleOf(field)).length, field.source).toBeGreaterThan(0);
      for (const path of paths) {
        const query = asked.findLast(({ pathname }) => pathname === path)?.searchParams;
        expect(query?.get(field.source), `${path} ${field.source}`).toBe(String(values[field.source]));
      }
    }

    await act(() => router.navigate(`/${feature}/form/7`));
    await screen.findByRole('link', { name: '목록' });
    for (const field of fields) {
      const [input] = await screen.findAllByLabelText(titleOf(field));
      if (TYPED.includes(field.kind)) {
        expect(input, field.source).toHaveValue(values[field.source] as string | number);
      }
    }

    await act(() => router.navigate(`/${feature}/form`));
    await screen.findByRole('heading', { level: 1, name: /등록$/ });
    await user.click(await screen.findByRole('button', { name: '저장' }));
    const required = fields.find(({ kind, isRequired }) => isRequired && kind === 'text');
    if (!required) return;
    await waitFor(() => expect(screen.getAllByLabelText(titleOf(required))[0]).toBeInvalid());
  },
);
