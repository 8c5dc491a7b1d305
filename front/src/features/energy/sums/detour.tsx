import { type Ask, useAmounts } from './amounts.tsx';
import styles from './page.module.css';
import { dollars, reckonDetour } from './reckon.ts';

const ASKS = {
  litres: { label: '넣을 양', unit: 'L', most: 200 },
  gap: { label: '리터당 얼마나 싼가요?', unit: '¢', most: 200 },
  km: { label: '더 달리는 거리 (왕복)', unit: 'km', most: 500 },
  per100: { label: '내 차의 연비', unit: 'L/100km', most: 40 },
  cents: { label: '기름값', unit: '¢/L', most: 400 },
  fee: { label: '회비 (1년)', unit: '$', most: 500, hint: '회원만 주유하는 곳이면 적어 주세요.' },
  fills: { label: '그 회비로 주유하는 횟수 (1년)', unit: '번', most: 365 },
} satisfies Record<string, Ask>;

const NAMES = ['litres', 'gap', 'km', 'per100', 'cents', 'fee', 'fills'] as const;

/** Whether a cheaper station is worth the way. In: what a litre costs, in cents. */
export const DetourSum = ({ cents }: { cents: string }) => {
  const { read, fieldOf } = useAmounts(ASKS, {
    ...{ litres: '50', gap: '5', km: '6', per100: '9', cents, fee: '0', fills: '24' },
  });
  const [litres, gap, km, per100, price, fee, fills] = NAMES.map(read);
  const isWhole = [litres, gap, km, per100, price, fee, fills].every((one) => one !== null);
  const sum = isWhole
    ? reckonDetour({
        ...{ litres: litres ?? 0, gap: gap ?? 0, km: km ?? 0, per100: per100 ?? 0 },
        ...{ cents: price ?? 0, fee: fee ?? 0, fills: fills ?? 0 },
      })
    : null;
  return (
    <section className={styles.sum} aria-labelledby="detour">
      <h2 id="detour">돌아가서 넣을 만할까요?</h2>
      <div className={styles.fields}>{NAMES.map(fieldOf)}</div>
      <div className={styles.result} role="status">
        {sum ? (
          <>
            <p className={styles.answer}>
              {sum.net >= 0
                ? `돌아가면 ${dollars(sum.net)} 이득이에요.`
                : `돌아가면 ${dollars(sum.net)} 손해예요. 가까운 데서 넣는 게 나아요.`}
            </p>
            <p>
              싸게 넣어서 {dollars(sum.saved)} − 더 달리는 기름 {dollars(sum.fuel)}
              {sum.share > 0 && ` − 이번 몫의 회비 ${dollars(sum.share)}`}
            </p>
            {sum.evenGap !== null && <p>리터당 {sum.evenGap.toFixed(1)}¢보다 많이 싸야 남아요.</p>}
          </>
        ) : (
          <p>빈칸을 숫자로 채우면 계산해 드려요.</p>
        )}
      </div>
    </section>
  );
};
