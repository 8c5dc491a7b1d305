import type { OwnPrice } from '@hanca/common/contract/fuel-prices.ts';
import { gradeTitle, kindTitle } from '@hanca/common/fuel-stations.ts';
import { useCallback, useEffect, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { useDeps } from '../../../deps.ts';
import { failureText } from '../../../failure.ts';
import { useUserId } from '../../../session/session.tsx';
import { useSigninHref } from '../../../session/use-signin-href.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Row } from '../../../ui/layout.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { centsText } from '../averages.ts';
import { Seen } from '../stations/seen.tsx';
import { ReportForm } from './report-form.tsx';
import styles from './report-part.module.css';

interface OwnProps {
  prices: readonly OwnPrice[];
  onWithdraw: (id: number) => void;
}

/** What the member has reported of this station: whether it counts, and the way to take it back. */
const Own = ({ prices, onWithdraw }: OwnProps) => (
  <section aria-labelledby="own">
    <h3 id="own">내가 알려 준 가격</h3>
    <ul className={styles.own}>
      {prices.map(({ id, grade, kind, cents, seenDate, confirmed }) => (
        <li key={id}>
          <p>
            {gradeTitle(grade)} {kindTitle(kind)} <strong>{centsText(cents)}</strong>
            <br />
            <span className="quiet">
              <Seen date={seenDate} /> ·{' '}
              {confirmed ? '다른 회원도 봤어요' : '한 명 더 비슷하게 알려 주면 보여요'}
            </span>
          </p>
          <Button
            aria-label={`${gradeTitle(grade)} ${kindTitle(kind)} ${centsText(cents)} 취소`}
            onClick={() => onWithdraw(id)}
          >
            취소
          </Button>
        </li>
      ))}
    </ul>
  </section>
);

/** Where members say what they have seen at a pump; nobody else is told that it was them. */
export const ReportPart = ({ stationId }: { stationId: number }) => {
  const { call } = useDeps();
  const userId = useUserId();
  const signin = useSigninHref();
  const { revalidate } = useRevalidator();
  const [own, setOwn] = useState<readonly OwnPrice[]>([]);
  const read = useCallback(async () => {
    try {
      const all = await call((client) => client.fuelPrices.own());
      setOwn(all.filter((one) => one.stationId === stationId));
    } catch {
      // Who cannot be told what they reported can still report.
      setOwn([]);
    }
  }, [call, stationId]);
  useEffect(() => {
    if (userId) void read();
    else setOwn([]);
  }, [userId, read]);
  const refresh = async () => {
    await read();
    await revalidate();
  };
  const withdraw = async (id: number) => {
    try {
      await call((client) => client.fuelPrices.withdraw({ params: { id } }));
      showToast('알려 준 가격을 취소했어요.');
    } catch (error) {
      showToast(`취소하지 못했어요. ${failureText(error)}`, 'alert');
    }
    await refresh();
  };
  return (
    <>
      {userId ? (
        <ReportForm stationId={stationId} onSent={() => void refresh()} />
      ) : (
        <Row>
          <ButtonLink to={signin}>로그인하고 알려 주기</ButtonLink>
        </Row>
      )}
      {own.length > 0 && <Own prices={own} onWithdraw={(id) => void withdraw(id)} />}
    </>
  );
};
