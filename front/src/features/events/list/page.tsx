import { ALL_REGIONS } from '@hanca/common/all-regions.ts';
import { useLoaderData } from 'react-router-dom';
import { ListPage } from '../../../lists/list-page.tsx';
import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { Row } from '../../../ui/layout.tsx';
import { Link } from '../../../ui/link.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { stateText } from '../event-facts.ts';
import { eventList } from './list.ts';
import { Mine } from './mine.tsx';
import styles from './page.module.css';

/** What people come together for: the next one first. */
export const Component = () => {
  const data = useLoaderData<typeof eventList.load>();
  const { place: where } = data;
  return (
    <ListPage
      list={eventList}
      data={data}
      title={where ? `${where} 행사` : '행사'}
      description={`${where || '캐나다'} 한인 행사와 모임의 날짜와 장소를 보고 바로 신청해요.`}
      heading="행사"
      lead="날짜와 장소를 보고, 자리가 있을 때 신청하세요"
      hrefs={import.meta.env.SSR && data.items.map(({ id }) => paths.event(id))}
      narrow
      empty={
        <Empty
          icon="bell"
          title={`${where ? `${where}에는 ` : ''}아직 행사가 없어요`}
          text={where ? '다른 지역에는 있을 수 있어요.' : '새 행사가 잡히면 여기에 모아 둘게요.'}
        >
          {where && <ButtonLink to={eventList.href({ region: ALL_REGIONS }, 1)}>캐나다 전체 보기</ButtonLink>}
        </Empty>
      }
    >
      <ul className={styles.events}>
        {data.items.map(({ id, title, time, place, state, seats, fee, picture }, index) => (
          <li key={id}>
            <Link to={paths.event(id)} className={styles.event}>
              <div className={styles.words}>
                <Row as="p">
                  <Tag tone={state === 'open' ? undefined : 'quiet'}>{stateText[state]}</Tag>
                </Row>
                <h2>{title}</h2>
                <p className={styles.time}>{time}</p>
                <p className={styles.facts}>
                  {place} · {fee} · {seats}
                </p>
              </div>
              {picture && (
                <div className={styles.photo}>
                  <Picture path={picture} icon="bell" eager={index === 0} />
                </div>
              )}
            </Link>
          </li>
        ))}
      </ul>
      <Mine />
    </ListPage>
  );
};
