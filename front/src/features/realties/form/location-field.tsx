import type { Candidate } from '@hanca/common/contract/geo.ts';
import { useRef, useState } from 'react';
import { useDeps } from '../../../deps.ts';
import { statusOf } from '../../../failure.ts';
import { Button } from '../../../ui/button.tsx';
import field from '../../../ui/form/fields.module.css';
import { TextField } from '../../../ui/form/fields.tsx';
import { refuse } from '../../../ui/form/refusal.ts';
import { useRemarks } from '../../../ui/form/remarks.tsx';
import { inSyllable } from '../../../ui/form/syllable.ts';
import { Icon } from '../../../ui/icon.tsx';
import { Stack } from '../../../ui/layout.tsx';
import styles from './location-field.module.css';
import { LocationMap, MOVE_IT } from './location-map.tsx';
import type { View } from './pin-map.tsx';
import type { RealtyForm } from './use-realty-form.ts';

const precisionWords: Record<Candidate['precision'], { words: string; exact: boolean; zoom: number }> = {
  address: { words: '정확한 주소', exact: true, zoom: 17 },
  street: { words: '거리', exact: false, zoom: 16 },
  fsa: { words: '우편번호 지역', exact: false, zoom: 14 },
  city: { words: '도시', exact: false, zoom: 12 },
  province: { words: '주', exact: false, zoom: 7 },
};

const PLACED_ZOOM = 16;
/** Where the map opens when nothing is known: Vancouver. */
const NOWHERE: View = { lat: 49.2497, lng: -123.1193, zoom: 11 };

type Found =
  | { state: 'none' }
  | { state: 'failed'; text: string }
  | { state: 'some'; candidates: Candidate[] };

interface LocationFieldProps {
  form: RealtyForm;
}

/** Whether two addresses are one: blanks do not count. */
const sameAddress = (a: string, b: string): boolean =>
  a.replace(/\s+/g, ' ').trim() === b.replace(/\s+/g, ' ').trim();

