import { isInCanada } from '@hanca/common/home-location.ts';

/** What a browser that does not know may still find out within these milliseconds. */
const WITHIN_MS = 15_000;

/**
 * Where this device is, as the browser says once its user allows it. Out: `lat,lng` to three digits, about 100 m, or in words why
 * there is none.
 */
export const here = (): Promise<{ near: string } | { problem: string }> =>
  new Promise((resolve) => {
    const unknown = { problem: '지금은 현재 위치를 알 수 없어요. 지역을 골라 주세요.' };
    if (!navigator.geolocation) return resolve(unknown);
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude: lat, longitude: lng } }) =>
        resolve(
          isInCanada({ lat, lng })
            ? { near: `${lat.toFixed(3)},${lng.toFixed(3)}` }
            : { problem: '지금 계신 곳이 캐나다가 아닌 것 같아요. 지역을 골라 주세요.' },
        ),
      ({ code, PERMISSION_DENIED }) =>
        resolve(
          code === PERMISSION_DENIED
            ? { problem: '브라우저에서 위치를 볼 수 없게 되어 있어요. 위치를 허용하거나 지역을 골라 주세요.' }
            : unknown,
        ),
      { enableHighAccuracy: false, timeout: WITHIN_MS, maximumAge: 300_000 },
    );
  });
