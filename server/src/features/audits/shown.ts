import { changedFields, isState, NAMES } from '@hanca/common/audits.ts';
import { excerptPair } from '@hanca/common/excerpts.ts';
import type { Change } from './change.ts';

/**
 * What an answer shows of a change: of an update its name and the fields that differ, also where whole records were
 * stored. Texts are cut to 200 characters around their first difference (of a record that came or went, the first 200),
 * so that an answer stays small however long they are.
 */
export const shownOf = (feature: string, { before, after }: Change): Change => {
  const from = isState(before) ? before : {};
  const to = isState(after) ? after : {};
  const names = new Set([...NAMES, ...changedFields(feature, from, to)]);
  const pairs = [...names].map((name) => [name, excerptPair(from[name], to[name])] as const);
  const side = (state: unknown, index: 0 | 1) =>
    isState(state)
      ? Object.fromEntries(
          pairs.filter(([name]) => Object.hasOwn(state, name)).map(([name, pair]) => [name, pair[index]]),
        )
      : null;
  return { before: side(before, 0), after: side(after, 1) };
};
