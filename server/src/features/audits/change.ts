import { changedFields, isAudited, isState, NAMES, WITHHELD } from '@hanca/common/audits.ts';

/** Two states of a record, null where there was none. */
export interface Change {
  before: unknown;
  after: unknown;
}

type Fields = Record<string, unknown>;

const only = (state: Fields, names: readonly string[]): Fields =>
  Object.fromEntries(names.filter((name) => Object.hasOwn(state, name)).map((name) => [name, state[name]]));

const auditedOf = (feature: string, state: Fields): Fields =>
  only(
    state,
    Object.keys(state).filter((name) => isAudited(feature, name)),
  );

/**
 * What is stored of a change. In: both states as staff see them. Out: of an update its name and the fields that differ,
 * of a record that came or went all that do not follow from others; null where nothing differs.
 */
export const changeOf = (feature: string, { before, after }: Change): Change | null => {
  if (!isState(before) || !isState(after)) {
    if (isState(before)) return { before: auditedOf(feature, before), after: null };
    return isState(after) ? { before: null, after: auditedOf(feature, after) } : null;
  }
  const changed = changedFields(feature, before, after);
  if (changed.length === 0) return null;
  const names = [...NAMES, ...changed];
  return { before: only(before, names), after: only(after, names) };
};

/**
 * The same with what staff do not see: by its name, without its values. In: the change as staff see it, and both states
 * as the record's owner sees them.
 */
export const withWithheld = (feature: string, change: Change | null, own: Change): Change | null => {
  if (!isState(own.before) || !isState(own.after)) return change;
  const names = changedFields(feature, own.before, own.after).filter(
    (name) => !isState(change?.after) || !Object.hasOwn(change.after, name),
  );
  if (names.length === 0) return change;
  const withheld = Object.fromEntries(names.map((name) => [name, WITHHELD]));
  const side = (own: Fields, shown: unknown) => ({
    ...(isState(shown) ? shown : only(own, NAMES)),
    ...withheld,
  });
  return { before: side(own.before, change?.before), after: side(own.after, change?.after) };
};
