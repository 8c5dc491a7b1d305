import { COMPARED_MAX, COMPARED_MIN } from '@hanca/common/saved.ts';
import { useLoaderData } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { MemberFrame } from '../../account/member-page/member-page.tsx';
import { ComparisonTable } from './comparison-table.tsx';
import type { loadComparison } from './loader.ts';

/** Saved homes side by side. It shows what everybody can see, and without scripts all but the notes. */
export const Component = () => {
  const comparison = useLoaderData<typeof loadComparison>();
  const ids = comparison.heads.map(({ id }) => id);
  return (
    <MemberFrame
      title="집 비교"
      action={
        <ButtonLink to={paths.chosen(ids)}>
          {ids.length < COMPARED_MAX ? '다른 집 더하기' : '저장한 매물'}
        </ButtonLink>
      }
    >
      {ids.length < COMPARED_MIN ? (
        <Empty
          icon="home"
          title="두 곳부터 비교할 수 있어요"
          text={`저장한 매물에서 ${COMPARED_MAX}곳까지 골라 보세요.`}
        />
      ) : (
        <ComparisonTable {...comparison} />
      )}
    </MemberFrame>
  );
};
