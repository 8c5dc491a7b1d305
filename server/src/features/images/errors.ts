import { Problem } from '../../http/problems.ts';

const unsupported = {
  type: {
    ko: 'JPG, PNG, WebP 사진만 올릴 수 있어요.',
    en: 'Only JPEG, PNG and WebP images can be uploaded.',
  },
  damaged: {
    ko: '사진 파일이 손상되어 열 수 없어요. 다른 사진을 골라 주세요.',
    en: 'The image file is damaged. Choose another one.',
  },
} as const;

/** 415: not a JPEG, PNG or WebP by its content (`type`), or one that cannot be decoded to its end (`damaged`). */
export class UnsupportedImage extends Problem {
  constructor(reason: keyof typeof unsupported, options?: ErrorOptions) {
    super('unsupported-image', { detail: unsupported[reason], ...options });
  }
}

/** 413: more bytes or pixels than the limits allow. */
export class ImageTooLarge extends Problem {
  constructor() {
    super('image-too-large', {
      detail: {
        ko: '사진이 너무 커요. 15MB, 5,000만 화소까지 올릴 수 있어요.',
        en: 'The image is too large. The limits are 15 MB and 50 megapixels.',
      },
    });
  }
}

/** 503: too many images wait to be processed; worth trying again after some seconds. */
export class ImageQueueFull extends Problem {
  constructor() {
    super('unavailable', {
      detail: {
        ko: '지금은 처리 중인 사진이 많아요. 잠시 뒤에 다시 올려 주세요.',
        en: 'Too many images are being processed. Try again in a moment.',
      },
    });
  }
}

/** 507: the disk or its quota is full; nothing of the image was stored. */
export class StorageFull extends Problem {
  constructor(options?: ErrorOptions) {
    super('disk-full', {
      detail: {
        ko: '저장 공간이 부족해서 사진을 저장하지 못했어요. 잠시 뒤에 다시 시도해 주세요.',
        en: 'There is no room to store the image. Try again later.',
      },
      ...options,
    });
  }
}
