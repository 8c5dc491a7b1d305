import type { FactTopic } from '@hanca/common/province-facts.ts';

interface Page {
  title: string;
  url: string;
}

/** Where a province itself says what its figures are. */
type Pages = Partial<Record<FactTopic | 'holidays', Page>>;

const BC = 'https://www2.gov.bc.ca/gov/content';
const BC_EMPLOYMENT = `${BC}/employment-business/employment-standards-advice/employment-standards`;
const ONTARIO_EMPLOYMENT = 'https://www.ontario.ca/document/your-guide-employment-standards-act-0';

/** By province. */
export const official: Readonly<Record<string, Pages>> = {
  CA59: {
    wage: { title: 'BC주 최저임금', url: `${BC_EMPLOYMENT}/wages/minimum-wage` },
    rent: {
      title: 'BC주 집세 인상',
      url: `${BC}/housing-tenancy/residential-tenancies/rent-rtb/rent-increases`,
    },
    nominations: { title: 'BC PNP', url: 'https://www.welcomebc.ca/immigrate-to-b-c/invitations-to-apply' },
    holidays: { title: 'BC주 법정 공휴일', url: `${BC_EMPLOYMENT}/statutory-holidays` },
  },
  CA35: {
    wage: { title: '온타리오주 최저임금', url: `${ONTARIO_EMPLOYMENT}/minimum-wage` },
    rent: { title: '온타리오주 집세 인상', url: 'https://www.ontario.ca/page/residential-rent-increases' },
    nominations: {
      title: 'OINP',
      url: 'https://www.ontario.ca/page/ontario-immigrant-nominee-program-oinp',
    },
    holidays: { title: '온타리오주 공휴일', url: `${ONTARIO_EMPLOYMENT}/public-holidays` },
  },
  CA48: {
    wage: { title: '앨버타주 최저임금', url: 'https://www.alberta.ca/minimum-wage' },
    nominations: { title: 'AAIP', url: 'https://www.alberta.ca/alberta-advantage-immigration-program' },
    holidays: { title: '앨버타주 공휴일', url: 'https://www.alberta.ca/alberta-general-holidays' },
  },
};
