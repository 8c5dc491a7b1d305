import { useIntent } from '../../session/use-intent.ts';
import { useSigninHref } from '../../session/use-signin-href.ts';
import { useUserId } from '../../session/use-user-id.ts';
import { Link } from '../../ui/link.tsx';
import { useLazyDialog } from '../../ui/use-lazy-dialog.ts';
import styles from '../realties/listing/contact.module.css';

const fetchDialog = async () => (await import('./report-dialog.tsx')).ReportDialog;

/** Opens the report of a listing; for nobody it leads to signing in and back. */
export const ReportButton = ({ id }: { id: number }) => {
  const userId = useUserId();
  const signin = useSigninHref();
  const { Opened, open, close } = useLazyDialog(fetchDialog);
  const remember = useIntent(`report-${id}`, open);
  return (
    <>
      {userId ? (
        <button type="button" className={styles.report} onClick={open}>
          이 매물 신고하기
        </button>
      ) : (
        <Link className={styles.report} to={signin} onClick={remember}>
          이 매물 신고하기
        </Link>
      )}
      {/* Outlives the session, with what is typed. */}
      {Opened && <Opened id={id} onClose={close} />}
    </>
  );
};
