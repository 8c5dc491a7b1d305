import type { FeedStatus } from '@hanca/common/contract/feeds.ts';
import { longDateTime } from '@hanca/common/dates.ts';
import type { WireDate } from '@hanca/common/fields.ts';

export const modeWords: Record<FeedStatus['mode'], string> = { off: '꺼짐', demo: '예시', live: '받는 중' };

const stateWords: Record<FeedStatus['state'], string> = {
  new: '아직 받지 않음',
  taken: '새 자료를 받음',
  same: '바뀐 것 없음',
  refused: '받은 자료를 쓰지 않음',
  failed: '받지 못함',
  blocked: '거절당함',
};

const originWords: Record<FeedStatus['origin'], string> = {
  none: '없음',
  demo: '예시 자료',
  live: '받은 자료',
  staff: '직접 넣은 자료',
};

const when = (at: WireDate): string => longDateTime(at) || '없음';

/** What is known of a feed, line by line. */
export const factsOf = (feed: FeedStatus): [label: string, text: string][] => {
  const { origin, count, rows, error, warnings, changedFields } = feed;
  const facts: [string, string][] = [
    [
      '지금 자료',
      origin === 'none' ? originWords.none : `${originWords[origin]} · ${count}건, 쓰는 것 ${rows}건`,
    ],
    ['마지막 성공', when(feed.fetchedAt)],
    ['자료의 시각', when(feed.sourceAt)],
    ['마지막 시도', `${when(feed.checkedAt)} · ${stateWords[feed.state]}`],
  ];
  if (error) facts.push(['이유', error]);
  if (feed.mode === 'live') facts.push(['다음 시도', feed.paused ? '멈춤' : when(feed.nextAt)]);
  if (feed.blockedUntil.time !== '0') facts.push(['기다릴 때까지', when(feed.blockedUntil)]);
  if (warnings.length > 0) facts.push(['살펴볼 것', warnings.join('\n')]);
  if (changedFields) facts.push(['바뀐 항목', `${changedFields} (${when(feed.fieldsChangedAt)})`]);
  facts.push(['출처 표시', feed.attribution]);
  return facts;
};

/** Whether somebody should look at it. */
export const needsLook = ({ mode, state, age, warnings, paused }: FeedStatus): boolean =>
  mode === 'live' &&
  (paused || age !== 'fresh' || warnings.length > 0 || ['refused', 'failed', 'blocked'].includes(state));
