import { WEBZINE } from '@hanca/common/post-types.ts';
import { useSite } from '../deps.ts';
import { paths } from '../paths.ts';
import { Row } from '../ui/layout.tsx';
import { Link } from '../ui/link.tsx';
import styles from './footer.module.css';

const mailTo = (address: string, subject: string): string =>
  `mailto:${address}?subject=${encodeURIComponent(subject)}`;

/** The foot of every page: the company, how to write to it, whose data the pages use. */
export const Footer = () => {
  const { contactEmail } = useSite();
  return (
    <footer className={styles.footer}>
      <div className={`wrap ${styles.rows}`}>
        <p className={styles.brand}>한카</p>
        <Row as="nav" className={styles.links} aria-label="회사">
          <Link to={paths.about}>회사 소개</Link>
          <a href={mailTo(contactEmail, '한카 채용 문의')}>채용 문의</a>
          <a href={mailTo(contactEmail, '한카 광고·제휴 문의')}>광고·제휴 문의</a>
          <Link to={paths.posts({ type: WEBZINE })}>블로그</Link>
          <Link to={paths.events}>행사</Link>
          <Link to={paths.coupons}>쿠폰</Link>
          <Link to={paths.notices}>공지사항</Link>
          <Link to={paths.terms}>이용약관·개인정보</Link>
        </Row>
        <p>
          문의 <a href={`mailto:${contactEmail}`}>{contactEmail}</a>
        </p>
        <p>© 2024 한카. 캐나다 한인 생활 플랫폼</p>
        <p>
          지역 자료 <span lang="en">GeoNames</span> · 지도 <span lang="en">OpenStreetMap</span> 기여자
        </p>
      </div>
    </footer>
  );
};
