import { useLoaderData } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Head } from '../../ui/head.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Tag } from '../../ui/tag.tsx';
import { Time } from '../../ui/time.tsx';
import type { loadNotices } from './loaders.ts';
import styles from './page.module.css';
import { noticePlace, PAGE_SIZE } from './reads.ts';

/** What the operator has to say; the pinned ones first, and open. */
export const Component = () => {
  const { page, count, notices } = useLoaderData<typeof loadNotices>();
  return (
    <div className={`wrap narrow ${styles.page}`}>
      <Head
        title={page > 1 ? `공지사항 ${page}페이지` : '공지사항'}
        description="한카의 새 소식과 점검, 이용 안내를 알려 드려요."
        canonical={paths.notices({ page })}
      />
      <h1>공지사항</h1>
      {notices.length > 0 ? (
        <ul className={styles.notices}>
          {notices.map(({ id, title, content, regionId, pinned, createdDate }) => (
            <li key={id}>
              <details open={pinned}>
                <summary>
                  <h2>{title}</h2>
                  <p className={styles.meta}>
                    {pinned && <Tag>중요</Tag>}
                    {noticePlace(regionId) && <Tag quiet>{noticePlace(regionId)}</Tag>}
                    <Time date={createdDate} short />
                  </p>
                </summary>
                <p className={styles.text}>{content}</p>
              </details>
            </li>
          ))}
        </ul>
      ) : (
        <Empty
          icon="bell"
          title="아직 공지가 없어요"
          text="새 기능과 점검 소식이 있으면 여기에서 알려 드릴게요."
        >
          <ButtonLink to={paths.home}>홈으로</ButtonLink>
        </Empty>
      )}
      <Pager page={page} count={count} size={PAGE_SIZE} hrefOf={(to) => paths.notices({ page: to })} />
    </div>
  );
};
