import { Button } from '../../../ui/button.tsx';
import { Stack } from '../../../ui/layout.tsx';
import styles from './location-field.module.css';
import { MOVE_IT } from './location-map.tsx';
import type { RealtyForm } from './use-realty-form.ts';

interface LocationSuretyProps {
  form: RealtyForm;
  /** Where the pin was put by itself: '도시'; '' where its lister put it. */
  middleOf: string;
  /** Too far from any home to be said to be about there. */
  far: boolean;
  /** The ids of what describes what is wrong. */
  describedBy: string | undefined;
  onSure: (words: string) => void;
}

/** Of a pin that nobody has moved: that it is about there has to be said, or the pin be moved. */
export const LocationSurety = ({ form, middleOf, far, describedBy, onSure }: LocationSuretyProps) => {
  const about = form.values.locationBy === 'about';
  return (
    <Stack className={styles.surety}>
      <p>
        {middleOf && `${middleOf} 가운데에 핀을 놓았어요. `}
        {far
          ? `${MOVE_IT}.`
          : '핀을 집 위치로 옮겨 주세요. 정확하지 않아도 되면 ‘대략 여기예요’를 눌러 주세요.'}
      </p>
      {!far && (
        <Button
          name="location"
          aria-describedby={describedBy}
          aria-pressed={about}
          onClick={() => {
            form.change({ locationBy: about ? '' : 'about' });
            onSure(about ? '' : '대략 이 위치로 정했어요.');
          }}
        >
          {about && <span aria-hidden="true">✓</span>} 대략 여기예요
        </Button>
      )}
    </Stack>
  );
};
