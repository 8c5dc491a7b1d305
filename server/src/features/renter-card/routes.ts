import { api } from '@hanca/common/contract/index.ts';
import type { RenterCard } from '@hanca/common/contract/renter-card.ts';
import { LANGUAGES } from '@hanca/common/languages.ts';
import { eq, sql } from 'drizzle-orm';
import { renterCards } from '../../db/schema/conversations.ts';
import { serve } from '../../http/serve.ts';

const EMPTY: RenterCard = { people: null, job: '', moveIn: '', termMonths: null, pets: '', languages: [] };

export const renterCardRoutes = serve(api.renterCard, {
  read: async ({ db, caller }) => {
    const [row] = await db.select().from(renterCards).where(eq(renterCards.userId, caller.id));
    if (!row) return EMPTY;
    const { people, job, moveIn, termMonths, pets } = row;
    const languages = LANGUAGES.map(({ code }) => code).filter((code) => row.languages.includes(code));
    return { people, job, moveIn, termMonths, pets, languages };
  },

  write: async ({ db, body, caller }) => {
    await db
      .insert(renterCards)
      .values({ userId: caller.id, ...body })
      .onConflictDoUpdate({ target: renterCards.userId, set: { ...body, updatedAt: sql`now()` } });
  },
});
