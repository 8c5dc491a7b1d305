/** One of several, as inputs offer it. */
export interface Choice<Id> {
  id: Id;
  name: string;
}

/** The values of a list of the contract as choices. */
export const choicesOf = <V>(values: readonly { value: V; title: string }[]): Choice<V>[] =>
  values.map(({ value, title }) => ({ id: value, name: title }));

/** No choice, in a filter. */
export const noFilter = { value: '', text: '전체' } as const;
