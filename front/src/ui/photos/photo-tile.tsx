import { imageVariant } from '@hanca/common/image-variants.ts';
import { imageUrl } from '@hanca/common/site.ts';
import type { PointerEvent, RefCallback } from 'react';
import { useSite } from '../../deps.ts';
import { Icon } from '../icon.tsx';
import { Row } from '../layout.tsx';
import styles from './photos.module.css';
import type { Photo } from './use-photos.ts';

interface PhotoTileProps {
  photo: Photo;
  index: number;
  count: number;
  dragged: boolean;
  /** The dragged picture would come here. */
  target: boolean;
  earlierRef: RefCallback<HTMLButtonElement>;
  laterRef: RefCallback<HTMLButtonElement>;
  onDragStart: (event: PointerEvent) => void;
  onMove: (to: number, by: 'earlier' | 'later') => void;
  onRemove: () => void;
  onRetry: () => void;
  /** It could not be shown. */
  onUnseen: () => void;
}

const stateWords: Partial<Record<Photo['state'], string>> = {
  waiting: '차례를 기다리는 중',
  preparing: '준비하는 중…',
  sending: '올리는 중…',
};

/** A picture of the form with what can be done to it. */
export const PhotoTile = ({
  photo: { address, preview, state, problem },
  index,
  count,
  dragged,
  target,
  earlierRef,
  laterRef,
  onDragStart,
  onMove,
  onRemove,
  onRetry,
  onUnseen,
}: PhotoTileProps) => {
  const site = useSite();
  const name = `사진 ${index + 1}`;
  const words = stateWords[state];
  const classes = [styles.tile, dragged && styles.dragged, target && styles.target, problem && styles.broken];
  return (
    <li data-photo className={classes.filter(Boolean).join(' ')}>
      <div className={styles.picture}>
        {state !== 'lost' && (preview || address) && (
          <img
            src={preview || imageUrl(site, imageVariant(address, 'small'))}
            alt={index === 0 ? `${name}, 대표 사진` : name}
            width={200}
            height={150}
            draggable={false}
            onPointerDown={(event) => event.pointerType === 'mouse' && onDragStart(event)}
            onError={onUnseen}
          />
        )}
        {index === 0 && <span className={styles.first}>대표 사진</span>}
        {words && (
          <span className={state === 'waiting' ? styles.state : `${styles.state} ${styles.moving}`}>
            {words}
          </span>
        )}
        {count > 1 && (
          <span className={styles.grip} aria-hidden="true" onPointerDown={onDragStart}>
            <svg viewBox="0 0 24 24" width="20" height="20" fill="currentColor" aria-hidden="true">
              <path d="M8 5h3v3H8zM13 5h3v3h-3zM8 10.5h3v3H8zM13 10.5h3v3h-3zM8 16h3v3H8zM13 16h3v3h-3z" />
            </svg>
          </span>
        )}
      </div>
      {problem && (
        <p className={styles.problem} role="alert">
          {problem}
        </p>
      )}
      <Row gap={1} className={styles.actions}>
        <button
          ref={earlierRef}
          type="button"
          aria-label={`${name} 앞으로 옮기기`}
          aria-disabled={index === 0}
          onClick={() => onMove(index - 1, 'earlier')}
        >
          <Icon name="left" size={20} />
        </button>
        <button
          ref={laterRef}
          type="button"
          aria-label={`${name} 뒤로 옮기기`}
          aria-disabled={index === count - 1}
          onClick={() => onMove(index + 1, 'later')}
        >
          <Icon name="right" size={20} />
        </button>
        {state === 'failed' && (
          <button type="button" className={styles.retry} aria-label={`${name} 다시 올리기`} onClick={onRetry}>
            다시
          </button>
        )}
        <button type="button" className={styles.remove} aria-label={`${name} 지우기`} onClick={onRemove}>
          지우기
        </button>
      </Row>
    </li>
  );
};
