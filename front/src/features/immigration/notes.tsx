import { dayText } from '@hanca/common/immigration/days.ts';
import { type CrsGrid, REPORTED_CHANGE } from '@hanca/common/immigration/grid.ts';
import { Notice } from '../../ui/notice.tsx';

/** Which grid is used, and that a change is reported as long as nobody has entered it. */
export const GridNote = ({ grids }: { grids: readonly CrsGrid[] }) =>
  grids.every(({ from }) => from < REPORTED_CHANGE) && (
    <Notice title="점수표가 바뀐다는 보도가 있어요">
      <p>
        {dayText(REPORTED_CHANGE)}부터 임금이 높은 직업의 캐나다 경력과 고용 제안에 점수를 준다고 해요. 새
        점수를 공식 자료에서 확인하지 못해서 적지 않았고, {dayText(grids[0]?.from ?? '')}부터 쓰던 점수표로
        계산해요. 확인해서 입력하면 그 점수표로 바뀌어요.
      </p>
    </Notice>
  );

/** The public register of licensed consultants. */
const REGISTER = 'https://college-ic.ca/protecting-the-public/find-an-immigration-consultant';

/** What this is not, and who may give counsel. */
export const Counsel = () => (
  <p className="quiet with-links">
    공개된 점수표로 계산한 참고용 숫자예요. 한카는 이민 상담을 하지 않아요. 캐나다에서 돈을 받고 이민 상담을
    하려면 변호사나 공인 이민 컨설턴트(RCIC) 같은 자격이 있어야 하고, 컨설턴트는{' '}
    <a href={REGISTER} rel="noopener noreferrer">
      감독기관(CICC)의 명부
    </a>
    에서 확인할 수 있어요.
  </p>
);
