import { useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { useUserId } from '../../../../session/session.tsx';
import { Head } from '../../../../ui/head.tsx';
import { Row } from '../../../../ui/layout.tsx';
import { LazyPart } from '../../../../ui/lazy-part.tsx';
import { Link } from '../../../../ui/link.tsx';
import { ShareButton } from '../../../../ui/share-button.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import { ReportButton } from '../../../reports/report-button.tsx';
import { golfPaths } from '../../golf-paths.ts';
import { joinPaths } from '../join-paths.ts';
import type { loadJoin } from '../loader.ts';
import { forJoin, STATE_TEXTS } from '../words.ts';
import { AskPart } from './ask-part.tsx';
import styles from './page.module.css';
import { Waiting } from './waiting.tsx';

const fetchOwn = async () => (await import('./own-part.tsx')).OwnPart;

/** One round: when and where, who is looked for, and what of it is the reader's own. */
export const Component = () => {
  const loaded = useLoaderData<typeof loadJoin>();
  // What was fetched later counts until the page loads anew.
  const [latest, setLatest] = useState({ of: loaded, join: loaded.join });
  const join = latest.of === loaded ? latest.join : loaded.join;
  const userId = useUserId();
  const words = forJoin(join, loaded.now);
  const { id, state, title, time, city } = words;
  const facts = [
    ['티타임', `${time} (골프장 시각)`],
    ['빈자리', words.seats],
    ['그린피', words.fee],
    ['찾는 분', `${words.handicap} · ${words.pace}`],
    ['신청 마감', words.closes],
    ['올린 사람', words.host],
  ];
  return (
    <div className={`wrap narrow ${styles.page}`}>
      <Head
        title={`${title} 조인 ${time}`}
        description={`${city} ${title}, ${time}. 빈자리 ${words.seats}, 그린피 ${words.fee}, ${words.handicap}.`}
        canonical={joinPaths.join(id)}
        // It names a person at a place, and is over soon.
        unlisted
      />
      <article>
        <p>
          <Link to={joinPaths.joins} className={styles.back}>
            골프 조인
          </Link>
        </p>
        <Row as="p">
          <Tag tone={state === 'open' ? undefined : 'quiet'}>{STATE_TEXTS[state]}</Tag>
        </Row>
        <h1>{title}</h1>
        <p className="with-links">
          {city} ·{' '}
          <Link to={golfPaths.course(join.courseId, join.teeTime.slice(0, 10))}>골프장 요금과 규정</Link>
        </p>
        <dl className={styles.facts}>
          {facts.map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        {words.note && <p className={styles.text}>{words.note}</p>}
        {userId ? (
          <LazyPart fetchCode={fetchOwn} failure="신청한 내용을 불러오지 못했어요." waiting={<Waiting />}>
            {(OwnPart) => (
              <OwnPart
                key={`${id}-${userId}`}
                join={join}
                onChanged={(changed) => setLatest({ of: loaded, join: changed })}
              />
            )}
          </LazyPart>
        ) : (
          <AskPart id={id} state={state} closes={words.closes} onAsked={() => undefined} />
        )}
        <p className={`quiet ${styles.foot}`}>
          그린피는 각자 골프장에 내요. 한카는 돈을 받지 않고, 티타임을 사고파는 것은 다루지 않아요. 만나기
          전에 돈을 보내 달라고 하면 신고해 주세요.
        </p>
        <Row>
          <ShareButton title={`${title} 조인`} path={joinPaths.join(id)} />
          {userId !== join.userId && <ReportButton id={id} about="join" />}
        </Row>
      </article>
    </div>
  );
};
