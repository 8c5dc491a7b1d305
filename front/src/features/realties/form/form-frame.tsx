import { Head } from '../../../ui/head.tsx';
import { LazyPart } from '../../../ui/lazy-part.tsx';
import styles from './form-frame.module.css';
import { FormSkeleton } from './form-skeleton.tsx';
import type { Purpose } from './start.ts';

const fetchForm = async () => (await import('./form-page.tsx')).FormPage;

interface FormFrameProps {
  title: string;
  lead: string;
  purpose: Purpose;
}

/** What the server sends of the form: everything in it is the member's, and fetched by the browser. */
export const FormFrame = ({ title, lead, purpose }: FormFrameProps) => (
  <div className={`wrap narrow ${styles.page}`}>
    <Head title={title} unlisted />
    <h1>{title}</h1>
    <p className={styles.lead}>{lead}</p>
    <noscript>
      <p className={styles.noscript}>
        매물을 올리려면 자바스크립트가 필요해요. 브라우저 설정에서 자바스크립트를 켜고 이 페이지를 새로 고쳐
        주세요.
      </p>
    </noscript>
    <div className="scripted">
      <LazyPart
        fetchCode={fetchForm}
        failure="양식을 불러오지 못했어요. 적어 둔 내용은 이 브라우저에 그대로 있어요."
        waiting={<FormSkeleton />}
      >
        {(FormPage) => <FormPage purpose={purpose} />}
      </LazyPart>
    </div>
  </div>
);
