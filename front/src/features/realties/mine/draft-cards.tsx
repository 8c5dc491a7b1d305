import { type RefObject, useState } from 'react';
import { paths, withQuery } from '../../../paths.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { draftsOf, type FormKey, forgetDraft } from '../form/draft.ts';
import { photosText, stepToGoOn, writtenText } from '../form/draft-words.ts';
import type { RealtyValues } from '../form/values.ts';
import styles from './draft-cards.module.css';
import { useLostFocus } from './use-lost-focus.ts';

/** Of a new one in the step in which something is missing yet. */
const pathOf = (form: FormKey, values: RealtyValues): string => {
  const [kind, id] = form.split('-');
  if (kind === 'edit') return paths.editRealty(Number(id));
  const step = stepToGoOn(values);
  return withQuery(paths.newRealty(), { copy: id, step: step > 1 ? step : undefined });
};

interface DraftCardsProps {
  member: number;
  /** Where the focus goes on when it was in one that is thrown away. */
  behind: RefObject<HTMLElement | null>;
}

/** What the member was writing in this browser and has not sent: to go on with, or to throw away. */
export const DraftCards = ({ member, behind }: DraftCardsProps) => {
  const [drafts, setDrafts] = useState(() => draftsOf(member));
  const [toDiscard, setToDiscard] = useState<FormKey | null>(null);
  const acted = useLostFocus(behind);
  const now = Date.now();
  const discard = (form: FormKey) => {
    acted();
    forgetDraft(member, form);
    setToDiscard(null);
    setDrafts(draftsOf(member));
  };
  return (
    <>
      {drafts.length > 0 && (
        <Stack as="ul" className={styles.drafts} aria-label="작성 중인 매물">
          {drafts.map(({ form, draft }) => {
            const photos = photosText(draft, now);
            return (
              <li key={form} className={styles.draft}>
                <div>
                  <p className={styles.title}>{draft.values.title.trim() || '제목을 아직 적지 않은 매물'}</p>
                  <p className="quiet">{writtenText(draft)}</p>
                </div>
                <Row>
                  <ButtonLink to={pathOf(form, draft.values)} tone="go">
                    {draft.base ? '고치던 매물 이어서 고치기' : '작성 중인 매물 이어서 쓰기'}
                    {photos && ` (${photos})`}
                  </ButtonLink>
                  <Button onClick={() => setToDiscard(form)}>버리기</Button>
                </Row>
              </li>
            );
          })}
        </Stack>
      )}
      {toDiscard && (
        <ConfirmDialog
          title="적은 내용을 버릴까요?"
          action="버리기"
          doing="버리는 중…"
          tone="warn"
          pending={false}
          onConfirm={() => discard(toDiscard)}
          onClose={() => setToDiscard(null)}
        >
          <p>이 브라우저에 보관한 내용만 사라져요. 이미 올린 매물은 그대로 있어요.</p>
        </ConfirmDialog>
      )}
    </>
  );
};
