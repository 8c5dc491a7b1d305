import type { CrsProfile, CrsScore, PartId } from '@hanca/common/immigration/crs.ts';
import { dayText } from '@hanca/common/immigration/days.ts';
import { paths } from '../../../paths.ts';
import { Link } from '../../../ui/link.tsx';
import { educationTitles, partTitles, sectionTitles, studyTitles } from '../words.ts';
import styles from './result.module.css';

const languageTitles = { english: '영어', french: '프랑스어' };

const yearsText = (years: number): string => (years > 0 ? `${years}년` : '1년 미만');

/** What of a profile a part is reckoned by, in a word; '' where its name says it. */
const noteOf = (id: PartId, profile: CrsProfile, first: CrsScore['first']): string => {
  const notes: Partial<Record<PartId, string>> = {
    age: `만 ${profile.age}세`,
    education: educationTitles[profile.education],
    firstLanguage: profile[first] ? languageTitles[first] : '성적 없음',
    secondLanguage:
      profile.english && profile.french
        ? languageTitles[first === 'english' ? 'french' : 'english']
        : '성적 없음',
    canadianWork: yearsText(profile.canadianYears),
    spouseEducation: profile.spouse ? educationTitles[profile.spouse.education] : '',
    spouseLanguage: profile.spouse?.levels ? '' : '성적 없음',
    spouseWork: yearsText(profile.spouse?.canadianYears ?? 0),
    transferForeign: `해외 ${yearsText(profile.foreignYears)}`,
    study: studyTitles[profile.study],
  };
  return notes[id] ?? '';
};

/** The score, part by part. */
export const Result = ({ score, profile }: { score: CrsScore; profile: CrsProfile }) => (
  <div className={styles.result}>
    <p className={styles.total}>
      <span>내 CRS 점수</span> <strong>{score.total}점</strong> <span>1,200점 만점</span>
    </p>
    {!profile.english && !profile.french && (
      <p className="warning">
        Express Entry에 등록하려면 공인 언어 성적이 있어야 해요. 지금은 언어를 0점으로 셌어요.
      </p>
    )}
    {score.sections.map((section) => (
      <table key={section.id} className={styles.section}>
        <caption className="hidden-text">{sectionTitles[section.id]} 점수</caption>
        <thead>
          <tr>
            <th scope="col">{sectionTitles[section.id]}</th>
            <td>
              <strong>{section.points}</strong> / {section.max}
            </td>
          </tr>
        </thead>
        <tbody>
          {section.parts.map(({ id, points, max }) => (
            <tr key={id}>
              <th scope="row">
                {partTitles[id]} <small>{noteOf(id, profile, score.first)}</small>
              </th>
              <td>
                {points} / {max}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    ))}
    <p className={styles.source}>
      {profile.english &&
        profile.french &&
        `점수가 더 높은 ${languageTitles[score.first]}를 제1공용어로 셌어요. `}
      영역의 합이 영역 최대를 넘으면 최대까지만 더해요. {dayText(score.grid)}부터 쓰는{' '}
      <Link to={paths.crsGrid}>IRCC 점수표</Link>로 계산했어요.
    </p>
  </div>
);
