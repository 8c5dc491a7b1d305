import { paths } from '../../../paths.ts';
import { useUserId } from '../../../session/session.tsx';
import { Link } from '../../../ui/link.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { useCode } from '../../../ui/use-code.ts';
import styles from './comparison-table.module.css';
import type { Comparison } from './loader.ts';
import type { ComparedRow } from './rows.ts';

const fetchNotes = async () => (await import('./notes-row.tsx')).NotesRow;

const GONE = '지금은 볼 수 없는 매물';

interface ColumnHeadProps {
  head: Comparison['heads'][number];
  /** All that are compared. */
  ids: number[];
}

const ColumnHead = ({ head: { id, title, thumbnail }, ids }: ColumnHeadProps) => (
  <th scope="col">
    <div className={`photo-frame ${styles.photo}`}>
      <Picture path={thumbnail || undefined} icon="home" size={24} />
    </div>
    {title ? (
      <Link to={paths.realty(id)} className={styles.title}>
        {title}
      </Link>
    ) : (
      <span className={styles.title}>{GONE}</span>
    )}
    <Link
      to={paths.comparison(ids.filter((one) => one !== id))}
      className={styles.remove}
      aria-label={`${title || GONE} 비교에서 빼기`}
      preventScrollReset
    >
      빼기
    </Link>
  </th>
);

const Row = ({ row: { title, texts, differs }, ids }: { row: ComparedRow; ids: number[] }) => (
  <tr className={differs ? styles.differs : undefined}>
    <th scope="row">
      {title}
      {differs && <span className="hidden-text">, 서로 달라요</span>}
    </th>
    {texts.map((text, index) => (
      <td key={ids[index]}>
        {text || (
          <>
            <span aria-hidden="true">—</span>
            <span className="hidden-text">알 수 없음</span>
          </>
        )}
      </td>
    ))}
  </tr>
);

/** Homes as columns, facts as rows; those in which the homes differ say so. */
export const ComparisonTable = ({ heads, rows }: Comparison) => {
  const member = useUserId();
  const { Code: NotesRow } = useCode(fetchNotes, true);
  const ids = heads.map(({ id }) => id);
  return (
    // Wider than a phone it is moved by itself; by keys its links do that.
    <div className={styles.scroll}>
      <table className={styles.table} aria-label="집 비교">
        <caption>굵은 글씨는 서로 다른 점이에요.</caption>
        <thead>
          <tr>
            <td />
            {heads.map((head) => (
              <ColumnHead key={head.id} head={head} ids={ids} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <Row key={row.title} row={row} ids={ids} />
          ))}
          {NotesRow && typeof member === 'number' && <NotesRow member={member} ids={ids} />}
        </tbody>
      </table>
    </div>
  );
};
