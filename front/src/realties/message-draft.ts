/** What a member has typed to a lister and not sent yet: it outlives the dialog, a reload and the end of a session. */
const keyOf = (realtyId: number): string => `message-to-${realtyId}`;

/** The kept text of this member; '' for none, and for what another member has left in this tab. */
export const keptMessage = (realtyId: number, userId: number): string => {
  const [owner, ...text] = (sessionStorage.getItem(keyOf(realtyId)) ?? '').split(':');
  return owner === String(userId) ? text.join(':') : '';
};

/** Keeps a text, or with '' forgets it. */
export const keepMessage = (realtyId: number, userId: number, text: string): void => {
  if (text.trim()) sessionStorage.setItem(keyOf(realtyId), `${userId}:${text}`);
  else sessionStorage.removeItem(keyOf(realtyId));
};
