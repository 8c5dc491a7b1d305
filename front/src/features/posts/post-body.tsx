import type { PostDetail } from '@hanca/common/contract/posts.ts';
import { splitImages } from '@hanca/common/image-lists.ts';
import { imageVariant } from '@hanca/common/image-variants.ts';
import { GALLERY, HTML, MARKDOWN, PLAIN } from '@hanca/common/posts.ts';
import { imageUrl } from '@hanca/common/site.ts';
import { useSite } from '../../deps.ts';
import { Gallery } from '../../ui/gallery/gallery.tsx';
import { Notice } from '../../ui/notice.tsx';
import { SanitisedHtml } from '../../ui/sanitised-html.tsx';
import styles from './post-body.module.css';

type Body = Pick<PostDetail, 'title' | 'content' | 'contentHtml' | 'contentType' | 'images'>;

const Images = ({ post }: { post: Body }) => {
  const site = useSite();
  const images = splitImages(post.images);
  return images.map((path, i) => (
    <img
      key={path}
      className={styles.image}
      src={imageUrl(site, path)}
      // The widths that even an upright photo of 9:16 has: `_600` would be 338 px wide.
      srcSet={`${imageUrl(site, imageVariant(path, 'small'))} 400w, ${imageUrl(site, path)} 1152w`}
      sizes="(min-width: 776px) 720px, 100vw"
      alt={images.length > 1 ? `${post.title} 사진 ${i + 1}` : post.title}
      width={800}
      height={600}
      loading={i === 0 ? 'eager' : 'lazy'}
      fetchPriority={i === 0 ? 'high' : undefined}
      decoding="async"
    />
  ));
};

/**
 * A post's body by its content type: 0 photos and plain text, 1 plain text with images, 2 and 3 the sanitised
 * HTML of the server. `pictured`: the page shows the images itself.
 */
export const PostBody = ({ post, pictured = false }: { post: Body; pictured?: boolean }) => {
  const { contentType, content, contentHtml } = post;
  if (contentType === HTML || contentType === MARKDOWN) {
    return contentHtml ? (
      <SanitisedHtml className={styles.prose} html={contentHtml} />
    ) : (
      <Notice tone="warn" title="글을 표시하지 못했어요">
        내용을 읽는 중에 문제가 있었어요. 잠시 뒤에 다시 열어 보세요.
      </Notice>
    );
  }
  return (
    <>
      {contentType === GALLERY && !pictured && (
        <Gallery images={splitImages(post.images)} title={post.title} />
      )}
      <p className={styles.plain}>{content}</p>
      {contentType === PLAIN && !pictured && <Images post={post} />}
    </>
  );
};
