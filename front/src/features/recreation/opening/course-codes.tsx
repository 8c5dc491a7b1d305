import { type FormEvent, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toasts.ts';
import { COURSES_MAX, courses, useCourses } from './courses.ts';
import styles from './page.module.css';

const copy = async (code: string) => {
  try {
    await navigator.clipboard.writeText(code);
    showToast(`‘${code}’을(를) 복사했어요.`);
  } catch {
    showToast('복사하지 못했어요. 번호를 길게 눌러 복사해 주세요.', 'alert');
  }
};

/** The codes of courses that somebody wants, the first choice first, to be copied when it begins. */
export const CourseCodes = ({ id }: { id: number }) => {
  const codes = useCourses(id);
  const field = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!field.current) return;
    courses.add(id, field.current.value);
    field.current.value = '';
  };
  return (
    <section className="part" aria-labelledby="codes">
      <h2 id="codes">내 수업 번호</h2>
      <p className="quiet">첫째로 원하는 수업부터 적어 두세요. 이 기기에만 저장해요.</p>
      {codes.length > 0 && (
        <ol className={styles.codes}>
          {codes.map((code) => (
            <li key={code}>
              <span className={styles.code}>{code}</span>
              <Button aria-label={`${code} 복사`} onClick={() => void copy(code)}>
                복사
              </Button>
              <Button aria-label={`${code} 지우기`} onClick={() => courses.remove(id, code)}>
                지우기
              </Button>
            </li>
          ))}
        </ol>
      )}
      {codes.length < COURSES_MAX && (
        <form className={styles.add} onSubmit={submit}>
          <input
            ref={field}
            aria-label="수업 번호"
            placeholder="예: 00123456"
            maxLength={60}
            autoComplete="off"
          />
          <Button type="submit">적어 두기</Button>
        </form>
      )}
    </section>
  );
};
