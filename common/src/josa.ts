const pairs: Record<string, readonly [closed: string, open: string]> = {
  '을(를)': ['을', '를'],
  '이(가)': ['이', '가'],
  '은(는)': ['은', '는'],
  '과(와)': ['과', '와'],
};

const FIRST = '가'.codePointAt(0) ?? 0;
const LAST = '힣'.codePointAt(0) ?? 0;
/** Every 28th syllable of the block has no final consonant. */
const FINALS = 28;

/** Particles by the final consonant of the syllable before them, or before a remark in brackets: '포스팅을(를)' to '포스팅을'. */
export const josa = (text: string): string =>
  text.replace(
    /(.)(\([^()]*\))?(을\(를\)|이\(가\)|은\(는\)|과\(와\))/gu,
    (all, before: string, remark: string | undefined, particle: string) => {
      const code = before.codePointAt(0) ?? 0;
      const pair = pairs[particle];
      if (!pair || code < FIRST || code > LAST) return all;
      return before + (remark ?? '') + ((code - FIRST) % FINALS > 0 ? pair[0] : pair[1]);
    },
  );
