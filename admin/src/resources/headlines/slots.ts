import type { Category } from '@hanca/common/contract/geo.ts';
import { HEADLINE_SLOTS, type Headline } from '@hanca/common/contract/headlines.ts';
import { POST_TYPES_PID } from '@hanca/common/post-types.ts';
import { childrenOf, type RegionData } from '../../core/region-data.ts';

/** What stands in the number input of an empty slot (specification, validation rules). */
export const EMPTY = -1;

/** A slot as it is edited; which of the five it is follows from its place. */
export interface Slot {
  /** Stays with it when it moves. */
  key: number;
  /** The post's id as typed. */
  text: string;
  /** The post, where it is known already. */
  header: Headline['postHeader'];
  /** Why it could not be saved. */
  problem?: string;
}

/** The id that was typed, -1 for none; null for what is no id. */
export const postIdOf = (text: string): number | null => {
  const typed = text.trim();
  if (typed === '' || typed === String(EMPTY)) return EMPTY;
  return /^[1-9]\d{0,9}$/.test(typed) ? Number(typed) : null;
};

/** The five slots of a sub-category as they are stored. */
export const storedSlots = (stored: readonly Headline[], mapType: number): Slot[] =>
  Array.from({ length: HEADLINE_SLOTS }, (_, index) => {
    const headline = stored.find((each) => each.mapType === mapType && each.order === index + 1);
    return { key: index, text: String(headline?.postId ?? EMPTY), header: headline?.postHeader ?? null };
  });

/** Which of the slots differ from what is stored. */
export const changedSlots = (slots: readonly Slot[], stored: readonly Slot[]): boolean[] =>
  slots.map(({ text }, index) => postIdOf(text) !== postIdOf(stored[index]?.text ?? ''));

/** The ids of the posts in slots as they are stored. */
export const storedIds = (slots: readonly Slot[]): number[] =>
  slots.map(({ text }) => postIdOf(text) ?? EMPTY);

/** What is edited, over slots that were stored since: those that are as they were loaded become the newer ones. */
export const overNewer = (
  slots: readonly Slot[],
  loaded: readonly Slot[],
  newer: readonly Slot[],
): Slot[] => {
  const changed = changedSlots(slots, loaded);
  return slots.map((slot, index) => {
    const there = newer[index];
    return there && !changed[index] ? { ...there, key: slot.key } : slot;
  });
};

/** For every slot the number (from 1) of another one with the same post; 0 for none. */
export const twins = (slots: readonly Slot[]): number[] => {
  const ids = slots.map(({ text }) => postIdOf(text));
  return ids.map((id, index) =>
    id === null || id === EMPTY ? 0 : ids.findIndex((other, at) => other === id && at !== index) + 1,
  );
};

/**
 * The sub-categories of a post type, in their order. All of them: what the specification skips as the first is the
 * placeholder 'all' of value 0, which our lists do not hold (decisions, post types).
 */
export const subCategories = ({ categories }: RegionData, postType: number): Category[] => {
  const type = categories.find(({ pid, value }) => pid === POST_TYPES_PID && value === postType);
  return type ? childrenOf(categories, type.id) : [];
};
