import { dayOf } from '@hanca/common/immigration/days.ts';
import { useState } from 'react';
import { type Answers, noAnswers, parseAnswers } from './answers.ts';

/** In the local storage, once somebody wants it: on this device alone. */
const KEY = 'hanca.crs';

const read = (): Answers | null => {
  try {
    return parseAnswers(localStorage.getItem(KEY), dayOf(Date.now()));
  } catch {
    return null;
  }
};

const write = (answers: Answers | null): void => {
  try {
    if (answers) localStorage.setItem(KEY, JSON.stringify(answers));
    else localStorage.removeItem(KEY);
  } catch {
    // Storage can be switched off or full: the answers last as long as the page.
  }
};

/** The answers of the form, what changes them, and whether this device remembers them: only where somebody says so. */
export const useAnswers = () => {
  // What the server has rendered is replaced, not taken over: the first answers may differ from its.
  const [stored] = useState(read);
  const [answers, setAnswers] = useState(stored ?? noAnswers);
  const [remembered, setRemembered] = useState(stored !== null);
  const change = (next: Answers) => {
    setAnswers(next);
    if (remembered) write(next);
  };
  return {
    answers,
    remembered,
    change,
    remember: (wanted: boolean) => {
      setRemembered(wanted);
      write(wanted ? answers : null);
    },
    clear: () => {
      setAnswers(noAnswers);
      setRemembered(false);
      write(null);
    },
  };
};
