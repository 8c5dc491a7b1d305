import { useState } from 'react';
import { SelectField } from '../../../ui/form/fields.tsx';
import { type Ask, useAmounts } from './amounts.tsx';
import type { Data } from './loader.ts';
import styles from './page.module.css';
import { dollars, reckonCrossing } from './reckon.ts';

const ASKS = {
  gallon: { label: '미국 기름값', unit: 'US$/갤런', most: 20, hint: '미국 주유소 간판의 값이에요.' },
  rate: { label: '환율', unit: 'CA$/US$', most: 3 },
  cents: { label: '캐나다 기름값', unit: '¢/L', most: 400 },
  litres: { label: '넣을 양', unit: 'L', most: 200 },
  km: { label: '더 달리는 거리 (왕복)', unit: 'km', most: 1000 },
  per100: { label: '내 차의 연비', unit: 'L/100km', most: 40 },
  drive: { label: '더 운전하는 시간 (왕복)', unit: '분', most: 1440 },
  wait: { label: '국경에서 기다리는 시간 (왕복)', unit: '분', most: 1440 },
} satisfies Record<string, Ask>;

const NAMES = ['gallon', 'rate', 'cents', 'litres', 'km', 'per100', 'drive', 'wait'] as const;

/** What filling up across the border brings for the time that it takes. */
export const CrossingSum = ({
  rate,
  crossings,
  cents,
}: Pick<Data, 'rate' | 'crossings'> & { cents: string }) => {
  const [slug, setSlug] = useState<string>('peace-arch');
  const waitOf = (at: string) => crossings.find((one) => one.slug === at)?.wait ?? null;
  const { read, write, fieldOf } = useAmounts(ASKS, {
    ...{ gallon: '', rate: rate ? rate.cad.toFixed(4) : '', cents, litres: '50', km: '40', per100: '9' },
    ...{ drive: '40', wait: String(waitOf('peace-arch')?.minutes ?? '') },
  });
  const [gallon, perDollar, price, litres, km, per100, drive, wait] = NAMES.map(read);
  const isWhole = [gallon, perDollar, price, litres, km, per100, drive, wait].every((one) => one !== null);
  const sum = isWhole
    ? reckonCrossing({
        ...{ gallon: gallon ?? 0, rate: perDollar ?? 0, cents: price ?? 0, litres: litres ?? 0 },
        ...{ km: km ?? 0, per100: per100 ?? 0, driveMinutes: drive ?? 0, waitMinutes: wait ?? 0 },
      })
    : null;
  const now = waitOf(slug);
  return (
    <section className={styles.sum} aria-labelledby="crossing">
      <h2 id="crossing">미국에서 넣을 만할까요?</h2>
      <div className={styles.fields}>
        <SelectField
          label="건너는 국경"
          choices={crossings.map((one) => ({ value: one.slug, title: one.name }))}
          value={slug}
          hint={now ? now.text : '지금 대기 시간을 몰라요. 아래에 직접 적어 주세요.'}
          onChange={({ target }) => {
            setSlug(target.value);
            write('wait', String(waitOf(target.value)?.minutes ?? ''));
          }}
        />
        {NAMES.map(fieldOf)}
      </div>
      <p className="quiet with-links">
        {rate ? (
          <>
            환율은 {rate.day} 기준이에요. 출처:{' '}
            {rate.page ? <a href={rate.page}>{rate.source}</a> : rate.source}
            {rate.entered && ` · 한카 운영팀이 ${rate.entered}에 적었어요`}
            {rate.isExample && ' (예시 자료예요. 지금의 환율이 아니에요)'}
            {rate.stale && ' (오래됐어요. 지금의 환율을 적어 주세요)'}
          </>
        ) : (
          '지금은 환율 자료가 없어요. 은행의 환율을 적어 주세요.'
        )}
      </p>
      <div className={styles.result} role="status">
        {sum ? (
          <>
            <p className={styles.answer}>
              {sum.net >= 0
                ? `다녀오면 CA${dollars(sum.net)} 아껴요.`
                : `다녀오면 CA${dollars(sum.net)} 더 들어요.`}
            </p>
            <p>
              미국 기름은 리터당 {(sum.perLitre * 100).toFixed(1)}¢예요. 기름값 차이 CA{dollars(sum.saved)}
              {sum.saved < 0 && ' 손해'} − 오가는 기름 CA{dollars(sum.fuel)}
            </p>
            {sum.perHour !== null && sum.net > 0 && (
              <p>
                {Math.round(sum.minutes)}분이 더 걸리니 한 시간에 CA{dollars(sum.perHour)}를 버는 셈이에요.
              </p>
            )}
          </>
        ) : (
          <p>미국 기름값과 빈칸을 숫자로 채우면 계산해 드려요.</p>
        )}
      </div>
    </section>
  );
};
