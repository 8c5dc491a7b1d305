import { typedLetters } from '@hanca/common/typed-letters.ts';
import { type KeyboardEvent, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from 'react';
import styles from './combo-field.module.css';
import { inSyllable } from './syllable.ts';

export interface ComboChoice {
  value: string;
  title: string;
  /** Shown behind the title. */
  note: string;
  /** How many there are, in words; '' where there are none. */
  count: string;
  /** By which it is found, its title among them. */
  spellings: readonly string[];
}

interface ComboFieldProps {
  name: string;
  label: string;
  placeholder: string;
  /** The best first. */
  choices: readonly ComboChoice[];
  /** What it starts with. */
  defaultChosen: readonly string[];
  /** What is chosen with one more: it may replace others. */
  add: (chosen: readonly string[], value: string) => string[];
  /** Called once the form has another choice. */
  onChoose: () => void;
}

/** Choices in the list; who looks for others types on. */
const LISTED = 20;

/** How well a choice meets what was typed, the best 0; null for not at all. */
const rankOf = (spellings: readonly string[], typed: string): number | null => {
  if (spellings.includes(typed)) return 0;
  if (spellings.some((spelling) => spelling.startsWith(typed))) return 1;
  return spellings.some((spelling) => spelling.includes(typed)) ? 2 : null;
};

/** The choices that what was typed may mean, the best first. */
const useFound = (choices: readonly ComboChoice[], typed: string, chosen: readonly string[]) => {
  const known = useMemo(
    () => choices.map((choice) => ({ choice, letters: choice.spellings.map(typedLetters) })),
    [choices],
  );
  const letters = typedLetters(typed);
  return known
    .flatMap(({ choice, letters: spellings }) => {
      const rank = chosen.includes(choice.value) ? null : rankOf(spellings, letters);
      return rank === null ? [] : [{ choice, rank: letters === '' ? 1 : rank }];
    })
    .sort((a, b) => a.rank - b.rank)
    .slice(0, LISTED)
    .map(({ choice }) => choice);
};

/**
 * Some of very many: what is typed finds them by their beginning in either language, also in the middle of a Korean
 * syllable, while keys and announcements wait for its end. The form has one value for each, under the same name.
 */
export const ComboField = (props: ComboFieldProps) => {
  const { name, label, placeholder, choices, defaultChosen, add, onChoose } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState(defaultChosen);
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  /** Which of the list the keys have come to; -1 for none. */
  const [at, setAt] = useState(-1);
  /** A Korean syllable is in the making. */
  const [composing, setComposing] = useState(false);
  /** What has just been added or dropped. */
  const [news, setNews] = useState('');
  const found = useFound(choices, typed, chosen);
  const titleOf = (value: string) => choices.find((choice) => choice.value === value)?.title ?? value;

  const changed = useEffectEvent(() => onChoose());
  const before = useRef(chosen);
  // When the form has the fields of the choice.
  useEffect(() => {
    if (before.current === chosen) return;
    before.current = chosen;
    changed();
  }, [chosen]);
  useEffect(() => {
    list.current?.children[at]?.scrollIntoView({ block: 'nearest' });
  }, [at]);

  const choose = ({ value, title }: ComboChoice) => {
    setChosen(add(chosen, value));
    setTyped('');
    setAt(-1);
    setNews(`${title} 추가`);
  };
  const drop = (value: string) => {
    setChosen(chosen.filter((one) => one !== value));
    setNews(`${titleOf(value)} 뺌`);
    input.current?.focus();
  };
  const type = (text: string) => {
    setTyped(text);
    setOpen(true);
    setAt(text.trim() === '' ? -1 : 0);
    setNews('');
  };
  const press = (event: KeyboardEvent) => {
    const { key } = event;
    if (inSyllable(event)) {
      // It ends the syllable and sends nothing.
      if (key === 'Enter') event.preventDefault();
      return;
    }
    const choice = found[at];
    if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      const step = key === 'ArrowDown' ? 1 : -1;
      if (found.length > 0) setAt(open ? (at + step + found.length) % found.length : 0);
    } else if (key === 'Enter' && (typed !== '' || (open && choice))) {
      event.preventDefault();
      if (open && choice) choose(choice);
    } else if (key === 'Escape' && (open || typed !== '')) {
      // Or the dialog around it would close.
      event.preventDefault();
      setOpen(false);
      setTyped('');
      setAt(-1);
    } else if (key === 'Backspace' && typed === '') {
      const last = chosen.at(-1);
      if (last !== undefined) drop(last);
    }
  };

  const pick = useEffectEvent((index: number) => {
    const choice = found[index];
    if (choice) choose(choice);
  });
  useEffect(() => {
    const options = list.current;
    // The focus stays where it is typed.
    const hold = (event: MouseEvent) => event.preventDefault();
    const click = ({ target }: MouseEvent) =>
      pick(
        [...(options?.children ?? [])].findIndex(
          (option) => target instanceof Node && option.contains(target),
        ),
      );
    options?.addEventListener('mousedown', hold);
    options?.addEventListener('click', click);
    return () => {
      options?.removeEventListener('mousedown', hold);
      options?.removeEventListener('click', click);
    };
  }, []);

  const shown = open && found.length > 0;
  return (
    <div className={styles.field}>
      {chosen.map((value) => (
        <input key={value} type="hidden" name={name} value={value} />
      ))}
      <label htmlFor={id} className={styles.label}>
        {label}
      </label>
      {chosen.length > 0 && (
        <ul className={styles.chosen} aria-label={`고른 ${label}`}>
          {chosen.map((value) => (
            <li key={value}>
              <button type="button" className={`chip ${styles.chip}`} onClick={() => drop(value)}>
                {titleOf(value)}
                <span className="hidden-text"> 빼기</span>
                <span aria-hidden="true">✕</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.box}>
        <input
          ref={input}
          id={id}
          role="combobox"
          type="text"
          className={styles.input}
          placeholder={placeholder}
          value={typed}
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="done"
          aria-autocomplete="list"
          aria-expanded={shown}
          aria-controls={`${id}-list`}
          aria-activedescendant={shown && at >= 0 ? `${id}-${at}` : undefined}
          onChange={({ currentTarget }) => type(currentTarget.value)}
          onCompositionStart={() => setComposing(true)}
          onCompositionEnd={() => setComposing(false)}
          onFocus={() => setOpen(true)}
          onClick={() => setOpen(true)}
          onBlur={() => setOpen(false)}
          onKeyDown={press}
        />
        <div
          ref={list}
          id={`${id}-list`}
          role="listbox"
          aria-label={label}
          className={styles.list}
          hidden={!shown}
        >
          {found.map((choice, index) => (
            <div
              key={choice.value}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === at}
              className={styles.option}
            >
              <span>
                {choice.title} <span className={styles.note}>{choice.note}</span>
              </span>
              {choice.count && <span className={styles.count}>{choice.count}</span>}
            </div>
          ))}
        </div>
        {open && typed.trim() !== '' && found.length === 0 && (
          <p className={`${styles.list} ${styles.none}`}>
            찾는 곳이 없어요. 시·도 이름이나 영어로도 찾아보세요.
          </p>
        )}
      </div>
      <p role="status" className="hidden-text">
        {news || (open && typed !== '' && !composing ? `${found.length}곳` : '')}
      </p>
    </div>
  );
};
