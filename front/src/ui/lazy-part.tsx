import { Component, type ComponentType, type ReactNode, useState } from 'react';
import { Button } from './button.tsx';
import { focusBehind } from './focus-on.ts';
import styles from './lazy-part.module.css';
import { useCode } from './use-code.ts';

/** Shows nothing any more once something in it has thrown. */
class Boundary extends Component<{ onThrow: () => void; children: ReactNode }, { thrown: boolean }> {
  override state = { thrown: false };
  static getDerivedStateFromError = () => ({ thrown: true });
  override componentDidCatch() {
    this.props.onThrow();
  }
  override render() {
    return !this.state.thrown && this.props.children;
  }
}

/** After a release the code of the page before is gone. */
export const RELOAD_HINT = '계속 안 되면 페이지를 새로 고쳐 주세요.';

interface LazyPartProps<P> {
  /** The same function every time. */
  fetchCode: () => Promise<ComponentType<P>>;
  /** Renders the component once its code is there. */
  children: (Part: ComponentType<P>) => ReactNode;
  /** What is missing where it cannot be fetched or fails, and what is possible without it, in sentences. */
  failure: ReactNode;
  /** Shown until the code is there. */
  waiting?: ReactNode;
  /** Whether that stays where it cannot be fetched. */
  stays?: boolean;
}

/**
 * A part of a page whose code comes after the page. Where that cannot be fetched, or what it renders throws, the rest
 * of the page stays as it is and the part can be tried again.
 */
export const LazyPart = <P,>({ fetchCode, children, failure, waiting, stays = false }: LazyPartProps<P>) => {
  const { Code, failures, load, fail } = useCode(fetchCode, true);
  /** Which failure is being tried again. */
  const [retried, setRetried] = useState(0);
  if (Code) return <Boundary onThrow={fail}>{children(Code)}</Boundary>;
  const retrying = retried === failures;
  const retry = () => {
    if (retrying) return;
    setRetried(failures);
    load();
  };
  return (
    <>
      {(failures === 0 || stays) && waiting}
      {failures > 0 && (
        <div ref={focusBehind} className={styles.failed}>
          <div role="alert">
            <p>{failure}</p>
            {failures > 1 && <p>{RELOAD_HINT}</p>}
          </div>
          <Button aria-disabled={retrying} onClick={retry}>
            {retrying ? '불러오는 중…' : '다시 시도'}
          </Button>
        </div>
      )}
    </>
  );
};
