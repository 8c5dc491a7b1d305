import { splitImages } from '@hanca/common/image-lists.ts';
import { FLYER } from '@hanca/common/post-types.ts';
import { postPath } from '@hanca/common/public-paths.ts';
import { type MouseEvent, useEffect, useRef } from 'react';
import { useLoaderData } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/button.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { useSlider } from '../../../ui/gallery/use-slider.ts';
import { Head } from '../../../ui/head.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Stack } from '../../../ui/layout.tsx';
import { Link } from '../../../ui/link.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import { regionText } from '../../geo/region-text.ts';
import { FlyerImage } from '../flyer-image.tsx';
import type { loadFlyerViewer, ViewedFlyer } from '../loaders.ts';
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
    {splitImages(flyer.images).map((path, i, all) => (
      <FlyerImage
        key={path}
        path={path}
        alt={`${flyer.title} ${all.length > 1 ? `${i + 1}쪽` : '전단지'}`}
        eager={first && i === 0}
      />
    ))}
    <p>
      {regionText(flyer)} ·{' '}
      <Link to={postPath({ id: flyer.id, postType: FLYER })}>{flyer.title} 자세히 보기</Link>
    </p>
  </Stack>
);

/** Leafs through the flyers of a region: swipe, arrow keys, buttons, or a title of the strip. */
export const Component = () => {
  const { where, flyers } = useLoaderData<typeof loadFlyerViewer>();
  const root = useRef<HTMLDivElement>(null);
  const { index, swiped, slideTo } = useSlider(root, flyers.length, { autoHeight: true });
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
