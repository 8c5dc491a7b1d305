import { Icon } from '../../ui/icon.tsx';
import { Row } from '../../ui/layout.tsx';
import { Link } from '../../ui/link.tsx';
import { forgetSearches, useRecentSearches } from './recent-searches.ts';
import { searchHref } from './search-address.ts';
import styles from './start.module.css';

/** What newcomers look for first. */
const IDEAS = [
  'SIN 번호',
  '운전면허 교환',
  '의료보험',
  '은행 계좌',
  '룸렌트',
  '워킹홀리데이',
  '파트타임',
  '삼겹살',
];

/** What was searched for on this device. */
const Recent = () => {
  const searches = useRecentSearches();
  if (searches.length === 0) return null;
  return (
    <section aria-labelledby="recent">
      <div className="more-head">
        <h2 id="recent">최근 검색</h2>
        <button type="button" className={styles.clear} onClick={() => forgetSearches()}>
          모두 지우기
        </button>
      </div>
      <ul className={styles.recent}>
        {searches.map((keyword) => (
          <li key={keyword}>
            <Link to={searchHref(keyword)}>{keyword}</Link>
            <button
              type="button"
              className="icon-button"
              aria-label={`${keyword} 지우기`}
              onClick={() => forgetSearches(keyword)}
            >
              <Icon name="close" size={18} />
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
};

/** Before anything is searched for. */
export const Start = () => (
  <>
    <Recent />
    <section aria-labelledby="ideas">
      <div className="more-head">
        <h2 id="ideas">이런 것을 찾아볼 수 있어요</h2>
      </div>
      <Row as="ul" gap={2}>
        {IDEAS.map((keyword) => (
          <li key={keyword}>
            <Link to={searchHref(keyword)} className="chip">
              {keyword}
            </Link>
          </li>
        ))}
      </Row>
    </section>
  </>
);
