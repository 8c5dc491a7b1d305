import { useLoaderData } from 'react-router-dom';
import { ButtonAnchor } from '../../../ui/button.tsx';
import { Head } from '../../../ui/head.tsx';
import { Row } from '../../../ui/layout.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { ShareButton } from '../../../ui/share-button.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { RegistrationAlertPart } from '../../alerts/service-alert-part.tsx';
import type { loadOpening } from '../loader.ts';
import { recreationPaths } from '../paths.ts';
import { Countdown } from './countdown.tsx';
import { CourseCodes } from './course-codes.tsx';
import styles from './page.module.css';

/** What fails most at the minute itself is done before. */
const PREPARATIONS = [
  '며칠 전에 로그인해서 계정이 살아 있는지 확인하세요. 밴쿠버는 1년 동안 쓰지 않은 계정을 닫아요.',
  '등록할 가족을 계정에 넣고 생일과 레벨을 확인하세요.',
  '주소가 지금 사는 곳인지 확인하세요. 거주자 시간은 주소로 정해져요.',
  '결제 카드를 미리 넣고 유효기간을 확인하세요.',
  '첫째로 원하는 수업과 예비 수업의 번호를 적어 두세요.',
  '시작 10분 전에 로그인해 두고, 시작할 때 수업 페이지를 새로 여세요.',
];

/** One opening: how long it is until then by the server's clock, what to have ready, and where to register. */
export const Component = () => {
  const opening = useLoaderData<typeof loadOpening>();
  const { id, city, title, facts, openings, home, homeName, isResident, expected } = opening;
  const hydrated = useHydrated();
  const name = `${city} ${title}`;
  const own =
    openings.find(({ audience }) => audience === (isResident ? 'residents' : 'everyone')) ?? openings[0];
  // Without a home the next one; the moment counts in the browser alone, so that both sides write the same.
  const next = hydrated ? openings.find(({ at }) => at > Date.now()) : undefined;
  const target = home ? own : (next ?? openings.at(-1));
  return (
    <div className={`wrap narrow ${styles.page}`}>
      <Head
        title={`${name} 등록 시작`}
        description={`${name} ${facts}. ${openings.map((one) => `${one.title} ${one.text}`).join(', ')}.`}
        canonical={recreationPaths.opening(id)}
      />
      <article>
        <p>
          <Link to={`${recreationPaths.calendar}${home && `?home=${home}`}`} className="lone-link">
            레크리에이션 등록 일정
          </Link>
        </p>
        <h1>{name}</h1>
        <Row as="p">
          {expected && <Tag>예상</Tag>}
          <span>{facts}</span>
        </Row>
        {expected && (
          <Notice tone="warn" title="아직 발표되지 않았어요. ">
            지난 시즌을 보고 어림잡은 때예요. 도시가 발표하면 고칠게요.
          </Notice>
        )}
        <dl className={styles.times}>
          {openings.map((one) => (
            <div key={one.audience} data-own={(home && one === own) || undefined}>
              <dt>{one.title}</dt>
              <dd>{one.text}</dd>
            </div>
          ))}
        </dl>
        <p className="quiet">
          {city} 시각이에요.
          {homeName &&
            openings.length > 1 &&
            ` ${homeName}에 살면 ${isResident ? '거주자' : '비거주자'}예요.`}
        </p>
        {hydrated && target && <Countdown key={target.at} title={target.title} at={target.at} />}
        <Row className={styles.actions}>
          <ButtonAnchor href={opening.url} tone="go" rel="noopener noreferrer">
            공식 사이트에서 등록하기
          </ButtonAnchor>
          <ButtonAnchor href={`/v1/query/registrations/${id}/calendar.ics`}>캘린더에 넣기</ButtonAnchor>
          <ShareButton title={`${name} 등록 시작`} path={recreationPaths.opening(id)} />
        </Row>
        {opening.note && (
          <section className="part" aria-labelledby="note">
            <h2 id="note">알아 둘 것</h2>
            <p className={styles.text}>{opening.note}</p>
          </section>
        )}
        <section className="part" aria-labelledby="ready">
          <h2 id="ready">미리 준비할 것</h2>
          <ul className={styles.ready}>
            {PREPARATIONS.map((one) => (
              <li key={one}>{one}</li>
            ))}
          </ul>
        </section>
        {target && (!hydrated || openings.some(({ at }) => at > Date.now())) && (
          <RegistrationAlertPart
            id={id}
            regionId={opening.regionId}
            city={city}
            group={opening.group}
            groupTitle={opening.groupTitle}
            audience={
              isResident === null || openings.length === 1 ? undefined : isResident ? 'residents' : 'everyone'
            }
          />
        )}
        {hydrated && <CourseCodes id={id} />}
        <p className={`quiet ${styles.source}`}>
          출처: {opening.source} · {opening.checked} 확인. 날짜는 바뀔 수 있으니 등록 전에 공식 사이트를
          확인해 주세요.
        </p>
      </article>
    </div>
  );
};
