import { CLOSE_HOURS, HANDICAP_MAX, NOTE_MAX, PACES, SEATS_MAX } from '@hanca/common/golf-joins.ts';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDeps } from '../../../../deps.ts';
import { Refused } from '../../../../session/refused.tsx';
import { Button } from '../../../../ui/button.tsx';
import { ChipsField, type Choice, SelectField, TextArea, TextField } from '../../../../ui/form/fields.tsx';
import { useChecks } from '../../../../ui/form/use-checks.ts';
import { useDraft } from '../../../../ui/form/use-draft.ts';
import { Stack } from '../../../../ui/layout.tsx';
import { Notice } from '../../../../ui/notice.tsx';
import { showToast } from '../../../../ui/toasts.ts';
import { emptyJoin, forgetJoinDraft, type JoinValues, keepJoinDraft } from '../drafts.ts';
import { joinPaths } from '../join-paths.ts';
import styles from './join-form.module.css';

const SEATS = Array.from({ length: SEATS_MAX }, (_, n) => ({ value: `${n + 1}`, title: `${n + 1}명` }));
const paces = PACES.map(({ code, title }) => ({ value: code, title }));
const closes = CLOSE_HOURS.map(({ value, title }) => ({ value: String(value), title }));

interface JoinFormProps {
  member: number;
  courses: readonly Choice[];
  draft: JoinValues | null;
}

/** Values, draft and sending of the form. */
const useJoinForm = ({ member, draft: stored }: JoinFormProps) => {
  const { call } = useDeps();
  const navigate = useNavigate();
  const ref = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(stored ?? emptyJoin);
  const latest = useRef(values);
  const draft = useDraft<JoinValues>({
    keep: (written) => keepJoinDraft(member, written),
    forget: () => forgetJoinDraft(member),
  });
  const checks = useChecks({
    form: ref,
    read: () => latest.current,
    fetchRules: async () => (await import('../join-rules.ts')).joinRules,
    send: async (body) => {
      const { id } = await call((client) => client.golfJoins.create({ body }));
      draft.forget();
      showToast('조인을 올렸어요. 신청이 오면 알려 드릴게요.');
      await navigate(joinPaths.join(id), { replace: true });
    },
  });
  const change = (some: Partial<JoinValues>) => {
    latest.current = { ...latest.current, ...some };
    setValues(latest.current);
    draft.note(latest.current);
    for (const name of Object.keys(some)) checks.changed(name);
  };
  const field = (name: keyof JoinValues) => ({
    name,
    value: values[name],
    error: checks.errors[name],
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
  return { field, checks, draftWorks: draft.works };
};

/** A round that a member has booked, with what is looked for. */
export const JoinForm = (props: JoinFormProps) => {
  const { field, checks, draftWorks } = useJoinForm(props);
  if (props.courses.length === 0)
    return <Notice title="골프장이 아직 없어요">골프장이 올라오면 조인을 올릴 수 있어요.</Notice>;
  return (
    <form {...checks.props}>
      <Stack gap={4}>
        {props.draft && <Notice live>작성하던 내용을 불러왔어요.</Notice>}
        <p className="quiet">
          이미 예약한 티타임만 올려 주세요. 올린 뒤에는 골프장과 시간을 바꿀 수 없고, 취소하면 신청한 분들께
          알려요.
        </p>
        <SelectField
          label="골프장"
          marked
          none="골라 주세요"
          choices={props.courses}
          {...field('courseId')}
        />
        <div className={styles.pair}>
          <TextField label="날짜" marked type="date" {...field('day')} />
          <TextField label="티타임" marked type="time" hint="골프장 시각이에요." {...field('time')} />
        </div>
        <ChipsField label="빈자리" choices={SEATS} {...field('seats')} />
        <TextField
          label="1인 그린피 (선택)"
          inputMode="decimal"
          unit="CAD"
          hint="골프장에 각자 내는 돈이에요. 모르면 비워 두세요."
          autoComplete="off"
          {...field('greenFee')}
        />
        <div className={styles.pair}>
          <TextField
            label="핸디캡부터 (선택)"
            inputMode="numeric"
            hint="비우면 무관이에요."
            autoComplete="off"
            {...field('handicapMin')}
          />
          <TextField
            label="핸디캡까지 (선택)"
            inputMode="numeric"
            hint={`0부터 ${HANDICAP_MAX}까지예요.`}
            autoComplete="off"
            {...field('handicapMax')}
          />
        </div>
        <ChipsField label="진행" choices={paces} {...field('pace')} />
        <SelectField label="신청 마감" choices={closes} {...field('closeHours')} />
        <TextArea label="하고 싶은 말 (선택)" max={NOTE_MAX} rows={4} {...field('note')} />
        <TextArea
          label="함께 칠 사람들에게 (선택)"
          hint="만날 곳과 연락처를 적어 주세요. 수락한 분에게만 보여요. 나중에 적어도 돼요."
          max={NOTE_MAX}
          rows={3}
          {...field('contact')}
        />
        <Refused refusal={checks.refusal} />
        <Button type="submit" tone="go" wide aria-disabled={checks.sending}>
          {checks.sending ? '올리는 중…' : '조인 올리기'}
        </Button>
        <p className="quiet">
          {draftWorks
            ? '쓰는 동안 이 브라우저에 자동으로 보관돼요.'
            : '이 브라우저에는 쓰던 내용을 보관할 수 없어요.'}
        </p>
      </Stack>
    </form>
  );
};
