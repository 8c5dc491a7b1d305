import styles from './page.module.css';
import { BC_PST, GST, returnSums } from './rules.ts';

/** '$1,234.50'. In: CAD. */
const money = (amount: number): string =>
  `$${amount.toLocaleString('en-CA', { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

const percent = (share: number): string => `${Math.round(share * 100)}%`;

interface ResultProps {
  hours: number;
  /** What each person brings, CAD; null where an amount or the exchange rate cannot be read. */
  spent: readonly number[] | null;
  names: readonly string[];
}

/** What is free and what is taxed, and the estimate. */
export const Result = ({ hours, spent, names }: ResultProps) => {
  if (!spent) return <p className={styles.result}>금액과 환율을 모두 숫자로 적으면 계산해요.</p>;
  const { exemption, people, taxed, least, most, spent: all } = returnSums(hours, spent);
  const said =
    taxed === 0
      ? `모두 ${money(all)}, 한도 안이라 낼 세금이 없는 것으로 어림돼요.`
      : `세금 어림 ${money(least)}~${money(most)} (세금이 붙는 금액 ${money(taxed)})`;
  return (
    <div className={styles.result}>
      <p role="status">{all === 0 ? '영수증 금액을 적으면 계산해요.' : said}</p>
      <table>
        <caption>사람마다 (한도 {money(exemption.amount)})</caption>
        <thead>
          <tr>
            <th scope="col">사람</th>
            <th scope="col">산 금액</th>
            <th scope="col">세금이 붙는 금액</th>
          </tr>
        </thead>
        <tbody>
          {people.map((one, index) => (
            <tr key={names[index]}>
              <th scope="row">{names[index]}</th>
              <td>{money(one.spent)}</td>
              <td>{money(one.taxed)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="quiet">
        GST {percent(GST)}만 매긴 값부터 BC의 PST {percent(BC_PST)}까지 매긴 값이에요. 관세는 물건과 만든
        나라에 따라 달라서 넣지 않았고, 술과 담배의 세금도 따로예요. 실제 금액은 국경에서 정해요.
      </p>
    </div>
  );
};
