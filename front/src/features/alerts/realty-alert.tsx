import type { RealtySearch } from '../realties/search/search-parameters.ts';
import { filterOf } from '../realties/search/search-query.ts';
import { AlertButton } from './alert-button.tsx';

/** Takes a search of homes over as an alert. */
export const RealtyAlert = ({ search }: { search: RealtySearch }) => (
  <AlertButton
    wanted={{ topic: 'realties', criteria: filterOf(search) }}
    label="새 집 알림 받기"
    done="새 집이 올라오면 하루에 한 번 메일로 알려 드려요."
  />
);
