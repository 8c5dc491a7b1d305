import { DOCUMENT_PARTS, DOCUMENT_SOURCES, type DocumentCard } from '@hanca/common/border-documents.ts';
import { dayText } from '@hanca/common/immigration/days.ts';
import styles from './page.module.css';

const titles = { south: '미국으로 갈 때', back: '캐나다로 돌아올 때', cost: '비용과 유효 기간' } as const;

/** What one kind of traveller has with them, with where each rule stands and when it was looked up. */
export const Card = ({ code, title, card }: { code: string; title: string; card: DocumentCard }) => (
  <section className={styles.card} aria-labelledby={code}>
    <h2 id={code} tabIndex={-1}>
      {title}
    </h2>
    {DOCUMENT_PARTS.map((part) => (
      <div key={part}>
        <h3>{titles[part]}</h3>
        <ul>
          {card[part].map(({ text, source }) => {
            const { title: name, href, checked } = DOCUMENT_SOURCES[source];
            return (
              <li key={text}>
                {text}{' '}
                <span className="quiet with-links">
                  <a href={href} rel="noopener noreferrer">
                    {name}
                  </a>
                  , {dayText(checked)} 확인
                </span>
              </li>
            );
          })}
        </ul>
      </div>
    ))}
  </section>
);
