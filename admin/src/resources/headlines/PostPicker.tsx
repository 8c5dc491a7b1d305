import type { PostSummary } from '@hanca/common/contract/posts.ts';
import { PUBLISHED } from '@hanca/common/posts.ts';
import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useDebouncedEvent, useGetList } from 'react-admin';
import { headerOf, type PostHeader } from './post-header.ts';

interface PostPickerProps {
  label: string;
  postType: number;
  /** The value of the category among those of its type. */
  categoryId: number;
  value: PostHeader | null;
  onPick: (post: PostHeader) => void;
}

/** So many are offered, the newest; a longer part of the title finds the others. */
const OFFERED = 30;

/** How long typing has to pause before posts are looked up, as for the shops of coupons. */
const PAUSE_MS = 200;

/** What is said when no post can be chosen. */
const absence = (failed: boolean, keyword: string): string => {
  if (failed) return '글을 불러오지 못했어요. 다시 열어 보세요.';
  return keyword ? '이 분류에 그런 제목의 글이 없어요.' : '이 분류에 공개한 글이 아직 없어요.';
};

/** A post of a category, found by typing a part of its title. */
export const PostPicker = ({ label, postType, categoryId, value, onPick }: PostPickerProps) => {
  const [open, setOpen] = useState(false);
  const [keyword, setKeyword] = useState('');
  // Only what is being typed: a title that comes in meanwhile must not replace it.
  const [typed, setTyped] = useState<string | null>(null);
  const look = useDebouncedEvent((text: string) => setKeyword(text.trim().slice(0, 100)), PAUSE_MS);
  const { data, isFetching, isError } = useGetList<PostSummary>(
    'posts',
    {
      filter: { postType, categoryId, status: PUBLISHED, keyword },
      pagination: { page: 1, perPage: OFFERED },
    },
    { placeholderData: keepPreviousData, staleTime: 60_000, enabled: open },
  );
  return (
    <Autocomplete
      value={value}
      options={data?.map(headerOf) ?? []}
      getOptionLabel={({ title }) => title}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      // The server has narrowed them.
      filterOptions={(found) => found}
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      inputValue={typed ?? value?.title ?? ''}
      onInputChange={(_, text, reason) => {
        // The value has changed from outside.
        if (reason === 'reset') return;
        setTyped(reason === 'input' ? text : null);
        look(reason === 'input' ? text : '');
      }}
      onChange={(_, post) => post && onPick(post)}
      disableClearable={value !== null}
      loading={isFetching}
      loadingText="찾고 있어요"
      noOptionsText={absence(isError, keyword)}
      renderInput={(params) => (
        <TextField
          {...params}
          placeholder="제목으로 찾기"
          slotProps={{ htmlInput: { ...params.inputProps, 'aria-label': label } }}
        />
      )}
    />
  );
};
