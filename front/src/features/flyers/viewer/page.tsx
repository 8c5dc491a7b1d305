import { FLYER } from '@hanca/common/post-types.ts';
import { postPath } from '@hanca/common/public-paths.ts';
import { type MouseEvent, useEffect, useEffectEvent, useRef } from 'react';
import { useLoaderData, useLocation, useNavigate } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { useSlider } from '../../../ui/gallery/use-slider.ts';
import { Head } from '../../../ui/head.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Link } from '../../../ui/link.tsx';
import { useArrivedHash } from '../../../ui/use-arrived-hash.ts';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { regionText } from '../../geo/region-text.ts';
import { FlyerPages } from '../flyer-pages.tsx';
import type { loadFlyerViewer, ViewedFlyer } from '../loaders.ts';
import { flyerHash, readHash } from '../page-address.ts';
import styles from './page.module.css';

interface TabsProps {
  flyers: ViewedFlyer[];
  index: number;
  onChoose: (index: number) => void;
}

/** The titles, each a link to its flyer's own page for who has no scripts; the chosen one scrolls to the middle. */
const Tabs = ({ flyers, index, onChoose }: TabsProps) => {
  const strip = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const row = strip.current;
    const tab = row?.children[index];
    if (!row || !(tab instanceof HTMLElement)) return;
    row.scrollTo({ left: tab.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2 });
  }, [index]);
  const choose = (event: MouseEvent, to: number) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    onChoose(to);
  };
  return (
    <nav aria-label="전단지 고르기">
      <div ref={strip} className={`sideways ${styles.tabs}`}>
        {flyers.map((flyer, i) => (
          <Link
            key={flyer.id}
            to={postPath({ id: flyer.id, postType: FLYER })}
            className={styles.tab}
            aria-current={i === index ? 'true' : undefined}
            onClick={(event) => choose(event, i)}
          >
            {flyer.title}
          </Link>
        ))}
      </div>
    </nav>
  );
};

const Sheets = ({ flyer, first }: { flyer: ViewedFlyer; first: boolean }) => (
  <Stack className={styles.sheets}>
    <FlyerPages flyer={flyer} among first={first} />
    <p>
      {[regionText(flyer), flyer.when, flyer.mark].filter(Boolean).join(' · ')} ·{' '}
      <Link to={postPath({ id: flyer.id, postType: FLYER })}>{flyer.title} 자세히 보기</Link>
    </p>
  </Stack>
);

/** Shows the flyer that the address names, and has the address name the one that is shown. */
const useFlyerInAddress = (
  flyers: readonly ViewedFlyer[],
  { index, swiped, slideTo }: ReturnType<typeof useSlider>,
) => {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const arrived = useArrivedHash();
  const shown = useRef(0);
  const follow = useEffectEvent((to: string) => {
    const wanted = flyers.findIndex(({ id }) => id === readHash(to).flyer);
    if (wanted >= 0 && wanted !== index) slideTo(wanted);
  });
  useEffect(() => {
    if (swiped) follow(arrived);
  }, [swiped, arrived]);
  const note = useEffectEvent((at: number) => {
    const flyer = flyers[at];
    if (!flyer || at === shown.current) return;
    shown.current = at;
    if (readHash(hash).flyer === flyer.id) return;
    void navigate({ search, hash: flyerHash(flyer.id) }, { replace: true, preventScrollReset: true, state });
  });
  useEffect(() => note(index), [index]);
};

/** Leafs through the flyers of a region: swipe, arrow keys, buttons, or a title of the strip. */
export const Component = () => {
  const { where, flyers } = useLoaderData<typeof loadFlyerViewer>();
  const root = useRef<HTMLDivElement>(null);
  const slider = useSlider(root, flyers.length, { autoHeight: true });
  const { index, swiped, slideTo } = slider;
  useFlyerInAddress(flyers, slider);
  const hydrated = useHydrated();
  const title = `${where} 전단지 넘겨 보기`;
  return (
    <div className={`wrap ${styles.page}`}>
      <Head title={title} description={`${where}의 마트 전단지를 한 장씩 넘겨 봐요.`} />
      <h1>{title}</h1>
      {flyers.length === 0 ? (
        <Empty
          icon="flyer"
          title={`${where}에는 아직 전단지가 없어요`}
          text="다른 지역 전단지를 먼저 볼 수 있어요."
        >
          <ButtonLink to={paths.flyers}>전단지 모두 보기</ButtonLink>
        </Empty>
      ) : (
        <>
          <Tabs flyers={flyers} index={index} onChoose={slideTo} />
          <div className={styles.stage}>
            <div ref={root} className={`swiper ${styles.frame}`}>
              <div className={`swiper-wrapper ${styles.row}`}>
                {flyers.map((flyer, i) => (
                  <div
                    key={flyer.id}
                    className={`swiper-slide ${styles.slide}`}
                    inert={swiped && i !== index}
                  >
                    {(i === 0 || (hydrated && Math.abs(i - index) <= 1)) && (
                      <Sheets flyer={flyer} first={i === 0} />
                    )}
                  </div>
                ))}
              </div>
            </div>
            {flyers.length > 1 && (
              <div className={`scripted ${styles.steps}`}>
                <button
                  type="button"
                  className="icon-button"
                  aria-label="이전 전단지"
                  aria-disabled={!hydrated || index === 0}
                  onClick={() => slideTo(index - 1)}
                >
                  <Icon name="left" />
                </button>
                <p className="figures" aria-live="polite">
                  {index + 1} / {flyers.length}
                </p>
                <button
                  type="button"
                  className="icon-button"
                  aria-label="다음 전단지"
                  aria-disabled={!hydrated || index === flyers.length - 1}
                  onClick={() => slideTo(index + 1)}
                >
                  <Icon name="right" />
                </button>
              </div>
            )}
          </div>
        </>
      )}
    </div>
  );
};
