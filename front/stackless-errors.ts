import type { Plugin } from 'vite';

const CLIENT = /\/react-dom\/cjs\/react-dom-client\.production\.js$/;
const THROWN = /(?<=\w+Exception = )Error\((formatProdErrorMessage\(\d+\))\)/g;
const COUNT = 5;

/**
 * React makes five errors as it starts, only to throw them to itself and to recognise them. For the stack of the first one
 * Chromium parses all of React once more where a debugger looks on, 20 to 40 ms here, and Lighthouse counts most of that four
 * times: more than half of the blocking time that it measured. Visitors never wait for it. So they are plain objects, which
 * have no stack. React's other errors are as they were.
 */
export const stacklessErrors = (): Plugin => ({
  name: 'stackless-errors',
  apply: 'build',
  transform: (code, id) => {
    if (!CLIENT.test(id)) return null;
    const found = code.match(THROWN)?.length ?? 0;
    if (found !== COUNT)
      throw new Error(`${id} makes ${found} errors as it starts, not ${COUNT}: look again`);
    return code.replace(THROWN, '{ message: $1 }');
  },
});
