import type { Conversation } from '@hanca/common/contract/conversations.ts';
import { listerTexts } from '@hanca/common/listers.ts';
import { money } from '@hanca/common/money.ts';
import { useDeps } from '../../../deps.ts';
import { failureText } from '../../../failure.ts';
import { paths } from '../../../paths.ts';
import { Link } from '../../../ui/link.tsx';
import { MenuButton } from '../../../ui/menu-button.tsx';
import { Picture } from '../../../ui/picture.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { useLazyDialog } from '../../../ui/use-lazy-dialog.ts';
import { HomeState, homeTitle } from '../home-state.tsx';
import styles from './thread.module.css';

const fetchReport = async () => (await import('../../reports/report-dialog.tsx')).ReportDialog;

interface ThreadHeadProps {
  conversation: Conversation;
  onChanged: () => Promise<void>;
}

/** The home that they write about, the other member, and what can be done about the conversation. */
export const ThreadHead = ({ conversation, onChanged }: ThreadHeadProps) => {
  const { id, realtyId, title, thumbnail, price, state, other, lister, muted, blocked } = conversation;
  const { call } = useDeps();
  const report = useLazyDialog(fetchReport);
  const update = async (body: { muted?: boolean; blocked?: boolean }, said: string) => {
    try {
      await call((client) => client.conversations.update({ params: { id }, body }));
      showToast(said);
      await onChanged();
    } catch (error) {
      showToast(`바꾸지 못했어요. ${failureText(error)}`, 'alert');
    }
  };
  return (
    <header className={styles.home}>
      <div className={`photo-frame ${styles.thumb}`}>
        <Picture path={thumbnail || undefined} icon="home" size={22} />
      </div>
      <div className={styles.words}>
        <h2>{other.name}</h2>
        <p>
          <HomeState state={state} /> {price > 0 && `${money(price)} · `}
          {state === null ? homeTitle(conversation) : <Link to={paths.realty(realtyId)}>{title}</Link>}
        </p>
        {lister && <p>{listerTexts(lister).join(' · ')}</p>}
      </div>
      <MenuButton
        label="문의 메뉴"
        items={[
          muted
            ? {
                title: '메일 알림 켜기',
                onChoose: () => void update({ muted: false }, '메일 알림을 켰어요.'),
              }
            : {
                title: '메일 알림 끄기',
                onChoose: () => void update({ muted: true }, '이 문의는 메일로 알리지 않을게요.'),
              },
          blocked
            ? {
                title: '차단 풀기',
                onChoose: () => void update({ blocked: false }, `${other.name}님의 차단을 풀었어요.`),
              }
            : {
                title: '이 회원 차단하기',
                careful: true,
                onChoose: () => void update({ blocked: true }, `${other.name}님을 차단했어요.`),
              },
          { title: '신고하기', careful: true, onChoose: report.open },
        ]}
      />
      {report.Opened && <report.Opened id={id} about="conversation" onClose={report.close} />}
    </header>
  );
};
