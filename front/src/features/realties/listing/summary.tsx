import { money } from '@hanca/common/money.ts';
import { DEAL_DONE, RENT, RESERVED } from '@hanca/common/realties.ts';
import { paths } from '../../../paths.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Row } from '../../../ui/layout.tsx';
import { Link } from '../../../ui/link.tsx';
import { ShareButton } from '../../../ui/share-button.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { Time } from '../../../ui/time.tsx';
import { Heart } from '../../saved/heart.tsx';
import { Age } from '../card/realty-card.tsx';
import type { LoadedRealty } from './loader.ts';
import styles from './summary.module.css';

interface SummaryProps
  extends Pick<LoadedRealty, 'realty' | 'head' | 'size' | 'lowered' | 'likeHomes' | 'still'> {}

/** What it is, what it costs, where and since when. */
export const Summary = ({ realty, head, size, lowered, likeHomes, still }: SummaryProps) => {
  const { price, cityId, txType } = realty;
  const city = paths.realties({ regionId: cityId, txType: txType === RENT ? undefined : txType });
  return (
    <header className={styles.summary}>
      <Row as="p" className={styles.kind}>
        <Tag>{realty.reTypeTitle}</Tag>
        {realty.status === DEAL_DONE && <Tag tone="done">거래완료</Tag>}
        {realty.status === RESERVED && <Tag>예약중</Tag>}
        <span className={styles.deal}>{txType !== RENT && realty.txTypeTitle} · 월</span>
        <strong className={styles.price}>{money(price)}</strong>
        {lowered && <Tag tone="cheaper">{lowered}</Tag>}
      </Row>
      {likeHomes && <p className={styles.facts}>{likeHomes}</p>}
      <h1>{realty.title}</h1>
      <p className={styles.facts}>{size}</p>
      <p className={styles.region}>
        <Icon name="pin" size={18} />
        <Link to={city}>{realty.cityName}</Link>
        <span>{realty.regionName}</span>
      </p>
      <Row as="p" className={styles.dates}>
        <span>
          최초등록일 <Time date={realty.createdDate} />
        </span>
        <span>
          최종수정일 <Time date={realty.updatedDate} />
        </span>
        {still && <strong>{still}</strong>}
        {!still && realty.confirmedDate.time !== '0' && (
          <span>
            <Age listed={realty.confirmedDate} /> 확인
          </span>
        )}
      </Row>
      <div className={styles.ways}>
        <Heart id={realty.id} title={realty.title} worded />
        <ShareButton title={head.title} />
      </div>
    </header>
  );
};
