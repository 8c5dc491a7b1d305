import styles from './trade-safety.module.css';

/** What to mind when money or goods change hands; for posts of a transaction. */
export const TradeSafety = () => (
  <section className={styles.safety} aria-labelledby="safety">
    <h2 id="safety">안전하게 거래하세요</h2>
    <ul>
      <li>물건이나 집을 직접 보기 전에는 보증금이나 예약금을 보내지 마세요.</li>
      <li>사람이 많은 밝은 곳에서 만나고, 전화번호와 집 주소는 꼭 필요할 때만 알려 주세요.</li>
      <li>이트랜스퍼 비밀번호나 인증 번호를 묻는다면 사기예요. 바로 대화를 멈춰 주세요.</li>
    </ul>
  </section>
);
