import type { RealtyForm } from './use-realty-form.ts';
import { fieldNames } from './values.ts';
import styles from './wrong-fields.module.css';

/** How many fields are wrong, and the way to each. */
export const WrongFields = ({ form: { errors, steps } }: { form: RealtyForm }) => {
  const wrong = fieldNames.flatMap((name) => (errors[name] ? [{ name, text: errors[name] }] : []));
  return (
    <div className={styles.wrong}>
      <p role="status">{wrong.length > 0 && `확인할 항목이 ${wrong.length}개 있어요`}</p>
      {wrong.length > 0 && (
        <ul>
          {wrong.map(({ name, text }) => (
            <li key={name}>
              <a
                href={`#${name}`}
                onClick={(event) => {
                  event.preventDefault();
                  steps.show(name);
                }}
              >
                {text}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
};
