import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { NumberInput } from 'react-admin';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useClient } from '../core/api.ts';
import { useCode } from '../core/code.ts';
import { useFieldLabel } from '../core/described-field.ts';
import { Notice } from '../layout/Notice.tsx';
import { FieldFrame } from './FieldFrame.tsx';
import { type LocationValue, locationValue, pointOf } from './location.ts';

const MAP_HEIGHT = 260;

const loadMap = async () => (await import('./LocationMap.tsx')).LocationMap;

const useTiles = () => {
  const client = useClient();
  return useQuery({
    queryKey: ['geo', 'tiles'],
    queryFn: ({ signal }) => client.geo.tiles({}, { signal }),
    staleTime: 'static',
  });
};

/** A position in decimal degrees: pointed out on a map, or typed. Both numbers empty mean none. */
export const LocationInput = ({ source }: { source: string }) => {
  const { setValue } = useFormContext();
  const wrong = source in useFormState({ name: source }).errors;
  const value: unknown = useWatch({ name: source });
  const label = useFieldLabel(source);
  const tiles = useTiles();
  const { data: LocationMap, isError, refetch } = useCode('map', loadMap);
  const [open, setOpen] = useState(false);

  const set = ({ lat, lng }: LocationValue) => {
    const options = { shouldDirty: true, shouldTouch: true };
    setValue(`${source}.lat`, lat, options);
    setValue(`${source}.lng`, lng, options);
  };
  const clear = () => set({ lat: null, lng: null });

  return (
    <FieldFrame
      id={source}
      label={label}
      hint="지도를 누르거나 핀을 끌어 정해 주세요."
      aside={
        locationValue(value) !== null && (
          <Button size="small" onClick={clear}>
            위치 지우기
          </Button>
        )
      }
    >
      {LocationMap && !tiles.isPending ? (
        <LocationMap point={pointOf(value)} tileUrl={tiles.data?.url} height={MAP_HEIGHT} onPoint={set} />
      ) : isError ? (
        <Notice
          line
          text="지도를 불러오지 못했어요."
          action={{ label: '다시 시도', onClick: () => void refetch() }}
        />
      ) : (
        <Skeleton variant="rounded" height={MAP_HEIGHT} />
      )}
      <details open={open || wrong} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <Box component="summary" sx={{ cursor: 'pointer', typography: 'body2', py: 1 }}>
          좌표로 입력하기
        </Box>
        <Box sx={{ display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 1.5, pt: 1 }}>
          <NumberInput source={`${source}.lat`} label="위도" step="any" helperText={false} />
          <NumberInput source={`${source}.lng`} label="경도" step="any" helperText={false} />
        </Box>
      </details>
    </FieldFrame>
  );
};
