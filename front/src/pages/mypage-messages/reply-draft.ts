/** An answer that is not sent yet: it outlives its page, a reload and the end of a session. */
const keyOf = (messageId: number): string => `reply-to-${messageId}`;

/** The kept answer of this member; '' for none, and for what another member has left in this tab. */
export const keptReply = (messageId: number, member: number): string => {
  const [owner, ...text] = (sessionStorage.getItem(keyOf(messageId)) ?? '').split(':');
  return owner === String(member) ? text.join(':') : '';
};

/** Keeps an answer, or with '' forgets it. */
export const keepReply = (messageId: number, member: number, text: string): void => {
  if (text.trim()) sessionStorage.setItem(keyOf(messageId), `${member}:${text}`);
  else sessionStorage.removeItem(keyOf(messageId));
};
