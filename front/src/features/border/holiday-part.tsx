import { DIRECTIONS, WAYS } from '@hanca/common/border.ts';
import type { HolidayOutlook } from '@hanca/common/contract/border.ts';
import { dayOfWeekText } from '@hanca/common/registrations.ts';
import { Notice } from '../../ui/notice.tsx';

const countries = { CA: '캐나다', US: '미국' } as const;

/** '11월 26일 (목) 미국 추수감사절'; a day that both have off is named once. */
const namesOf = (coming: HolidayOutlook['coming']): string[] =>
  [...Map.groupBy(coming, ({ day }) => day)].map(([day, holidays]) => {
    const byName = Map.groupBy(holidays, ({ name }) => name);
    const names = [...byName].map(
      ([name, some]) => `${some.map(({ country }) => countries[country]).join('·')} ${name}`,
    );
    return `${dayOfWeekText(day)} ${names.join(', ')}`;
  });

/** The holidays of the coming days; that they take longer only where our own history of earlier ones shows it. */
export const HolidayPart = ({ holidays }: { holidays: HolidayOutlook | null }) => {
  if (!holidays || holidays.coming.length === 0) return null;
  const { coming, longer } = holidays;
  const said = DIRECTIONS.flatMap((way) => {
    const known = longer[way];
    return known ? [`${WAYS[way]} ${known.minutes}분쯤 더(연휴 ${known.weekends}번의 기록)`] : [];
  });
  return (
    <Notice title="곧 휴일이에요. ">
      {namesOf(coming).join(' · ')}
      {said.length > 0 && (
        <>
          <br />
          지난 연휴 낮에는 같은 요일, 같은 시간의 보통보다 오래 기다렸어요: {said.join(', ')}. 이번에도 더
          기다릴 수 있어요.
        </>
      )}
    </Notice>
  );
};
