import type { RealtyDetail } from '@hanca/common/contract/realties.ts';
import { money } from '@hanca/common/money.ts';
import { availabilityText, factsText } from '../card/card-facts.ts';

/** Characters of its text in a preview. */
const EXCERPT = 100;

const excerptOf = (content: string): string => {
  const words = content.replaceAll(/\s+/g, ' ');
  const first = [...words].slice(0, EXCERPT).join('');
  return first.length < words.length ? `${first}…` : words;
};

/** The description of a listing for search engines and previews: what and where it is, its price, its first words. */
export const headOf = (realty: RealtyDetail) => {
  const { cityName, reTypeTitle, txTypeTitle, title, price, content } = realty;
  const home = reTypeTitle.endsWith(txTypeTitle) ? reTypeTitle : `${reTypeTitle} ${txTypeTitle}`;
  const kind = `${cityName} ${home}`;
  const said = [
    `${kind} 월 ${money(price)}`,
    factsText(realty),
    availabilityText(realty),
    excerptOf(content),
  ];
  return {
    title: `${title} · ${kind} ${money(price)}`,
    description: said.filter(Boolean).join(' · '),
  };
};
