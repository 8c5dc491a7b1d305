import type { ComponentProps } from 'react';
import { type NavigateOptions, useHref, useLinkClickHandler } from 'react-router-dom';

export type LinkProps = Omit<ComponentProps<'a'>, 'href'> &
  Pick<NavigateOptions, 'preventScrollReset' | 'replace' | 'state'> & { to: string };

/** A link to another page of the site. React Router's own also prepares its framework's fetching ahead, for each link that the server renders. */
export const Link = ({ to, onClick, preventScrollReset, replace, state, target, ...rest }: LinkProps) => {
  const href = useHref(to);
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { preventScrollReset, replace, state, target });
  return (
    <a
      {...rest}
      href={href}
      target={target}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented) follow(event);
      }}
    />
  );
};
