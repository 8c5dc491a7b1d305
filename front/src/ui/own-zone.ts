let own: string | undefined;

/** The zone of this browser's clocks: for what no server renders. */
export const ownZone = (): string => {
  own ??= new Intl.DateTimeFormat().resolvedOptions().timeZone;
  return own;
};
