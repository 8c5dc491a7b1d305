import type { Candidate } from '@hanca/common/contract/geo.ts';
import { sameAddress } from '@hanca/common/home-location.ts';
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
import { Row, Stack } from '../../../ui/layout.tsx';
import { Candidates, PRECISIONS } from './candidates.tsx';
import { currentPosition } from './current-position.ts';
import styles from './location-field.module.css';
import { LocationMap, MOVE_IT } from './location-map.tsx';
import { LocationSurety } from './location-surety.tsx';
import type { View } from './pin-map.tsx';
import type { RealtyForm } from './use-realty-form.ts';

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

/** The address, looked up, and the exact position by a pin. */
export const LocationField = ({ form }: LocationFieldProps) => {
  const { call } = useDeps();
  const { address, cityId, location, locationBy } = form.values;
  const [found, setFound] = useState<Found | null>(null);
  const [chosen, setChosen] = useState<Candidate | null>(null);
  const [looking, setLooking] = useState<'address' | 'here' | null>(null);
  const [view, setView] = useState<View | null>(location && { ...location, zoom: PLACED_ZOOM });
  const [announcement, setAnnouncement] = useState('');
  const [unset, setUnset] = useState(false);
  const latest = useRef(0);
  /** The pin was put before there was an address: what is typed then is no other address. */
  const pinFirst = useRef(false);

  const choose = (candidate: Candidate) => {
    const { location: position } = candidate.geometry;
    const { exact, zoom } = PRECISIONS[candidate.precision];
    setChosen(candidate);
    pinFirst.current = false;
    setView({ ...position, zoom });
    form.change({ location: position, locationBy: exact ? 'address' : '' });
    setUnset(false);
    setAnnouncement(`지도에 핀을 놓았어요. ${exact ? '위치가 맞는지 확인해 주세요.' : `${MOVE_IT}.`}`);
  };

  const look = async () => {
    if (looking) return;
    if (address.trim() === '') {
      await form.check('address');
      return;
    }
    latest.current += 1;
    const mine = latest.current;
    setLooking('address');
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
      next = ended ? null : { state: 'failed', text: `위치를 찾지 못했어요. ${text}` };
    }
    setLooking(null);
    // The address was changed meanwhile: what was found belongs to another.
    if (mine !== latest.current) return;
    setFound(next);
    const [only, ...others] = next?.state === 'some' ? next.candidates : [];
    // An existing pin was set by the member.
    if (only && others.length === 0 && !location) choose(only);
    else if (next?.state === 'some')
      setAnnouncement(`후보 ${next.candidates.length}곳을 찾았어요. 하나를 골라 주세요.`);
  };

  /** A pin where nobody has looked yet. */
  const put = (position: View, words: string) => {
    setChosen(null);
    setUnset(false);
    pinFirst.current = address.trim() === '';
    form.change({ location: { lat: position.lat, lng: position.lng }, locationBy: '' });
    setAnnouncement(words);
  };

  const lookHere = async () => {
    if (looking) return;
    latest.current += 1;
    const mine = latest.current;
    setLooking('here');
    const here = await currentPosition();
    setLooking(null);
    if (mine !== latest.current) return;
    if ('problem' in here) return setFound({ state: 'failed', text: here.problem });
    const next = { ...here.position, zoom: PLACED_ZOOM };
    setFound(null);
    setView(next);
    put(next, '현재 위치에 핀을 놓았어요. 위치가 맞는지 확인해 주세요.');
  };

  const typeAddress = (text: string) => {
    if (sameAddress(text, address) || pinFirst.current) return form.change({ address: text });
    latest.current += 1;
    setFound(null);
    setChosen(null);
    if (location) {
      setUnset(true);
      setView(null);
    }
    form.change({ address: text, location: null, locationBy: '' });
  };

  const wrong = form.errors.location;
  const error = wrong && found?.state === 'some' && !location ? '찾은 곳 가운데 하나를 골라 주세요.' : wrong;
  const { describedBy, remarks } = useRemarks(undefined, error);
  const isUnsure = location !== null && (locationBy === '' || locationBy === 'about');
  const far = chosen?.precision === 'province';
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
        <Row>
          <Button
            {...(!isUnsure || far ? { name: 'location', 'aria-describedby': describedBy } : {})}
            aria-disabled={looking !== null}
            onClick={() => void look()}
          >
            <Icon name="pin" size={20} />
            {looking === 'address' ? '위치를 찾는 중…' : '위치 확인'}
          </Button>
          <Button aria-disabled={looking !== null} onClick={() => void lookHere()}>
            {looking === 'here' ? '현재 위치를 찾는 중…' : '현재 위치로'}
          </Button>
        </Row>
        {unset && !found && (
          <p className={styles.remark} role="status">
            주소가 바뀌어서 지도 위치를 지웠어요. 위치 확인을 다시 눌러 주세요.
          </p>
        )}
        {!isUnsure && remarks}
        {found?.state === 'failed' && (
          <p className={field.error} role="alert">
            {found.text}
          </p>
        )}
        {found?.state === 'some' && (
          <Candidates candidates={found.candidates} chosen={chosen} onChoose={choose} />
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
        {isUnsure && (
          <>
            <LocationSurety
              form={form}
              middleOf={chosen ? PRECISIONS[chosen.precision].words : ''}
              far={far}
              describedBy={describedBy}
              onSure={setAnnouncement}
            />
            {remarks}
          </>
        )}
        {view && (
          <LocationMap
            location={location}
            view={view}
            onMove={(position, words) => {
              pinFirst.current ||= address.trim() === '';
              form.change({ location: position, locationBy: 'pin' });
              setAnnouncement(words);
              setUnset(false);
            }}
            onMiddle={put}
          />
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
