import type { Category } from '@hanca/common/contract/geo.ts';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { visuallyHidden } from '@mui/utils';
import { useEffect } from 'react';
import { RecordContextProvider } from 'react-admin';
import { HistoryAction } from '../../crud/HistoryAction.tsx';
import { useOrder } from '../../fields/order.ts';
import { SlotRow } from './SlotRow.tsx';
import { EMPTY, postIdOf, type Slot, twins } from './slots.ts';
import { type StoredHeadlines, useSlots } from './use-slots.ts';

/** What is in a slot, in words. */
const contentOf = ({ text, header }: Slot): string => {
  const id = postIdOf(text);
  if (id === EMPTY || id === null) return '비어 있어요.';
  return header ? `'${header.title}' 글이 있어요.` : `${id}번 글이 있어요.`;
};

interface SubCategoryPanelProps {
  category: Category;
  postType: number;
  all: StoredHeadlines;
  /** Called with the number of slots that are not saved. */
  onUnsaved: (mapType: number, count: number) => void;
}

/** The five slots of a sub-category, in their order, with one save for all of them. */
export const SubCategoryPanel = ({ category, postType, all, onUnsaved }: SubCategoryPanelProps) => {
  const { id: mapType, title, value } = category;
  const own = useSlots(mapType, all);
  const { stored, slots, changed, change, saving } = own;
  const unsaved = changed.filter(Boolean).length;
  const same = twins(slots);
  const { list, said, positionOf } = useOrder<HTMLOListElement, Slot>(slots, {
    keyOf: ({ key }) => key,
    onChange: change,
    wordsOf: ({ header }, from, to) => `${header?.title ?? `${from + 1}번`} 자리를 ${to + 1}번으로 옮겼어요`,
  });

  useEffect(() => {
    onUnsaved(mapType, unsaved);
  }, [mapType, unsaved, onUnsaved]);

  const isHidden = (slot: Slot): boolean =>
    all.headlines.some(
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
        <RecordContextProvider value={category}>
          <HistoryAction name={title} filter={{ regionId: all.regionId }} />
        </RecordContextProvider>
        <form
          data-unsaved={unsaved > 0}
          onSubmit={(event) => {
            event.preventDefault();
            void own.saveAll();
          }}
        >
          <Button type="submit" variant="contained" size="small" loading={saving} disabled={unsaved === 0}>
            다섯 자리 저장
          </Button>
        </form>
      </Stack>
      {own.outdated && (
        <Alert
          severity="warning"
          action={
            <Button color="inherit" size="small" onClick={() => void own.reload()}>
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
            position={positionOf(index)}
            category={{ postType, value }}
            current={changed[index] ? contentOf(stored[index] ?? slot) : null}
            twin={same[index] ?? 0}
            hidden={isHidden(slot)}
            busy={saving}
            onChange={(next) => change(slots.map((other, at) => (at === index ? next : other)))}
            onSave={() => void own.saveSlot(index)}
          />
        ))}
      </Box>
      <Box role="status" sx={visuallyHidden}>
        {said}
      </Box>
    </Card>
  );
};
