import type { Claim, Coupon } from '@hanca/common/contract/coupons.ts';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useDeps } from '../../../deps.ts';
import { statusOf } from '../../../failure.ts';
import { useUserId } from '../../../session/session.tsx';

/** As many of a member's coupons as are looked through; the newest. */
const LOOKED_THROUGH = 100;

/** The known claims and those that an answer adds: an answer from before a claim lacks it, and must not remove it. */
const withOthers = (known: readonly Claim[], answered: readonly Claim[]): Claim[] => [
  ...known,
  ...answered.filter(({ id }) => !known.some((claim) => claim.id === id)),
];

/**
 * What the member has of a coupon, and having one more of it. After a refusal both are fetched anew: the coupon may be
 * gone, or the member may have it from another device. `onChanged` gets the coupon as it is then; where that cannot be
 * fetched the page stays as it is.
 */
export const useClaim = ({ id }: Pick<Coupon, 'id'>, onChanged: (coupon: Coupon) => void) => {
  const { call } = useDeps();
  const userId = useUserId();
  const [own, setOwn] = useState<Claim[]>([]);
  const [claimed, setClaimed] = useState<Claim | null>(null);
  const [error, setError] = useState<Error | null>(null);
  const [claiming, setClaiming] = useState(false);
  const busy = useRef(false);

  const fetchOwn = useCallback(async (): Promise<Claim[]> => {
    const claims = await call((client) => client.coupons.claims({ query: { limit: LOOKED_THROUGH } }));
    return claims.filter(({ couponId }) => couponId === id);
  }, [call, id]);

  useEffect(() => {
    setOwn([]);
    setClaimed(null);
    if (!userId) return;
    let gone = false;
    fetchOwn().then(
      (claims) => !gone && setOwn((known) => withOthers(known, claims)),
      // The server refuses one too many.
      () => undefined,
    );
    return () => {
      gone = true;
    };
  }, [userId, fetchOwn]);

  const refresh = () =>
    call((client) => client.coupons.get({ params: { id } })).then(onChanged, () => undefined);

  const claim = async () => {
    if (busy.current) return;
    busy.current = true;
    setClaiming(true);
    setError(null);
    try {
      const made = await call((client) => client.coupons.claim({ params: { id } }));
      setClaimed(made);
      setOwn((known) => withOthers([made], known));
      void refresh();
    } catch (failure) {
      setError(failure instanceof Error ? failure : new Error(String(failure)));
      if (statusOf(failure) === 409) {
        void refresh();
        await fetchOwn().then(
          (claims) => setOwn((known) => withOthers(known, claims)),
          () => undefined,
        );
      }
    }
    busy.current = false;
    setClaiming(false);
  };

  return { own, claimed, error, claiming, claim };
};
