import { TERMS_VERSION } from '@hanca/common/terms.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeps } from '../../deps.ts';
import { failureText } from '../../failure.ts';
import { paths } from '../../paths.ts';
import { meQuery } from '../../session/queries.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Row } from '../../ui/layout.tsx';
import { Notice } from '../../ui/notice.tsx';
import styles from './new-terms.module.css';

/** Tells a member in the member area that the terms have changed since they agreed to them, until they say that they know. */
export const NewTerms = () => {
  const { call } = useDeps();
  const queryClient = useQueryClient();
  const { queryKey } = meQuery(call);
  const { data: me } = useQuery(meQuery(call));
  const know = useMutation({
    mutationFn: () => call((client) => client.account.knowTerms({ body: { version: TERMS_VERSION } })),
    onSuccess: () => queryClient.setQueryData(queryKey, (known) => known && { ...known, newTerms: false }),
  });
  if (!me?.newTerms) return null;
  return (
    <div className={styles.note}>
      <Notice title="이용약관과 개인정보 안내를 고쳤어요">
        <p>가입하신 뒤에 내용이 바뀌었어요. 무엇을 왜 얼마나 보관하는지 읽어 보세요.</p>
        {know.error && <p role="alert">{failureText(know.error)}</p>}
        <Row>
          <ButtonLink to={paths.terms}>읽어 보기</ButtonLink>
          <Button aria-disabled={know.isPending} onClick={() => !know.isPending && know.mutate()}>
            확인했어요
          </Button>
        </Row>
      </Notice>
    </div>
  );
};
