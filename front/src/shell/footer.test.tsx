import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderAt, testDeps } from '../testing/render.tsx';
import { Footer } from './footer.tsx';

const footerWith = (contactEmail: string) => {
  const { deps } = testDeps();
  renderAt('/', <Footer />, { ...deps, site: { ...deps.site, contactEmail } });
};

test('the contact links write to the address of the operator, each with its subject', () => {
  footerWith('hello@hanca.test');
  const subjectOf = (name: string) => {
    const { protocol, pathname, searchParams } = new URL(
      screen.getByRole('link', { name }).getAttribute('href') ?? '',
    );
    expect(protocol + pathname).toBe('mailto:hello@hanca.test');
    return searchParams.get('subject');
  };
  expect(subjectOf('채용 문의')).toBe('한카 채용 문의');
  expect(subjectOf('광고·제휴 문의')).toBe('한카 광고·제휴 문의');
});

test('the address itself can be read and copied', () => {
  footerWith('contact@hanca.test');
  expect(screen.getByRole('link', { name: 'contact@hanca.test' })).toHaveAttribute(
    'href',
    'mailto:contact@hanca.test',
  );
});
