// With every page, as one that the server shows has its styles before its code.
import './error-page.module.css';
import { LazyPart } from '../ui/lazy-part.tsx';
import type { ErrorPage } from './error-page.tsx';

let code: typeof ErrorPage | undefined;

/** Fetches the error page: after the page that arrived, before one that arrives as an error page is taken over. */
export const fetchErrorPage = async (): Promise<typeof ErrorPage> => {
  code ??= (await import('./error-page.tsx')).ErrorPage;
  return code;
};

/** Where a page that failed has the error page, whose code few visits need. */
export const ErrorSlot = () => {
  const Fetched = code;
  return Fetched ? (
    <Fetched />
  ) : (
    <LazyPart
      fetchCode={fetchErrorPage}
      failure="페이지를 불러오지 못했어요. 연결을 확인하고 다시 시도해 주세요."
    >
      {(Part) => <Part />}
    </LazyPart>
  );
};

/** The same without the shell, which has failed itself. */
export const ErrorDocument = () => (
  <main>
    <ErrorSlot />
  </main>
);
