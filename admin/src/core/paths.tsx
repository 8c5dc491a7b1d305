import { Children, cloneElement, isValidElement, useCallback } from 'react';
import {
  reactRouterProvider as base,
  type RouterLinkProps,
  type RouterNavigateFunction,
  type RouterNavigateProps,
  type RouterProvider,
  type RouterRoutesProps,
  type RouterTo,
} from 'react-admin';

/** The routes of resources and inside them: react-admin's and ours. */
const patterns: Record<string, string> = {
  'create/*': 'form',
  ':id/*': 'form/:id/*',
  ':id/show/*': ':id/*',
  'users/*': 'user/*',
  'headlines/*': 'posts/headline/*',
  // A list for each section: /posts/category, /market/category.
  'categories/*': ':section/category/*',
};

/** The addresses of resources that differ from their names. */
const addresses: Record<string, string> = {
  users: '/user',
  headlines: '/posts/headline',
  categories: '/posts/category',
};

/**
 * From react-admin's paths to the specified ones: `/posts/create` to `/posts/form`, `/posts/7` to `/posts/form/7`,
 * and in their manner `/realties/7/show` to `/realties/7`; `/users` is `/user` there, and `/headlines` is
 * `/posts/headline`. Ids are numbers, so any other path stays as it is.
 */
export const toFormPath = (path: string): string =>
  path
    .replace(/^\/(\w+)(?=$|[/?#])/, (path, name: string) => addresses[name] ?? path)
    .replace(
      /^(\/[\w-]+)\/(create|\d+)(\/show)?(?=$|[/?#])/,
      (_, list: string, id: string, show: string | undefined) => {
        if (id === 'create') return `${list}/form`;
        return show ? `${list}/${id}` : `${list}/form/${id}`;
      },
    );

const translate = (to: RouterTo): RouterTo => {
  if (typeof to === 'string') return toFormPath(to);
  return to?.pathname ? { ...to, pathname: toFormPath(to.pathname) } : to;
};

const Link = (props: RouterLinkProps) => <base.Link {...props} to={translate(props.to)} />;

const Navigate = (props: RouterNavigateProps) => <base.Navigate {...props} to={translate(props.to)} />;

const Routes = ({ children, ...rest }: RouterRoutesProps) => (
  <base.Routes {...rest}>
    {Children.map(children, (child) => {
      if (!isValidElement<{ path?: string }>(child)) return child;
      const path = patterns[child.props.path ?? ''];
      return path ? cloneElement(child, { path }) : child;
    })}
  </base.Routes>
);

const useNavigate = (): RouterNavigateFunction => {
  const go = base.useNavigate();
  return useCallback((to, options) => go(typeof to === 'number' ? to : translate(to), options), [go]);
};

/** react-router with the specified paths in every link, redirect and route. */
export const routerProvider: RouterProvider = { ...base, Link, Navigate, Routes, useNavigate };
