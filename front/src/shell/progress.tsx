import { useNavigation } from 'react-router-dom';
import styles from './shell.module.css';

/** Says that the next page is on its way, and `told` when it is there. */
export const Progress = ({ told }: { told: string }) => {
  const { state } = useNavigation();
  return (
    <div role="status">
      {state !== 'idle' && <div className={styles.progress} />}
      <span className="hidden-text">{state === 'idle' ? told : '불러오는 중이에요'}</span>
    </div>
  );
};
