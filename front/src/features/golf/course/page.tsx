import { useLoaderData } from 'react-router-dom';
import { ButtonAnchor } from '../../../ui/button.tsx';
import { Head } from '../../../ui/head.tsx';
import { Row } from '../../../ui/layout.tsx';
import { Link } from '../../../ui/link.tsx';
import { ShareButton } from '../../../ui/share-button.tsx';
import { golfPaths } from '../golf-paths.ts';
import type { loadCourse } from '../loader.ts';
import { DayPart } from './day-part.tsx';
import styles from './page.module.css';

type Course = Awaited<ReturnType<typeof loadCourse>>;

/** Each fee, and what one person pays in all. */
const Fees = ({ course: { fees, cart, priceNote } }: { course: Course }) => {
  const isFull = fees.some(({ walking }) => walking);
  const isRiding = fees.some(({ riding }) => riding);
  return (
    <section className="part" aria-labelledby="fees">
      <h2 id="fees">요금</h2>
      {fees.length === 0 ? (
        <p className="quiet">요금은 아직 확인하지 못했어요. 골프장 예약 페이지에서 확인해 주세요.</p>
      ) : (
        <>
          <table className={styles.fees}>
            <thead>
              <tr>
                <th scope="col">때</th>
                <th scope="col">그린피</th>
                {isFull && <th scope="col">1인 총액</th>}
                {isRiding && <th scope="col">카트 포함</th>}
              </tr>
            </thead>
            <tbody>
              {fees.map(({ title, fee, walking, riding }) => (
                <tr key={title}>
                  <th scope="row">{title}</th>
                  <td>{fee}</td>
                  {isFull && <td>{walking}</td>}
                  {isRiding && <td>{riding}</td>}
                </tr>
              ))}
            </tbody>
          </table>
          <p className="quiet">
            {priceNote}
            {cart && !isFull && ` 카트는 1인 ${cart}예요.`}
          </p>
        </>
      )}
    </section>
  );
};

/** One course: what it costs in all, how a day is there, and what to know before booking. */
export const Component = () => {
  const course = useLoaderData<typeof loadCourse>();
  const { id, title, facts, position, window, rules, phone, url, host, note, source, checked } = course;
  return (
    <div className={`wrap narrow ${styles.page}`}>
      <Head
        title={`${title} 골프장`}
        description={`${title} (${facts})의 그린피와 1인 총액, 예약이 열리는 때, 일몰과 복장·취소 규정이에요.`}
        canonical={golfPaths.course(id)}
      />
      <article>
        <p>
          <Link to={golfPaths.courses} className="lone-link">
            골프장
          </Link>
        </p>
        <h1>{title}</h1>
        <p>{facts}</p>
        <Row className={styles.actions}>
          {url && (
            <ButtonAnchor href={url} tone="go" target="_blank" rel="noopener noreferrer">
              예약 페이지로 이동 ({host})
            </ButtonAnchor>
          )}
          <ShareButton title={title} path={golfPaths.course(id)} />
        </Row>
        <p className="quiet with-links">
          {url
            ? '예약과 결제는 골프장에서 해요. 한카는 카드 정보를 받지 않아요.'
            : '예약 페이지 주소는 아직 확인하지 못했어요.'}
          {phone && (
            <>
              {' 전화: '}
              <a href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{phone}</a>
            </>
          )}
          {position && (
            <>
              {' · '}
              <a
                href={`https://www.google.com/maps/dir/?api=1&destination=${position.lat},${position.lng}`}
                target="_blank"
                rel="noopener noreferrer"
              >
                길찾기
              </a>
            </>
          )}
        </p>
        <Fees course={course} />
        <DayPart course={course} />
        <section className="part" aria-labelledby="rules">
          <h2 id="rules">예약하기 전에</h2>
          <dl className={styles.rules}>
            <div>
              <dt>예약 열림</dt>
              <dd>{window ? `치는 날 ${window}부터` : '아직 확인하지 못했어요.'}</dd>
            </div>
            {rules.map((rule) => (
              <div key={rule.title}>
                <dt>{rule.title}</dt>
                <dd>{rule.text}</dd>
              </div>
            ))}
          </dl>
          {note && <p className={styles.text}>{note}</p>}
        </section>
        <p className={`quiet ${styles.source}`}>
          출처: {source} · {checked}에 적음. 요금과 규정은 바뀔 수 있으니 예약하기 전에 골프장에서 확인해
          주세요.
        </p>
      </article>
    </div>
  );
};
