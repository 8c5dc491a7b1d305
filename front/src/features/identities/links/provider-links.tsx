import { PROVIDER_TITLES, type Provider, providerPath } from '@hanca/common/providers.ts';
import { useSite } from '../../../deps.ts';
import { withQuery } from '../../../paths.ts';
import apple from './apple.svg?no-inline';
import google from './google.svg?no-inline';
import kakao from './kakao.svg?no-inline';
import styles from './provider-links.module.css';

const marks: Record<Provider, string> = { kakao, google, apple };

interface ProviderLinksProps {
  /** Where the visitor came from, to be led back there. */
  origin: string | undefined;
  /** Under a form, parted from it. */
  after?: boolean;
}

/** A link to sign in, or up, by each of the other services that are on; plain ones, which work without scripts. */
export const ProviderLinks = ({ origin, after = false }: ProviderLinksProps) => {
  const { providers } = useSite();
  if (providers.length === 0) return null;
  return (
    <ul className={after ? `${styles.list} ${styles.after}` : styles.list} aria-label="다른 서비스로 로그인">
      {providers.map((provider) => (
        <li key={provider}>
          <a
            className={`${styles.link} ${styles[provider]}`}
            href={withQuery(providerPath(provider), { redirect: origin })}
            rel="nofollow"
          >
            <img src={marks[provider]} alt="" width="18" height="18" />
            {PROVIDER_TITLES[provider]}로 로그인
          </a>
        </li>
      ))}
    </ul>
  );
};
