import { useLoaderData } from 'react-router-dom';
import { ListPage } from '../../lists/list-page.tsx';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Row } from '../../ui/layout.tsx';
import { Tag } from '../../ui/tag.tsx';
import { Time } from '../../ui/time.tsx';
import { noticeList } from './list.ts';
import styles from './page.module.css';
import { noticeRegion } from './reads.ts';

/** What the operator has to say; the pinned ones first, and open. */
export const Component = () => {
  const data = useLoaderData<typeof noticeList.load>();
  return (
    <ListPage
      list={noticeList}
      data={data}
      title="공지사항"
      description="한카의 새 소식과 점검, 이용 안내를 알려 드려요."
      heading="공지사항"
      narrow
      empty={
        <Empty
          icon="bell"
          title="아직 공지가 없어요"
          text="새 기능과 점검 소식이 있으면 여기에서 알려 드릴게요."
        >
          <ButtonLink to={paths.home}>홈으로</ButtonLink>
        </Empty>
      }
    >
      <ul className={styles.notices}>
        {data.items.map(({ id, title, content, regionId, pinned, createdDate }) => (
          <li key={id}>
            <details open={pinned}>
              <summary>
                <h2>{title}</h2>
                <Row as="p" className={styles.meta}>
                  {pinned && <Tag>중요</Tag>}
                  {noticeRegion(regionId) && <Tag tone="quiet">{noticeRegion(regionId)}</Tag>}
                  <Time date={createdDate} short />
                </Row>
              </summary>
              <p className={styles.text}>{content}</p>
            </details>
          </li>
        ))}
      </ul>
    </ListPage>
  );
};
