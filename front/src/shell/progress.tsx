import { useNavigation } from 'react-router-dom';
import styles from './shell.module.css';

/** Says that the next page is on its way. */
export const Progress = () => {
  const { state } = useNavigation();
  return (
    <div role="status">
      {state !== 'idle' && (
        <>
          <div className={styles.progress} />
          <span className="hidden-text">불러오는 중이에요</span>
        </>
      )}
    </div>
  );
};
