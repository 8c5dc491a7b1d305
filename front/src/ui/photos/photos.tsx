import { IMAGE_LIMITS } from '@hanca/common/images.ts';
import { PHOTO_TYPES } from '@hanca/common/uploads.ts';
import { useLayoutEffect, useRef, useState } from 'react';
import { PhotoTile } from './photo-tile.tsx';
import styles from './photos.module.css';
import { usePhotoDrag } from './use-photo-drag.ts';
import type { Photos } from './use-photos.ts';

interface PhotoFieldProps {
  photos: Photos;
  error: string | undefined;
}

/** The pictures in their order: added, moved by drag or by buttons, removed, tried again. */
export const PhotoField = ({ photos, error }: PhotoFieldProps) => {
  const { photos: all, refused } = photos;
  const input = useRef<HTMLInputElement>(null);
  const pick = useRef<HTMLButtonElement>(null);
  const buttons = useRef(new Map<string, HTMLButtonElement>());
  const focusNext = useRef('');
  const [announcement, setAnnouncement] = useState('');

  const moved = (to: number) => `사진을 ${to + 1}번째로 옮겼어요. 모두 ${all.length}장이에요.`;
  const move = (from: number, to: number) => {
    photos.move(from, to);
    setAnnouncement(moved(to));
  };
  const { list, drag, start } = usePhotoDrag(move);

  // A node that moves in the document loses the focus.
  useLayoutEffect(() => {
    const button = buttons.current.get(focusNext.current);
    focusNext.current = '';
    button?.focus();
  });

  const remove = (key: string, index: number) => {
    photos.remove(key);
    setAnnouncement(`사진 ${index + 1}을 지웠어요. ${all.length - 1}장이 남았어요.`);
    pick.current?.focus();
  };
  const remember = (id: string) => (button: HTMLButtonElement | null) => {
    if (button) buttons.current.set(id, button);
    else buttons.current.delete(id);
  };
  const described = ['photos-hint', error && 'photos-error'].filter(Boolean).join(' ');

  return (
    <div className={styles.photos}>
      <p id="photos-hint" className={styles.hint}>
        JPG, PNG, WebP, HEIC 사진을 {IMAGE_LIMITS.files}장까지, 한 장에 {IMAGE_LIMITS.bytes / 1024 / 1024}
        MB까지 올릴 수 있어요. 첫 사진이 대표 사진이 되고, 끌어서 순서를 바꿀 수 있어요.
      </p>
      <ul
        ref={list}
        className={styles.tiles}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          photos.add([...event.dataTransfer.files]);
        }}
      >
        {all.map((photo, index) => (
          <PhotoTile
            key={photo.key}
            photo={photo}
            index={index}
            count={all.length}
            dragged={drag?.from === index}
            target={drag !== null && drag.to === index && drag.from !== index}
            earlierRef={remember(`${photo.key} earlier`)}
            laterRef={remember(`${photo.key} later`)}
            onDragStart={(event) => start(event, index)}
            onMove={(to, by) => {
              if (to < 0 || to >= all.length) return;
              focusNext.current = `${photo.key} ${by}`;
              move(index, to);
            }}
            onRemove={() => remove(photo.key, index)}
            onRetry={() => photos.retry(photo.key)}
            onUnseen={() => photos.unseen(photo.key)}
          />
        ))}
        <li>
          <button
            ref={pick}
            type="button"
            name="images"
            className={styles.pick}
            aria-describedby={described}
            aria-invalid={error ? true : undefined}
            onClick={() => input.current?.click()}
          >
            <svg
              viewBox="0 0 24 24"
              width="26"
              height="26"
              fill="none"
              stroke="currentColor"
              strokeWidth="1.8"
              strokeLinecap="round"
              strokeLinejoin="round"
              aria-hidden="true"
            >
              <path d="M4 8h4l1.5-3h5L16 8h4v11H4zM12 16.5a3.5 3.5 0 100-7 3.5 3.5 0 000 7z" />
            </svg>
            사진 추가
            <span className="figures">
              {all.length}/{IMAGE_LIMITS.files}
            </span>
          </button>
          <input
            ref={input}
            type="file"
            hidden
            multiple
            aria-label="사진 파일"
            accept={PHOTO_TYPES.join(',')}
            onChange={(event) => {
              photos.add([...(event.target.files ?? [])]);
              event.target.value = '';
            }}
          />
        </li>
      </ul>
      {refused.length > 0 && (
        <div role="alert">
          <ul className={styles.refused}>
            {refused.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </div>
      )}
      {error && (
        <p id="photos-error" className={styles.error}>
          {error}
        </p>
      )}
      <p role="status" className="hidden-text">
        {announcement}
      </p>
    </div>
  );
};
