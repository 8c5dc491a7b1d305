import { useNavigation } from 'react-router-dom';
import styles from './shell.module.css';

/** Says that the next page is on its way, and `arrival` when it is there. */
export const Progress = ({ arrival }: { arrival: string }) => {
  const { state } = useNavigation();
  return (
    <div role="status">
      {state !== 'idle' && <div className={styles.progress} />}
      <span className="hidden-text">{state === 'idle' ? arrival : '불러오는 중이에요'}</span>
    </div>
  );
};
