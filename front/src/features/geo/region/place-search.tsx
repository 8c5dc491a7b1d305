import { REGION } from '@hanca/common/reader-region.ts';
import { useMemo, useRef } from 'react';
import { ComboField } from '../../../ui/form/combo-field.tsx';
import type { Choices } from '../../realties/choices.ts';
import { placeChoices } from '../../realties/search/place-choices.ts';

interface PlaceSearchProps {
  choices: Choices;
  action: string;
  back: string;
}

/** Finds a place by its name in either language; the choice is sent at once. */
export const PlaceSearch = ({ choices, action, back }: PlaceSearchProps) => {
  const form = useRef<HTMLFormElement>(null);
  const places = useMemo(() => placeChoices({ ...choices, homes: [] }), [choices]);
  return (
    <form ref={form} action={action} method="get">
      <input type="hidden" name="back" value={back} />
      <ComboField
        name={REGION}
        label="도시·지역 이름으로 찾기"
        placeholder="버나비, North York, GTA"
        choices={places}
        defaultChosen={[]}
        add={(_, value) => [value]}
        onChoose={() => form.current?.requestSubmit()}
      />
    </form>
  );
};
