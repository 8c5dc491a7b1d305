import { type SubmitEvent, useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { waitForSyllable } from '../../ui/form/syllable.ts';
import { useAddressField } from '../../ui/form/use-address-field.ts';
import { useCode } from '../../ui/use-code.ts';
import { rememberSearch } from './recent-searches.ts';
import { KEYWORD_MAX, searchHref } from './search-address.ts';
import styles from './search-field.module.css';

const LABEL = '집, 글, 구인, 전단지, 쿠폰 찾기';

const fetchSuggestions = async () => (await import('./suggestions.tsx')).Suggestions;

/** Searches everything. Suggestions come to who has begun to type; it works without them, and without scripts. */
export const SearchField = ({ keyword }: { keyword: string }) => {
  const navigate = useNavigate();
  const field = useAddressField<HTMLInputElement>(keyword);
  const [wanted, setWanted] = useState(false);
  const { Code: Suggestions } = useCode(fetchSuggestions, wanted);
  const search = (text: string) => {
    const typed = text.trim();
    if (typed) rememberSearch(typed);
    // The keyboard of a phone gives way to what is found.
    field.current?.blur();
    void navigate(searchHref(typed));
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    search(field.current?.value ?? '');
  };
  // Who comes to search begins to type; after the shell has gone to the heading.
  useEffect(() => {
    if (keyword === '') queueMicrotask(() => field.current?.focus());
  }, [keyword, field]);
  return (
    <form action={paths.search} method="get" className={styles.form} onSubmit={submit}>
      <div className={styles.box}>
        <input
          ref={field}
          type="text"
          name="keyword"
          className={styles.input}
          aria-label={LABEL}
          placeholder={LABEL}
          defaultValue={keyword}
          maxLength={KEYWORD_MAX}
          inputMode="search"
          enterKeyHint="search"
          autoComplete="off"
          autoCorrect="off"
          spellCheck={false}
          onFocus={() => setWanted(true)}
          onKeyDown={waitForSyllable}
        />
        {Suggestions && <Suggestions field={field} onSearch={search} />}
      </div>
      <Button type="submit">검색</Button>
    </form>
  );
};
