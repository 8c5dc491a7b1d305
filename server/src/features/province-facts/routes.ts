import { api } from '@hanca/common/contract/index.ts';
import { type FactTopic, YEARLY } from '@hanca/common/province-facts.ts';
import { todayIn } from '@hanca/common/zones.ts';
import { provinceFacts } from '../../db/schema/province-facts.ts';
import { serveCrud } from '../../http/crud.ts';
import { Problem } from '../../http/problems.ts';
import { serve } from '../../http/serve.ts';
import { knownProvinces } from './known.ts';
import { profileOf } from './profile.ts';
import { findFacts, hasFactFrom } from './queries.ts';

const { profile, provinces: known, ...plain } = api.provinceFacts;

const taken = {
  ko: '이 주의 같은 항목에 같은 시행일의 값이 이미 있어요. 그것을 고쳐 주세요.',
  en: 'This province has a value of this topic from the same day on. Change that.',
};

interface Written {
  topic: FactTopic;
  amount: number | null;
  words: string;
  validFrom: string;
  validUntil: string;
}

/** What is wrong with a whole record, and at which field; null for nothing. */
const refusalOf = ({
  topic,
  amount,
  words,
  validFrom,
  validUntil,
}: Written): [path: string, why: string] | null => {
  if (amount === null && words === '') return ['amount', '숫자나, 숫자가 없을 때 쓸 말을 적어 주세요.'];
  if (amount !== null && YEARLY.includes(topic) && validUntil === '')
    return ['validUntil', '한 해만 쓰는 값이에요. 마지막 날을 적어 주세요.'];
  if (validUntil !== '' && validUntil < validFrom) return ['validUntil', '마지막 날이 시행일보다 앞서요.'];
  return null;
};

export const provinceFactRoutes = [
  ...serveCrud(plain, provinceFacts, {
    check: async (record, db) => {
      const written = {
        // The contract has checked them.
        topic: record.topic as FactTopic,
        amount: record.amount == null ? null : Number(record.amount),
        words: String(record.words ?? ''),
        validFrom: String(record.validFrom ?? ''),
        validUntil: String(record.validUntil ?? ''),
      };
      const refusal = refusalOf(written);
      if (refusal) {
        const [path, message] = refusal;
        throw new Problem('bad-request', { errors: () => [{ path, message, code: 'province-fact' }] });
      }
      if (await hasFactFrom(db, { ...written, province: String(record.province) }, record.id))
        throw new Problem('conflict', { detail: taken });
    },
  }),
  ...serve(
    { profile, provinces: known },
    {
      profile: async ({ db, params: { province } }) =>
        profileOf(province, await findFacts(db, province), todayIn(province)),

      provinces: async ({ db }) => (await knownProvinces(db)).map(({ id, ko }) => ({ id, name: ko })),
    },
  ),
];
