import type { Candidate } from '@hanca/common/contract/geo.ts';
import field from '../../../ui/form/fields.module.css';
import styles from './location-field.module.css';
import { MOVE_IT } from './location-map.tsx';

/** How exactly a candidate is known, in words; whether that is the house; how near the map shows it. */
export const PRECISIONS: Record<Candidate['precision'], { words: string; exact: boolean; zoom: number }> = {
  address: { words: '정확한 주소', exact: true, zoom: 17 },
  street: { words: '거리', exact: false, zoom: 16 },
  fsa: { words: '우편번호 지역', exact: false, zoom: 14 },
  city: { words: '도시', exact: false, zoom: 12 },
  province: { words: '주', exact: false, zoom: 7 },
};

interface CandidatesProps {
  candidates: Candidate[];
  chosen: Candidate | null;
  onChoose: (candidate: Candidate) => void;
}

/** Where an address may be, of which one is chosen. */
export const Candidates = ({ candidates, chosen, onChoose }: CandidatesProps) => (
  <fieldset className={styles.candidates}>
    <legend className={field.legend}>찾은 곳</legend>
    {candidates.map((candidate) => {
      const { words, exact } = PRECISIONS[candidate.precision];
      const { lat, lng } = candidate.geometry.location;
      return (
        <button
          key={`${candidate.formatted_address} ${lat} ${lng}`}
          type="button"
          aria-pressed={candidate === chosen}
          onClick={() => onChoose(candidate)}
        >
          <strong>{candidate.formatted_address}</strong>{' '}
          <span>{exact ? words : `${words} — ${MOVE_IT}`}</span>
        </button>
      );
    })}
  </fieldset>
);
