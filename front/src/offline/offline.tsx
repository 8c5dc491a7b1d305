import { useEffect, useState } from 'react';
import { BOOT_ID, type Boot } from '../boot.ts';
import { useSite } from '../deps.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './offline.module.css';
import { useGreeting, useOnline, useStoredPages } from './use-connection.ts';
import { useStoring } from './use-storing.ts';
import { removeWorker, startWorker } from './worker.ts';

/** The first script of the build that the page is of. */
const boot = document.getElementById(BOOT_ID)?.textContent;
const build = boot ? (JSON.parse(boot) as Boot).assets.entry : '';

const timeOf = (date: string): string =>
  new Date(date).toLocaleString('ko-KR', {
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });

interface State {
  online: boolean;
  storedAt: string | null;
  isOld: boolean;
}

/** What there is to say; '' for nothing. `reloads`: loading the page anew helps. */
const noticeOf = ({ online, storedAt, isOld }: State): { text: string; reloads: boolean } => {
  if (!online)
    return {
      text: storedAt
        ? `인터넷이 끊겼어요. ${timeOf(storedAt)}에 저장한 내용이에요.`
        : '인터넷이 끊겼어요. 읽은 글과 전단지는 다시 볼 수 있어요.',
      reloads: false,
    };
  if (storedAt)
    return { text: `연결이 느려 ${timeOf(storedAt)}에 저장한 내용을 보여 드려요.`, reloads: true };
  return isOld ? { text: '한카가 새로워졌어요.', reloads: true } : { text: '', reloads: false };
};

const Running = () => {
  useStoring();
  const online = useOnline();
  useStoredPages(online);
  const { text, reloads } = noticeOf({ online, ...useGreeting(build) });
  const [closed, setClosed] = useState('');
  useEffect(() => void startWorker(), []);
  return (
    <div role="status" className={styles.frame}>
      {text && text !== closed && (
        <div className={styles.notice}>
          <p>{text}</p>
          {reloads && (
            <button type="button" className={styles.reload} onClick={() => location.reload()}>
              새로 고침
            </button>
          )}
          <button
            type="button"
            className={`icon-button ${styles.close}`}
            aria-label="알림 닫기"
            onClick={() => setClosed(text)}
          >
            <Icon name="close" size={18} />
          </button>
        </div>
      )}
    </div>
  );
};

/** Stores what is read for reading it without a connection, and says when that or an old page is shown. */
export const Offline = () => {
  const { offline } = useSite();
  useEffect(() => {
    if (!offline) removeWorker().catch(() => undefined);
  }, [offline]);
  return offline && <Running />;
};
