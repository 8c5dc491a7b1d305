import type { Category } from '@hanca/common/contract/geo.ts';
import { moved } from '@hanca/common/order.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useEffect, useRef, useState } from 'react';
import { RecordContextProvider, ResourceContextProvider } from 'react-admin';
import { HistoryAction } from '../../crud/HistoryAction.tsx';
import { useOwnDrag } from '../../fields/own-drag.ts';
import { SlotRow } from './SlotRow.tsx';
import { EMPTY, postIdOf, type Slot, twins } from './slots.ts';
import type { Headlines } from './use-headlines.ts';

/** What stands in a slot, in words. */
const standing = ({ text, header }: Slot): string => {
  const id = postIdOf(text);
  if (id === EMPTY || id === null) return '비어 있어요.';
  return header ? `'${header.title}' 글이 있어요.` : `${id}번 글이 있어요.`;
};

interface SubCategoryPanelProps {
  category: Category;
  postType: number;
  headlines: Headlines;
}

/** The five slots of a sub-category, in their order, with one save for all of them. */
export const SubCategoryPanel = ({ category, postType, headlines }: SubCategoryPanelProps) => {
  const { id: mapType, title, value } = category;
  const slots = headlines.slotsOf(mapType);
  const stored = headlines.storedOf(mapType);
  const changed = headlines.changedOf(mapType);
  const busy = headlines.saving.has(mapType);
  const same = twins(slots);
  const list = useRef<HTMLOListElement>(null);
  const refocus = useRef<string | null>(null);
  const [said, setSaid] = useState('');

  const move = (from: number, to: number) => {
    const slot = slots[from];
    if (!slot || from === to) return;
    refocus.current = `${slot.key} ${to < from ? 'up' : 'down'}`;
    headlines.change(mapType, moved(slots, from, to));
    setSaid(`${slot.header?.title ?? `${from + 1}번`} 자리를 ${to + 1}번으로 옮겼어요`);
  };

  const dragAt = useOwnDrag(move);

  // A moved button loses the focus with its place; it gets it back.
  useEffect(() => {
    if (!refocus.current) return;
    list.current?.querySelector<HTMLElement>(`[data-move="${CSS.escape(refocus.current)}"]`)?.focus();
    refocus.current = null;
  });

  const isHidden = (slot: Slot): boolean =>
    headlines.stored.some(
      (each) => each.mapType === mapType && each.postId === postIdOf(slot.text) && each.postHeader === null,
    );

  return (
    <Card component="section" aria-label={title} sx={{ p: { xs: 1.5, sm: 2 } }}>
      <Stack direction="row" sx={{ alignItems: 'center', gap: 1, mb: 0.5, minHeight: 40 }}>
        <Typography component="h2" variant="body1" sx={{ fontWeight: 700 }}>
          {title}
        </Typography>
        <Typography variant="body2" color="text.secondary" sx={{ flex: 1 }}>
          지금 {stored.filter(({ text }) => postIdOf(text) !== EMPTY).length}개
        </Typography>
        <ResourceContextProvider value="headlines">
          <RecordContextProvider value={category}>
            <HistoryAction name={title} filter={{ regionId: headlines.regionId }} />
          </RecordContextProvider>
        </ResourceContextProvider>
        <Button
          variant="contained"
          size="small"
          loading={busy}
          disabled={!changed.includes(true)}
          onClick={() => headlines.saveAll(mapType)}
        >
          다섯 자리 저장
        </Button>
      </Stack>
      {headlines.outdated.has(mapType) && (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" size="small" onClick={() => void headlines.reload()}>
              새로 불러오기
            </Button>
          }
        >
          그사이 다른 사람이 이 분류의 헤드라인을 바꿨어요. 새로 불러와도 고친 자리는 그대로 남아요.
        </Alert>
      )}
      <Box component="ol" ref={list} sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {slots.map((slot, index) => (
          <SlotRow
            key={slot.key}
            slot={slot}
            name={`${title} ${index + 1}번`}
            place={{
              index,
              count: slots.length,
              onMove: (to) => move(index, to),
              drag: dragAt(index),
            }}
            category={{ postType, value }}
            current={changed[index] ? standing(stored[index] ?? slot) : null}
            twin={same[index] ?? 0}
            hidden={isHidden(slot)}
            busy={busy}
            onChange={(next) =>
              headlines.change(
                mapType,
                slots.map((other, at) => (at === index ? next : other)),
              )
            }
            onSave={() => headlines.saveSlot(mapType, index)}
          />
        ))}
      </Box>
      <Box role="status" sx={visuallyHidden}>
        {said}
      </Box>
    </Card>
  );
};
