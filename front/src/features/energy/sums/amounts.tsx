import { grouped } from '@hanca/common/grouped.ts';
import { useState } from 'react';
import { typedAmount } from '../../../typed-amount.ts';
import { TextField } from '../../../ui/form/fields.tsx';

/** A number that is asked for: what it is called and counted in, and the most that makes sense. */
export interface Ask {
  label: string;
  unit: string;
  most: number;
  hint?: string;
}

/** What is typed into some fields, as numbers. In: what they begin with. Out: null for a field that has no number. */
export const useAmounts = <Name extends string>(asks: Record<Name, Ask>, first: Record<Name, string>) => {
  const [typed, setTyped] = useState(first);
  const read = (name: Name) => typedAmount(typed[name], asks[name].most, 4);
  const write = (name: Name, text: string) => setTyped((before) => ({ ...before, [name]: text }));
  const fieldOf = (name: Name) => {
    const { label, unit, most, hint } = asks[name];
    return (
      <TextField
        key={name}
        label={label}
        unit={unit}
        hint={hint}
        inputMode="decimal"
        autoComplete="off"
        value={typed[name]}
        onChange={({ target }) => write(name, target.value)}
        error={
          typed[name].trim() !== '' && read(name) === null
            ? `0에서 ${grouped(most)} 사이의 숫자로 적어 주세요.`
            : undefined
        }
      />
    );
  };
  return { read, write, fieldOf };
};
