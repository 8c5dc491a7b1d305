import { screen } from '@testing-library/react';

/** What the save bar says of the last attempt, once it does; a message that says the same goes by itself. */
export const findProblem = (text: string | RegExp): Promise<HTMLElement> =>
  screen.findByText(text, { selector: '[role="status"]' });
