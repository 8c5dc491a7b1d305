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
import { decideToHide, holdSubject, refuseHidden } from '../reports/subject.ts';
import { aboutPost, liftHiding } from '../users/strikes.ts';
import { appealLine } from '../users/suspension-news.ts';
import { lockPost, type PostRowWithBody, updatePost } from './queries.ts';

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

/** What follows when staff publish a post that was not: the member who wrote it is told, and that it was hidden counts no more unless they have changed it since. */
export const afterPublishing = async (
  tx: Executor,
  services: Pick<Services, 'config' | 'jobs'>,
  { id, byMember, userId, title, status, hiddenReason }: PostRowWithBody,
): Promise<void> => {
  if (!byMember || status === PUBLISHED) return;
  if (status === HIDDEN) await liftHiding(tx, { feature: 'posts', id }, hiddenReason ?? '');
  await mailMember(tx, services, userId, newsOf(title, '', services.config));
};

/**
 * Publishes what a member wrote, or hides it for a reason, which is a strike; its writer is told by mail.
 * @throws Problem 404; 409 for a post of staff, for one that has changed since it was read, and for hiding what is hidden
 */
export const review = async (
  tx: Executor,
  { caller, ...services }: Pick<Services, 'config' | 'jobs'> & { caller: Caller },
  { id, reason, basedOn }: Checked<typeof contract.review>['body'],
): Promise<void> => {
  const row = found(await lockPost(tx, id));
  if (!row.byMember) throw new Problem('conflict', { detail: ofStaff });
  refuseOlder(basedOn, row.updatedAt);
  if (reason === '') {
    await updatePost(tx, id, { status: PUBLISHED, hiddenReason: null });
    await afterPublishing(tx, services, row);
    return;
  }
  const subject = { feature: 'posts', id } as const;
  refuseHidden(await holdSubject(tx, subject));
  const { userId } = row;
  const about = aboutPost(row.title, row.postType === ANONYMOUS);
  const strike = { userId, ...about, reason, settledBy: caller.id };
  const writer = newsOf(row.title, reason, services.config);
  await decideToHide(tx, services, subject, strike, { title: row.title, writer });
};
