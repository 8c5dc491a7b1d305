import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { CheckField, TextField } from './fields.tsx';
import { rulesOf } from './rules.ts';
import { type Rules, useForm } from './use-form.ts';

const rules = rulesOf(
  z.object({
    name: z.string().trim().min(1, { error: 'name.required' }),
    agree: z.literal(true, { error: 'agree.required' }),
  }),
);
type Values = { name: string; agree: true };

interface SampleProps {
  send: (values: Values) => Promise<void>;
  fetchRules?: () => Promise<Rules<Values>>;
}

const Sample = ({ send, fetchRules = async () => rules }: SampleProps) => {
  const { props, errors, refusal, sending } = useForm({ fetchRules, send, refusedAt: 'name' });
  return (
    <form {...props}>
      {refusal && <p role="alert">{refusal.title}</p>}
      <TextField name="name" label="이름" error={errors.name} />
      <CheckField name="agree" label="동의" error={errors.agree} />
      <button type="submit">{sending ? '보내는 중' : '보내기'}</button>
    </form>
  );
};

const open = (props: SampleProps) => {
  render(<Sample {...props} />);
  const user = userEvent.setup();
  return { user, name: screen.getByLabelText('이름'), agree: screen.getByLabelText('동의') };
};

const nothing = async () => undefined;
const taken = async () => {
  const problem = {
    title: '',
    detail: '',
    errors: [{ path: 'name', message: '이미 쓰고 있는 이름이에요.' }],
  };
  throw Object.assign(new Error(), { problem });
};

test('a field that was only passed is not checked', async () => {
  const { user, name, agree } = open({ send: nothing });
  await user.click(name);
  await user.tab();
  await user.click(agree);
  await user.click(agree);
  await user.click(name);
  await waitFor(() => expect(agree).toHaveAttribute('aria-invalid'));
  expect(name).not.toHaveAttribute('aria-invalid');
});

test('a field is checked when it is left, then with every change; the others wait', async () => {
  const { user, name, agree } = open({ send: nothing });
  await user.type(name, '민');
  await user.clear(name);
  expect(name).not.toHaveAttribute('aria-invalid');
  await user.tab();
  await waitFor(() => expect(name).toHaveAccessibleDescription('이름을 입력해 주세요.'));
  expect(agree).not.toHaveAttribute('aria-invalid');
  await user.type(name, '민');
  await waitFor(() => expect(name).not.toHaveAttribute('aria-invalid'));
});

test('sending gives what the rules made of it, once however often it is pressed', async () => {
  const sent: Values[] = [];
  const sending = Promise.withResolvers<void>();
  const { user, name, agree } = open({
    send: (values) => {
      sent.push(values);
      return sending.promise;
    },
  });
  await user.type(name, ' 민지 ');
  await user.click(agree);
  await user.click(screen.getByRole('button'));
  await user.click(await screen.findByRole('button', { name: '보내는 중' }));
  expect(sent).toEqual([{ name: '민지', agree: true }]);
  sending.resolve();
  expect(await screen.findByRole('button', { name: '보내기' })).toBeInTheDocument();
});

test("the server's word on a field holds until the field is changed", async () => {
  const { user, name, agree } = open({ send: taken });
  await user.type(name, '민지');
  await user.click(agree);
  await user.click(screen.getByRole('button'));
  await waitFor(() => expect(name).toHaveAccessibleDescription('이미 쓰고 있는 이름이에요.'));
  expect(name).toHaveFocus();
  await user.tab();
  await user.click(agree);
  await waitFor(() => expect(agree).toHaveAttribute('aria-invalid'));
  expect(name).toHaveAccessibleDescription('이미 쓰고 있는 이름이에요.');
  await user.type(name, '2');
  await waitFor(() => expect(name).not.toHaveAttribute('aria-invalid'));
});

test('rules that cannot be fetched are a failed sending: nothing typed is lost', async () => {
  const { user, name } = open({
    send: nothing,
    fetchRules: () => Promise.reject(new TypeError('Failed to fetch')),
  });
  await user.type(name, '민지');
  await user.click(screen.getByRole('button'));
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('요청을 처리하지 못했어요'));
  expect(name).toHaveValue('민지');
  expect(name).toHaveFocus();
});

const Kinds = ({ send }: { send: (typed: object) => Promise<void> }) => {
  const { props, errors } = useForm({ fetchRules: async () => (values) => ({ values }), send });
  return (
    <form {...props}>
      <textarea name="words" aria-label="내용" aria-invalid={errors.words ? true : undefined} />
      <select name="place" aria-label="도시">
        <option value="a">밴쿠버</option>
        <option value="b">버나비</option>
      </select>
      <input type="radio" name="reason" value="scam" aria-label="사기" />
      <input type="radio" name="reason" value="other" aria-label="다른 이유" />
      <button type="submit">보내기</button>
    </form>
  );
};

test('every native control counts, and what is wrong inside of a field is said at the field', async () => {
  const sent: object[] = [];
  render(
    <Kinds
      send={async (typed) => {
        sent.push(typed);
        const problem = { title: '', detail: '', errors: [{ path: 'words.3', message: '너무 길어요.' }] };
        throw Object.assign(new Error(), { problem });
      }}
    />,
  );
  const user = userEvent.setup();
  await user.click(screen.getByRole('button'));
  await user.type(screen.getByLabelText('내용'), '줄{Enter}바꿈');
  await user.selectOptions(screen.getByLabelText('도시'), '버나비');
  await user.click(screen.getByLabelText('다른 이유'));
  await user.click(screen.getByRole('button'));
  await waitFor(() => expect(screen.getByLabelText('내용')).toHaveFocus());
  expect(screen.getByLabelText('내용')).toHaveAttribute('aria-invalid');
  expect(sent).toEqual([
    { words: '', place: 'a', reason: '' },
    { words: '줄\n바꿈', place: 'b', reason: 'other' },
  ]);
});
