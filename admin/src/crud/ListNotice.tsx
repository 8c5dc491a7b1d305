import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useListContext } from 'react-admin';

const box = { alignItems: 'center', gap: 1.5, p: 6, textAlign: 'center' } as const;

/** In place of the rows when the list could not be read: what happened, and a retry. */
export const ListProblem = () => {
  const { error, refetch } = useListContext();
  return (
    <Stack role="alert" sx={box}>
      <Typography>{error instanceof Error ? error.message : '목록을 불러오지 못했어요.'}</Typography>
      <Button variant="outlined" onClick={() => refetch()}>
        다시 시도
      </Button>
    </Stack>
  );
};

/** In place of the rows when there are none: because of the filters, or because nothing is there yet. */
export const ListEmpty = ({ name }: { name: string }) => {
  const { filterValues, setFilters } = useListContext();
  const filtered = Object.keys(filterValues).length > 0;
  return (
    <Stack sx={box}>
      <Typography color="text.secondary">
        {filtered
          ? `조건에 맞는 ${name} 글이 없어요.`
          : `아직 ${name} 글이 없어요. 위의 버튼으로 추가해 보세요.`}
      </Typography>
      {filtered && (
        <Button variant="outlined" onClick={() => setFilters({}, {})}>
          필터 지우기
        </Button>
      )}
    </Stack>
  );
};