/** The address, looked up, and the exact position by a pin. */
export const LocationField = ({ form }: LocationFieldProps) => {
  const { call } = useDeps();
  const { address, cityId, location } = form.values;
  const [found, setFound] = useState<Found | null>(null);
  const [chosen, setChosen] = useState<Candidate | null>(null);
  const [looking, setLooking] = useState(false);
  const [view, setView] = useState<View | null>(location && { ...location, zoom: PLACED_ZOOM });
  const [announcement, setAnnouncement] = useState('');
  const [unset, setUnset] = useState(false);
  const latest = useRef(0);

  const choose = (candidate: Candidate) => {
    const { location: position } = candidate.geometry;
    const { exact, zoom } = precisionWords[candidate.precision];
    setChosen(candidate);
    setView({ ...position, zoom });
    form.change({ location: position });
    setUnset(false);
    setAnnouncement(`지도에 핀을 놓았어요. ${exact ? '위치가 맞는지 확인해 주세요.' : `${MOVE_IT}.`}`);
  };

  const look = async () => {
    if (looking) return;
    if (address.trim() === '') {
      form.left('address');
      const line = form.props.ref.current?.elements.namedItem('address');
      if (line instanceof HTMLElement) line.focus();
      return;
    }
    latest.current += 1;
    const mine = latest.current;
    setLooking(true);
    setAnnouncement('');
    let next: Found | null;
    try {
      const query = { address, ...(cityId ? { cityId } : {}) };
      const { candidates } = await call((client) => client.geo.location({ query }));
      next = candidates.length > 0 ? { state: 'some', candidates } : { state: 'none' };
    } catch (error) {
      const refused = refuse(error, ['address']);
      const text = 'refusal' in refused ? refused.refusal.detail : (refused.errors.address ?? '');
      const ended = statusOf(error) === 401;
      if (ended) form.signedOut('location');
      next = ended ? null : { state: 'failed', text };
    }
    setLooking(false);
    // The address was changed meanwhile: what was found belongs to another.
    if (mine !== latest.current) return;
    setFound(next);
    const [only, ...others] = next?.state === 'some' ? next.candidates : [];
    // An existing pin was set by the member.
    if (only && others.length === 0 && !location) choose(only);
    else if (next?.state === 'some')
      setAnnouncement(`후보 ${next.candidates.length}곳을 찾았어요. 하나를 골라 주세요.`);
  };

  const typeAddress = (text: string) => {
    if (sameAddress(text, address)) return form.change({ address: text });
    latest.current += 1;
    setFound(null);
    setChosen(null);
    if (location) {
      setUnset(true);
      setView(null);
    }
    form.change({ address: text, location: null });
  };

  const wrong = form.errors.location;
  const error = wrong && found?.state === 'some' && !location ? '찾은 곳 가운데 하나를 골라 주세요.' : wrong;
  const { describedBy, remarks } = useRemarks(undefined, error);
  const remark = chosen && precisionWords[chosen.precision];
  return (
    <>
      <TextField
        {...form.text('address')}
        label="주소"
        required
        marked
        wide
        placeholder="예: 4567 Kingsway, Burnaby, BC V5H 2A9"
        hint="호수와 번지, 우편번호는 나에게만 보여요. 다른 사람에게는 거리와 동네까지만 보여 줘요."
        onChange={({ target }) => typeAddress(target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter' && !inSyllable(event)) void look();
        }}
      />
      <Stack className={styles.location}>
        <Button
          name="location"
          aria-describedby={describedBy}
          aria-disabled={looking}
          onClick={() => void look()}
        >
          <Icon name="pin" size={20} />
          {looking ? '위치를 찾는 중…' : '위치 확인'}
        </Button>
        {unset && !found && (
          <p className={styles.remark} role="status">
            주소가 바뀌어서 지도 위치를 지웠어요. 위치 확인을 다시 눌러 주세요.
          </p>
        )}
        {remarks}
        {found?.state === 'failed' && (
          <p className={field.error} role="alert">
            위치를 찾지 못했어요. {found.text}
          </p>
        )}
        {found?.state === 'some' && (
          <fieldset className={styles.candidates}>
            <legend className={field.legend}>찾은 곳</legend>
            {found.candidates.map((candidate) => {
              const { words, exact } = precisionWords[candidate.precision];
              const { lat, lng } = candidate.geometry.location;
              return (
                <button
                  key={`${candidate.formatted_address} ${lat} ${lng}`}
                  type="button"
                  aria-pressed={candidate === chosen}
                  onClick={() => choose(candidate)}
                >
                  <strong>{candidate.formatted_address}</strong>{' '}
                  <span>{exact ? words : `${words} — ${MOVE_IT}`}</span>
                </button>
              );
            })}
          </fieldset>
        )}
        {(found?.state === 'none' || found?.state === 'failed') && !view && (
          <Stack className={styles.none}>
            {found.state === 'none' && (
              <p role="status">
                이 주소를 찾지 못했어요. 우편번호나 도시 이름을 넣어 다시 찾거나, 지도에서 직접 골라 주세요.
              </p>
            )}
            <Button onClick={() => setView(NOWHERE)}>지도에서 직접 고르기</Button>
          </Stack>
        )}
        {view && (
          <>
            {remark && !remark.exact && (
              <p className={styles.remark}>
                {remark.words} 가운데에 핀을 놓았어요. {MOVE_IT}.
              </p>
            )}
            <LocationMap
              location={location}
              view={view}
              onMove={(position, words) => {
                form.change({ location: position });
                setAnnouncement(words);
                setUnset(false);
              }}
            />
          </>
        )}
        <p className={styles.privacy}>
          정확한 위치는 나만 볼 수 있어요. 다른 사람에게는 집이 들어 있는 반경 약 200m 원만 보여 줘요.
        </p>
        <p role="status" className="hidden-text">
          {announcement}
        </p>
      </Stack>
    </>
  );
};
