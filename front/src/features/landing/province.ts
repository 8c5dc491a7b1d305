import { provinceIdOf, provinceName } from '@hanca/common/regions.ts';
import { BRITISH_COLUMBIA, type Law, ONTARIO } from '@hanca/common/rental-law.ts';

/** Where a province itself says what differs from the others. The figures change every year: nobody here copies them. */
const official: Readonly<Record<string, readonly Law[]>> = {
  CA59: [
    {
      title: '최저임금',
      url: 'https://www2.gov.bc.ca/gov/content/employment-business/employment-standards-advice/employment-standards/wages/minimum-wage',
    },
    {
      title: '집세 인상 한도',
      url: 'https://www2.gov.bc.ca/gov/content/housing-tenancy/residential-tenancies/rent-rtb/rent-increases',
    },
    { title: '주정부 이민 (BC PNP)', url: 'https://www.welcomebc.ca/immigrate-to-b-c/invitations-to-apply' },
    BRITISH_COLUMBIA.tenancy,
  ],
  CA35: [
    {
      title: '최저임금',
      url: 'https://www.ontario.ca/document/your-guide-employment-standards-act-0/minimum-wage',
    },
    { title: '집세 인상 한도', url: 'https://www.ontario.ca/page/residential-rent-increases' },
    {
      title: '주정부 이민 (OINP)',
      url: 'https://www.ontario.ca/page/ontario-immigrant-nominee-program-oinp',
    },
    ONTARIO.tenancy,
  ],
  CA48: [
    { title: '최저임금', url: 'https://www.alberta.ca/minimum-wage' },
    { title: '주정부 이민 (AAIP)', url: 'https://www.alberta.ca/alberta-advantage-immigration-program' },
  ],
};

/**
 * What a province says itself, for who lives there.
 * @param region A province, an area or a city; undefined for the whole country.
 * @returns Null where there is no province, or none whose pages are known here.
 */
export const provinceOf = (region: string | undefined): { name: string; links: readonly Law[] } | null => {
  const id = region ? provinceIdOf(region) : '';
  const links = official[id];
  return links ? { name: provinceName(id, 'ko') ?? '', links } : null;
};
