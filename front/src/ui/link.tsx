import type { ComponentProps } from 'react';
import { type NavigateOptions, useLinkClickHandler } from 'react-router-dom';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> &
  Pick<NavigateOptions, 'preventScrollReset' | 'replace' | 'state'> & { to: string };

/** Nobody clicks on the server, where what a click needs would be prepared for every link of a page. */
const useFollow: typeof useLinkClickHandler = import.meta.env.SSR
  ? () => () => undefined
  : useLinkClickHandler;

/**
 * A link to a page of the site, by its whole address: React Router's own link also resolves relative ones, which we do not use,
 * and prepares its framework's fetching ahead.
 */
export const Link = ({ to, onClick, preventScrollReset, replace, state, target, ...rest }: LinkProps) => {
  const follow = useFollow<HTMLAnchorElement>(to, { preventScrollReset, replace, state, target });
  return (
    <a
      {...rest}
      href={to}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
};
