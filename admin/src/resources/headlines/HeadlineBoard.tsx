import type { Category } from '@hanca/common/contract/geo.ts';
import type { Headline } from '@hanca/common/contract/headlines.ts';
import SaveIcon from '@mui/icons-material/Save';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import { useQueryClient } from '@tanstack/react-query';
import { type GetListResult, useGetList } from 'react-admin';
import { useUnsavedForms } from '../../core/unsaved-forms.ts';
import { Loaded } from '../../layout/Loaded.tsx';
import { SaveBar } from '../../layout/SaveBar.tsx';
import { SubCategoryPanel } from './SubCategoryPanel.tsx';

interface HeadlineBoardProps {
  regionId: string;
  postType: number;
  categories: Category[];
}

const PANEL_HEIGHT = 380;

/** The slots of all sub-categories of a post type in a region. Ctrl+S saves every one that was changed. */
export const HeadlineBoard = ({ regionId, postType, categories }: HeadlineBoardProps) => {
  const queries = useQueryClient();
  // All of the region: what is typed must not go when a category is added. They come whole, whatever the page.
  const list = {
    filter: { regionId, exact: true },
    pagination: { page: 1, perPage: 25 },
    sort: { field: 'id', order: 'ASC' },
  } as const;
  // Each visit reads them first: an old answer that is replaced meanwhile would change what an edit was made on.
  const query = useGetList<Headline>('headlines', list, { gcTime: 0 });
  const queryKey = ['headlines', 'getList', list];
  // Without another read: what colleagues have changed comes in only where it is wanted.
  const keep = (gone: (headline: Headline) => boolean, come: readonly Headline[]) => {
    queries.setQueryData<GetListResult<Headline>>(
      queryKey,
      (now) =>
        now && {
          ...now,
          data: [...now.data.filter((each) => !gone(each)), ...come.filter(({ id }) => id > 0)],
        },
    );
    // A read that is under way began before the save, and would undo it on the screen.
    if (queries.isFetching({ queryKey }) > 0) void queries.invalidateQueries({ queryKey });
  };
  const { root, unsaved, onUnsaved, saveAll } = useUnsavedForms<HTMLDivElement>();

  const waiting = categories.map(({ id }) => (
    <Skeleton key={id} variant="rounded" height={PANEL_HEIGHT} sx={{ mt: 2, borderRadius: '14px' }} />
  ));
  return (
    <Loaded query={query} waiting={waiting} problem="헤드라인을 불러오지 못했어요.">
      {(headlines) => (
        <>
          <Stack ref={root} sx={{ gap: 2, mt: 2 }}>
            {categories.map((category) => (
              <SubCategoryPanel
                key={category.id}
                category={category}
                postType={postType}
                all={{ regionId, headlines, keep, refetch: query.refetch }}
                onUnsaved={onUnsaved}
              />
            ))}
          </Stack>
          <SaveBar status={unsaved > 0 ? `저장하지 않은 자리 ${unsaved}개` : undefined}>
            <Button
              variant="contained"
              size="large"
              startIcon={<SaveIcon />}
              disabled={unsaved === 0}
              onClick={saveAll}
            >
              모두 저장
            </Button>
          </SaveBar>
        </>
      )}
    </Loaded>
  );
};
