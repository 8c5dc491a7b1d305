import { splitImages } from '@hanca/common/image-lists.ts';
import { previewPath } from '@hanca/common/previews.ts';
import { provinceIdOf, provinceName } from '@hanca/common/regions.ts';
import { useState } from 'react';
import { useLoaderData, useParams } from 'react-router-dom';
import { useSite } from '../../../deps.ts';
import { paths } from '../../../paths.ts';
import { ButtonAnchor } from '../../../ui/button.tsx';
import { Gallery } from '../../../ui/gallery/gallery.tsx';
import { Head } from '../../../ui/head.tsx';
import { Row } from '../../../ui/layout.tsx';
import { Link } from '../../../ui/link.tsx';
import { ShareButton } from '../../../ui/share-button.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { feeText, seatsText, stateOf, stateText, timeOf } from '../event-facts.ts';
import type { loadEvent } from '../loaders.ts';
import { thingsOf } from './event-json-ld.ts';
import { JoinBox } from './join-box.tsx';
import styles from './page.module.css';

/**
 * One event: when, where, how many, and the way to join; at the address of an invitation (specification, event join) the
 * numbers that it names too. Who joins is who is signed in, whoever the address names.
 */
export const Component = () => {
  const loaded = useLoaderData<typeof loadEvent>();
  const { userId } = useParams();
  // What was fetched later counts until the page loads anew.
  const [latest, setLatest] = useState({ of: loaded, ...loaded });
  const { event, state } = latest.of === loaded ? latest : loaded;
  const site = useSite();
  const { id, title, place, host, content, regionId, images } = event;
  const where = provinceName(provinceIdOf(regionId));
  const facts = [
    ['때', `${timeOf(event)} (현지 시각)`],
    ['곳', where ? `${place} (${where})` : place],
    ['주최', host],
    ['참가비', feeText(event)],
    ['인원', seatsText(event)],
  ];
  return (
    <div className={`wrap narrow ${styles.page}`}>
      <Head
        title={title}
        description={`${timeOf(event)}, ${place}. ${content}`.slice(0, 160)}
        type="article"
        preview={previewPath('events', event)}
        canonical={paths.event(id)}
        things={import.meta.env.SSR && thingsOf(event, state, site)}
      />
      <article>
        {userId && (
          <p className={styles.numbers}>
            행사 번호 {id} · 초대한 회원 번호 {userId}
          </p>
        )}
        <Row as="p">
          <Tag tone={state === 'open' ? undefined : 'quiet'}>{stateText[state]}</Tag>
        </Row>
        <h1>{title}</h1>
        <dl className={styles.facts}>
          {facts.map(([name, text]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        {/* Another event has a box of its own. */}
        <JoinBox
          key={id}
          event={event}
          state={state}
          onChanged={(changed) =>
            setLatest({ of: loaded, event: changed, state: stateOf(changed, Date.now()) })
          }
        />
        <Gallery images={splitImages(images)} title={title} />
        <section className="part" aria-labelledby="guide">
          <h2 id="guide">안내</h2>
          <p className={styles.text}>{content}</p>
        </section>
        <Row className={styles.foot}>
          <ButtonAnchor href={`/v1/query/events/${id}/calendar.ics`}>캘린더에 넣기</ButtonAnchor>
          <ShareButton title={title} path={paths.event(id)} />
          <Link to={paths.events}>다른 행사 보기</Link>
        </Row>
      </article>
    </div>
  );
};
