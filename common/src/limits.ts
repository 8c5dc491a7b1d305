import type { Language } from './messages.ts';

type Texts = Record<Language, string>;

/** How often one caller may: each member, or each address where nobody has signed in or anybody writes. Staff are not limited. */
export interface Limit {
  most: number;
  /** The window in milliseconds; it begins with the first call. */
  windowMs: number;
  /** What a caller reads who is refused. */
  detail: Texts;
  /** Endpoints of one name are counted together. Default: each by itself. */
  shared?: string;
  /** What is counted where it is not calls; then the handler counts. */
  unit?: string;
}

type Own = Partial<Pick<Limit, 'detail' | 'shared' | 'unit'>>;

const limitOf =
  (windowMs: number, detailOf: (most: number) => Texts) =>
  (most: number, own: Own = {}): Limit => ({ most, windowMs, detail: detailOf(most), ...own });

export const perMinute = limitOf(60_000, (most) => ({
  ko: `1분에 ${most}번까지 할 수 있어요. 잠시 뒤에 다시 시도해 주세요.`,
  en: `At most ${most} times a minute. Try again in a moment.`,
}));

export const perHour = limitOf(3600_000, (most) => ({
  ko: `한 시간에 ${most}번까지 할 수 있어요. 나중에 다시 시도해 주세요.`,
  en: `At most ${most} times an hour. Try again later.`,
}));

export const perDay = limitOf(24 * 3600_000, (most) => ({
  ko: `하루에 ${most}번까지 할 수 있어요.`,
  en: `At most ${most} times a day. Try again tomorrow.`,
}));

/** Of public lists that can be searched: ten a second for a minute are more than people look at, and no load yet. */
export const SEARCHES = perMinute(600, { shared: 'search' });

/** Of views, of posts and listings together: many readers may share one address, and nobody alone reads so fast. */
export const VIEWS = perMinute(300, { shared: 'views' });

/** Of reports to staff, of things of one kind. */
export const REPORTS = perDay(20, {
  detail: {
    ko: '신고는 하루에 20건까지 할 수 있어요. 내일 다시 알려 주세요.',
    en: 'At most 20 reports a day. Tell us again tomorrow.',
  },
});
