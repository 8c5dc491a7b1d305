import { cleanup } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { addresses } from './addresses.ts';
import { hydrateSite } from './testing/hydrate-site.tsx';
import { readAt, sampleAddress, sampleAnswer } from './testing/sample-answers.ts';

const answer = (_: unknown, { pathname }: URL) => {
  const endpoint = readAt(pathname);
  return endpoint ? { status: 200, body: sampleAnswer(endpoint) } : { status: 404, body: { status: 404 } };
};

test('hydrates every page as the server rendered it', async () => {
  const errors = vi.spyOn(console, 'error');
  for (const [, path] of addresses) {
    const { html } = await hydrateSite(sampleAddress(path), answer, answer);
    expect(html, path).toContain('<h1');
    expect(errors.mock.calls, path).toEqual([]);
    cleanup();
  }
});
