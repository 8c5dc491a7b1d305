import { landmarks } from '../../db/schema/landmarks.ts';
import { cachedRead } from '../../http/cached-read.ts';

/** All of them: some hundred, as staff enter them one by one. */
export const readLandmarks = cachedRead(['landmarks'], (db) =>
  db
    .select({
      kind: landmarks.kind,
      title: landmarks.title,
      titleEn: landmarks.titleEn,
      regionId: landmarks.regionId,
      location: landmarks.location,
    })
    .from(landmarks),
);
