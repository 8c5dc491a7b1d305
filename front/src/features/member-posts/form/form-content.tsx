import { ALL_REGIONS } from '@hanca/common/all-regions.ts';
import type { PostDetail } from '@hanca/common/contract/posts.ts';
import { splitImages } from '@hanca/common/image-lists.ts';
import { provinceIdOf } from '@hanca/common/regions.ts';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router-dom';
import { useDeps } from '../../../deps.ts';
import { statusOf } from '../../../failure.ts';
import { Failed } from '../../../session/failed.tsx';
import { ButtonLink } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { MemberContent } from '../../account/member-page/member-content.tsx';
import { emptyPost, type PostValues, postKeyOf, readPostDraft } from '../drafts.ts';
import { postChoicesQuery } from './post-choices.ts';
import { PostForm } from './post-form.tsx';

/** A stored post as the form shows it. */
const valuesOf = (post: PostDetail): PostValues => ({
  title: post.title,
  postType: String(post.postType),
  categoryId: post.categoryId ? String(post.categoryId) : '',
  provinceId: post.regionId === ALL_REGIONS ? '' : provinceIdOf(post.regionId),
  cityId: post.regionId === provinceIdOf(post.regionId) || post.regionId === ALL_REGIONS ? '' : post.regionId,
  content: post.content,
  images: splitImages(post.images),
});

const NotMine = () => (
  <Notice tone="warn" title="이 글을 고칠 수 없어요" live>
    <p>지워졌거나 내가 쓴 글이 아니에요.</p>
    <ButtonLink to="/mypage/posts">내 글로 가기</ButtonLink>
  </Notice>
);

let visits = 0;

const Loaded = ({ member, id }: { member: number; id: number | null }) => {
  const { call } = useDeps();
  const [draft, setDraft] = useState(() => readPostDraft(member, postKeyOf(id)));
  /** Begins anew with what is stored, without the draft. */
  const [round, setRound] = useState(0);
  // A form is made of what is stored now, never of an answer from before.
  const [visit] = useState(() => {
    visits += 1;
    return visits;
  });
  const choices = useQuery(postChoicesQuery(call));
  const post = useQuery({
    queryKey: ['own posts', 'form', id, visit],
    gcTime: 0,
    refetchOnReconnect: false,
    enabled: id !== null,
    queryFn: async ({ signal }) =>
      id === null ? null : call((client) => client.memberPosts.read({ params: { id } }, { signal })),
  });
  const failed = [choices, post].find(({ error, data }) => error && !data);
  if (failed?.error) {
    if (statusOf(failed.error) === 404) return <NotMine />;
    return (
      <Failed error={failed.error} title="양식을 불러오지 못했어요" onRetry={() => void failed.refetch()} />
    );
  }
  if (!choices.data || (id !== null && !post.data)) return <p role="status">양식을 불러오는 중이에요</p>;
  const stored = post.data ? valuesOf(post.data) : emptyPost;
  const updated = post.data?.updatedDate.time ?? '';
  /** Out: when it was changed last. Throws what failed. */
  const fetchAgain = async () => {
    if (id === null) return '';
    const { data } = await post.refetch({ throwOnError: true });
    return data?.updatedDate.time ?? '';
  };
  return (
    <PostForm
      key={round}
      member={member}
      choices={choices.data}
      edited={post.data ?? null}
      stored={stored}
      start={draft?.values ?? stored}
      basedOn={draft?.basedOn || updated}
      fetchAgain={fetchAgain}
      onStartOver={() => {
        setDraft(null);
        setRound(round + 1);
      }}
    />
  );
};

/** The form with what it needs fetched. */
export const FormContent = () => {
  const { id } = useParams();
  const edited = /^[1-9]\d{0,8}$/.test(id ?? '') ? Number(id) : null;
  if (id !== 'new' && edited === null) return <NotMine />;
  return <MemberContent>{(member) => <Loaded member={member} id={edited} />}</MemberContent>;
};
