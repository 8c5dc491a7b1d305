import { useUserId } from '../../session/session.tsx';
import { useMemberPress } from '../../session/use-intent.ts';
import { useSigninHref } from '../../session/use-signin-href.ts';
import { Link } from '../../ui/link.tsx';
import { useLazyDialog } from '../../ui/use-lazy-dialog.ts';
import styles from '../realties/listing/contact.module.css';

const fetchDialog = async () => (await import('./report-dialog.tsx')).ReportDialog;

/** What it is called on a listing and on a post. */
const WORDS = { listing: '이 매물 신고하기', post: '이 글 신고하기', join: '이 조인 신고하기' };

/** Opens the report of a listing or a post; for nobody it leads to signing in and back. */
export const ReportButton = ({ id, about = 'listing' }: { id: number; about?: keyof typeof WORDS }) => {
  const userId = useUserId();
  const signin = useSigninHref();
  const { Opened, open, close } = useLazyDialog(fetchDialog);
  const press = useMemberPress(about === 'listing' ? `report-${id}` : `report-${about}-${id}`, open);
  return (
    <>
      {userId ? (
        <button type="button" className={styles.report} onClick={open}>
          {WORDS[about]}
        </button>
      ) : (
        <Link className={styles.report} to={signin} onClick={press}>
          {WORDS[about]}
        </Link>
      )}
      {/* Outlives the session, with what is typed. */}
      {Opened && <Opened id={id} about={about} onClose={close} />}
    </>
  );
};
