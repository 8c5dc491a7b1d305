import type { provinceOf } from './province.ts';
import styles from './province-links.module.css';

export interface ProvinceProps {
  province: ReturnType<typeof provinceOf>;
}

/** The pages of the reader's province on what differs from the others. */
export const ProvinceLinks = ({ province }: ProvinceProps) =>
  province && (
    <section className={styles.province} aria-labelledby="province">
      <h2 id="province">{province.name}의 공식 안내</h2>
      <p className="quiet">주마다 다르고 해마다 바뀌어서, 주 정부의 페이지로 바로 이어 드려요.</p>
      <ul>
        {province.links.map(({ title, url }) => (
          <li key={url}>
            <a href={url} rel="noopener noreferrer" className="chip">
              {title}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
