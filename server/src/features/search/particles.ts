/** By the final consonant of the syllable before: with one, without one, either. */
const AFTER_CONSONANT = ['을', '은', '이', '과', '으로', '이랑', '이나', '으로는', '이라는'];
const AFTER_VOWEL = ['를', '는', '가', '와', '로', '랑', '로는', '라는'];
const AFTER_EITHER = ['의', '에', '에서', '에는', '에도', '에서는', '에서도', '에게', '에게서'];
const OTHERS = ['도', '만', '까지', '부터', '처럼', '보다', '하고', '마다'];

/** The longest first. */
const particles = [...AFTER_CONSONANT, ...AFTER_VOWEL, ...AFTER_EITHER, ...OTHERS].sort(
  (a, b) => b.length - a.length,
);

const FIRST = '가'.charCodeAt(0);
const LAST = '힣'.charCodeAt(0);
const FINALS = 28;
/** 로 comes after it as after a vowel. */
const RIEUL = 8;

const follows = (particle: string, syllable: string): boolean => {
  const code = syllable.charCodeAt(0);
  // Latin letters and digits are read in ways that nobody can tell.
  if (code < FIRST || code > LAST) return true;
  const final = (code - FIRST) % FINALS;
  if (AFTER_CONSONANT.includes(particle)) return final > 0;
  return !AFTER_VOWEL.includes(particle) || final === 0 || (particle.startsWith('로') && final === RIEUL);
};

/**
 * A word without the particle at its end: 렌트를, 밴쿠버의. What is left has two syllables, one where nothing but an object
 * ends like that: 방을.
 */
export const withoutParticle = (word: string): string => {
  for (const particle of particles) {
    const stem = word.slice(0, -particle.length);
    const least = particle === '을' || particle === '를' ? 1 : 2;
    if (word.endsWith(particle) && stem.length >= least && follows(particle, stem.slice(-1))) return stem;
  }
  return word;
};
