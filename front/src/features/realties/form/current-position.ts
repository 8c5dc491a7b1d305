import { isInCanada } from '@hanca/common/home-location.ts';
import { rounded } from '@hanca/common/pin-steps.ts';
import type { Position } from './values.ts';

const INSTEAD = '주소로 찾거나 지도에서 직접 골라 주세요.';

/** What a browser that does not know may still find out within these milliseconds. */
const WITHIN_MS = 15_000;

/** Where this device is, as the browser says once its user allows it. Out: a position in Canada, or in words why there is none. */
export const currentPosition = (): Promise<{ position: Position } | { problem: string }> =>
  new Promise((resolve) => {
    const unknown = { problem: `지금은 현재 위치를 알 수 없어요. ${INSTEAD}` };
    if (!navigator.geolocation) return resolve(unknown);
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const position = rounded({ lat: coords.latitude, lng: coords.longitude });
        const abroad = { problem: `지금 계신 곳이 캐나다가 아닌 것 같아요. ${INSTEAD}` };
        resolve(isInCanada(position) ? { position } : abroad);
      },
      ({ code, PERMISSION_DENIED }) => {
        const refused = {
          problem: `브라우저에서 위치를 볼 수 없게 되어 있어요. 위치를 허용하거나 ${INSTEAD}`,
        };
        resolve(code === PERMISSION_DENIED ? refused : unknown);
      },
      { enableHighAccuracy: true, timeout: WITHIN_MS, maximumAge: 60_000 },
    );
  });
