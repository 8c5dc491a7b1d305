import { Link } from 'react-router-dom';
import { useSite } from '../deps.ts';
import { paths } from '../paths.ts';
import styles from './footer.module.css';

/** The web magazine is the blog of the company. */
const MAGAZINE = 2;

const mailTo = (publicUrl: string, name: string, subject: string): string =>
  `mailto:${name}@${new URL(publicUrl).hostname}?subject=${encodeURIComponent(subject)}`;

export const Footer = () => {
  const { publicUrl } = useSite();
  return (
    <footer className={styles.footer}>
      <div className={`wrap ${styles.rows}`}>
        <p className={styles.brand}>한카</p>
        <nav className={styles.links} aria-label="회사">
          <Link to={paths.about}>회사 소개</Link>
          <a href={mailTo(publicUrl, 'jobs', '한카 채용 문의')}>채용 문의</a>
          <a href={mailTo(publicUrl, 'partner', '한카 광고·제휴 문의')}>광고·제휴 문의</a>
          <Link to={paths.posts({ type: MAGAZINE })}>블로그</Link>
          <Link to={paths.terms}>이용약관·개인정보</Link>
        </nav>
        <p>© 2024 한카. 캐나다 한인 생활 플랫폼</p>
        <p>
          지역 자료 <span lang="en">GeoNames</span> · 지도 <span lang="en">OpenStreetMap</span> 기여자
        </p>
      </div>
    </footer>
  );
};
