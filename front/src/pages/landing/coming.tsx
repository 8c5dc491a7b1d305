import type { PostSummary } from '@hanca/common/contract/posts.ts';
import { Link } from 'react-router-dom';
import { postHref } from '../../posts/post-href.ts';
import { Icon } from '../../ui/icon.tsx';
import { Tag } from '../../ui/tag.tsx';
import styles from './coming.module.css';
import type { Service } from './services.ts';

interface ComingProps {
  service: Service;
  /** What there is to read on it meanwhile. */
  posts?: PostSummary[];
}

/** A service that is not open yet, said plainly. */
export const Coming = ({ service, posts = [] }: ComingProps) => (
  <section className={styles.card} aria-labelledby={service.id}>
    <span className={styles.icon}>
      <Icon name={service.icon} size={24} />
    </span>
    <div>
      <div className={styles.top}>
        <h2 id={service.id}>{service.title}</h2>
        <Tag quiet>준비 중</Tag>
      </div>
      <p>{service.lead}</p>
    </div>
    {posts.length > 0 && (
      <ul aria-label="함께 읽을 글">
        {posts.map((post) => (
          <li key={post.id}>
            <Link to={postHref(post)}>{post.title}</Link>
          </li>
        ))}
      </ul>
    )}
  </section>
);
