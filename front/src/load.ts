import { data, type LoaderFunctionArgs, redirect } from 'react-router-dom';
import { type Call, type Deps, depsContext } from './deps.ts';
import { statusOf } from './failure.ts';
import { paths } from './paths.ts';

export interface LoadInput extends Deps {
  /** Its requests end when this load is given up for another. */
  call: Call;
  /** For what is fetched once for a visit: it goes on. */
  lastingCall: Call;
  params: Record<string, string | undefined>;
  url: URL;
}

/**
 * A loader with its dependencies at hand. What the API refuses becomes an answer of the page with that status,
 * so that the error page is the same on the server and in the browser; what is no refusal goes on as it is.
 */
export const load =
  <T>(run: (input: LoadInput) => Promise<T>) =>
  async ({ params, request, context }: LoaderFunctionArgs): Promise<T> => {
    const deps: Deps = context.get(depsContext);
    try {
      const call: Call = (use) => deps.call(use, request.signal);
      return await run({ ...deps, call, lastingCall: deps.call, params, url: new URL(request.url) });
    } catch (error) {
      const status = statusOf(error);
      throw status === null ? error : data(null, { status });
    }
  };

/** Throw it: the page does not exist. */
export const notFound = () => data(null, { status: 404 });

/** The positive whole number in a path; throws the 404 page for anything else. */
export const idOf = (params: LoadInput['params']): number => {
  const text = params.id ?? '';
  if (!/^[1-9]\d{0,14}$/.test(text)) throw notFound();
  return Number(text);
};

/** Throws the way to the sign-in page, which comes back here, when nobody is signed in. */
export const membersOnly = ({ signedIn, url }: LoadInput): void => {
  if (!signedIn()) throw redirect(paths.signin(`${url.pathname}${url.search}`));
};
