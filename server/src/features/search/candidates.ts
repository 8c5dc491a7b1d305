/** A record that a search finds, as far as its order needs it. */
export interface Candidate {
  id: number;
  title: string;
  regionId: string;
  /** Of what a flyer offers, not of a flyer. */
  isItem?: boolean;
}

/** How a kind is found: how many there are, and those that may come first. */
export interface Found {
  count: number;
  candidates: Candidate[];
}
