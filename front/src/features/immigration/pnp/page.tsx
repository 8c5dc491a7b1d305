import { BC_INVITATIONS } from '@hanca/common/immigration/pnp.ts';
import { useLoaderData } from 'react-router-dom';
import { ListPage } from '../../../lists/list-page.tsx';
import { ListSelects } from '../../../lists/list-selects.tsx';
import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Chips } from '../../../ui/chip.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { Link } from '../../../ui/link.tsx';
import { DrawRow } from '../draw-row.tsx';
import { Counsel } from '../notes.tsx';
import { Pool } from '../pool/pool.tsx';
import { pnpAddress as list } from './address.ts';
import { Chart } from './chart.tsx';
import type { pnpList } from './list.ts';
import styles from './page.module.css';
import { BC_PNP } from './pnp-path.ts';

type Data = Awaited<ReturnType<typeof pnpList.load>>;

const Days = ({ days }: Pick<Data, 'days'>) =>
  days.map(({ date, day, draws, sources }) => (
    <section key={date} aria-label={day} className={styles.day}>
      <h2>
        <time dateTime={date}>{day}</time>
      </h2>
      <ul>
        {draws.map(({ id, program, route, type, stream, least, invited, note }) => (
          <DrawRow
            key={id}
            kind={route}
            name={<span>{program}</span>}
            least={least}
            invited={invited || '인원은 알려지지 않았어요'}
          >
            <p lang="en">
              {type && <strong>{type} · </strong>}
              {stream}
            </p>
            {note && <p>{note}</p>}
          </DrawRow>
        ))}
      </ul>
      <p className="quiet with-links">
        출처:{' '}
        {sources.map(({ source, url }, index) => (
          <span key={source}>
            {index > 0 && ', '}
            <a href={url} rel="noopener noreferrer">
              {source}
            </a>
          </span>
        ))}
      </p>
    </section>
  ));

/** Draws of British Columbia's nominee program, by points and by wage, and how its registrations are spread. */
export const Component = () => {
  const data = useLoaderData<typeof pnpList.load>();
  const { filter, isEmpty, days, routes, selects, panels, words, pools, changed } = data;
  return (
    <>
      <ListPage
        list={list}
        data={data}
        title="BC 주정부 이민(BC PNP) 초청"
        description="BC 주정부 이민(BC PNP)의 초청을 점수와 시급으로 나눠 날짜, 유형, 스트림, 최저 점수, 인원까지 한국어로 봐요."
        heading="BC PNP 초청"
        lead="점수로 초청한 것과 시급으로 초청한 것을 나눠 보여 드려요."
        searched={Boolean(filter.program ?? filter.by ?? filter.type ?? filter.stream)}
        above={
          !isEmpty && (
            <>
              <p className="quiet with-links">
                한카 직원이 공식 페이지를 보고 직접 입력해요. 마지막으로 고친 날은 {changed}이고, 그 뒤의
                초청은 빠져 있을 수 있어요.{' '}
                <a href={BC_INVITATIONS} rel="noopener noreferrer">
                  WelcomeBC 공식 페이지
                </a>{' '}
                <Link to={paths.immigration}>Express Entry 점수 계산하기</Link>
              </p>
              <Chips label="초청 기준" choices={routes} />
              <ListSelects list={list} filter={filter} label="초청 좁히기" selects={selects} />
              {panels.length > 0 && <Chart panels={panels} words={words} />}
            </>
          )
        }
        empty={
          isEmpty ? (
            <Empty
              icon="score"
              title="아직 입력한 초청이 없어요"
              text="직원이 입력하면 여기에 보여 드려요. 지금은 공식 사이트에서 확인해 주세요."
            >
              <a href={BC_INVITATIONS} className="lone-link" rel="noopener noreferrer">
                WelcomeBC에서 보기
              </a>
            </Empty>
          ) : (
            <Empty icon="score" title="그런 초청이 없어요" text="다른 유형이나 스트림을 골라 보세요.">
              <ButtonLink to={BC_PNP}>모두 보기</ButtonLink>
            </Empty>
          )
        }
      >
        <Days days={days} />
      </ListPage>
      <div className={`wrap ${styles.below}`}>
        {pools.map(({ url, source, title, ...pool }) => (
          <Pool key={title} title={title} pool={pool}>
            <p className="quiet with-links">
              출처:{' '}
              <a href={url} rel="noopener noreferrer">
                {source}
              </a>
            </p>
          </Pool>
        ))}
        <Counsel />
      </div>
    </>
  );
};
