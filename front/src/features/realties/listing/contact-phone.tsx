import { useState } from 'react';
import { useDeps } from '../../../deps.ts';
import { failureText } from '../../../failure.ts';
import { MemberButton } from '../../../session/member-button.tsx';
import { ButtonAnchor } from '../../../ui/button.tsx';
import { focusOn } from '../../../ui/focus-on.ts';
import { Stack } from '../../../ui/layout.tsx';
import styles from './contact.module.css';

/** What a phone dials: '604-555-0123 ext 4' → 'tel:6045550123;ext=4' (RFC 3966). */
const telHref = (phone: string): string => {
  const [number = '', extension] = phone.split(/\s*(?:ext\.?|x)\s*/i);
  const digits = number.replaceAll(/[^+\d]/g, '');
  return `tel:${digits}${extension ? `;ext=${extension}` : ''}`;
};

/** Reveals the lister's phone number to a member; for nobody it leads to signing in and back. */
export const ContactPhone = ({ id }: { id: number }) => {
  const { call } = useDeps();
  const [phone, setPhone] = useState('');
  const [failure, setFailure] = useState('');
  const [loading, setLoading] = useState(false);
  const reveal = async () => {
    if (loading) return;
    setLoading(true);
    setFailure('');
    await call((client) => client.realties.phone({ params: { id } })).then(
      (revealed) => setPhone(revealed.phone),
      (error) => setFailure(failureText(error)),
    );
    setLoading(false);
  };
  if (phone) {
    return (
      <Stack className={styles.phone}>
        <ButtonAnchor wide ref={focusOn} href={telHref(phone)}>
          <span className={styles.number}>{phone}</span>
        </ButtonAnchor>
        <p>한카에서 보고 연락했다고 말하면 서로 알아듣기 쉬워요.</p>
      </Stack>
    );
  }
  return (
    <>
      <MemberButton intent={`phone-${id}`} wide busy={loading} onClick={() => void reveal()}>
        {loading ? '불러오는 중…' : '연락처 보기'}
      </MemberButton>
      {failure && (
        <p role="alert" className={styles.failure}>
          {failure}
        </p>
      )}
    </>
  );
};
