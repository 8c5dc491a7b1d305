import { josa } from '@hanca/common/josa.ts';
import { useListContext } from 'react-admin';
import { Notice } from '../layout/Notice.tsx';
import { useResourceLabel } from './names.ts';

/** In place of the rows when the list could not be read. */
export const ListProblem = () => {
  const { error, refetch } = useListContext();
  const text = error instanceof Error ? error.message : '목록을 불러오지 못했어요.';
  return <Notice urgent text={text} action={{ label: '다시 시도', onClick: () => refetch() }} />;
};

interface ListEmptyProps {
  /** What is said when nothing is there yet; by default that one can be added by the button above. */
  none?: string | undefined;
  /** The filters with which the list opens, and what is said where they let nothing through. */
  atFirst?: { filter: Record<string, unknown>; none: string } | undefined;
}

/** In place of the rows when there are none: because of the filters, or because nothing is there yet. */
export const ListEmpty = ({ none, atFirst }: ListEmptyProps) => {
  const label = useResourceLabel();
  const { filterValues, setFilters } = useListContext();
  if (Object.keys(filterValues).length === 0) {
    return <Notice text={none ?? josa(`아직 등록한 ${label}이(가) 없어요. 위의 버튼으로 추가해 보세요.`)} />;
  }
  const asOpened = atFirst && JSON.stringify(filterValues) === JSON.stringify(atFirst.filter);
  return (
    <Notice
      text={asOpened ? atFirst.none : josa(`조건에 맞는 ${label}이(가) 없어요.`)}
      action={{ label: '필터 지우기', onClick: () => setFilters({}, {}) }}
    />
  );
};
