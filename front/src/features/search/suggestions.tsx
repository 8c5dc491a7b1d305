import type { Suggestion } from '@hanca/common/contract/search.ts';
import { type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useDeps } from '../../deps.ts';
import { Icon } from '../../ui/icon.tsx';
import styles from './suggestions.module.css';

/** Who types fast asks once, in milliseconds. */
const PAUSE_MS = 150;

interface SuggestionsProps {
  field: RefObject<HTMLInputElement | null>;
  /** Searches for words. */
  onSearch: (text: string) => void;
}

/** Keys that belong to a Korean syllable in the making. */
const inSyllable = (event: KeyboardEvent): boolean => event.isComposing || event.keyCode === 229;

/** What has been suggested for what is typed, in the middle of a syllable too; nothing where that cannot be had. */
const useSuggested = (typed: string): Suggestion[] => {
  const { call } = useDeps();
  const [{ found, of }, setFound] = useState<{ found: Suggestion[]; of: string }>({ found: [], of: '' });
  useEffect(() => {
    if (typed === '') return;
    const leaving = new AbortController();
    const fetchThem = () =>
      call((client) => client.search.suggest({ query: { keyword: typed } }), leaving.signal).then(
        (suggested) => {
          if (!leaving.signal.aborted) setFound({ found: suggested, of: typed });
        },
        () => undefined,
      );
    const timer = setTimeout(fetchThem, PAUSE_MS);
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [typed, call]);
  // What was suggested stays until there is better, so that nothing flickers.
  return typed !== '' && of !== '' ? found : [];
};

/** A list under the field of the search that is there already: the focus stays where it is typed. */
export const Suggestions = ({ field, onSearch }: SuggestionsProps) => {
  const id = useId();
  const navigate = useNavigate();
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [open, setOpen] = useState(false);
  /** Which of the list the keys have come to; -1 for none. */
  const [at, setAt] = useState(-1);
  const found = useSuggested(typed);
  const shown = open && found.length > 0;

  const close = () => {
    setOpen(false);
    setAt(-1);
  };
  const choose = ({ text, href }: Suggestion) => {
    close();
    if (href) {
      void navigate(href);
      return;
    }
    if (field.current) field.current.value = text;
    onSearch(text);
  };
  const type = useEffectEvent((text: string) => {
    setTyped(text.trim());
    setOpen(true);
    setAt(-1);
  });
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (inSyllable(event)) return;
    const chosen = found[at];
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      if (found.length === 0) return;
      event.preventDefault();
      const step = event.key === 'ArrowDown' ? 1 : -1;
      // One place more than there are: that of what was typed.
      setAt(shown ? ((at + 1 + step + found.length + 1) % (found.length + 1)) - 1 : 0);
      setOpen(true);
    } else if (event.key === 'Enter') {
      if (shown && chosen) {
        event.preventDefault();
        choose(chosen);
      } else close();
    } else if (event.key === 'Escape' && shown) {
      event.preventDefault();
      close();
    }
  });
  const leave = useEffectEvent(close);
  const pick = useEffectEvent((target: EventTarget | null) => {
    const index = [...(list.current?.children ?? [])].findIndex(
      (option) => target instanceof Node && option.contains(target),
    );
    const suggestion = found[index];
    if (suggestion) choose(suggestion);
  });

  useEffect(() => {
    const input = field.current;
    if (!input) return;
    const attached = new AbortController();
    const { signal } = attached;
    input.addEventListener('input', () => type(input.value), { signal });
    input.addEventListener('keydown', press, { signal });
    input.addEventListener('blur', () => leave(), { signal });
    // The focus stays where it is typed.
    list.current?.addEventListener('mousedown', (event) => event.preventDefault(), { signal });
    list.current?.addEventListener('click', ({ target }) => pick(target), { signal });
    input.setAttribute('role', 'combobox');
    input.setAttribute('aria-autocomplete', 'list');
    // What was typed before this was there.
    if (input.value !== input.defaultValue) type(input.value);
    return () => attached.abort();
  }, [field]);
  useEffect(() => {
    const input = field.current;
    input?.setAttribute('aria-expanded', String(shown));
    input?.setAttribute('aria-controls', `${id}-list`);
    if (shown && at >= 0) input?.setAttribute('aria-activedescendant', `${id}-${at}`);
    else input?.removeAttribute('aria-activedescendant');
  }, [field, id, shown, at]);

  return (
    <div
      ref={list}
      id={`${id}-list`}
      role="listbox"
      aria-label="검색어 제안"
      className={styles.list}
      hidden={!shown}
    >
      {found.map((suggestion, index) => (
        <div
          key={`${suggestion.href} ${suggestion.text}`}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === at}
          className={styles.option}
        >
          <Icon name={suggestion.href ? 'right' : 'search'} size={18} />
          <span>{suggestion.text}</span>
        </div>
      ))}
    </div>
  );
};
