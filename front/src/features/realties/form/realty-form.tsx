import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { paths } from '../../../paths.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Row, Stack } from '../../../ui/layout.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { PhotoField } from '../../../ui/photos/photos.tsx';
import type { Choices } from '../choices.ts';
import type { FormKey } from './draft.ts';
import { HomeSection } from './home-section.tsx';
import { LocationField } from './location-field.tsx';
import styles from './realty-form.module.css';
import { Section } from './section.tsx';
import {
  ContactSection,
  ContentSection,
  KindSection,
  LeaseSection,
  PlaceSection,
  RoomSection,
} from './sections.tsx';
import { Step, StepHead } from './steps.tsx';
import { type MetAt, type Start, type Trouble, useRealtyForm } from './use-realty-form.ts';
import { STEPS } from './use-steps.ts';
import type { RealtyValues } from './values.ts';
import { WrongFields } from './wrong-fields.tsx';

interface RealtyFormProps {
  userId: number;
  formKey: FormKey;
  start: Start;
  choices: Choices;
  /** Says where the form's first values come from. */
  notice?: ReactNode;
  /** Empties the form. In: its values before. */
  onDiscard: (values: RealtyValues) => void;
  /** Fetches the listing anew; the form keeps these values. */
  onReload: (values: RealtyValues) => void;
}

const TroubleNotice = ({ trouble, onReload }: { trouble: Trouble; onReload: () => void }) => {
  const { pathname, search } = useLocation();
  if (trouble === 'changed') {
    return (
      <Notice tone="warn" title="그사이 다른 곳에서 이 매물이 바뀌었어요" live>
        <p>최신 내용을 불러와도 여기서 고친 것은 그대로 남아요. 확인하고 다시 저장해 주세요.</p>
        <Button onClick={onReload}>최신 내용 불러오기</Button>
      </Notice>
    );
  }
  if (trouble === 'gone') {
    return (
      <Notice tone="warn" title="이 매물을 고칠 수 없어요" live>
        <p>지워졌거나 내 매물이 아니에요. 적은 내용은 이 브라우저에 남아 있어요.</p>
        <ButtonLink to={paths.myRealties}>내 매물로 가기</ButtonLink>
      </Notice>
    );
  }
  const other = trouble === 'other-member';
  return (
    <Notice tone="warn" title={other ? '다른 계정으로 로그인되어 있어요' : '로그인이 끝났어요'} live>
      <p>
        {other
          ? '이 글을 쓰던 계정으로 다시 로그인하면 이어서 쓸 수 있어요.'
          : '적은 내용은 이 브라우저에 남아 있어요. 다시 로그인하면 이어서 쓸 수 있어요.'}
      </p>
      <ButtonLink to={paths.signin(`${pathname}${search}`)} tone="go">
        로그인
      </ButtonLink>
    </Notice>
  );
};

const saveWords = (editing: boolean, waiting: boolean, saving: boolean): string => {
  if (waiting) return '사진을 올리는 중…';
  if (editing) return saving ? '저장하는 중…' : '고친 내용 저장';
  return saving ? '매물을 올리는 중…' : '매물 올리기';
};

/** The rental form with everything in it. It starts anew with another `key`. */
export const RealtyForm = ({
  userId,
  formKey,
  start,
  choices,
  notice,
  onDiscard,
  onReload,
}: RealtyFormProps) => {
  const form = useRealtyForm({ userId, formKey, start });
  const [noticed, setNoticed] = useState(true);
  const troubleAt = (at: MetAt) =>
    form.trouble &&
    form.metAt === at && (
      <div className={styles.trouble}>
        <TroubleNotice trouble={form.trouble} onReload={() => onReload(form.values)} />
      </div>
    );
  const step = { steps: form.steps, onGoOn: () => void form.goOn() };
  // What is stored already can be changed in any step.
  const later = !start.edited && form.steps.current < STEPS.length;
  const discard = () => {
    form.forgetDraft();
    onDiscard(form.values);
  };
  return (
    <form {...form.props} className={styles.form}>
      {notice && noticed && (
        <Notice live>
          <div className={styles.notice}>{notice}</div>
          <Row className={styles.ways}>
            {form.dirty && <Button onClick={discard}>{start.edited ? '원래 내용으로' : '새로 쓰기'}</Button>}
            <Button onClick={() => setNoticed(false)}>닫기</Button>
          </Row>
        </Notice>
      )}
      <StepHead steps={form.steps} />
      <Step {...step} number={1}>
        <KindSection form={form} choices={choices} />
        <PlaceSection form={form} choices={choices}>
          <LocationField form={form} />
          {troubleAt('location')}
        </PlaceSection>
      </Step>
      <Step {...step} number={2}>
        <Section title="사진">
          <PhotoField photos={form.photos} error={form.errors.images} />
          {troubleAt('photos')}
        </Section>
        <RoomSection form={form} />
        <HomeSection form={form} />
      </Step>
      <Step {...step} number={3}>
        <LeaseSection form={form} />
        <ContentSection form={form} />
        <ContactSection form={form} />
      </Step>
      <Stack className={later ? `${styles.save} ${styles.later}` : styles.save}>
        {form.refusal && (
          <Notice tone="warn" title={form.refusal.title} live>
            {form.refusal.detail}
          </Notice>
        )}
        {troubleAt('save')}
        <WrongFields form={form} />
        <Row className={styles.ways}>
          <Button type="submit" tone="go" wide aria-disabled={form.saving || form.waiting}>
            {saveWords(start.edited !== null, form.waiting, form.saving)}
          </Button>
          {form.dirty && (
            <Button onClick={discard}>{start.edited ? '고친 내용 지우기' : '적은 내용 지우기'}</Button>
          )}
        </Row>
        <p className={styles.stored}>
          {form.draftWorks
            ? '쓰는 동안 이 브라우저에 자동으로 보관돼요. 나중에 이어서 쓸 수 있어요.'
            : '이 브라우저에는 쓰던 내용을 보관할 수 없어요. 창을 닫기 전에 저장해 주세요.'}
        </p>
      </Stack>
    </form>
  );
};
