import type { Category } from '@hanca/common/contract/geo.ts';
import SaveIcon from '@mui/icons-material/Save';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useLeaveWarning } from '../../core/leave-warning.ts';
import { useSaveKey } from '../../core/save-key.ts';
import { Loaded } from '../../layout/Loaded.tsx';
import { SaveBar } from '../../layout/SaveBar.tsx';
import { SubCategoryPanel } from './SubCategoryPanel.tsx';
import { useHeadlines } from './use-headlines.ts';

interface HeadlineBoardProps {
  regionId: string;
  postType: number;
  categories: Category[];
}

const PANEL_HEIGHT = 380;

/** The slots of all sub-categories of a post type in a region. Ctrl+S saves every one that was changed. */
export const HeadlineBoard = ({ regionId, postType, categories }: HeadlineBoardProps) => {
  const headlines = useHeadlines(
    regionId,
    categories.map(({ id }) => id),
  );
  const changes = categories.map(({ id }) => ({
    id,
    count: headlines.changedOf(id).filter((changed) => changed).length,
  }));
  const unsaved = changes.reduce((sum, { count }) => sum + count, 0);
  useLeaveWarning(unsaved > 0);

  // At once, so that what is typed while one is saved cannot be taken for what was there when saving began.
  const saveChanged = () =>
    Promise.all(changes.filter(({ count }) => count > 0).map(({ id }) => headlines.saveAll(id)));
  useSaveKey(() => void saveChanged());

  const waiting = categories.map(({ id }) => (
    <Skeleton key={id} variant="rounded" height={PANEL_HEIGHT} sx={{ mt: 2, borderRadius: '14px' }} />
  ));
  return (
    <Loaded query={headlines.query} waiting={waiting} problem="헤드라인을 불러오지 못했어요.">
      {() => (
        <>
          <Stack sx={{ gap: 2, mt: 2 }}>
            {categories.map((category) => (
              <SubCategoryPanel
                key={category.id}
                category={category}
                postType={postType}
                headlines={headlines}
              />
            ))}
          </Stack>
          <SaveBar status={unsaved > 0 ? `저장하지 않은 자리 ${unsaved}개` : undefined}>
            <Button
              variant="contained"
              size="large"
              startIcon={<SaveIcon />}
              disabled={unsaved === 0 || headlines.saving.size > 0}
              onClick={saveChanged}
            >
              모두 저장
            </Button>
          </SaveBar>
        </>
      )}
    </Loaded>
  );
};
