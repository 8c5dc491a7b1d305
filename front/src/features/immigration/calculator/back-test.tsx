import {
  backTest,
  OCCUPATION_KINDS,
  type Outcome,
  type PastRound,
} from '@hanca/common/immigration/back-test.ts';
import type { CrsProfile } from '@hanca/common/immigration/crs.ts';
import { dayText } from '@hanca/common/immigration/days.ts';
import { kindTitle } from '@hanca/common/immigration/rounds.ts';
import { paths } from '../../../paths.ts';
import { ChecksField } from '../../../ui/form/fields.tsx';
import { Link } from '../../../ui/link.tsx';
import styles from './back-test.module.css';

export interface PastRounds {
  /** Of the last twelve months, the newest first. */
  rounds: readonly PastRound[];
  isExample: boolean;
  stale: boolean;
}

const outcomeText = (outcome: Outcome, margin: number): string => {
  if (outcome === 'tie') return '동점';
  return outcome === 'above' ? `${margin}점 높아요` : `${-margin}점 낮아요`;
};

const occupations = OCCUPATION_KINDS.map((kind) => ({ value: kind, title: kindTitle(kind) }));

interface BackTestProps {
  past: PastRounds;
  score: number;
  profile: CrsProfile;
  /** Which kinds somebody's occupation is of, separated by commas. */
  chosen: string;
  onChoose: (chosen: string) => void;
}

/** The rounds of the last twelve months beside the score of today. */
export const BackTest = ({ past, score, profile, chosen, onChoose }: BackTestProps) => {
  const kinds = chosen.split(',').filter(Boolean);
  const tested = backTest(past.rounds, score, profile, kinds);
  const above = tested.filter(({ outcome }) => outcome === 'above').length;
  const ties = tested.filter(({ outcome }) => outcome === 'tie').length;
  return (
    <div className={styles.test}>
      <ChecksField
        label="내 직업이 들어가는 직업군"
        hint="직업군 라운드는 정해진 직업(NOC)의 경력이 있는 사람만 초청해요. 해당하는 것을 골라 주세요."
        name="occupations"
        choices={occupations}
        chosen={kinds}
        onChoose={(next) => onChoose(next.join(','))}
      />
      <p role="status" className={styles.sum}>
        {past.rounds.length}번 가운데 내가 대상인 라운드 {tested.length}번, 그중 <strong>{above}번</strong>은
        지금 점수가 커트라인보다 높아요.{ties > 0 && ` 동점은 ${ties}번이에요.`}
      </p>
      {tested.length > 0 && (
        <ul className={styles.rounds}>
          {tested.map(({ number, date, kind, crs, outcome, margin }) => (
            <li key={number} className={outcome === 'below' ? undefined : styles.above}>
              <span className={styles.day}>{dayText(date)}</span>
              <span>
                {kindTitle(kind)} <small>커트라인 {crs}점</small>
              </span>
              <strong>{outcomeText(outcome, margin)}</strong>
            </li>
          ))}
        </ul>
      )}
      <p className="quiet with-links">
        {past.isExample && '예시 자료예요. 지금까지의 라운드가 아니에요. '}
        {past.stale && '오래된 자료라 최근 라운드가 빠져 있을 수 있어요. '}
        지금의 점수를 지난 커트라인과 견준 것이고, 그때의 나이와 성적은 달랐을 수 있어요. 동점이면 먼저 등록한
        사람이 초청돼요. 대상인지는 캐나다 경력 1년(CEC), 주정부 추천, 프랑스어 NCLC 7, 기능 자격증, 고른
        직업군으로만 봐요. <Link to={paths.rounds()}>모든 라운드 보기</Link>
      </p>
    </div>
  );
};
