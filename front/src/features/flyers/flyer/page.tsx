import { ALL_REGIONS } from '@hanca/common/all-regions.ts';
import { splitImages } from '@hanca/common/image-lists.ts';
import { useLoaderData } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Head } from '../../../ui/head.tsx';
import { Row } from '../../../ui/layout.tsx';
import { Link } from '../../../ui/link.tsx';
import { ShareButton } from '../../../ui/share-button.tsx';
import { Time } from '../../../ui/time.tsx';
import { regionText } from '../../geo/region-text.ts';
import { PostBody } from '../../posts/post-body.tsx';
import { PostCards } from '../../posts/post-items.tsx';
import { FlyerImage } from '../flyer-image.tsx';
import type { loadFlyer } from '../loaders.ts';
import styles from './page.module.css';

/** One flyer: region and category, who publishes it, what it says, its pages. */
export const Component = () => {
  const { flyer, picture, related } = useLoaderData<typeof loadFlyer>();
  const viewer = paths.flyerViewer(flyer.regionId || ALL_REGIONS);
  return (
    <div className={`wrap ${styles.page}`}>
      <Head
        title={flyer.title}
        description={flyer.excerpt || `${regionText(flyer)} 전단지`}
        type="article"
        image={picture}
      />
      <article className={styles.flyer}>
        <header>
          <p className={styles.region}>
            {regionText(flyer)} <span aria-hidden="true">/</span> {flyer.categoryTitle || flyer.postTypeTitle}
          </p>
          <h1>{flyer.title}</h1>
          <p className={styles.by}>
            {flyer.userName} · <Time date={flyer.updatedDate} />
          </p>
          <div className={styles.body}>
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
          {splitImages(flyer.images).map((path, i, all) => (
            <FlyerImage
              key={path}
              path={path}
              alt={`${flyer.title} 전단지 ${all.length > 1 ? `${i + 1}쪽` : ''}`.trim()}
              eager={i === 0}
            />
          ))}
        </div>
      </article>
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
