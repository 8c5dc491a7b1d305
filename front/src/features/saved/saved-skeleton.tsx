import { CardGrid } from '../../ui/layout.tsx';
import { RealtySkeletons } from '../realties/card/realty-skeletons.tsx';

/** The shape of the cards until they are there. */
export const SavedSkeleton = () => (
  <>
    <p role="status" className="list-count">
      <span className="hidden-text">저장한 매물을 불러오는 중이에요</span>
    </p>
    <CardGrid as="ul">
      <RealtySkeletons count={4} />
    </CardGrid>
  </>
);
