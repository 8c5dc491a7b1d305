import type { FlyerItem } from '@hanca/common/contract/flyer-items.ts';
import type { PageArea } from '@hanca/common/flyer-items.ts';
import Box from '@mui/material/Box';
import FormHelperText from '@mui/material/FormHelperText';
import Pagination from '@mui/material/Pagination';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, type PointerEvent, useRef, useState } from 'react';
import { useController } from 'react-hook-form';
import { usePictureAddress } from '../../core/picture-address.ts';
import { Notice } from '../../layout/Notice.tsx';
import { areaAfterKey, areaBetween, middleOf } from './area.ts';

interface Size {
  width: number;
  height: number;
}

const boxOf = (area: PageArea, page: Size) => ({
  position: 'absolute',
  left: `${(area.x / page.width) * 100}%`,
  top: `${(area.y / page.height) * 100}%`,
  width: `${(area.width / page.width) * 100}%`,
  height: `${(area.height / page.height) * 100}%`,
  pointerEvents: 'none',
});

const otherStyle = { overflow: 'hidden', border: '2px solid', borderColor: 'success.main' };
const otherTitleStyle = { display: 'block', px: 0.5, color: 'success.contrastText', bgcolor: 'success.main' };

interface DrawingProps {
  path: string;
  label: string;
  area: PageArea | null;
  others: readonly FlyerItem[];
  onDraw: (area: PageArea) => void;
}

/** A page on which a part is drawn: by dragging, or by arrow keys. */
const Drawing = ({ path, label, area, others, onDraw }: DrawingProps) => {
  const address = usePictureAddress(path);
  const [page, setPage] = useState<Size | null>(null);
  const [failed, setFailed] = useState(false);
  const from = useRef<{ x: number; y: number }>(null);
  const pointOf = (
    { currentTarget, clientX, clientY }: PointerEvent<HTMLElement>,
    { width, height }: Size,
  ) => {
    const box = currentTarget.getBoundingClientRect();
    return {
      x: ((clientX - box.left) / box.width) * width,
      y: ((clientY - box.top) / box.height) * height,
    };
  };
  const start = (event: PointerEvent<HTMLElement>) => {
    // A second finger looks closer.
    if (!event.isPrimary) from.current = null;
    if (!page || event.button !== 0 || !event.isPrimary) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    from.current = pointOf(event, page);
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    const drawn = page && from.current && areaBetween(from.current, pointOf(event, page), page);
    if (drawn) onDraw(drawn);
  };
  const end = () => {
    from.current = null;
  };
  const press = (event: KeyboardEvent) => {
    if (!page) return;
    const next = area
      ? areaAfterKey(area, event, page)
      : event.key === ' ' || event.key === 'Enter'
        ? middleOf(page)
        : null;
    if (!next) return;
    event.preventDefault();
    onDraw(next);
  };
  if (failed)
    return (
      <Notice
        urgent
        text="이 쪽의 그림을 불러오지 못했어요."
        action={{ label: '다시 시도', onClick: () => setFailed(false) }}
      />
    );
  return (
    <Box
      role="application"
      tabIndex={0}
      aria-label={label}
      onPointerDown={start}
      onPointerMove={move}
      onPointerUp={end}
      onPointerCancel={end}
      onKeyDown={press}
      sx={{ position: 'relative', cursor: 'crosshair', touchAction: 'pinch-zoom', userSelect: 'none' }}
    >
      <Box
        component="img"
        src={address}
        alt=""
        draggable={false}
        onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) =>
          setPage({ width, height })
        }
        onError={() => setFailed(true)}
        sx={{ display: 'block', width: '100%' }}
      />
      {page &&
        others.map((item) => (
          <Box key={item.id} sx={{ ...boxOf(item.area, page), ...otherStyle }}>
            <Typography variant="caption" noWrap sx={otherTitleStyle}>
              {item.title}
            </Typography>
          </Box>
        ))}
      {page && area && (
        <Box
          data-testid="area"
          sx={{
            ...boxOf(area, page),
            border: '3px solid',
            borderColor: 'error.main',
            bgcolor: 'rgba(255,0,0,.08)',
          }}
        />
      )}
    </Box>
  );
};

interface PageAreaInputProps {
  /** The stored paths of the flyer's pages. */
  pages: readonly string[];
  /** What is there already. */
  items: readonly FlyerItem[];
}

/** On which page something stands, and where on it. */
export const PageAreaInput = ({ pages, items }: PageAreaInputProps) => {
  const page = useController({ name: 'page' });
  const area = useController({ name: 'area' });
  // Who looks at another page has not moved the item there yet.
  const [looked, setLooked] = useState<string>();
  const at = Math.max(pages.indexOf(looked ?? page.field.value), 0);
  const path = pages[at];
  const error = area.fieldState.error ?? page.fieldState.error;
  if (!path)
    return (
      <FormHelperText error>이 전단지에는 쪽이 없어요. 전단지에 사진을 먼저 넣어 주세요.</FormHelperText>
    );
  return (
    <Box>
      <Pagination
        aria-label="전단지 쪽"
        getItemAriaLabel={(kind, to) =>
          kind === 'page' ? `${to} 쪽` : kind === 'next' ? '다음 쪽' : '이전 쪽'
        }
        count={pages.length}
        page={at + 1}
        onChange={(_, to) => setLooked(pages[to - 1])}
        sx={{ mb: 1 }}
      />
      <Drawing
        key={path}
        path={path}
        label={`${at + 1}쪽에서 상품이 있는 자리. 끌어서 고르거나, Enter로 시작해 화살표로 옮기고 Shift와 화살표로 크기를 바꿔요.`}
        area={page.field.value === path ? (area.field.value ?? null) : null}
        others={items.filter((item) => item.page === path)}
        onDraw={(drawn) => {
          page.field.onChange(path);
          area.field.onChange(drawn);
        }}
      />
      <FormHelperText error={Boolean(error)}>
        {error ? '상품이 있는 자리를 그림에서 끌어서 골라 주세요.' : '상품을 끌어서 네모로 둘러 주세요.'}
      </FormHelperText>
    </Box>
  );
};
