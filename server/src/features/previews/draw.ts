import { createRequire } from 'node:module';
import { PREVIEW_SIZE } from '@hanca/common/previews.ts';
import sharp from 'sharp';
import { inReadersLane, ours } from '../images/process.ts';

const { width, height } = PREVIEW_SIZE;
const FONT = createRequire(import.meta.url).resolve('pretendard/dist/public/static/Pretendard-Bold.otf');

/** The colours of the site's light theme: ground, text on it, its second voice, the dot of the name. */
const SPRUCE = '#0e5a47';
const WHITE = '#ffffff';
const PALE = '#cfe5db';
const DOT = '#ff8a70';

/** KakaoTalk cuts to 2:1: the text stays clear of the 15 px that it takes above and below. */
const CUT = 15;
const MARGIN = 64;
/** A photo lies above the text, which has the lower part. */
const PHOTO_HEIGHT = 390;

/** Sizes in pixels, and the most that a title may take in widths of a Korean letter. */
const WITH_PHOTO = { title: 54, line: 32, letters: 35 };
const ALONE = { title: 76, line: 38, letters: 36 };

/** What Pretendard has no letters for: pictograms, Chinese characters, what joins or turns them. */
const NOT_DRAWN =
  /[\p{Extended_Pictographic}\p{Script=Han}\p{Regional_Indicator}\p{M}\p{Cf}]|\p{Emoji_Modifier}/gu;
/** Between these Pango would begin a new line, in the middle of a word. */
const WITHIN_WORD = /(?<=\p{Script=Hangul})(?=\p{Script=Hangul})/gu;
const JOINER = '\u{2060}';
/** Half as wide as a Korean letter, or little more. */
const NARROW = /[\u{20}-\u{24F}]/u;

const ENTITIES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

const markup = (text: string): string =>
  text.replaceAll(/[&<>]/g, (sign) => ENTITIES[sign] ?? '').replaceAll(WITHIN_WORD, JOINER);

/** A text that fits so many letters, as Pango's markup takes it. */
const fitted = (text: string, letters: number): string => {
  const plain = text
    .normalize('NFC')
    .replaceAll(NOT_DRAWN, '')
    .replaceAll(/[\s\p{Cc}]+/gu, ' ')
    .trim();
  let room = letters;
  let fits = '';
  for (const letter of plain) {
    room -= NARROW.test(letter) ? 0.6 : 1;
    if (room < 1) return markup(`${fits.trimEnd()}…`);
    fits += letter;
  }
  return markup(fits);
};

/** What a preview shows: the title, a line above it (place, price), and the JPEG of a photo. */
export interface Shown {
  title: string;
  line: string;
  photo: Buffer | null;
}

/** In: the most that it may be high, in pixels; letters that are wider than most make more lines, which are drawn smaller. */
const drawText = async ({ title, line, photo }: Shown, room: number) => {
  const size = photo ? WITH_PHOTO : ALONE;
  const name = `<span foreground="${WHITE}">한카<span foreground="${DOT}">.</span></span>`;
  const above = `<span size="${size.line}pt">${name}  <span foreground="${PALE}">${fitted(line, 28)}</span></span>`;
  const below = `<span size="${size.title}pt" foreground="${WHITE}">${fitted(title, size.letters)}</span>`;
  const text = sharp({
    text: {
      text: `${above}\n${below}`,
      font: 'Pretendard Bold',
      fontfile: FONT,
      width: width - 2 * MARGIN,
      wrap: 'word-char',
      // A point is a pixel.
      dpi: 72,
      spacing: 10,
      rgba: true,
    },
  });
  return text
    .resize({ height: room, fit: 'inside', withoutEnlargement: true })
    .raw()
    .toBuffer({ resolveWithObject: true });
};

/**
 * Draws the picture that messengers show for a link: the title, and above it the photo, where there is one.
 * @returns a JPEG of PREVIEW_SIZE
 * @throws ImageQueueFull where too much is drawn already
 */
export const drawPreview = (shown: Shown): Promise<Buffer> =>
  inReadersLane(async () => {
    const photo = shown.photo && (await ours(shown.photo).resize(width, PHOTO_HEIGHT).toBuffer());
    const from = photo ? PHOTO_HEIGHT : CUT;
    const room = height - CUT - from;
    const { data, info } = await drawText(shown, room);
    const top = from + Math.round((room - info.height) / 2);
    const { width: w, height: h, channels } = info;
    return sharp({ create: { width, height, channels: 3, background: SPRUCE } })
      .composite([
        ...(photo ? [{ input: photo, left: 0, top: 0 }] : []),
        { input: data, raw: { width: w, height: h, channels }, left: MARGIN, top },
      ])
      .jpeg({ quality: 80, mozjpeg: true })
      .toBuffer();
  });
