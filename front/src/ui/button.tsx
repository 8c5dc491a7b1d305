import type { ComponentProps } from 'react';
import styles from './button.module.css';
import { Link, type LinkProps } from './link.tsx';

interface Look {
  /** 'go' is the one thing to do on a screen, 'warn' what takes something away. */
  tone?: 'plain' | 'go' | 'warn';
  wide?: boolean;
}

const looks = ({ tone = 'plain', wide = false }: Look): string =>
  [styles.button, tone !== 'plain' && styles[tone], wide && styles.wide].filter(Boolean).join(' ');

export const Button = ({ tone, wide, type = 'button', ...rest }: ComponentProps<'button'> & Look) => (
  <button type={type} className={looks({ tone, wide })} {...rest} />
);

export const ButtonLink = ({ tone, wide, ...rest }: LinkProps & Look) => (
  <Link className={looks({ tone, wide })} {...rest} />
);

/** For addresses outside of this site's pages. */
export const ButtonAnchor = ({ tone, wide, children, ...rest }: ComponentProps<'a'> & Look) => (
  <a className={looks({ tone, wide })} {...rest}>
    {children}
  </a>
);
