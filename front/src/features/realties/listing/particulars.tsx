import { Amenities } from './amenities.tsx';
import { FactsTable } from './facts-table.tsx';
import type { LoadedRealty } from './loader.ts';
import { Location } from './location.tsx';
import styles from './page.module.css';

export interface ParticularsProps {
  loaded: LoadedRealty;
  /** The point is the home itself, as its owner sees it. */
  exact: boolean;
}

/** What is read of a home below its photos: facts, options, description, place. */
export const Particulars = ({ loaded, exact }: ParticularsProps) => (
  <>
    <FactsTable {...loaded} />
    <Amenities options={loaded.realty.options} />
    <section className="part" aria-labelledby="description">
      <h2 id="description">상세 설명</h2>
      <p className={styles.text}>{loaded.realty.content}</p>
    </section>
    <Location {...loaded} exact={exact} />
  </>
);
