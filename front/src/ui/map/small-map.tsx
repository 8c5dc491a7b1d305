import { type ComponentProps, type ReactNode, useState } from 'react';
import { BaseMap } from './base-map.tsx';
import { TilesMissing } from './map-notice.tsx';
import styles from './small-map.module.css';

interface SmallMapProps extends Omit<ComponentProps<typeof BaseMap>, 'onMissingTiles'> {
  /** What is possible where its pictures cannot be fetched. */
  withoutTiles: ReactNode;
}

/** A map of one spot that says so where its pictures cannot be fetched. Only for the browser. */
export const SmallMap = ({ withoutTiles, ...rest }: SmallMapProps) => {
  const [tilesMissing, setTilesMissing] = useState(false);
  return (
    <div className={styles.map}>
      <BaseMap {...rest} onMissingTiles={setTilesMissing} />
      <div className={styles.over} role="status">
        {tilesMissing && <TilesMissing>{withoutTiles}</TilesMissing>}
      </div>
    </div>
  );
};
