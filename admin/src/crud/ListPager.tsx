import { grouped } from '@hanca/common/grouped.ts';
import PreviousIcon from '@mui/icons-material/ChevronLeft';
import NextIcon from '@mui/icons-material/ChevronRight';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';
import { useListContext } from 'react-admin';

/** The number of results with previous and next; never below page 1 or past the last one. */
export const ListPager = () => {
  const { page, perPage, total, setPage, isPlaceholderData, isPending } = useListContext();
  const counting = isPending || isPlaceholderData || total === undefined;
  const last = Math.max(1, Math.ceil((total ?? 0) / perPage));

  // The last entry of the last page was deleted, or the address names a page that is not there.
  useEffect(() => {
    if (!counting && page > last) setPage(last);
  }, [counting, page, last, setPage]);

  return (
    <Stack
      component="nav"
      aria-label="쪽 이동"
      direction="row"
      // Its position is known with the rows.
      sx={{ alignItems: 'center', gap: 1, py: 1.5, px: 0.5, visibility: isPending ? 'hidden' : 'visible' }}
    >
      <Typography variant="body2" role="status" sx={{ flex: 1, fontVariantNumeric: 'tabular-nums' }}>
        검색결과 : {counting ? '…' : grouped(total)}
      </Typography>
      <Button
        size="small"
        startIcon={<PreviousIcon />}
        disabled={page <= 1}
        onClick={() => setPage(page - 1)}
      >
        이전
      </Button>
      <Typography variant="body2" color="text.secondary" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {page} / {counting ? '…' : last}
      </Typography>
      <Button
        size="small"
        endIcon={<NextIcon />}
        disabled={counting || page >= last}
        onClick={() => setPage(page + 1)}
      >
        다음
      </Button>
    </Stack>
  );
};
