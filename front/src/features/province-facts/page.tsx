import { provincePath } from '@hanca/common/province-facts.ts';
import { useLoaderData } from 'react-router-dom';
import { paths, withQuery } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Head } from '../../ui/head.tsx';
import { Row } from '../../ui/layout.tsx';
import { Link } from '../../ui/link.tsx';
import { BC_PNP } from '../immigration/pnp/pnp-path.ts';
import type { loadProvince } from './loader.ts';
import styles from './page.module.css';

type Province = Awaited<ReturnType<typeof loadProvince>>;

/** The province whose draws have a page here. */
const BRITISH_COLUMBIA = 'CA59';

const Source = ({ lead, source }: { lead: string; source: { title: string; url: string } | null }) =>
  source && (
    <p className="quiet with-links">
      {lead}{' '}
      <a href={source.url} rel="noopener noreferrer">
        {source.title}
      </a>
    </p>
  );

const Fact = ({ fact, province }: { fact: Province['facts'][number]; province: string }) => {
  const { topic, title, value, when, coming, note, source, official } = fact;
  return (
    <li id={topic} className={`panel ${styles.fact}`}>
      <h2>{title}</h2>
      {value ? (
        <p className={styles.value}>{value}</p>
      ) : (
        <p className={styles.none}>아직 확인한 값이 없어요</p>
      )}
      {when && <p className={styles.when}>{when}</p>}
      {coming && <p className={styles.coming}>{coming}</p>}
      {note && <p>{note}</p>}
      {topic === 'nominations' && province === BRITISH_COLUMBIA && (
        <p className="with-links">
          <Link to={BC_PNP}>BC PNP 초청 기록 보기</Link>
        </p>
      )}
      <Source lead="출처:" source={source} />
      <Source lead="주 정부 안내:" source={official} />
    </li>
  );
};

const Deposit = ({ deposit }: { deposit: NonNullable<Province['deposit']> }) => (
  <li id="deposit" className={`panel ${styles.fact}`}>
    <h2>보증금</h2>
    <p className={styles.rule}>{deposit.text}</p>
    <p>{deposit.others}</p>
    <p className="quiet">{deposit.unless}</p>
    <Source lead="근거:" source={deposit.source} />
  </li>
);

const Holidays = ({ holidays, holidaySource }: Pick<Province, 'holidays' | 'holidaySource'>) => (
  <section id="holidays" className="part" aria-labelledby="days-off">
    <h2 id="days-off">앞으로 열두 달의 공휴일</h2>
    <ul className={styles.holidays}>
      {holidays.map(({ day, text, name }) => (
        <li key={day}>
          <time dateTime={day}>{text}</time> {name}
        </li>
      ))}
    </ul>
    <Source lead="근거:" source={holidaySource} />
  </section>
);

const Border = ({ crossings }: Pick<Province, 'crossings'>) => (
  <section className="part" aria-labelledby="crossings">
    <h2 id="crossings">미국 국경</h2>
    {crossings.length > 0 ? (
      <Row as="ul">
        {crossings.map(({ slug, name }) => (
          <li key={slug}>
            <Link to={`${paths.border}#${slug}`} className="chip">
              {name}
            </Link>
          </li>
        ))}
      </Row>
    ) : (
      <p className="with-links">
        대기 시간은 아직 BC주와 워싱턴주 사이의 국경만 알려 드려요. 다른 국경은{' '}
        <a href="https://www.cbsa-asfc.gc.ca/bwt-taf/menu-eng.html" rel="noopener noreferrer">
          CBSA
        </a>
        에서 확인해 주세요.
      </p>
    )}
  </section>
);

/** What this site has of the province. */
const here = (id: string) => [
  { href: paths.realties({ regionId: id }), title: '렌트' },
  { href: withQuery(paths.jobs, { region: id }), title: '구인' },
  { href: withQuery(paths.events, { region: id }), title: '행사' },
  { href: withQuery('/energy', { region: id }), title: '주유·충전' },
  { href: withQuery('/golf', { region: id }), title: '골프' },
  { href: paths.immigration, title: '이민 점수 계산' },
];

/** What differs from the other provinces, each with its day and its source. */
export const Component = () => {
  const province = useLoaderData<typeof loadProvince>();
  const { id, name, facts, deposit, holidays, others } = province;
  const isEmpty = facts.length === 0 && !deposit;
  return (
    <div className={`wrap ${styles.page}`}>
      <Head
        title={`${name}에서 알아둘 것`}
        description={`${name}의 최저임금, 집세 인상 한도, 보증금, 공휴일, 주정부 이민을 시행일과 출처와 함께 한국어로 정리했어요.`}
        canonical={provincePath(id)}
        unlisted={isEmpty}
      />
      <header>
        <h1>{name}에서 알아둘 것</h1>
        <p className="quiet">
          주마다 다르고 해마다 바뀌는 것을 시행일, 출처와 함께 모았어요. 법률 자문은 아니에요. 정하기 전에 주
          정부의 안내를 확인해 주세요.
        </p>
      </header>
      {isEmpty ? (
        <Empty
          icon="pin"
          title={`${name}에 대해 확인해 둔 것이 아직 없어요`}
          text="확인하는 대로 출처와 함께 올릴게요."
        >
          <ButtonLink to={paths.realties({ regionId: id })}>{name} 렌트 보기</ButtonLink>
        </Empty>
      ) : (
        <ul className={styles.facts}>
          {facts.map((fact) => (
            <Fact key={fact.topic} fact={fact} province={id} />
          ))}
          {deposit && <Deposit deposit={deposit} />}
        </ul>
      )}
      {holidays.length > 0 && <Holidays {...province} />}
      <Border {...province} />
      <section className="part" aria-labelledby="here">
        <h2 id="here">한카에서 보기</h2>
        <Row as="ul">
          {here(id).map(({ href, title }) => (
            <li key={href}>
              <Link to={href} className="chip">
                {title}
              </Link>
            </li>
          ))}
        </Row>
      </section>
      <section className="part" aria-labelledby="others">
        <h2 id="others">다른 주</h2>
        <Row as="ul">
          {others.map((one) => (
            <li key={one.id}>
              <Link to={provincePath(one.id)} className="chip">
                {one.name}
              </Link>
            </li>
          ))}
        </Row>
      </section>
    </div>
  );
};
