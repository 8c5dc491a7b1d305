import type { RenterCard } from '@hanca/common/contract/renter-card.ts';
import { LANGUAGES } from '@hanca/common/languages.ts';
import { type FormEvent, useState } from 'react';
import { useDeps } from '../../deps.ts';
import { failureText } from '../../failure.ts';
import { Button } from '../../ui/button.tsx';
import { focusOn } from '../../ui/focus-on.ts';
import styles from '../../ui/form/contact-form.module.css';
import { ChecksField, TextField } from '../../ui/form/fields.tsx';
import { Row } from '../../ui/layout.tsx';
import { showToast } from '../../ui/toasts.ts';
import { introduce, isEmpty } from './introduce.ts';

const languages = LANGUAGES.map(({ code, title }) => ({ value: code, title }));

/** A whole number of a field; null where there is none. */
const numberOf = (form: FormData, name: string): number | null => Number(form.get(name)) || null;
const textOf = (form: FormData, name: string): string => String(form.get(name) ?? '').trim();

const cardOf = (form: FormData): RenterCard => ({
  people: numberOf(form, 'people'),
  job: textOf(form, 'job'),
  moveIn: textOf(form, 'moveIn'),
  termMonths: numberOf(form, 'termMonths'),
  pets: textOf(form, 'pets'),
  languages: LANGUAGES.map(({ code }) => code).filter((code) => form.getAll('languages').includes(code)),
});

interface CardFormProps {
  card: RenterCard;
  onSave: (card: RenterCard) => Promise<void>;
}

const CardForm = ({ card, onSave }: CardFormProps) => {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void onSave(cardOf(new FormData(event.currentTarget)));
  };
  return (
    <form className={styles.form} aria-label="내 소개" onSubmit={submit}>
      <p ref={focusOn} tabIndex={-1} className={styles.lead}>
        내 소개는 나만 보고, 문의에 넣어 보낼 때만 상대방에게 보여요.
      </p>
      <TextField
        name="people"
        label="함께 살 사람 수"
        type="number"
        inputMode="numeric"
        min={1}
        max={20}
        unit="명"
        defaultValue={card.people ?? ''}
      />
      <TextField name="job" label="하는 일" maxLength={60} defaultValue={card.job} />
      <TextField name="moveIn" label="입주하고 싶은 날" type="date" defaultValue={card.moveIn} />
      <TextField
        name="termMonths"
        label="살고 싶은 기간"
        type="number"
        inputMode="numeric"
        min={1}
        max={60}
        unit="개월"
        defaultValue={card.termMonths ?? ''}
      />
      <TextField
        name="pets"
        label="반려동물"
        maxLength={60}
        placeholder="없어요, 고양이 1마리"
        defaultValue={card.pets}
      />
      <ChecksField name="languages" label="쓰는 언어" choices={languages} defaultChosen={card.languages} />
      <Button type="submit">내 소개 저장</Button>
    </form>
  );
};

/** The member's card for listers. In: gets the message that it writes. */
export const RenterCardPanel = ({ onWrite }: { onWrite: (text: string) => void }) => {
  const { call } = useDeps();
  const [card, setCard] = useState<RenterCard>();
  const [editing, setEditing] = useState(false);
  const fetchCard = async () => {
    try {
      const fetched = await call((client) => client.renterCard.read());
      setCard(fetched);
      setEditing(isEmpty(fetched));
    } catch (error) {
      showToast(`내 소개를 불러오지 못했어요. ${failureText(error)}`, 'alert');
    }
  };
  const save = async (body: RenterCard) => {
    try {
      await call((client) => client.renterCard.write({ body }));
      setCard(body);
      setEditing(false);
      showToast('내 소개를 저장했어요.');
    } catch (error) {
      showToast(`저장하지 못했어요. ${failureText(error)}`, 'alert');
    }
  };
  if (!card) return <Button onClick={() => void fetchCard()}>내 소개로 쓰기</Button>;
  if (editing) return <CardForm card={card} onSave={save} />;
  return (
    <div ref={focusOn} tabIndex={-1}>
      <Row>
        <Button onClick={() => onWrite(introduce(card, 'ko'))}>내 소개 넣기</Button>
        <Button onClick={() => onWrite(introduce(card, 'en'))}>영어로 넣기</Button>
        <Button onClick={() => setEditing(true)}>내 소개 고치기</Button>
      </Row>
    </div>
  );
};
