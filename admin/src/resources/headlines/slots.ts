import type { Category } from '@hanca/common/contract/geo.ts';
import { HEADLINE_SLOTS, type Headline } from '@hanca/common/contract/headlines.ts';
import { POST_TYPES_PID } from '@hanca/common/post-types.ts';
import { childrenOf, type RegionData } from '../../core/region-data.ts';
import type { PostHeader } from './post-header.ts';

/** What the number input of an empty slot shows (specification, validation rules). */
export const EMPTY = -1;

/** A slot as it is edited; which of the five it is follows from its position. */
export interface Slot {
  /** Stays with it when it moves. */
  key: number;
  /** The post's id as typed. */
  text: string;
  /** The post, where it is known already. */
  header: PostHeader | null;
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

/** Which of the slots differ from others: from what is stored now, or from what their edit began from. */
export const changedSlots = (slots: readonly Slot[], others: readonly Slot[]): boolean[] =>
  slots.map(({ text }, index) => postIdOf(text) !== postIdOf(others[index]?.text ?? ''));

/** The ids of the posts in slots; -1 for what is no id. */
export const idsIn = (slots: readonly Slot[]): number[] => slots.map(({ text }) => postIdOf(text) ?? EMPTY);

/** Slots in edit over newer stored ones. In: what is edited, what that edit began from, what is stored now. */
export const rebased = (slots: readonly Slot[], base: readonly Slot[], stored: readonly Slot[]): Slot[] => {
  const edited = changedSlots(slots, base);
  const differs = changedSlots(slots, stored);
  return slots.map((slot, index) => {
    const now = stored[index];
    return !now || (edited[index] && differs[index]) ? slot : { ...now, key: slot.key };
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
