import { Component, type ComponentType, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { fetchAgain } from './fetch-code.ts';
import styles from './lazy-part.module.css';

interface LazyPartProps<P> {
  fetchCode: () => Promise<ComponentType<P>>;
  /** Renders the component once its code is there. */
  children: (Part: ComponentType<P>) => ReactNode;
  /** What is missing where it cannot be fetched or fails, and what is possible without it, in sentences. */
  failure: ReactNode;
  /** Stands there until the code is there. */
  waiting?: ReactNode;
}

interface LazyPartState<P> {
  Part: ComponentType<P> | null;
  /** How often it has failed since it last worked. */
  failures: number;
}

/**
 * A part of a page whose code comes after the page. Where that cannot be fetched, or what it renders throws, the rest
 * of the page stays as it is and the part can be tried again.
 */
export class LazyPart<P> extends Component<LazyPartProps<P>, LazyPartState<P>> {
  override state: LazyPartState<P> = { Part: null, failures: 0 };

  static getDerivedStateFromError = () => ({ Part: null, failures: 1 });

  override componentDidMount() {
    this.show(this.props.fetchCode());
  }

  private show(fetching: Promise<ComponentType<P>>) {
    fetching.then(
      (Part) => this.setState({ Part, failures: 0 }),
      () => this.setState(({ failures }) => ({ failures: failures + 1 })),
    );
  }

  override render() {
    const { children, failure, waiting } = this.props;
    const { Part, failures } = this.state;
    if (Part) return children(Part);
    if (failures === 0) return waiting;
    return (
      <div className={styles.failed} role="alert">
        <p>{failure}</p>
        {/* After a release the code of the page before is gone. */}
        {failures > 1 && <p>계속 안 되면 페이지를 새로 고쳐 주세요.</p>}
        <Button onClick={() => this.show(fetchAgain(this.props.fetchCode))}>다시 시도</Button>
      </div>
    );
  }
}
