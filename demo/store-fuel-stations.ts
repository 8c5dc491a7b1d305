import { fuelPrices, fuelStations } from '../server/src/db/schema/fuel.ts';
import type { Setting } from './setting.ts';

const HOUR_MS = 3600_000;
const SOURCE = '한카의 예시(실제 주유소와 가격이 아니에요)';

/** Stores stations with prices of the last hours. */
export const storeFuelStations = async ({ tx, content, now, memberId }: Setting): Promise<void> => {
  for (const { prices, ...one } of content.fuelStations) {
    const [row] = await tx
      .insert(fuelStations)
      .values({
        ...{ ...one, source: SOURCE, brand: one.brand ?? '', hours: one.hours ?? '' },
        membership: one.membership ?? false,
      })
      .returning({ id: fuelStations.id });
    if (!row) throw new Error(`${one.title} was not stored`);
    for (const { hoursAgo, members, ...price } of prices) {
      const whose = members ? members.map(memberId) : [null];
      const seenDate = new Date(now.getTime() - hoursAgo * HOUR_MS);
      await tx.insert(fuelPrices).values(
        whose.map((userId) => ({
          ...price,
          userId,
          byMember: userId !== null,
          seenDate,
          stationId: row.id,
        })),
      );
    }
  }
};
