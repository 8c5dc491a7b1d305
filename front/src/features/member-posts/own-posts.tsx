import type { PostSummary } from '@hanca/common/contract/posts.ts';
import { readersTitle } from '@hanca/common/post-type-titles.ts';
import { HIDDEN, PUBLISHED, WAITING } from '@hanca/common/posts.ts';
import { postPath } from '@hanca/common/public-paths.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDeps } from '../../deps.ts';
import { failureText } from '../../failure.ts';
import { MemberItems, memberListKey, useMemberList } from '../../lists/member-list.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { Empty } from '../../ui/empty.tsx';
import { Row, Stack } from '../../ui/layout.tsx';
import { Link } from '../../ui/link.tsx';
import { Tag } from '../../ui/tag.tsx';
import { Time } from '../../ui/time.tsx';
import { showToast } from '../../ui/toasts.ts';
import { MemberContent } from '../account/member-page/member-content.tsx';
import { forgetPostDraft, type PostKey, postDraftsOf, postKeyOf } from './drafts.ts';
import { formPath, ownPosts } from './list.ts';
import styles from './own-posts.module.css';

/** What was typed in this browser and not sent. */
const Drafts = ({ member }: { member: number }) => {
  const [drafts, setDrafts] = useState(() => postDraftsOf(member));
  const discard = (key: PostKey) => {
    forgetPostDraft(member, key);
    setDrafts(postDraftsOf(member));
  };
  if (drafts.length === 0) return null;
  return (
    <Stack as="ul" aria-label="쓰던 글">
      {drafts.map(({ key, values }) => (
        <li key={key} className={styles.post}>
          <p className={styles.title}>{values.title.trim() || '제목을 아직 적지 않은 글'}</p>
          <Row>
            <ButtonLink to={formPath(key === 'new' ? null : Number(key.slice(5)))} tone="go">
              이어서 쓰기
            </ButtonLink>
            <Button onClick={() => discard(key)}>버리기</Button>
          </Row>
        </li>
      ))}
    </Stack>
  );
};

const State = ({ status }: { status: number }) => {
  if (status === WAITING) return <Tag>검토 중</Tag>;
  return status === HIDDEN ? <Tag tone="quiet">숨김</Tag> : null;
};

/** A post with its state, and why staff hid it. */
const Post = ({ post, onDelete }: { post: PostSummary; onDelete: () => void }) => (
  <div className={styles.post}>
    <p className={styles.title}>
      {post.status === PUBLISHED ? <Link to={postPath(post)}>{post.title}</Link> : post.title}{' '}
      <State status={post.status} />
    </p>
    <p className="quiet">
      {readersTitle(post.postTypeTitle)} · {post.regionName} · <Time date={post.createdDate} short />
    </p>
    {post.status === WAITING && <p>운영진이 읽은 뒤에 다른 분들에게 보여요.</p>}
    {post.hiddenReason && <p>숨긴 이유: {post.hiddenReason}</p>}
    {post.hiddenReason && post.status === HIDDEN && <p>고치면 다시 검토해요.</p>}
    <Row>
      <ButtonLink to={formPath(post.id)} aria-label={`${post.title} 고치기`}>
        고치기
      </ButtonLink>
      <Button aria-label={`${post.title} 삭제`} onClick={onDelete}>
        삭제
      </Button>
    </Row>
  </div>
);

const List = ({ member }: { member: number }) => {
  const { call } = useDeps();
  const queryClient = useQueryClient();
  const found = useMemberList(ownPosts, member);
  /** The last that was removed, with whose draft the list of drafts is read anew. */
  const [removed, setRemoved] = useState(0);
  const [toDelete, setToDelete] = useState<PostSummary | null>(null);
  const remove = useMutation({
    mutationFn: (id: number) => call((client) => client.memberPosts.remove({ params: { id } })),
    onSuccess: (_, id) => {
      forgetPostDraft(member, postKeyOf(id));
      setRemoved(id);
      showToast('글을 삭제했어요.');
    },
    onError: (error) => showToast(`삭제하지 못했어요. ${failureText(error)}`, 'alert'),
    onSettled: () => queryClient.invalidateQueries({ queryKey: memberListKey(ownPosts, member) }),
  });
  return (
    <Stack gap={4}>
      <Drafts key={removed} member={member} />
      <MemberItems
        found={found}
        title="내 글"
        Layout={Stack}
        skeleton={<p role="status">내 글을 불러오는 중이에요</p>}
        empty={
          <Empty icon="post" title="아직 쓴 글이 없어요" text="동네 소식이나 궁금한 것을 나눠 보세요.">
            <ButtonLink to={formPath(null)} tone="go">
              글쓰기
            </ButtonLink>
          </Empty>
        }
      >
        {(post) => <Post post={post} onDelete={() => setToDelete(post)} />}
      </MemberItems>
      {toDelete && (
        <ConfirmDialog
          title="글을 삭제할까요?"
          action="삭제"
          doing="삭제하는 중…"
          tone="warn"
          pending={remove.isPending}
          onConfirm={(close) => remove.mutate(toDelete.id, { onSettled: close })}
          onClose={() => setToDelete(null)}
        >
          <p>
            <strong>{toDelete.title}</strong>
          </p>
          <p className="quiet">삭제하면 되돌릴 수 없어요. 달린 댓글도 함께 사라져요.</p>
        </ConfirmDialog>
      )}
    </Stack>
  );
};

/** The member's own posts in every state, and what they were writing. */
export const OwnPosts = () => <MemberContent>{(member) => <List member={member} />}</MemberContent>;
