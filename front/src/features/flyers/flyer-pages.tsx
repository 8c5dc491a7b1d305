import { splitImages } from '@hanca/common/image-lists.ts';
import { useLocation, useNavigate } from 'react-router-dom';
import { useViewerCode } from '../../ui/gallery/use-viewer.ts';
import { useHydrated } from '../../ui/use-hydrated.ts';
import { FlyerImage } from './flyer-image.tsx';
import { flyerHash, pageHash, readHash } from './page-address.ts';

interface FlyerPagesProps {
  flyer: { id: number; title: string; images: string };
  /** One of several on its page: the address names it too. */
  among?: boolean;
  /** Its first page is the first picture of the page. */
  first?: boolean;
}

/** The pages of a flyer below each other. Each opens in a viewer, and the address says which one is open. */
export const FlyerPages = ({ flyer, among = false, first = false }: FlyerPagesProps) => {
  const { search, hash, state } = useLocation();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const images = splitImages(flyer.images);
  const named = among ? flyer.id : undefined;
  const opened = readHash(hash);
  const own = opened.flyer === named && opened.page !== undefined && opened.page <= images.length;
  const start = hydrated && own && opened.page ? opened.page - 1 : null;
  const go = (to: string, replace: boolean) =>
    void navigate(
      { search, hash: to },
      { replace, preventScrollReset: true, state: replace ? state : { ...state, fromFlyer: true } },
    );
  const close = () => {
    if (state?.fromFlyer) void navigate(-1);
    else go(among ? flyerHash(flyer.id) : '', true);
  };
  const Viewer = useViewerCode(start !== null, close);
  return (
    <>
      {images.map((path, i) => (
        <FlyerImage
          key={path}
          id={pageHash(i + 1, named).slice(1)}
          path={path}
          alt={`${flyer.title} ${images.length > 1 ? `${i + 1}쪽` : '전단지'}`}
          eager={first && i === 0}
          onOpen={() => go(pageHash(i + 1, named), false)}
        />
      ))}
      {Viewer && start !== null && (
        <Viewer
          images={images}
          title={flyer.title}
          noun="쪽"
          start={start}
          onIndex={(index) => go(pageHash(index + 1, named), true)}
          onClose={close}
          onLeave={(last) => document.getElementById(pageHash(last + 1, named).slice(1))?.focus()}
        />
      )}
    </>
  );
};
