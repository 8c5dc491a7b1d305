import { useRef } from 'react';
import { paths } from '../paths.ts';
import { useSignOut } from '../session/use-sign-out.ts';
import { Link } from '../ui/link.tsx';
import styles from './header.module.css';

const MENU = 'account-menu';

/** Where a member goes from the head of any page: to their own, or out. */
export const AccountMenu = ({ name, letter }: { name: string; letter: string }) => {
  const menu = useRef<HTMLDivElement>(null);
  const signOut = useSignOut();
  const close = () => menu.current?.hidePopover();
  return (
    <>
      <button
        type="button"
        className={`letter ${styles.avatar}`}
        popoverTarget={MENU}
        aria-label={`${name} 계정 메뉴`}
      >
        {letter}
      </button>
      <div ref={menu} id={MENU} popover="auto" className={styles.dropdown}>
        <p>{name}</p>
        <Link to={paths.mypage} onClick={close}>
          내 정보
        </Link>
        <button
          type="button"
          onClick={() => {
            close();
            void signOut();
          }}
        >
          로그아웃
        </button>
      </div>
    </>
  );
};
