import type { StoredGrid } from '@hanca/common/immigration/grid.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useDeferredValue, useMemo } from 'react';
import { type RaRecord, useGetList, useRecordContext } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { previewOf } from './preview.ts';

/** More changes than a program sees. */
const GRIDS = 100;

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** What the grid that is being typed would change, and what is wrong with it. */
export const GridPreview = () => {
  const record = useRecordContext();
  const [grid, validFrom]: unknown[] = useWatch({ name: ['grid', 'validFrom'] });
  const { data: stored } = useGetList<RaRecord>('crsGrids', { pagination: { page: 1, perPage: GRIDS } });
  const text = useDeferredValue(textOf(grid));
  const day = textOf(validFrom);
  const preview = useMemo(() => {
    const others = (stored ?? [])
      .filter(({ id }) => id !== record?.id)
      .map((one): StoredGrid => ({ from: one.validFrom, source: one.url, grid: one.grid }));
    return previewOf(text, day, others);
  }, [text, day, stored, record?.id]);
  if (preview.problems.length > 0)
    return (
      <Alert severity="error" role="alert">
        점수표를 고쳐 주세요.
        <ul>
          {preview.problems.map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      </Alert>
    );
  if (!preview.changed)
    return (
      <Alert severity="info" role="note">
        시행일을 적으면 무엇이 바뀌는지 보여 드려요.
      </Alert>
    );
  const { changed, cases, instead, others } = preview;
  return (
    <Box component="section" aria-label="미리 보기" sx={{ maxWidth: 860 }}>
      <Typography role="status">
        {changed.length === 0
          ? `손으로 계산해 둔 예 ${cases}가지의 점수가 모두 그대로예요.`
          : `손으로 계산해 둔 예 ${cases}가지 가운데 ${changed.length}가지의 점수가 바뀌어요.`}{' '}
        ({instead} 점수표와 견주었어요.)
      </Typography>
      {changed.length > 0 && (
        <Box component="ul" sx={{ pl: 2, typography: 'body2', fontVariantNumeric: 'tabular-nums' }}>
          {changed.map(({ words, was, is }) => (
            <li key={words}>
              {words}: {was} → <strong>{is}</strong>
            </li>
          ))}
        </Box>
      )}
      {others.map(({ id, title, points }) => (
        <Typography key={id} variant="body2">
          계산기에서 새로 묻는 것: {title} ({points}점)
        </Typography>
      ))}
    </Box>
  );
};
