import { previewPath } from '@hanca/common/previews.ts';
import { RENT } from '@hanca/common/realties.ts';
import { useLoaderData } from 'react-router-dom';
import { useSite } from '../../../deps.ts';
import { paths } from '../../../paths.ts';
import { useUserId } from '../../../session/session.tsx';
import { Head } from '../../../ui/head.tsx';
import { Link } from '../../../ui/link.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { useLazyDialog } from '../../../ui/use-lazy-dialog.ts';
import { BottomBar } from './bottom-bar.tsx';
import { Cards } from './cards.tsx';
import type { LoadedRealty, loadRealty } from './loader.ts';
import styles from './page.module.css';
import { ParticularsPart } from './particulars-part.tsx';
import { Photos } from './photos.tsx';
import { thingsOf } from './realty-json-ld.ts';
import { SideCard } from './side-card.tsx';
import { Summary } from './summary.tsx';
import { useOwn } from './use-own.ts';
import { useSeen } from './use-seen.ts';
import { WayBack } from './way-back.tsx';

const fetchDialog = async () => (await import('../../conversations/ask-dialog.tsx')).AskDialog;

const Listing = (loaded: LoadedRealty) => {
  const shown = useOwn(loaded);
  const { realty, others, moreOthers, similar, head, unseen } = shown;
  const { id, title, cityId, reType, txType, userId, viewCount } = realty;
  const site = useSite();
  const viewer = useUserId();
  const own = viewer === userId;
  const message = useLazyDialog(fetchDialog);
  useSeen(id, viewer !== undefined && !own);
  // Staff see the number of views too, but not the exact position.
  const seesViews = viewCount !== null;
  const alike = { regionId: cityId, reType, txType: txType === RENT ? undefined : txType };
  return (
    <div className={`wrap ${styles.page}`}>
      <Head
        {...head}
        type="article"
        preview={previewPath('realties', realty)}
        canonical={paths.realty(id)}
        things={import.meta.env.SSR && thingsOf(realty, site)}
      />
      <WayBack realty={realty} />
      {unseen && (
        <div className={styles.unseen}>
          <Notice tone="warn" title={unseen.title}>
            {unseen.text}
          </Notice>
        </div>
      )}
      <Photos images={realty.images} title={title} visible={realty.visible} />
      <div className={styles.columns}>
        <article>
          <Summary {...shown} />
          <ParticularsPart loaded={shown} exact={own && seesViews} />
        </article>
        <div className={styles.side}>
          <SideCard {...shown} own={own} onAsk={message.open} />
        </div>
      </div>
      <Cards
        title={`${realty.userName}님의 다른 매물`}
        realties={others}
        more={
          // Of every kind, as here.
          moreOthers && (
            <Link to={paths.realties({ userId, txType: '0' })}>{realty.userName}님의 매물 모두 보기</Link>
          )
        }
      />
      <Cards title="비슷한 집" realties={similar} more={<Link to={paths.realties(alike)}>모두 보기</Link>} />
      <BottomBar realty={realty} own={own} onAsk={message.open} />
      {message.Opened && <message.Opened realty={realty} onClose={message.close} />}
    </div>
  );
};

/** One listing (specification, listing detail): photos, summary, facts, options; then what renters ask next. */
export const Component = () => {
  const loaded = useLoaderData<typeof loadRealty>();
  // Of another listing nothing stays that was revealed or typed here.
  return <Listing key={loaded.realty.id} {...loaded} />;
};
