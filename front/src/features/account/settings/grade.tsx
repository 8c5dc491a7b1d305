import { gradeTitle, ownGradeTitle, USER_LEVELS } from '@hanca/common/coupons.ts';
import { Tag } from '../../../ui/tag.tsx';
import styles from './page.module.css';

/** The member's grade, and what each of them gives. */
export const Grade = ({ level }: { level: number }) => (
  <>
    <p className="quiet">
      내 등급까지의 쿠폰을 모두 받을 수 있어요. 등급은 한카 운영진이 정하고, 바뀌면 메일로 알려 드려요.
    </p>
    <dl className={styles.grades}>
      {USER_LEVELS.map(({ value }) => (
        <div key={value} className={styles.grade} aria-current={value === level ? 'true' : undefined}>
          <dt>
            {ownGradeTitle(value)} {value === level && <Tag>내 등급</Tag>}
          </dt>
          <dd className="quiet">
            {gradeTitle(value) ? `${gradeTitle(value)} 쿠폰까지` : '등급이 정해지지 않은 쿠폰'}
          </dd>
        </div>
      ))}
    </dl>
  </>
);
