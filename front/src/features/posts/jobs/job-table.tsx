import { Notice } from '../../../ui/notice.tsx';
import type { jobRows } from './job-facts.ts';
import styles from './job-table.module.css';

interface JobTableProps {
  rows: ReturnType<typeof jobRows>;
  /** Nobody can apply any more. */
  closed: boolean;
}

/** What a job posting says in fields, and what to mind before one begins to work. */
export const JobTable = ({ rows, closed }: JobTableProps) => (
  <section aria-label="일자리 조건">
    {closed && <Notice title="마감된 일자리예요">지원을 더 받지 않아요.</Notice>}
    <dl className={styles.facts}>
      {rows.map(({ title, text, href }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>
            {href ? (
              <a href={href} rel="nofollow ugc noopener">
                {text}
              </a>
            ) : (
              text
            )}
          </dd>
        </div>
      ))}
    </dl>
    <p className={styles.mind}>
      일하기 전에 돈을 내라고 하거나, 채용이 정해지기 전에 SIN이나 은행 비밀번호를 묻는 곳은 조심하세요.
    </p>
  </section>
);
