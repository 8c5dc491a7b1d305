import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import Switch from '@mui/material/Switch';
import { useNotify, useUpdate } from 'react-admin';
import type { StoredCategory } from './category-form.ts';

/** Whether members write posts of a type: stored when it is switched. */
export const OpenToMembers = ({ type }: { type: StoredCategory }) => {
  const { id, title, openToMembers = false } = type;
  const [update, { isPending }] = useUpdate<StoredCategory>();
  const notify = useNotify();
  const toggle = (open: boolean) =>
    update(
      'categories',
      { id, data: { ...type, openToMembers: open }, previousData: type },
      {
        mutationMode: 'pessimistic',
        onSuccess: () =>
          notify(open ? `이제 회원도 ${title} 글을 써요` : `이제 ${title} 글은 운영진만 써요`, {
            type: 'success',
          }),
        onError: (error) =>
          notify(error instanceof Error ? error.message : '바꾸지 못했어요.', { type: 'error' }),
      },
    );
  return (
    <div>
      <FormControlLabel
        label="회원 글쓰기"
        control={
          <Switch
            checked={openToMembers}
            disabled={isPending}
            onChange={(_, open) => toggle(open)}
            slotProps={{ input: { 'aria-describedby': 'open-to-members' } }}
          />
        }
      />
      <FormHelperText id="open-to-members">
        켜면 회원이 {title} 글을 올려요. 새 회원의 첫 글은 검토한 뒤에 보여요.
      </FormHelperText>
    </div>
  );
};
