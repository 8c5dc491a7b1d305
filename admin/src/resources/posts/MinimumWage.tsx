import type { ProvinceFact } from '@hanca/common/contract/province-facts.ts';
import { factText, onDay } from '@hanca/common/province-facts.ts';
import { isProvinceId, provinceIdOf } from '@hanca/common/regions.ts';
import { todayIn } from '@hanca/common/zones.ts';
import Alert from '@mui/material/Alert';
import { type RaRecord, useGetList } from 'react-admin';
import { useWatch } from 'react-hook-form';

/** More values than a province's wage has in years. */
const VALUES = 50;

/** Says where an hourly wage is below what the province lets pay today, as far as staff have entered that. */
export const MinimumWage = () => {
  const [regionId, unit, wage]: unknown[] = useWatch({ name: ['regionId', 'job.wageUnit', 'job.wageMin'] });
  const province = typeof regionId === 'string' ? provinceIdOf(regionId) : '';
  const { data = [] } = useGetList<ProvinceFact & RaRecord>(
    'provinceFacts',
    { filter: { province, topic: 'wage' }, pagination: { page: 1, perPage: VALUES } },
    { enabled: isProvinceId(province) && unit === 'hour' },
  );
  const { current } = onDay(data, todayIn(province));
  if (unit !== 'hour' || typeof wage !== 'number' || !current?.amount || wage >= current.amount) return null;
  return (
    <Alert severity="warning">
      이 주의 최저임금은 {factText(current)}예요. {current.note}
    </Alert>
  );
};
