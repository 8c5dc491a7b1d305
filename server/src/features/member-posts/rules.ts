import type { MemberPostInput } from '@hanca/common/contract/member-posts.ts';
import { splitImages } from '@hanca/common/image-lists.ts';
import { PUBLISHED, WAITING } from '@hanca/common/posts.ts';
import type { Executor } from '../../db/executor.ts';
import type { Caller } from '../../http/access.ts';
import { Problem } from '../../http/problems.ts';
import { fieldProblem } from '../../http/validate.ts';
import { findPostType } from '../categories/queries.ts';
import { findImageOwners } from '../images/queries.ts';
import { countPublished, type PostRowWithBody } from '../posts/queries.ts';

/** Until so many other posts of theirs can be seen, what a member writes or changes waits for staff. */
const REVIEWED_FIRST = 2;

const closedType = {
  ko: '이 종류의 글은 운영진만 쓸 수 있어요.',
  en: 'Only staff write posts of this type.',
};

/**
 * Whether a member may write this, new or laid over what they wrote before.
 * @throws Problem 403 for a type that is not open; 400 for pictures of others
 */
export const checkMember = async (
  tx: Executor,
  input: Pick<MemberPostInput, 'postType' | 'images'>,
  { caller, before }: { caller: Caller; before?: PostRowWithBody },
): Promise<void> => {
  const isMoved = input.postType !== before?.postType;
  if (isMoved && !(await findPostType(tx, input.postType))?.openToMembers)
    throw new Problem('forbidden', { detail: closedType });
  const added = splitImages(input.images ?? '').filter((path) => !before?.images.includes(path));
  const owners = await findImageOwners(tx, added);
  if (added.some((path) => owners.get(path) !== caller.id)) throw fieldProblem('images', 'image.path');
};

/** The state of a member's post once it is written: the first ones, and one that staff hid, wait for staff. */
export const stateOf = async (
  tx: Executor,
  userId: number,
  before?: Pick<PostRowWithBody, 'id' | 'status'>,
): Promise<number> => {
  if (before && before.status !== PUBLISHED) return WAITING;
  return (await countPublished(tx, userId, before?.id)) < REVIEWED_FIRST ? WAITING : PUBLISHED;
};
