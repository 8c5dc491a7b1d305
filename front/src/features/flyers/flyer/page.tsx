import { ALL_REGIONS } from '@hanca/common/all-regions.ts';
import { periodText, storeText, validityMark } from '@hanca/common/flyers.ts';
import { joinImages, splitImages } from '@hanca/common/image-lists.ts';
import { PUBLISHED } from '@hanca/common/posts.ts';
import { previewPath } from '@hanca/common/previews.ts';
import { useLoaderData } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Head } from '../../../ui/head.tsx';
import { Row } from '../../../ui/layout.tsx';
import { Link } from '../../../ui/link.tsx';
import { useShownPictures } from '../../../ui/picture-addresses.ts';
import { ShareButton } from '../../../ui/share-button.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { Time } from '../../../ui/time.tsx';
import { regionText } from '../../geo/region-text.ts';
import { PostBody } from '../../posts/post-body.tsx';
import { PostCards } from '../../posts/post-items.tsx';
import { FlyerPages } from '../flyer-pages.tsx';
import { ItemCards } from '../items/item-card.tsx';
import type { loadFlyer } from '../loaders.ts';
import { flyerHash } from '../page-address.ts';
import styles from './page.module.css';

/** One flyer: region and category, who publishes it, what it says, its pages. */
export const Component = () => {
  const { flyer, related, items } = useLoaderData<typeof loadFlyer>();
  const images = useShownPictures(splitImages(flyer.images), flyer.status === PUBLISHED);
  const mark = validityMark(flyer);
  const viewer = `${paths.flyerViewer(flyer.regionId || ALL_REGIONS)}${flyerHash(flyer.id)}`;
  return (
    <div className={`wrap ${styles.page}`}>
      <Head
        title={flyer.title}
        description={flyer.excerpt || `${regionText(flyer)} 전단지`}
        type="article"
        preview={previewPath('posts', flyer)}
      />
      <article className={styles.flyer}>
        <header>
          <p className={styles.region}>
            {regionText(flyer)} <span aria-hidden="true">/</span> {flyer.categoryTitle || flyer.postTypeTitle}
          </p>
          <h1>{flyer.title}</h1>
          <p className={styles.by}>
            {storeText(flyer) || flyer.userName} · {periodText(flyer) || <Time date={flyer.updatedDate} />}
            {mark && (
              <>
                {' '}
                <Tag tone={flyer.validity === 'ended' ? 'done' : 'cheaper'}>{mark}</Tag>
              </>
            )}
          </p>
          <div className={styles.body}>
            {flyer.validity === 'ended' && <strong>끝난 전단지예요. 지금은 값이 다를 수 있어요.</strong>}
            <PostBody post={flyer} pictured />
          </div>
          <Row className={styles.ways}>
            <ButtonLink to={viewer} tone="go">
              다른 전단지와 넘겨 보기
            </ButtonLink>
            <ShareButton title={flyer.title} />
          </Row>
        </header>
        <div className={styles.pages}>
          <FlyerPages flyer={{ ...flyer, images: joinImages(images) }} first />
        </div>
      </article>
      {items.length > 0 && (
        <section className="more" aria-labelledby="items">
          <div className="more-head">
            <h2 id="items">이 전단지의 상품</h2>
            <Link to={paths.shoppingList}>장보기 목록</Link>
          </div>
          <ItemCards items={items} level="h3" />
        </section>
      )}
      {related.length > 0 && (
        <section className="more" aria-labelledby="more">
          <div className="more-head">
            <h2 id="more">다른 전단지</h2>
            <Link to={paths.flyers}>모두 보기</Link>
          </div>
          <PostCards posts={related} upright />
        </section>
      )}
    </div>
  );
};
