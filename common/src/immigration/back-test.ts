import { ABILITIES } from './clb.ts';
import type { CrsProfile } from './crs.ts';
import type { RoundKind } from './rounds.ts';

/** Kinds of rounds for people of some occupations: who they are for somebody has to say themselves. */
export const OCCUPATION_KINDS = [
  ...(['health', 'stem', 'trades', 'transport', 'education', 'agriculture'] as const),
  ...(['physicians', 'managers', 'research', 'military'] as const),
] satisfies RoundKind[];

/** The lowest level in every ability for rounds of French. */
const FRENCH_LEVEL = 7;

export interface PastRound {
  number: string;
  /** YYYY-MM-DD. */
  date: string;
  kind: RoundKind;
  /** The lowest score that was invited. */
  crs: number;
}

type Known = Pick<CrsProfile, 'canadianYears' | 'french' | 'nomination' | 'certificate'>;

/**
 * Whether a round was for somebody, as far as a profile tells: the programme has more conditions than these.
 * @param occupations Of which kinds their occupation is, by their own words
 */
export const isFor = (
  kind: RoundKind,
  { canadianYears, french, nomination, certificate }: Known,
  occupations: readonly string[],
): boolean => {
  switch (kind) {
    case 'general':
    case 'skilledWorker':
      return true;
    case 'cec':
      return canadianYears >= 1;
    case 'pnp':
      return nomination;
    case 'french':
      return french !== null && ABILITIES.every((ability) => french[ability] >= FRENCH_LEVEL);
    case 'tradesProgram':
      return certificate;
    default:
      return occupations.includes(kind);
  }
};

/** With the lowest score the moment of registration decides. */
export type Outcome = 'above' | 'tie' | 'below';

const outcomeOf = (score: number, crs: number): Outcome => {
  if (score === crs) return 'tie';
  return score > crs ? 'above' : 'below';
};

/**
 * How a score compares with the cut-offs of the rounds that were for somebody.
 * @param rounds Any; those that were for others are left out
 */
export const backTest = (
  rounds: readonly PastRound[],
  score: number,
  profile: Known,
  occupations: readonly string[],
): (PastRound & { outcome: Outcome; margin: number })[] =>
  rounds
    .filter(({ kind }) => isFor(kind, profile, occupations))
    .map((round) => ({ ...round, outcome: outcomeOf(score, round.crs), margin: score - round.crs }));
