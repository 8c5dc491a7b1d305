import { discountText } from '@hanca/common/coupons.ts';
import { isoDate } from '@hanca/common/dates.ts';
import { previewPath } from '@hanca/common/previews.ts';
import { absoluteUrl } from '@hanca/common/site.ts';
import { useState } from 'react';
import { useLoaderData } from 'react-router-dom';
import { useSite } from '../../../deps.ts';
import { paths } from '../../../paths.ts';
import { Gallery } from '../../../ui/gallery/gallery.tsx';
import { Head } from '../../../ui/head.tsx';
import { Row } from '../../../ui/layout.tsx';
import { Link } from '../../../ui/link.tsx';
import { useShownPictures } from '../../../ui/picture-addresses.ts';
import { ShareButton } from '../../../ui/share-button.tsx';
import { regionText } from '../../geo/region-text.ts';
import { picturesOf } from '../coupon-facts.ts';
import type { loadCoupon } from '../loaders.ts';
import { ClaimBox } from './claim-box.tsx';
import { CouponSummary } from './coupon-summary.tsx';
import styles from './page.module.css';

/** One coupon: what it gives, under which conditions, and the way to have it. */
export const Component = () => {
  const { coupon: loaded } = useLoaderData<typeof loadCoupon>();
  // What was fetched later counts until the page loads anew.
  const [latest, setLatest] = useState({ of: loaded, coupon: loaded });
  const coupon = latest.of === loaded ? latest.coupon : loaded;
  const site = useSite();
  const { id, title, vender, content, startDate, endDate } = coupon;
  const pictures = useShownPictures(picturesOf(coupon), coupon.isActive);
  const description = `${vender} ${discountText(coupon)} 쿠폰. ${regionText(coupon)}에서 쓸 수 있어요.`;
  return (
    <div className={`wrap ${styles.page}`}>
      <Head
        title={`${title} | ${vender}`}
        description={description}
        preview={previewPath('coupons', coupon)}
        things={
          import.meta.env.SSR && [
            {
              '@type': 'Offer',
              name: title,
              description,
              url: absoluteUrl(site, paths.coupon(id)),
              validFrom: isoDate(startDate),
              validThrough: isoDate(endDate),
              offeredBy: { '@type': 'Organization', name: vender },
            },
          ]
        }
      />
      <article className={styles.columns}>
        {pictures.length > 0 && (
          <div className={styles.photos}>
            <Gallery images={pictures} title={title} />
          </div>
        )}
        <div className={styles.side}>
          <CouponSummary coupon={coupon} />
          {/* Another coupon has a box of its own. */}
          <ClaimBox
            key={id}
            coupon={coupon}
            onChanged={(changed) => setLatest({ of: loaded, coupon: changed })}
          />
        </div>
        <section className={styles.text} aria-labelledby="guide">
          <h2 id="guide">쿠폰 안내</h2>
          <p>{content}</p>
          <Row className={styles.foot}>
            <ShareButton title={`${vender} ${title}`} />
            <Link to={paths.coupons}>다른 쿠폰 보기</Link>
          </Row>
        </section>
      </article>
    </div>
  );
};
