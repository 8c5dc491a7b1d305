import { landmarks } from '../../db/schema/landmarks.ts';
import { kept } from '../../http/kept.ts';

/** All of them, some hundred. */
export const readLandmarks = kept(['landmarks'], (db) =>
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
