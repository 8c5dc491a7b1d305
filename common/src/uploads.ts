import { IMAGE_LIMITS, type ImageTarget } from './images.ts';

/** What a file dialog offers. */
export const IMAGE_TYPES = ['image/jpeg', 'image/png', 'image/webp'];

const HEIC_TYPES = ['image/heic', 'image/heif'];
/** The same where HEIC becomes JPEG before it is uploaded; some systems know HEIC by its name only. */
export const PHOTO_TYPES = [...IMAGE_TYPES, ...HEIC_TYPES, '.heic', '.heif'];

/** Whether it may be a picture, by its MIME type. The server decides by content: no type is no reason against it. */
export const maybePicture = ({ type }: Pick<File, 'type'>): boolean => !type || IMAGE_TYPES.includes(type);

/** Why a file cannot be uploaded, as a sentence; '' where it can. */
export const unfit = (file: Pick<File, 'type' | 'size'>): string =>
  maybePicture(file) ? tooLarge(file) : 'JPG, PNG, WebP 사진만 올릴 수 있어요.';

/** The same where HEIC becomes JPEG before. */
export const unfitPhoto = (file: Pick<File, 'type' | 'size'>): string =>
  maybePicture(file) || HEIC_TYPES.includes(file.type)
    ? tooLarge(file)
    : 'JPG, PNG, WebP, HEIC 사진만 올릴 수 있어요.';

const tooLarge = (file: Pick<File, 'size'>): string => {
  if (file.size > IMAGE_LIMITS.bytes) {
    return `한 장에 ${IMAGE_LIMITS.bytes / 1024 / 1024}MB까지 올릴 수 있어요.`;
  }
  return '';
};

const SECOND_MS = 1000;

/**
 * The form that stores one image: its target comes before the file, as the contract says, and the file is named
 * by Unix seconds plus its index (specification, business constants).
 */
export const uploadForm = (target: ImageTarget, file: Blob, index: number): FormData => {
  const form = new FormData();
  form.append('target', target);
  form.append('images', file, `${Math.floor(Date.now() / SECOND_MS)}${index}.jpg`);
  return form;
};
