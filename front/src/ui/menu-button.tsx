import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Link } from './link.tsx';
import styles from './menu-button.module.css';

export type MenuItem = { title: string; careful?: boolean } & ({ to: string } | { onChoose: () => void });

interface MenuButtonProps {
  /** What the menu is of. */
  label: string;
  items: MenuItem[];
}

/** Which item a key leads to; null for keys that lead to none. */
const nextIndex = (key: string, at: number, count: number): number | null => {
  if (key === 'ArrowDown') return (at + 1) % count;
  if (key === 'ArrowUp') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
};

const itemsIn = (root: HTMLElement | null): HTMLElement[] => [
  ...(root?.querySelectorAll<HTMLElement>('[role=menuitem]') ?? []),
];

/** A button with a menu under it, or above where there is more room: arrow keys move in it, Escape leads back. */
export const MenuButton = ({ label, items }: MenuButtonProps) => {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const [above, setAbove] = useState(false);
  const first = useRef(0);

  useEffect(() => {
    if (!open) return;
    itemsIn(root.current)[first.current]?.focus();
    const closeOutside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [open]);

  const show = (index: number) => {
    const { top = 0, bottom = 0 } = button.current?.getBoundingClientRect() ?? {};
    const under = window.innerHeight - bottom;
    setAbove(under < 300 && top > under);
    first.current = index;
    setOpen(true);
  };
  const close = () => {
    setOpen(false);
    button.current?.focus();
  };
  const openByKey = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    show(event.key === 'ArrowDown' ? 0 : items.length - 1);
  };
  const move = (event: KeyboardEvent) => {
    // With Tab the focus goes on from the button.
    if (event.key === 'Escape' || event.key === 'Tab') close();
    const all = itemsIn(root.current);
    const at = all.findIndex((item) => item.matches(':focus'));
    const next = nextIndex(event.key, at, all.length);
    if (next === null) return;
    event.preventDefault();
    all[next]?.focus();
  };

  return (
    <div ref={root} className={open ? `${styles.root} ${styles.open}` : styles.root}>
      <button
        ref={button}
        type="button"
        className={`icon-button ${styles.button}`}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        aria-label={label}
        onClick={() => (open ? close() : show(0))}
        onKeyDown={openByKey}
      >
        <svg viewBox="0 0 24 24" width="22" height="22" fill="currentColor" aria-hidden="true">
          <circle cx="5" cy="12" r="2" />
          <circle cx="12" cy="12" r="2" />
          <circle cx="19" cy="12" r="2" />
        </svg>
      </button>
      {open && (
        <div
          id={id}
          role="menu"
          tabIndex={-1}
          aria-label={label}
          className={above ? `${styles.menu} ${styles.above}` : styles.menu}
          onKeyDown={move}
        >
          {items.map((item) =>
            'to' in item ? (
              <Link key={item.title} to={item.to} role="menuitem" tabIndex={-1}>
                {item.title}
              </Link>
            ) : (
              <button
                key={item.title}
                type="button"
                role="menuitem"
                tabIndex={-1}
                className={item.careful ? styles.careful : undefined}
                onClick={() => {
                  close();
                  item.onChoose();
                }}
              >
                {item.title}
              </button>
            ),
          )}
        </div>
      )}
    </div>
  );
};
