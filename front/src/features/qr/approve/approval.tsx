import { OWN_CLOCKS } from '@hanca/common/clocks.ts';
import type { QrRequest } from '@hanca/common/contract/qr.ts';
import { countryName } from '@hanca/common/countries.ts';
import { longDateTime } from '@hanca/common/dates.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDeps } from '../../../deps.ts';
import { problemOf, statusOf } from '../../../failure.ts';
import { Failed } from '../../../session/failed.tsx';
import { MemberQueries } from '../../../session/member-queries.tsx';
import { SkeletonRows } from '../../../ui/skeleton.tsx';
import { AnswerForm } from './answer-form.tsx';
import { End, type Ended } from './end.tsx';
import styles from './page.module.css';

/** Who asks: the browser that is to be signed in. */
const Facts = ({ device, country, createdDate }: QrRequest) => (
  <dl className={styles.facts}>
    <dt>기기</dt>
    <dd>{device}</dd>
    <dt>위치</dt>
    <dd>{country ? `${countryName(country)} (대략적인 위치)` : '알 수 없음'}</dd>
    <dt>시각</dt>
    <dd>{longDateTime(createdDate, OWN_CLOCKS)}</dd>
  </dl>
);

/** How a code is over by what the API answered; null for another failure, after which it can be tried again. */
const endOf = (error: unknown): Ended | null => {
  const { detail = '' } = problemOf(error);
  return [404, 409, 410].includes(statusOf(error) ?? 0) ? { how: 'over', detail } : null;
};

const Request = ({ code }: { code: string }) => {
  const { call } = useDeps();
  const [ended, setEnded] = useState<Ended | null>(null);
  const { data, error, refetch } = useQuery({
    queryKey: ['qr', code],
    queryFn: ({ signal }) => call((client) => client.qr.request({ params: { code } }, { signal })),
    // It is over in five minutes.
    gcTime: 0,
  });
  const end = ended ?? endOf(error);
  if (end) return <End {...end} />;
  if (error) {
    return <Failed error={error} title="로그인 요청을 불러오지 못했어요" onRetry={() => void refetch()} />;
  }
  if (!data) return <SkeletonRows rows={2} label="로그인 요청을 불러오는 중이에요" />;
  return (
    <>
      <Facts {...data} />
      <AnswerForm code={code} endOf={endOf} onEnd={setEnded} />
    </>
  );
};

/** What the owner of the phone decides about the screen whose code was scanned. */
export const Approval = ({ code }: { code: string }) => (
  <MemberQueries>
    <Request code={code} />
  </MemberQueries>
);
