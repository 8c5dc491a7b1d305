import type { posts as contract } from '@hanca/common/contract/posts.ts';
import type { Checked } from '@hanca/common/endpoint.ts';
import { ANONYMOUS } from '@hanca/common/post-types.ts';
import { HIDDEN, PUBLISHED } from '@hanca/common/posts.ts';
import { absoluteUrl } from '@hanca/common/site.ts';
import type { Config } from '../../config.ts';
import type { Executor } from '../../db/executor.ts';
import type { Caller } from '../../http/access.ts';
import { refuseOlder } from '../../http/based-on.ts';
import { found, Problem } from '../../http/problems.ts';
import { oneLine } from '../../mail/plain-text.ts';
import { mailMember, type News } from '../../mail/to-member.ts';
import type { Services } from '../../services.ts';
import { ANONYMOUS_POST, insertStrike } from '../users/strikes.ts';
import { appealLine } from '../users/suspension-news.ts';
import { lockPost, updatePost } from './queries.ts';

const ofStaff = {
  ko: '회원이 쓴 글이 아니에요. 글을 고치는 화면에서 상태를 바꿔 주세요.',
  en: 'No member wrote this post: change its state in its form.',
};

/** To who wrote it: that everybody can read it now, or why not and what they can do. */
const newsOf = (title: string, reason: string, { publicUrl }: Config): News => {
  const named = `'${oneLine(title)}'`;
  const own = `내 글: ${absoluteUrl({ publicUrl }, '/mypage/posts')}`;
  if (reason === '')
    return {
      subject: '[한카] 글을 게시했어요',
      lines: [`${named} 글이 이제 다른 분들에게 보여요.`, '', own],
    };
  return {
    subject: '[한카] 글을 숨겼어요',
    lines: [
      `${named} 글을 숨겼어요. 지우지 않았고, 지금은 회원님만 볼 수 있어요.`,
      ...['', reason, '', own],
      appealLine({ publicUrl }),
    ],
  };
};

/**
 * Publishes what a member wrote, or hides it for a reason, which is a strike; its writer is told by mail.
 * @throws Problem 404; 409 for a post of staff, and for one that has changed since it was read
 */
export const review = async (
  tx: Executor,
  { caller, ...services }: Pick<Services, 'config' | 'jobs'> & { caller: Caller },
  { id, reason, basedOn }: Checked<typeof contract.review>['body'],
): Promise<void> => {
  const row = found(await lockPost(tx, id));
  if (!row.byMember) throw new Problem('conflict', { detail: ofStaff });
  refuseOlder(basedOn, row.updatedAt);
  const { userId } = row;
  // A strike does not tell who wrote in anonymous talk.
  const title = row.postType === ANONYMOUS ? ANONYMOUS_POST : row.title;
  if (reason !== '')
    await insertStrike(tx, {
      ...{ userId, measure: 'hidden', suspended: false, title, reason, settledBy: caller.id },
      ...{ feature: 'posts', recordId: id },
    });
  const state =
    reason === '' ? { status: PUBLISHED, hiddenReason: null } : { status: HIDDEN, hiddenReason: reason };
  await updatePost(tx, id, state);
  await mailMember(tx, services, userId, newsOf(row.title, reason, services.config));
};
