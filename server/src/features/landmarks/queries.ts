import { like, sql } from 'drizzle-orm';
import type { Executor } from '../../db/executor.ts';
import { prepared } from '../../db/prepared.ts';
import { landmarks } from '../../db/schema/landmarks.ts';

/** Those of a province, a few hundred at most: what is near is beyond the border of its city as often as not. */
export const findLandmarks = (db: Executor, provinceId: string) =>
  prepared(db, 'landmarks.province', (name) =>
    db
      .select({
        kind: landmarks.kind,
        title: landmarks.title,
        titleEn: landmarks.titleEn,
        location: landmarks.location,
      })
      .from(landmarks)
      .where(like(landmarks.regionId, sql.placeholder('start')))
      .prepare(name),
  ).execute({ start: `${provinceId}%` });
