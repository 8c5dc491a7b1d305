import Autocomplete from '@mui/material/Autocomplete';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { type PostHeader, useNewestPosts } from './post-header.ts';

interface PostPickerProps {
  label: string;
  postType: number;
  /** The value of the category among those of its type. */
  categoryId: number;
  value: PostHeader | null;
  onPick: (post: PostHeader) => void;
}

/** A post of a category, found by typing a part of its title. */
export const PostPicker = ({ label, postType, categoryId, value, onPick }: PostPickerProps) => {
  const [open, setOpen] = useState(false);
  const { data = [], isFetching, isError } = useNewestPosts(postType, categoryId, open);
  return (
    <Autocomplete
      value={value}
      options={data}
      getOptionLabel={({ title }) => title}
      getOptionKey={({ id }) => id}
      isOptionEqualToValue={(a, b) => a.id === b.id}
      open={open}
      onOpen={() => setOpen(true)}
      onClose={() => setOpen(false)}
      onChange={(_, post) => post && onPick(post)}
      disableClearable={value !== null}
      loading={isFetching}
      loadingText="찾고 있어요"
      noOptionsText={
        isError
          ? '글을 불러오지 못했어요. 다시 열어 보세요.'
          : '이 분류의 최근 글 100개에 없어요. 글 번호로 넣어 주세요.'
      }
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
