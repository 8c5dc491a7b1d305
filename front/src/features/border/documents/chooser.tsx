import { CHILD_BELOW, TRAVELLERS } from '@hanca/common/border-documents.ts';
import { type FormEvent, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { withQuery } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import fields from '../../../ui/form/fields.module.css';
import { BORDER_DOCUMENTS } from '../border-paths.ts';
import { travellers } from './address.ts';
import styles from './page.module.css';

interface ChooserProps {
  chosen: readonly string[];
  /** Called before the address says who. */
  onChosen: () => void;
}

/** Who is in the car. The choice goes into the address, with scripts or without. */
export const Chooser = ({ chosen, onChosen }: ChooserProps) => {
  const navigate = useNavigate();
  const [isMissing, setMissing] = useState(false);
  const choose = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const who = travellers(new FormData(event.currentTarget).getAll('who').join(','));
    setMissing(who === '');
    if (who === '') return;
    onChosen();
    void navigate(withQuery(BORDER_DOCUMENTS, { who }), { preventScrollReset: true });
  };
  const box = (code: string, title: string) => {
    const age = code.endsWith('-child') ? '어린이' : '어른';
    return (
      <label className={styles.check}>
        <input
          type="checkbox"
          name="who"
          value={code}
          aria-label={`${title} ${age}`}
          defaultChecked={chosen.includes(code)}
        />
        {age}
      </label>
    );
  };
  return (
    <form action={BORDER_DOCUMENTS} method="get" className={styles.form} onSubmit={choose}>
      {/* Another address ticks others; what is pressed stays, with its focus. */}
      <fieldset key={chosen.join()} aria-describedby={isMissing ? 'nobody' : undefined}>
        <legend>누가 함께 가나요?</legend>
        <ul className={styles.kinds}>
          {TRAVELLERS.map(({ key, title, child }) => (
            <li key={key}>
              <span aria-hidden="true">{title}</span>
              {box(key, title)}
              {child ? box(`${key}-child`, title) : <span />}
            </li>
          ))}
        </ul>
      </fieldset>
      <p className="quiet">
        어린이는 만 {CHILD_BELOW}세 미만이에요. 만 {CHILD_BELOW}세부터는 어른을 골라 주세요.
      </p>
      {isMissing && (
        <p id="nobody" role="alert" className={fields.error}>
          함께 가는 사람을 골라 주세요.
        </p>
      )}
      <Button type="submit">카드 보기</Button>
    </form>
  );
};
