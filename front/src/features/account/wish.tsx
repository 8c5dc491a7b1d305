import { imageVariant } from '@hanca/common/image-variants.ts';
import { money } from '@hanca/common/money.ts';
import { imageUrl } from '@hanca/common/site.ts';
import { useEffect, useState } from 'react';
import { useDeps, useSite } from '../../deps.ts';
import { storedIntent } from '../../session/use-intent.ts';
import { useOrigin } from './after-signin.ts';
import styles from './wish.module.css';

const WISHES: Record<string, string> = {
  ask: '이 집에 문의하려면 로그인해 주세요.',
  save: '이 집을 저장하려면 로그인해 주세요.',
  phone: '이 집의 연락처를 보려면 로그인해 주세요.',
  report: '이 매물을 신고하려면 로그인해 주세요.',
  alert: '새 집 알림을 받으려면 로그인해 주세요.',
};

/** What the visitor wanted before they were led here, and of which listing if of one; null for nothing. */
const wishOf = (intent: string, origin: string | null): { why: string; id: number | undefined } | null => {
  const [, what = '', id, address] = /^(\w+?)(?:-(\d+))? (.*)$/.exec(intent) ?? [];
  const why = WISHES[what];
  return why && address === origin ? { why, id: id === undefined ? undefined : Number(id) } : null;
};

/** Why somebody is to sign in, and for which home if for one; what they wanted is done once they are back. */
export const Wish = () => {
  const { call } = useDeps();
  const site = useSite();
  const origin = useOrigin();
  const [wish] = useState(() => wishOf(storedIntent(), origin));
  const [home, setHome] = useState<{ title: string; thumbnail: string; price: number }>();
  const id = wish?.id;
  useEffect(() => {
    if (id === undefined) return;
    let left = false;
    // Without it the reason alone is there.
    call((client) => client.realties.get({ params: { id } })).then(
      (realty) => !left && setHome(realty),
      () => undefined,
    );
    return () => {
      left = true;
    };
  }, [id, call]);
  if (!wish) return null;
  return (
    <div className={styles.wish}>
      {id !== undefined && (
        <span className={styles.thumb}>
          {home?.thumbnail && (
            <img
              className="picture"
              src={imageUrl(site, imageVariant(home.thumbnail, 'small'))}
              alt=""
              width={56}
              height={56}
            />
          )}
        </span>
      )}
      <p>
        <strong>{wish.why}</strong>
        {id !== undefined && <span>{home ? `${money(home.price)} · ${home.title}` : ' '}</span>}
      </p>
    </div>
  );
};
