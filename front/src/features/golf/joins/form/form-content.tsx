import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDeps } from '../../../../deps.ts';
import { Failed } from '../../../../session/failed.tsx';
import { MemberContent } from '../../../account/member-page/member-content.tsx';
import { readJoinDraft } from '../drafts.ts';
import { JoinForm } from './join-form.tsx';

const Loaded = ({ member }: { member: number }) => {
  const { call } = useDeps();
  const [draft] = useState(() => readJoinDraft(member));
  const courses = useQuery({
    queryKey: ['golf courses'],
    queryFn: ({ signal }) => call((client) => client.golfCourses.cards({}, { signal })),
  });
  if (courses.error)
    return (
      <Failed
        error={courses.error}
        title="골프장을 불러오지 못했어요"
        onRetry={() => void courses.refetch()}
      />
    );
  if (!courses.data) return <p role="status">양식을 불러오는 중이에요</p>;
  const choices = courses.data.map(({ id, title, cityName }) => ({
    value: String(id),
    title: `${title} (${cityName})`,
  }));
  return <JoinForm member={member} courses={choices} draft={draft} />;
};

/** The form with the courses that there are. */
export const FormContent = () => <MemberContent>{(member) => <Loaded member={member} />}</MemberContent>;
