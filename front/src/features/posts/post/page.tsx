import { grouped } from '@hanca/common/grouped.ts';
import { joinImages, splitImages } from '@hanca/common/image-lists.ts';
import { JOB } from '@hanca/common/post-types.ts';
import { PUBLISHED, TRADE } from '@hanca/common/posts.ts';
import { previewPath } from '@hanca/common/previews.ts';
import { postPath } from '@hanca/common/public-paths.ts';
import { useLoaderData, useLocation } from 'react-router-dom';
import { useSite } from '../../../deps.ts';
import { paths } from '../../../paths.ts';
import { Gallery } from '../../../ui/gallery/gallery.tsx';
import { Head } from '../../../ui/head.tsx';
import { Link } from '../../../ui/link.tsx';
import { useShownHtml, useShownPictures } from '../../../ui/picture-addresses.ts';
import { ShareButton } from '../../../ui/share-button.tsx';
import { Time } from '../../../ui/time.tsx';
import { CommentsPart } from '../../comments/comments-part.tsx';
import { regionText } from '../../geo/region-text.ts';
import { ReportButton } from '../../reports/report-button.tsx';
import { JobTable } from '../jobs/job-table.tsx';
import type { loadPost } from '../loaders.ts';
import { OptionsPart } from '../options-part.tsx';
import { PostBody } from '../post-body.tsx';
import { PostRows } from '../post-items.tsx';
import { PostMap } from '../post-map.tsx';
import { Tags } from '../tags.tsx';
import { TradeSafety } from '../trade-safety.tsx';
import styles from './page.module.css';
import { thingsOf } from './post-json-ld.ts';
import { useViews } from './use-views.ts';

/**
 * One post in two arrangements (specification, post detail): under /posts with carousel, map and options before
 * its text, under /postlist and /jobpostings as an article.
 */
export const Component = () => {
  const { post, picture, related, jobRows, comments, page } = useLoaderData<typeof loadPost>();
  const site = useSite();
  const views = useViews(post);
  const isPublic = post.status === PUBLISHED;
  const images = useShownPictures(splitImages(post.images), isPublic);
  const contentHtml = useShownHtml(post.contentHtml, isPublic);
  const full = useLocation().pathname.startsWith('/posts/');
  const list =
    post.postType === JOB
      ? paths.jobs
      : paths.posts({ type: post.postType, category: post.categoryTitle ? post.categoryId : 0 });
  return (
    <div className={`wrap narrow ${styles.page}`}>
      <Head
        title={post.title}
        description={post.excerpt || `${regionText(post)} ${post.postTypeTitle} 글`}
        type="article"
        preview={previewPath('posts', post)}
        canonical={postPath(post)}
        things={
          import.meta.env.SSR &&
          thingsOf(post, site, { picture, list: { title: post.postTypeTitle, path: list } })
        }
      />
      <article>
        {full && <Gallery images={images} title={post.title} />}
        <header className={styles.head}>
          <p className={styles.region}>
            <span>{regionText(post)}</span>
            <span aria-hidden="true">/</span>
            <Link to={list}>{post.categoryTitle || post.postTypeTitle}</Link>
          </p>
          <h1>{post.title}</h1>
          <div className={styles.by}>
            <span className={`letter ${styles.letter}`} aria-hidden="true">
              {[...post.userName][0]?.toUpperCase()}
            </span>
            <p>
              <strong>{post.userName}</strong>
              <Time date={post.updatedDate} />
              <span className={styles.views}>조회 {grouped(views)}</span>
            </p>
          </div>
        </header>
        {jobRows && <JobTable rows={jobRows} closed={post.job?.closed === true} />}
        {full && post.location && <PostMap location={post.location} regionName={post.regionName} />}
        {full && post.options.length > 0 && <OptionsPart present={post.options} />}
        <div className={styles.body}>
          <PostBody post={{ ...post, contentHtml, images: joinImages(images) }} pictured={full} />
        </div>
        <Tags tags={post.tags} postType={post.postType} />
        {full && post.txType === TRADE && <TradeSafety />}
        <footer className={styles.foot}>
          <ShareButton title={post.title} />
          <ReportButton id={post.id} about="post" />
        </footer>
      </article>
      <CommentsPart post={post} thread={comments} page={page} />
      {related.length > 0 && (
        <section className="more" aria-labelledby="more">
          <div className="more-head">
            <h2 id="more">{post.postType === JOB ? '이런 일자리도 있어요' : '이어서 읽을 글'}</h2>
            <Link to={list}>모두 보기</Link>
          </div>
          <PostRows posts={related} sameType />
        </section>
      )}
    </div>
  );
};
