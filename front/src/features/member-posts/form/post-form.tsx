import type { MemberPostInput } from '@hanca/common/contract/member-posts.ts';
import type { PostDetail } from '@hanca/common/contract/posts.ts';
import { LINKS_MAX } from '@hanca/common/links.ts';
import { readersTitle } from '@hanca/common/post-type-titles.ts';
import { PLAIN, WAITING } from '@hanca/common/posts.ts';
import { postPath } from '@hanca/common/public-paths.ts';
import { MEMBER_POST_MAX } from '@hanca/common/text-limits.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDeps } from '../../../deps.ts';
import { failureText } from '../../../failure.ts';
import { paths } from '../../../paths.ts';
import { Refused } from '../../../session/refused.tsx';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { FieldGroup, SelectField, TextArea, TextField } from '../../../ui/form/fields.tsx';
import { waitForSyllable } from '../../../ui/form/syllable.ts';
import { useChecks } from '../../../ui/form/use-checks.ts';
import { useDraft } from '../../../ui/form/use-draft.ts';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PhotoField } from '../../../ui/photos/photos.tsx';
import { usePhotos } from '../../../ui/photos/use-photos.ts';
import { showToast } from '../../../ui/toasts.ts';
import { forgetPostDraft, keepPostDraft, type PostValues, postKeyOf } from '../drafts.ts';
import type { PostChoices } from './post-choices.ts';

interface PostFormProps {
  member: number;
  choices: PostChoices;
  /** The post that is changed; null for a new one. */
  edited: PostDetail | null;
  /** The values without a draft. */
  stored: PostValues;
  /** The values that it begins with. */
  start: PostValues;
  /** When the post was changed last of which these were made, milliseconds; '' for a new one. */
  basedOn: string;
  /** Fetches what is stored now. Out: when it was changed last. Throws what failed. */
  fetchAgain: () => Promise<string>;
  /** Begins with what is stored. */
  onStartOver: () => void;
}

const sayNotFetched = (error: unknown) =>
  showToast(`저장된 내용을 불러오지 못했어요. ${failureText(error)}`, 'alert');

const same = (a: PostValues, b: PostValues): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Values, draft, pictures and sending of the form. */
const usePostForm = (props: PostFormProps) => {
  const { member, edited, stored, start, fetchAgain, onStartOver } = props;
  const { call } = useDeps();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const ref = useRef<HTMLFormElement>(null);
  const [values, setValues] = useState(start);
  const latest = useRef(values);
  const [waiting, setWaiting] = useState(false);
  const basedOn = useRef(props.basedOn);
  const key = postKeyOf(edited?.id ?? null);
  const draft = useDraft<PostValues>({
    keep: (values) => keepPostDraft(member, key, { values, basedOn: basedOn.current }),
    forget: () => forgetPostDraft(member, key),
  });

  const change = (some: Partial<PostValues>) => {
    latest.current = { ...latest.current, ...some };
    setValues(latest.current);
    draft.note(same(latest.current, stored) ? null : latest.current);
    for (const name of Object.keys(some)) checks.changed(name);
  };
  const photos = usePhotos({
    target: 'post',
    initial: start.images,
    held: stored.images,
    onPaths: (images) => change({ images }),
    onSignedOut: () => undefined,
  });

  const store = (body: MemberPostInput) =>
    call((client) =>
      edited
        ? client.memberPosts.update({ body: { ...body, id: edited.id, basedOn: Number(basedOn.current) } })
        : client.memberPosts.create({ body }),
    );
  const checks = useChecks({
    form: ref,
    read: () => latest.current,
    fetchRules: async () => {
      const { postRules } = await import('./post-rules.ts');
      return (typed: PostValues) => {
        const checked = postRules(typed);
        const images = photos.problem();
        return images ? { errors: { ...('errors' in checked && checked.errors), images } } : checked;
      };
    },
    send: async (body: MemberPostInput) => {
      const post = await store(body);
      draft.forget();
      await queryClient.invalidateQueries({ refetchType: 'none' });
      const waits = post.status === WAITING;
      showToast(waits ? '글을 받았어요. 운영진이 읽은 뒤에 보여요.' : '글을 올렸어요.');
      await navigate(waits ? '/mypage/posts' : postPath(post), { replace: true });
    },
  });
  const submit = async () => {
    setWaiting(true);
    const stays = await photos.settled();
    setWaiting(false);
    if (stays) await checks.submit();
  };
  /** Sends what is typed over what was stored meanwhile. */
  const overwrite = useMutation({
    mutationFn: async () => {
      basedOn.current = await fetchAgain();
      await submit();
    },
    onError: sayNotFetched,
  });
  const startOver = useMutation({
    mutationFn: fetchAgain,
    onSuccess: () => {
      draft.forget();
      onStartOver();
    },
    onError: sayNotFetched,
  });
  const draftWorks = draft.works;
  return { values, change, photos, checks, submit, waiting, overwrite, startOver, draftWorks };
};

