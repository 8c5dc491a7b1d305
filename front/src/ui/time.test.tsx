import { render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { App } from '../app.tsx';
import { testDeps } from '../testing/render.tsx';
import { Time } from './time.tsx';

// Tests run by the clocks of Vancouver.
const evening = { time: String(Date.parse('2026-11-22T06:30:00Z')) };

test('a date is the one of the page when it is rendered, and the reader’s own when the browser has it', () => {
  const { deps } = testDeps();
  const page = (
    <App deps={{ ...deps, zone: 'America/Toronto' }}>
      <Time date={evening} short />
      <Time date={evening} zone="America/Toronto" />
    </App>
  );
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page);
  expect(container.textContent).toBe('2026.11.222026년 11월 22일');
  render(page, { container, hydrate: true });
  expect(screen.getByText('2026.11.21')).toHaveAttribute('datetime', '2026-11-22T06:30:00.000Z');
  expect(screen.getByText('2026년 11월 22일')).toBeInTheDocument();
});
