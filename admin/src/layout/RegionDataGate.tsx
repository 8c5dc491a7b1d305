import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { useRegionData } from '../core/region-data.ts';
import { Loaded } from './Loaded.tsx';

/** Waits for regions and categories, without which no record can be filled in. */
export const RegionDataGate = ({ children }: { children: ReactNode }) => (
  <Loaded
    query={useRegionData().query}
    waiting={<Skeleton variant="rounded" height={560} sx={{ mt: 2 }} />}
    quiet
    problem="지역과 분류를 불러오지 못했어요."
  >
    {() => children}
  </Loaded>
);
