import type { ReactNode } from 'react';
import { storedIntent } from '../../session/use-intent.ts';
import { useCode } from '../../ui/use-code.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import styles from './account-card.module.css';

const fetchWish = async () => (await import('./wish.tsx')).Wish;

/** Who was led here from a listing reads why. */
const WishSlot = () => {
  const { Code: Wish } = useCode(fetchWish, useHydrated() && storedIntent() !== '');
  return Wish && <Wish />;
};

interface AccountCardProps {
  title: string;
  lead: string;
  /** That this needs scripts, as a sentence; null where it does not. */
  needsScripts?: string | null;
  children: ReactNode;
  /** The other way on, under the form. */
  foot?: ReactNode;
  /** With room for two columns. */
  wide?: boolean;
}

/** The frame of the pages to sign in, to sign up and to verify an address. */
export const AccountCard = ({
  title,
  lead,
  needsScripts = '로그인과 가입에는 자바스크립트가 필요해요.',
  children,
  foot,
  wide = false,
}: AccountCardProps) => (
  <div className={`wrap ${styles.page}`}>
    <div className={wide ? `${styles.card} ${styles.wide}` : styles.card}>
      <h1>{title}</h1>
      <p className={styles.lead}>{lead}</p>
      <WishSlot />
      {needsScripts !== null && (
        <noscript>
          <p className={styles.noscript}>
            {needsScripts} 브라우저 설정에서 자바스크립트를 켜고 이 페이지를 새로 고쳐 주세요. 렌트와 글,
            전단지는 켜지 않아도 볼 수 있어요.
          </p>
        </noscript>
      )}
      {children}
      {foot && <div className={styles.foot}>{foot}</div>}
    </div>
  </div>
);
