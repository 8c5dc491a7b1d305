import { dayText } from '@hanca/common/immigration/days.ts';
import { paths } from '../../../paths.ts';
import { Head } from '../../../ui/head.tsx';
import { Link } from '../../../ui/link.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { BORDER_RETURN } from '../border-paths.ts';
import styles from './page.module.css';
import { CHECKED, CHECKED_PAGE, EXEMPTIONS, OFFICIAL } from './rules.ts';
import { Sums } from './sums.tsx';

/** What may be brought back without duty and tax, and what the rest may cost. */
export const Component = () => {
  const hydrated = useHydrated();
  return (
    <div className={`wrap narrow ${styles.page}`}>
      <Head
        title="캐나다로 돌아올 때 면세 한도와 세금 계산"
        description="미국에 다녀올 때 캐나다 밖에 있던 시간에 따른 면세 한도(0, 200, 800달러)와 영수증 합계, 세금 어림을 기기에서 바로 계산해요."
        canonical={BORDER_RETURN}
      />
      <p>
        <Link to={paths.border} className="lone-link">
          국경 대기 시간
        </Link>
      </p>
      <h1>돌아올 때 면세 한도</h1>
      <p className={styles.lead}>적은 것은 이 기기 밖으로 나가지 않고, 저장하지도 않아요.</p>
      <table className={styles.rules}>
        <caption>캐나다 밖에 있던 시간에 따른 한도 (한 사람, 캐나다 달러)</caption>
        <thead>
          <tr>
            <th scope="col">시간</th>
            <th scope="col">한도</th>
            <th scope="col">술·담배</th>
          </tr>
        </thead>
        <tbody>
          {EXEMPTIONS.map(({ hours, title, amount, hasLimits }) => (
            <tr key={hours}>
              <th scope="row">{title}</th>
              <td>{amount === 0 ? '없음' : `$${amount}`}</td>
              <td>{hasLimits ? '아래 양까지' : '면세 없음'}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <ul className={styles.notes}>
        <li>24시간 이상 48시간 미만이면, 산 것이 200달러를 넘는 순간 전체에 세금이 붙어요.</li>
        <li>48시간 이상이면 술은 와인 1.5L, 독주 1.14L, 맥주 8.5L(355mL 24개) 가운데 하나까지예요.</li>
        <li>담배는 궐련 200개비, 시가 50개, 가공 담배 200g, 담배 스틱 200개까지예요.</li>
        <li>술과 담배는 들어오는 주에서 정한 나이가 되어야 하고, 산 것은 모두 신고해야 해요.</li>
      </ul>
      <noscript>
        <p>영수증 계산은 스크립트를 켜야 쓸 수 있어요. 한도는 위의 표에서 볼 수 있어요.</p>
      </noscript>
      <section aria-labelledby="sums" className="scripted" inert={!hydrated}>
        <h2 id="sums">영수증 더해 보기</h2>
        <Sums />
      </section>
      <p className="quiet with-links">
        한도와 술·담배의 양은{' '}
        <a href={CHECKED_PAGE} rel="noopener noreferrer">
          CBSA 안내
        </a>
        의 보관본과 {dayText(CHECKED)}에 견주어 확인했어요. 그 뒤에 바뀌었을 수 있으니 떠나기 전에{' '}
        <a href={OFFICIAL} rel="noopener noreferrer">
          CBSA 공식 페이지
        </a>
        를 봐 주세요. 세금은 어림이고, 상담이 아니에요.
      </p>
    </div>
  );
};
