import { ChipsField } from './fields.tsx';
import styles from './stated-field.module.css';

interface StatedFieldProps {
  label: string;
  name: string;
  /** 'true', 'false', or '' where nothing is said. */
  value: string;
  onChoose: (value: string) => void;
  /** Words for yes and no. */
  words?: readonly [yes: string, no: string];
  error?: string | undefined;
  hint?: string;
  wide?: boolean;
}

/**
 * A fact of three states in one line: its name, yes and no. What takes the choice back is in view only once there is
 * one; a keyboard finds it at any time.
 */
export const StatedField = ({
  onChoose,
  words = ['있어요', '없어요'],
  value,
  ...field
}: StatedFieldProps) => (
  <div className={value ? `${styles.stated} ${styles.said}` : styles.stated}>
    <ChipsField
      {...field}
      value={value}
      none="선택 안 함"
      choices={[
        { value: 'true', title: words[0] },
        { value: 'false', title: words[1] },
      ]}
      onChange={({ target }) => onChoose(target.value)}
    />
  </div>
);
