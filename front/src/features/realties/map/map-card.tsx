import { useEffect, useRef, useState } from 'react';
import { useDeps } from '../../../deps.ts';
import { paths } from '../../../paths.ts';
import { Row } from '../../../ui/layout.tsx';
import { Link } from '../../../ui/link.tsx';
import { type CardRealty, forCard } from '../card/listed-realty.ts';
import { RealtyPhoto, RealtyPrice, RealtyTags } from '../card/realty-card.tsx';
import styles from './map-card.module.css';

interface MapCardProps {
  id: number;
  /** Those that are at hand already. */
  realties: readonly CardRealty[];
  /** The keyboard chose it and goes on in it. */
  focused: boolean;
  onClose: () => void;
}

/** The listing of a pin, over the foot of the map. */
export const MapCard = ({ id, realties, focused, onClose }: MapCardProps) => {
  const { call } = useDeps();
  const link = useRef<HTMLAnchorElement>(null);
  const [fetched, setFetched] = useState<{ id: number; realty: CardRealty | null } | null>(null);
  const realty = realties.find((one) => one.id === id) ?? (fetched?.id === id ? fetched.realty : undefined);
  const missing = realty === undefined;
  useEffect(() => {
    if (!missing) return;
    const stop = new AbortController();
    call((client) => client.realties.get({ params: { id } }, { signal: stop.signal })).then(
      (found) => stop.signal.aborted || setFetched({ id, realty: forCard(found) }),
      () => stop.signal.aborted || setFetched({ id, realty: null }),
    );
    return () => stop.abort();
  }, [id, missing, call]);
  useEffect(() => {
    const closeByKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape' && !document.querySelector('dialog[open]')) onClose();
    };
    document.addEventListener('keydown', closeByKey);
    return () => document.removeEventListener('keydown', closeByKey);
  }, [onClose]);
  // Once for each: a list that is read anew brings the same home again.
  const isThere = realty !== null && realty !== undefined;
  useEffect(() => {
    if (focused && isThere && id) link.current?.focus();
  }, [focused, isThere, id]);
  return (
    <section className={styles.card} aria-label="고른 매물" aria-busy={missing}>
      {realty && (
        <>
          <div className={styles.photo}>
            <RealtyPhoto realty={realty} eager />
          </div>
          <div className={styles.words}>
            <RealtyPrice realty={realty} />
            <p className={styles.facts}>{realty.facts}</p>
            <p className={styles.title}>
              <Link ref={link} to={paths.realty(realty.id)} className="cover-link">
                {realty.title}
              </Link>
            </p>
            <Row as="p" className={styles.region}>
              {realty.where.replace('\n', ' · ')} <RealtyTags realty={realty} />
            </Row>
          </div>
        </>
      )}
      {realty === null && (
        <p className={styles.failed} role="alert">
          이 매물을 불러오지 못했어요. <Link to={paths.realty(id)}>매물 페이지로 가기</Link>
        </p>
      )}
      <button
        type="button"
        className={`icon-button ${styles.close}`}
        aria-label="고른 매물 닫기"
        onClick={onClose}
      >
        <span aria-hidden="true">✕</span>
      </button>
    </section>
  );
};
