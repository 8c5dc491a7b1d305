import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { useRegionData } from '../core/region-data.ts';
import { Notice } from './Notice.tsx';

/** Waits for regions and categories, without which no record can be filled in. */
export const RegionDataGate = ({ children }: { children: ReactNode }) => {
  const { isPending, isError, refetch } = useRegionData();
  if (isPending) return <Skeleton variant="rounded" height={560} sx={{ mt: 2 }} />;
  if (isError) {
    return (
      <Notice
        urgent
        text="지역과 분류를 불러오지 못했어요."
        action={{ label: '다시 시도', onClick: () => refetch() }}
      />
    );
  }
  return children;
};
