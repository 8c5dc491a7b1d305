import styles from './chip.module.css';
import { Link } from './link.tsx';

interface Choice {
  href: string;
  title: string;
  chosen: boolean;
}

/** Choices of one thing as links: they work without scripts and are remembered in the address. */
export const Chips = ({ label, choices }: { label: string; choices: Choice[] }) => (
  <nav aria-label={label} className={`sideways ${styles.row}`}>
    {choices.map(({ href, title, chosen }) => (
      <Link key={title} to={href} className="chip" aria-current={chosen ? 'true' : undefined}>
        {title}
      </Link>
    ))}
  </nav>
);
