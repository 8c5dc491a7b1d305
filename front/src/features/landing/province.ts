import { provincePath } from '@hanca/common/province-facts.ts';
import { isProvinceId, provinceIdOf } from '@hanca/common/regions.ts';
import type { Call } from '../../deps.ts';
import { type Glance, glancesOf } from '../province-facts/words.ts';

/** What differs from province to province: at a glance for who lives in one, or the choice of one. */
interface ProvincePart {
  title: string;
  lead: string;
  glances: Glance[];
  /** The page of all of it. */
  more?: { href: string };
  /** The provinces of which something is known, where none is chosen or nothing is known of the one that is. */
  choices?: { href: string; title: string }[];
}

const choiceOf = async (call: Call, title: string, lead: string): Promise<ProvincePart> => {
  const known = await call((client) => client.provinceFacts.provinces());
  return {
    ...{ title, lead, glances: [] },
    choices: known.map(({ id, name }) => ({ href: provincePath(id), title: name })),
  };
};

/**
 * What there is to know of the reader's province. No reason to withhold the page: null where it cannot be read.
 * @param region A province, an area or a city; undefined for the whole country.
 */
export const readProvince = async (call: Call, region: string | undefined): Promise<ProvincePart | null> => {
  const province = region ? provinceIdOf(region) : '';
  try {
    if (!isProvinceId(province))
      return await choiceOf(
        call,
        '사는 주에서 알아둘 것',
        '최저임금, 집세 인상 한도, 보증금, 공휴일은 주마다 달라요. 사는 주를 골라 보세요.',
      );
    const profile = await call((client) => client.provinceFacts.profile({ params: { province } }));
    const title = `${profile.name}에서 알아둘 것`;
    const glances = glancesOf(profile);
    if (glances.length === 0)
      return await choiceOf(call, title, '아직 확인해 둔 것이 없어요. 다른 주는 볼 수 있어요.');
    return {
      title,
      lead: '해마다 바뀌는 값을 시행일과 출처와 함께 봐요.',
      glances,
      more: { href: provincePath(province) },
    };
  } catch {
    return null;
  }
};
