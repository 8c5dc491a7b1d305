// How the candidates of the pool of Express Entry are spread over scores.

/** Scores from and to, both included, in the order in which IRCC publishes them, the highest first. */
export const POOL_BANDS = [
  [601, 1200],
  [501, 600],
  [491, 500],
  [481, 490],
  [471, 480],
  [461, 470],
  [451, 460],
  [441, 450],
  [431, 440],
  [421, 430],
  [411, 420],
  [401, 410],
  [351, 400],
  [301, 350],
  [0, 300],
] as const satisfies readonly (readonly [from: number, to: number])[];
