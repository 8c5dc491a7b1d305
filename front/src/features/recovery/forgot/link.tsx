import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { Link } from '../../../ui/link.tsx';
import { useOrigin } from '../../account/after-signin.ts';
import styles from './link.module.css';

/** In the form of the sign-in: the way to a new password, which takes the typed address along, never in an address of a page. */
export const ForgotLink = () => {
  const navigate = useNavigate();
  const to = paths.forgot(useOrigin() ?? undefined);
  const follow = (event: MouseEvent<HTMLAnchorElement>) => {
    const field = event.currentTarget.closest('form')?.elements.namedItem('email');
    if (!(field instanceof HTMLInputElement) || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    void navigate(to, { state: { email: field.value } });
  };
  return (
    <p className={styles.forgot}>
      <Link to={to} onClick={follow}>
        비밀번호를 잊으셨나요?
      </Link>
    </p>
  );
};
