import { Icon } from '../../../ui/icon.tsx';
import styles from './facts.module.css';
import type { LoadedRealty } from './loader.ts';
import type { Fact } from './realty-facts.ts';

const Row = ({ fact: { title, text, wide = false } }: { fact: Fact }) => (
  <div className={wide ? styles.wide : undefined}>
    <dt>{title}</dt>
    <dd>{text}</dd>
  </div>
);

/** Facts, a row each. */
export const FactList = ({ facts }: { facts: Fact[] }) => (
  <dl className={styles.facts}>
    {facts.map((fact) => (
      <Row key={fact.title} fact={fact} />
    ))}
  </dl>
);

/** The facts of a listing. */
export const FactsTable = ({ facts, depositWarning }: Pick<LoadedRealty, 'facts' | 'depositWarning'>) => (
  <section className="part" aria-labelledby="facts">
    <h2 id="facts">기본 정보</h2>
    <FactList facts={facts} />
    {depositWarning && (
      <p className={styles.warning}>
        <Icon name="warn" size={20} />
        <span>{depositWarning}</span>
      </p>
    )}
  </section>
);
