import DownIcon from '@mui/icons-material/ArrowDownward';
import UpIcon from '@mui/icons-material/ArrowUpward';
import ClearIcon from '@mui/icons-material/BackspaceOutlined';
import DragIcon from '@mui/icons-material/DragIndicator';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { type DragEvent, useId } from 'react';
import type { Position } from '../../fields/order.ts';
import { Preview } from '../../layout/Preview.tsx';
import { PostPicker } from './PostPicker.tsx';
import { type PostHeader, usePostHeader } from './post-header.ts';
import { SlotAction } from './SlotAction.tsx';
import { EMPTY, postIdOf, type Slot } from './slots.ts';

interface SlotRowProps {
  slot: Slot;
  /** '공지사항 2번' */
  name: string;
  position: Position;
  category: { postType: number; value: number };
  /** What is here on the site while this slot is unsaved; null when it is saved. */
  current: string | null;
  /** The number of another slot with the same post. */
  twin: number;
  /** It is stored, but the post is hidden. */
  hidden: boolean;
  busy: boolean;
  onChange: (slot: Slot) => void;
  onSave: () => void;
}

/** One numbered slot: its post by number or title, a preview, moving, clearing and saving it. */
export const SlotRow = ({
  slot,
  name,
  position,
  category,
  current,
  twin,
  hidden,
  busy,
  ...on
}: SlotRowProps) => {
  const helper = useId();
  const { index, count, drag } = position;
  const id = postIdOf(slot.text) ?? 0;
  const { header, warning } = usePostHeader(id, slot.header);
  const changed = current !== null;

  const put = (text: string, known: PostHeader | null) => on.onChange({ key: slot.key, text, header: known });
  const warnings = [
    twin > 0 && `${twin}번과 같은 글이에요.`,
    warning ?? (hidden && '숨겼거나 마감됐거나 없어진 글이라 사이트에 보이지 않아요.'),
  ].filter(Boolean);
  const wrong = slot.problem ?? warnings.join(' ');

  return (
    <Box
      component="li"
      onDragOver={(event: DragEvent) => {
        if (drag.isOwn()) event.preventDefault();
      }}
      onDrop={(event: DragEvent) => {
        if (!drag.isOwn()) return;
        event.preventDefault();
        drag.onDrop();
      }}
      sx={{
        py: 1,
        pl: 1,
        borderLeft: 3,
        borderLeftColor: changed ? 'primary.main' : 'transparent',
        borderTop: index > 0 ? 1 : 0,
        borderTopColor: 'divider',
      }}
    >
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1, flexWrap: 'wrap' }}>
        <Box
          draggable
          aria-hidden
          onDragStart={drag.onStart}
          onDragEnd={drag.onEnd}
          sx={{ display: { xs: 'none', sm: 'flex' }, cursor: 'grab', color: 'text.secondary' }}
        >
          <DragIcon fontSize="small" />
        </Box>
        <Typography sx={{ width: 20, fontWeight: 700, textAlign: 'center' }}>{index + 1}</Typography>
        <Preview path={header?.thumbnail} width={56} />
        <Box sx={{ flex: { xs: '1 1 180px', sm: '1 1 230px' }, minWidth: 0 }}>
          <PostPicker
            label={`${name} 제목`}
            postType={category.postType}
            categoryId={category.value}
            value={header}
            onPick={(post) => put(String(post.id), post)}
          />
        </Box>
        <TextField
          type="number"
          label="글 번호"
          value={slot.text}
          error={!!slot.problem}
          onChange={(event) => put(event.target.value, slot.header)}
          slotProps={{
            htmlInput: { 'aria-label': `${name} 글 번호`, 'aria-describedby': helper, min: EMPTY, step: 1 },
          }}
          sx={{ width: { xs: 96, sm: 104 }, flexShrink: 0 }}
        />
        <Stack direction="row" sx={{ flexShrink: 0, alignItems: 'center', ml: 'auto' }}>
          <SlotAction
            label={`${name} 위로`}
            move={`${slot.key} back`}
            off={index === 0}
            onClick={() => position.onMove(index - 1)}
          >
            <UpIcon fontSize="small" />
          </SlotAction>
          <SlotAction
            label={`${name} 아래로`}
            move={`${slot.key} forward`}
            off={index === count - 1}
            onClick={() => position.onMove(index + 1)}
          >
            <DownIcon fontSize="small" />
          </SlotAction>
          <SlotAction label={`${name} 비우기`} off={id === EMPTY} onClick={() => put(String(EMPTY), null)}>
            <ClearIcon fontSize="small" />
          </SlotAction>
          <Button
            size="small"
            aria-label={`${name} 저장`}
            disabled={!changed || busy}
            onClick={on.onSave}
            sx={{ minWidth: 48, minHeight: { xs: 44, sm: 34 } }}
          >
            저장
          </Button>
        </Stack>
      </Stack>
      <FormHelperText
        id={helper}
        sx={{ m: 0, mt: 0.25, ml: { xs: 0, sm: 15.5 }, '&:empty': { display: 'none' } }}
      >
        {wrong && (
          <Box component="span" sx={{ color: 'error.main' }}>
            {wrong}
          </Box>
        )}
        {changed && ` 저장하지 않았어요. 지금은 ${current}`}
      </FormHelperText>
    </Box>
  );
};
