import { z } from 'zod';
import { get, put } from '../endpoint.ts';
import { coded } from '../field-meta.ts';
import { text } from '../fields.ts';
import { LANGUAGES } from '../languages.ts';
import { perDay } from '../limits.ts';

const codes = LANGUAGES.map(({ code }) => code);

/** What a member tells listers about themselves; nobody else gets it until they send it in a message. */
const renterCardInput = z.object({
  people: z.int().min(1).max(20).nullable().meta({ title: '함께 살 사람 수' }),
  job: text(0, 60).meta({ title: '하는 일' }),
  /** '' for any time. */
  moveIn: z.union([z.literal(''), z.iso.date()], { error: 'date' }).meta({ title: '입주하고 싶은 날' }),
  termMonths: z.int().min(1).max(60).nullable().meta({ title: '살고 싶은 기간(개월)' }),
  pets: text(0, 60).meta({ title: '반려동물' }),
  languages: z
    .array(z.enum(codes))
    .max(codes.length)
    .meta({ title: '쓰는 언어', choices: coded(LANGUAGES) }),
});
export type RenterCard = z.output<typeof renterCardInput>;

const card = z.object({
  people: z.number().nullable(),
  job: z.string(),
  moveIn: z.string(),
  termMonths: z.number().nullable(),
  pets: z.string(),
  languages: z.array(z.enum(codes)),
});

export const renterCard = {
  read: get('/v1/account/renter-card', {
    summary: "The caller's card for listers, empty where they have none",
    access: 'member',
    reply: card,
  }),
  write: put('/v1/account/renter-card', {
    summary: "Stores the caller's card for listers",
    access: 'member',
    limit: perDay(50),
    body: renterCardInput,
    reply: z.void(),
  }),
};
