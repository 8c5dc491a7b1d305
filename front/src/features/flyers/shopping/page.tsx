import { type FormEvent, useRef } from 'react';
import { paths } from '../../../paths.ts';
import { Button, ButtonLink } from '../../../ui/button.tsx';
import { Empty } from '../../../ui/empty.tsx';
import { waitForSyllable } from '../../../ui/form/syllable.ts';
import { Head } from '../../../ui/head.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { Row } from '../../../ui/layout.tsx';
import { Link } from '../../../ui/link.tsx';
import { useHydrated } from '../../../ui/use-hydrated.ts';
import styles from './page.module.css';
import { type Line, shoppingList, useShoppingList } from './shopping-list.ts';

const AddForm = () => {
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const title = field.current?.value.trim() ?? '';
    if (!field.current || !title) return;
    shoppingList.add({ key: `own-${Date.now()}-${Math.random()}`, title, detail: '', href: '' });
    field.current.value = '';
  };
  return (
    <form className={styles.form} onSubmit={submit}>
      <input
        ref={field}
        aria-label="살 것"
        placeholder="살 것을 써 주세요"
        maxLength={80}
        autoComplete="off"
        onKeyDown={waitForSyllable}
      />
      <Button type="submit" tone="go">
        담기
      </Button>
    </form>
  );
};

const Lines = ({ lines }: { lines: readonly Line[] }) => (
  <ul className={styles.lines}>
    {lines.map(({ key, title, detail, href, done }) => (
      <li key={key} className={styles.line} data-done={done}>
        <label>
          <input type="checkbox" checked={done} onChange={() => shoppingList.toggle(key)} />
          <span>
            <span className={styles.title}>{title}</span>
            {detail && <span className={styles.detail}>{detail}</span>}
          </span>
        </label>
        {href && <Link to={href}>전단지</Link>}
        <button
          type="button"
          className="icon-button"
          aria-label={`${title} 지우기`}
          onClick={() => shoppingList.remove(key)}
        >
          <Icon name="close" />
        </button>
      </li>
    ))}
  </ul>
);

/** What somebody wants to buy: on the device alone, so that it is there in a shop without a network. */
export const Component = () => {
  const lines = useShoppingList();
  const hydrated = useHydrated();
  return (
    <div className={`wrap narrow ${styles.page}`}>
      <Head
        title="장보기 목록"
        description="전단지에서 담은 상품과 살 것을 적어 두는 목록이에요. 인터넷이 없어도 볼 수 있어요."
        unlisted
      />
      <h1>장보기 목록</h1>
      <p className={styles.lead}>이 기기에만 저장해요. 매장에서 인터넷이 안 돼도 볼 수 있어요.</p>
      <noscript>
        <p>이 목록은 스크립트를 켜야 쓸 수 있어요.</p>
      </noscript>
      {hydrated && (
        <>
          <AddForm />
          {lines.length > 0 ? (
            <>
              <Lines lines={lines} />
              <Row>
                <ButtonLink to={paths.flyerItems}>상품 찾기</ButtonLink>
                {lines.some(({ done }) => done) && (
                  <Button onClick={() => shoppingList.clearDone()}>산 것 지우기</Button>
                )}
              </Row>
            </>
          ) : (
            <Empty icon="flyer" title="아직 담은 것이 없어요" text="전단지에서 상품을 찾아 담아 보세요.">
              <ButtonLink to={paths.flyerItems}>상품 찾기</ButtonLink>
            </Empty>
          )}
        </>
      )}
    </div>
  );
};
