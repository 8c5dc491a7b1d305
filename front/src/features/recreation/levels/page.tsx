import { Head } from '../../../ui/head.tsx';
import { Link } from '../../../ui/link.tsx';
import { recreationPaths } from '../paths.ts';
import { PROGRAMS, WORDS } from './levels.ts';
import styles from './page.module.css';

/** The levels of swimming and skating lessons in Korean, and what they were called before. */
export const Component = () => (
  <div className={`wrap narrow ${styles.page}`}>
    <Head
      title="수영·스케이트 레벨 용어"
      description="Swim for Life, CanSkate 레벨이 어떤 나이와 실력인지, 예전 Red Cross 레벨과 어떻게 이어지는지 한국어로 설명해요."
      canonical={recreationPaths.levels}
    />
    <header>
      <p>
        <Link to={recreationPaths.calendar} className="lone-link">
          레크리에이션 등록 일정
        </Link>
      </p>
      <h1>수영·스케이트 레벨 용어</h1>
      <p>
        레벨이 맞지 않으면 첫날 수업을 받지 못할 수 있어요. 나이와 이어지는 레벨은 도시마다 조금 달라요.
        마지막에 받은 성적표를 보고, 헷갈리면 수영장에 레벨 확인(assessment)을 부탁하세요.
      </p>
    </header>
    {PROGRAMS.map(({ id, title, about, levels, sources }) => {
      const hasBefore = levels.some(({ before }) => before);
      return (
        <section key={id} className="part" aria-labelledby={id}>
          <h2 id={id}>{title}</h2>
          <p>{about}</p>
          <ul className={styles.levels}>
            {levels.map(({ name, who, what, before }) => (
              <li key={name}>
                <h3 lang="en">{name}</h3>
                <p>
                  {who} · {what}
                </p>
                {before && (
                  <p className="quiet">
                    예전 Red Cross: <span lang="en">{before}</span>
                  </p>
                )}
              </li>
            ))}
          </ul>
          {hasBefore && <p className="quiet">예전 레벨과는 꼭 같지 않아요. 대략 이어지는 단계를 적었어요.</p>}
          <p className="quiet">출처</p>
          <ul className={`quiet with-links ${styles.sources}`}>
            {sources.map(({ href, title: name }) => (
              <li key={href}>
                <a href={href} lang="en" rel="noopener noreferrer">
                  {name}
                </a>
              </li>
            ))}
          </ul>
        </section>
      );
    })}
    <section className="part" aria-labelledby="words">
      <h2 id="words">안내서에 자주 나오는 말</h2>
      <dl className={styles.words}>
        {WORDS.map(({ word, meaning }) => (
          <div key={word}>
            <dt lang="en">{word}</dt>
            <dd>{meaning}</dd>
          </div>
        ))}
      </dl>
    </section>
  </div>
);
