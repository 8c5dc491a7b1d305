import { longDateTime } from '@hanca/common/dates.ts';
import { toWireDate } from '@hanca/common/fields.ts';
import { absoluteUrl } from '@hanca/common/site.ts';
import type { Config } from '../../config.ts';
import type { News } from '../../mail/to-member.ts';

/** Until when a member may not write. */
export const suspendedLine = (until: Date): string =>
  `회원님은 ${longDateTime(toWireDate(until))}(밴쿠버 시간)까지 글과 댓글, 매물, 문의, 신고를 쓸 수 없어요. 읽는 것은 그대로 할 수 있고, 그때가 되면 저절로 풀려요.`;

/** Where a member says that they see a decision differently. */
export const appealLine = ({ publicUrl }: Pick<Config, 'publicUrl'>): string =>
  `다르게 생각하시면 알려 주세요. 다시 살펴볼게요: ${absoluteUrl({ publicUrl }, '/mypage/decisions')}`;

/** That staff have suspended a member from writing, and why. */
export const suspensionNews = (
  site: Pick<Config, 'publicUrl'>,
  { until, reason }: { until: Date; reason: string },
): News => ({
  subject: '[한카] 글쓰기를 멈췄어요',
  lines: [suspendedLine(until), ...['', reason, ''], appealLine(site)],
  urgent: true,
});

/** That they may write again before that time is over. */
export const endedNews: News = {
  subject: '[한카] 다시 쓸 수 있어요',
  lines: ['글쓰기를 멈춘 것을 풀었어요. 이제 글과 댓글, 매물, 문의를 다시 쓸 수 있어요.'],
};
