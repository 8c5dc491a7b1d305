import type { ComponentProps, RefAttributes } from 'react';
import { Link, type LinkProps } from 'react-router-dom';
import styles from './button.module.css';

interface Look {
  /** 'go' is the one thing to do on a screen. */
  tone?: 'plain' | 'go';
  wide?: boolean;
}

const looks = ({ tone = 'plain', wide = false }: Look): string =>
  [styles.button, tone === 'go' && styles.go, wide && styles.wide].filter(Boolean).join(' ');

export const Button = ({ tone, wide, type = 'button', ...rest }: ComponentProps<'button'> & Look) => (
  <button type={type} className={looks({ tone, wide })} {...rest} />
);

export const ButtonLink = ({ tone, wide, ...rest }: LinkProps & RefAttributes<HTMLAnchorElement> & Look) => (
  <Link className={looks({ tone, wide })} {...rest} />
);

/** For addresses outside of this site's pages. */
export const ButtonAnchor = ({ tone, wide, children, ...rest }: ComponentProps<'a'> & Look) => (
  <a className={looks({ tone, wide })} {...rest}>
    {children}
  </a>
);
