import { useLocation } from 'react-router-dom';
import { paths } from '../paths.ts';

/** The way to signing in that leads back to where the visitor is. */
export const useSigninHref = (): string => {
  const { pathname, search } = useLocation();
  return paths.signin(`${pathname}${search}`);
};
