import { ALL_REGIONS } from '@hanca/common/all-regions.ts';
import { useLoaderData } from 'react-router-dom';
import { useSite } from '../../deps.ts';
import { RegionLink } from '../../lists/region-link.tsx';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Head } from '../../ui/head.tsx';
import { Icon } from '../../ui/icon.tsx';
import { CardGrid, Row } from '../../ui/layout.tsx';
import { Link } from '../../ui/link.tsx';
import { PostCards, PostItems, PostRows } from '../posts/post-items.tsx';
import { RealtyCard } from '../realties/card/realty-card.tsx';
import { Heart } from '../saved/heart.tsx';
import { Coming } from './coming.tsx';
import { CouponStrip } from './coupon-strip.tsx';
import { Glances } from './glances.tsx';
import { Hero } from './hero.tsx';
import { thingsOf } from './landing-json-ld.ts';
import { LeadStories } from './lead-stories.tsx';
import type { loadLanding } from './loader.ts';
import { Newcomers } from './newcomer-guides.tsx';
import styles from './page.module.css';
import type { PostPart } from './post-parts.ts';
import { Section } from './section.tsx';
import { services } from './services.ts';

const Tiles = () => (
  <nav aria-label="서비스" className={styles.tiles}>
    {services.map(({ href, icon, title }) => (
      <Link key={href} to={href}>
        {typeof icon === 'string' ? (
          <Icon name={icon} size={24} />
        ) : (
          <svg viewBox="0 0 24 24" width={24} height={24} className="icon" aria-hidden="true">
            <path d={icon.path} />
          </svg>
        )}
        {title}
      </Link>
    ))}
  </nav>
);

const PostsSection = ({ part: { cards, rows, ...section } }: { part: PostPart }) => (
  <Section {...section} items={[...cards, ...rows]}>
    {cards.length > 0 ? <PostCards posts={cards} /> : <PostRows posts={rows} />}
  </Section>
);

/** The front door: what there is, all of it one tap away. */
export const Component = () => {
  const {
    region,
    place,
    rentals,
    rentalCount,
    newcomers,
    stories,
    notice,
    live,
    coupons,
    newest,
    flyers,
    guides,
    others,
    province,
  } = useLoaderData<typeof loadLanding>();
  const site = useSite();
  return (
    <>
      <Head
        title="한카 | 캐나다 한인 생활 플랫폼"
        bare
        canonical={paths.home}
        things={import.meta.env.SSR && thingsOf(site)}
      />
      <Hero count={rentalCount} region={region} notice={notice} />
      <div className="wrap">
        <div className={styles.region}>
          <RegionLink place={place} back={paths.home} />
        </div>
        <Tiles />
        {live.length > 0 && (
          <section className={styles.live} aria-labelledby="live">
            <h2 id="live">지금</h2>
            <Glances items={live} />
          </section>
        )}
        <Section
          id="homes"
          title="새로 올라온 렌트"
          lead="아파트, 하우스, 타운하우스를 가격과 방 개수, 동네로 찾아요."
          more={rentals.length > 0 ? { href: paths.realties({ regionId: region }) } : undefined}
        >
          {rentals.length > 0 ? (
            <CardGrid as="ul">
              {rentals.map((realty, index) => (
                <li key={realty.id}>
                  <RealtyCard
                    realty={realty}
                    eager={index === 0}
                    corner={<Heart id={realty.id} title={realty.title} />}
                  />
                </li>
              ))}
            </CardGrid>
          ) : (
            <Empty
              icon="key"
              title="첫 집을 기다리고 있어요"
              text="세놓을 집이 있다면 사진과 함께 올려 보세요."
            >
              <ButtonLink to={paths.newRealty()}>매물 올리기</ButtonLink>
            </Empty>
          )}
        </Section>
        <PostsSection part={guides} />
        <Section
          id="flyers"
          title="마트 전단지"
          lead="한인마트부터 창고형 매장까지, 전단지를 한자리에서 넘겨 봐요."
          more={{ href: paths.flyers }}
        >
          {flyers.length > 0 ? (
            <>
              <PostCards posts={flyers} upright />
              <div className={styles.leaf}>
                <ButtonLink to={paths.flyerViewer(region ?? ALL_REGIONS)}>
                  <Icon name="flyer" size={20} />한 장씩 넘겨 보기
                </ButtonLink>
              </div>
            </>
          ) : (
            <Empty
              icon="flyer"
              title="전단지를 준비 중이에요"
              text="새 전단지가 나오면 여기에 모아 둘게요."
            />
          )}
        </Section>
        <Section
          items={coupons}
          id="coupons"
          title="지금 받을 수 있는 쿠폰"
          lead="받아 두고, 계산할 때 직원에게 보여 주세요."
          more={{ href: paths.coupons }}
        >
          <CouponStrip coupons={coupons} />
        </Section>
        <Newcomers guides={newcomers} />
        {province && (
          <Section id="province" {...province}>
            {province.choices ? (
              <Row as="ul">
                {province.choices.map(({ href, title }) => (
                  <li key={href}>
                    <Link to={href} className="chip">
                      {title}
                    </Link>
                  </li>
                ))}
              </Row>
            ) : (
              <Glances items={province.glances} />
            )}
          </Section>
        )}
        <Section items={stories} id="stories" title="먼저 읽어 볼 이야기" lead="한카 편집팀이 골랐어요.">
          <LeadStories stories={stories} />
        </Section>
        {others.map((part) => (
          <PostsSection key={part.id} part={part} />
        ))}
        <Section
          items={newest}
          id="newest"
          title="새로 올라온 글"
          lead="캐나다 생활에 쓸모 있는 이야기를 모았어요."
          more={{ href: paths.posts() }}
        >
          <PostItems posts={newest} level="h3" />
        </Section>
        <Coming />
      </div>
    </>
  );
};
