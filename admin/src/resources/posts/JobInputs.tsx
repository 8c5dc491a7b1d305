import { mustStateWage, PAY_LAW } from '@hanca/common/jobs.ts';
import { JOB } from '@hanca/common/post-types.ts';
import Alert from '@mui/material/Alert';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import { BooleanInput, DateInput, NumberInput, TextInput } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { ChoiceInput } from '../../fields/ChoiceInput.tsx';
import { FormSection } from '../../layout/ScreenSection.tsx';
import { MinimumWage } from './MinimumWage.tsx';

/** Which law wants the wage, where one does. */
const PayRule = () => {
  const regionId: unknown = useWatch({ name: 'regionId' });
  if (typeof regionId !== 'string' || !regionId || !mustStateWage(regionId)) return null;
  return (
    <Alert severity="info">
      BC주에서 일할 수 있는 자리는 급여나 급여 범위를 적어야 게시할 수 있어요. 근거:{' '}
      <Link href={PAY_LAW.url} target="_blank" rel="noopener">
        {PAY_LAW.title}
      </Link>
    </Alert>
  );
};

const Facts = () => (
  <>
    <TextInput source="job.employer" helperText={false} isRequired />
    <ChoiceInput source="job.trade" isRequired />
    <PayRule />
    <ChoiceInput source="job.wageUnit" isRequired />
    <Stack direction="row" sx={{ gap: 1 }}>
      <NumberInput source="job.wageMin" min={1} step="any" helperText={false} />
      <NumberInput source="job.wageMax" min={1} step="any" helperText="범위일 때만" />
    </Stack>
    <MinimumWage />
    <TextInput source="job.hours" helperText="예: 월–금 09:00–17:00" />
    <DateInput source="job.closesOn" helperText="지나면 목록에서 빠지고 마감됐다고 보여요." />
    <TextInput source="job.applyEmail" type="email" helperText={false} />
    <TextInput source="job.applyLink" type="url" helperText="예: https://example.com/jobs" />
    <TextInput source="job.applyPhone" type="tel" helperText={false} />
    <BooleanInput source="job.visaHelp" helperText="취업 허가를 받도록 업체가 도와요." />
  </>
);

/** What a job posting says in fields, from the kind of work on; without one it advertises no job. */
export const JobInputs = () => {
  const [postType, work] = useWatch({ name: ['postType', 'job.work'] });
  if (postType !== JOB) return null;
  return (
    <FormSection title="일자리">
      <ChoiceInput source="job.work" empty={{ value: '', text: '구인 광고가 아니에요' }} />
      {work && <Facts />}
    </FormSection>
  );
};