/** A member's post: plain text and pictures. */
export const PostForm = (props: PostFormProps) => {
  const { choices, edited, start, stored, basedOn } = props;
  const [dropping, setDropping] = useState(false);
  const { values, change, photos, checks, submit, waiting, overwrite, startOver, draftWorks } =
    usePostForm(props);
  const { errors, sending } = checks;
  const type = choices.types.find(({ value }) => value === values.postType);
  // A type that was closed since stays that of what was written in it.
  const types =
    edited && !choices.types.some(({ value }) => value === stored.postType)
      ? [...choices.types, { value: stored.postType, title: readersTitle(edited.postTypeTitle) }]
      : choices.types;
  const cities = choices.provinces.find(({ value }) => value === values.provinceId)?.cities ?? [];
  const text = (name: Exclude<keyof PostValues, 'images'>) => ({
    name,
    value: values[name],
    error: errors[name],
    autoComplete: 'off',
    onChange: ({ target }: { target: { value: string } }) => change({ [name]: target.value }),
  });
  if (types.length === 0) {
    return (
      <Empty
        icon="post"
        title="지금은 회원이 쓸 수 있는 글 종류가 없어요"
        text="새로 열리면 여기에서 바로 쓸 수 있어요."
      >
        <ButtonLink to={paths.posts()}>이야기 둘러보기</ButtonLink>
      </Empty>
    );
  }
  return (
    <>
      <form
        {...checks.props}
        onSubmit={(event) => {
          event.preventDefault();
          if (!waiting) void submit();
        }}
      >
        <Stack gap={4}>
          {!same(start, stored) && (
            <Notice live>
              <p>작성하던 내용을 불러왔어요.</p>
              {edited && edited.updatedDate.time !== basedOn && (
                <p>그사이 운영진이 이 글을 살펴봤거나 다른 곳에서 고쳤어요.</p>
              )}
              <Button onClick={() => setDropping(true)}>
                {edited ? '저장된 내용으로 다시 쓰기' : '처음부터 쓰기'}
              </Button>
            </Notice>
          )}
          {edited?.hiddenReason && (
            <Notice tone="warn" title="운영진이 숨긴 글이에요">
              {edited.hiddenReason} 고치면 다시 검토해요.
            </Notice>
          )}
          {edited && edited.contentType !== PLAIN && (
            <Notice>운영진이 서식을 넣은 글이에요. 여기에서 고치면 서식 없이 저장돼요.</Notice>
          )}
          <SelectField
            label="글 종류"
            marked
            none="골라 주세요"
            choices={types}
            {...text('postType')}
            onChange={({ target }) => change({ postType: target.value, categoryId: '' })}
          />
          {type && type.categories.length > 0 && (
            <SelectField label="분류" none="선택 안 함" choices={type.categories} {...text('categoryId')} />
          )}
          <SelectField
            label="지역"
            none="캐나다 전체"
            choices={choices.provinces}
            {...text('provinceId')}
            onChange={({ target }) => change({ provinceId: target.value, cityId: '' })}
          />
          {cities.length > 0 && (
            <SelectField label="도시" none="주 전체" choices={cities} {...text('cityId')} />
          )}
          <TextField label="제목" marked {...text('title')} onKeyDown={waitForSyllable} />
          <TextArea
            label="내용"
            marked
            rows={10}
            max={MEMBER_POST_MAX}
            hint={`링크는 ${LINKS_MAX}개까지 넣을 수 있어요.`}
            {...text('content')}
          />
          <FieldGroup label="사진">
            <PhotoField photos={photos} error={errors.images} />
          </FieldGroup>
          <Refused refusal={checks.refusal} />
          {edited && checks.refusal?.code === 'conflict' && (
            <Row>
              <Button onClick={() => overwrite.mutate()} aria-disabled={overwrite.isPending}>
                내가 쓴 내용으로 저장
              </Button>
              <Button onClick={() => setDropping(true)}>저장된 내용으로 다시 쓰기</Button>
            </Row>
          )}
          <Row>
            <Button type="submit" tone="go" wide aria-disabled={sending || waiting}>
              {waiting && '사진을 올리는 중…'}
              {!waiting && (sending ? '보내는 중…' : edited ? '고친 내용 저장' : '글 올리기')}
            </Button>
          </Row>
          <p className="quiet">
            새 회원의 첫 글은 운영진이 읽은 뒤에 보여요.{' '}
            {draftWorks
              ? '쓰는 동안 이 브라우저에 자동으로 보관돼요.'
              : '이 브라우저에는 쓰던 내용을 보관할 수 없어요.'}
          </p>
        </Stack>
      </form>
      {dropping && (
        <ConfirmDialog
          title="쓰던 내용을 버릴까요?"
          action="버리고 다시 쓰기"
          doing="불러오는 중…"
          tone="warn"
          pending={startOver.isPending}
          onConfirm={(close) => startOver.mutate(undefined, { onSettled: close })}
          onClose={() => setDropping(false)}
        >
          <p>이 브라우저에 보관된 내용이 사라져요.</p>
        </ConfirmDialog>
      )}
    </>
  );
};
