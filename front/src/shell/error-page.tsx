import { useEffect } from 'react';
import { isRouteErrorResponse, useLocation, useRouteError } from 'react-router-dom';
import { ListingError } from '../features/realties/listing/listing-error.tsx';
import { paths } from '../paths.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Head } from '../ui/head.tsx';
import { Row } from '../ui/layout.tsx';
import styles from './error-page.module.css';

interface Message {
  title: string;
  text: string;
}

const missing: Message = {
  title: '찾는 페이지가 없어요',
  text: '주소가 바뀌었거나 지워진 글일 수 있어요. 주소를 다시 확인하거나 아래에서 이어서 둘러보세요.',
};
const homeGone: Message = {
  ...missing,
  title: '찾는 매물이 없어요',
  text: '거래가 끝나 내려갔거나 주소가 바뀌었을 수 있어요. 지금 올라와 있는 집을 둘러보세요.',
};
const offline: Message = {
  title: '인터넷에 연결되지 않았어요',
  text: '연결을 확인해 주세요. 다시 연결되면 이 페이지를 불러올게요.',
};
const busy: Message = {
  title: '지금 찾는 분이 많아요',
  text: '잠시 뒤에 다시 시도해 주세요.',
};
const broken: Message = {
  title: '페이지를 불러오지 못했어요',
  text: '저희 쪽에 문제가 있거나 연결이 끊겼어요. 잠시 뒤에 다시 시도해 주세요.',
};

const tell = (status: number, ofHomes: boolean): Message => {
  if (status === 404 || status === 405 || status === 410) return ofHomes ? homeGone : missing;
  return status === 429 || status === 503 ? busy : broken;
};

/** Any address without a page and any page that failed, with ways on. */
export const ErrorPage = () => {
  const error = useRouteError();
  const ofHomes = useLocation().pathname.startsWith(`${paths.realties()}/`);
  // Without a connection not even a page's code can be fetched, and loading anew would leave nothing of the site.
  const canLoad = import.meta.env.SSR || navigator.onLine;
  const unanswered = canLoad ? 500 : 0;
  const status = isRouteErrorResponse(error) ? error.status : unanswered;
  const message = status || canLoad ? tell(status, ofHomes) : offline;
  const { title, text } = message;
  const isMissing = message === missing || message === homeGone;
  useEffect(() => {
    if (canLoad) return;
    const load = () => location.reload();
    window.addEventListener('online', load);
    return () => window.removeEventListener('online', load);
  }, [canLoad]);
  const page = (
    <div className={`wrap ${styles.page}`}>
      <Head title={title} description={text} unlisted />
      <p className={styles.status}>{status || '연결 안 됨'}</p>
      <h1>{title}</h1>
      <p className={styles.text}>{text}</p>
      <Row className={styles.ways}>
        {!isMissing && canLoad && (
          <div className="scripted">
            <Button tone="go" onClick={() => location.reload()}>
              다시 시도
            </Button>
          </div>
        )}
        {message === homeGone && (
          <ButtonLink to={paths.realties()} tone="go">
            렌트 찾기
          </ButtonLink>
        )}
        <ButtonLink to={paths.home} tone={message === missing ? 'go' : 'plain'}>
          홈으로
        </ButtonLink>
        <ButtonLink to={paths.posts()}>글 목록</ButtonLink>
        <ButtonLink to={paths.flyers}>전단지</ButtonLink>
      </Row>
    </div>
  );
  return ofHomes ? <ListingError>{page}</ListingError> : page;
};
