import { isAgainst, type Report } from '@hanca/common/contract/reports.ts';
import { READY_REASONS, readyAnswer, SUSPENSION_DAYS } from '@hanca/common/moderation.ts';
import { titleOf } from '@hanca/common/realties.ts';
import { REPORT_REASONS } from '@hanca/common/report-reasons.ts';
import Stack from '@mui/material/Stack';
import { useEffect, useRef } from 'react';
import { BooleanInput, CheckboxGroupInput, RadioButtonGroupInput, TextInput } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { useFieldChoices } from '../../core/described-field.ts';
import { ChoiceInput } from '../../fields/ChoiceInput.tsx';
import { MailPreviews } from './MailPreviews.tsx';
import { useReadyAnswers } from './ready-answers.ts';

const daysChoices = SUSPENSION_DAYS.map(({ value, title }) => ({ id: value, name: title }));

/** Keeps the words to the reporter true to the decision, as long as nobody wrote others. */
const useReadyAnswer = (ready: string) => {
  const { getValues, setValue } = useFormContext();
  const last = useRef(ready);
  useEffect(() => {
    if (getValues('toReporter') === last.current) setValue('toReporter', ready);
    last.current = ready;
  }, [ready, getValues, setValue]);
};

/** The ready reasons, those of staff for this reason first; the one that is chosen is written into the field below, to be changed there. */
const ReadyReasons = ({ reason }: Pick<Report, 'reason'>) => {
  const { getValues, setValue } = useFormContext();
  const ready = useReadyAnswers([reason, 'other'], READY_REASONS);
  return (
    <ChoiceInput
      source="ready"
      label="준비된 이유"
      choices={ready.map(({ text, title }) => ({ id: text, name: title }))}
      empty={{ value: '', text: '고르면 아래에 적혀요' }}
      onChange={() => setValue('toReported', getValues('ready'), { shouldValidate: true })}
    />
  );
};

const nameOf = ({ reason, text, userName, screening }: Report): string =>
  [screening ? userName : `${userName}: ${titleOf(REPORT_REASONS, reason)}`, text]
    .filter(Boolean)
    .join(' · ');

const thingOf = ({ golfJoinId, postId, commentId }: Report): string => {
  if (golfJoinId !== null) return '조인';
  if (postId !== null) return '글';
  return commentId === null ? '매물' : '댓글';
};

/** What staff decide about a report, and what both sides read of it. */
export const DecisionInputs = ({ report, others }: { report: Report; others: readonly Report[] }) => {
  const [measure, suspended, days] = useWatch({ name: ['measure', 'suspended', 'days'] });
  useReadyAnswer(readyAnswer(measure, suspended, days || null));
  const isRead = isAgainst({ measure, suspended, days: days || null });
  return (
    <Stack sx={{ gap: 2 }}>
      <RadioButtonGroupInput
        source="measure"
        choices={useFieldChoices('measure')}
        row={false}
        helperText={false}
      />
      {!suspended && (
        <ChoiceInput
          source="days"
          label={`${report.reportedName}님의 쓰기 정지`}
          choices={daysChoices}
          empty={{ value: '', text: '정지하지 않아요' }}
        />
      )}
      <BooleanInput
        source="suspended"
        label={`${report.reportedName}님의 계정도 정지`}
        helperText="모든 기기에서 로그아웃되고, 올린 매물이 보이지 않게 돼요."
      />
      {isRead && <ReadyReasons reason={report.reason} />}
      {isRead && (
        <TextInput
          source="toReported"
          label={`${report.reportedName}님에게 알릴 이유`}
          multiline
          minRows={3}
          helperText="메일로 보내고, 숨긴 매물이나 댓글에도 보여요. 무엇을 하면 되는지도 적어 주세요."
        />
      )}
      {[report, ...others].some(({ screening }) => !screening) && (
        <TextInput
          source="toReporter"
          label="신고한 사람에게 보낼 말"
          multiline
          minRows={2}
          helperText="비우면 보내지 않아요."
        />
      )}
      {others.length > 0 && (
        <CheckboxGroupInput
          source="also"
          label={`같은 ${thingOf(report)}의 다른 신고도 함께 처리`}
          choices={others.map((one) => ({ id: one.id, name: nameOf(one) }))}
          row={false}
          helperText={false}
        />
      )}
      <MailPreviews report={report} others={others} />
    </Stack>
  );
};
