import { expect, test } from 'vitest';
import { noAnswers, parseAnswers, situationFrom } from './answers.ts';

const work = (years: string, months: string, day: string, goesOn = true) => ({ years, months, day, goesOn });

test('work that goes on has grown by full months when it is read again, each kind from its own day', () => {
  const stored = JSON.stringify({
    ...noAnswers,
    canadian: work('1', '10', '2026-05-20'),
    foreign: work('2', '0', '2026-01-01', false),
  });
  const answers = parseAnswers(stored, '2026-11-27');
  expect(answers).toMatchObject({
    canadian: work('2', '4', '2026-11-20'),
    foreign: work('2', '0', '2026-01-01', false),
  });
  expect(parseAnswers(JSON.stringify(answers), '2026-11-27')).toEqual(answers);
  const whole = { ...noAnswers, ...answers, birthDay: '1996-12-10', education: 'bachelor' };
  expect(situationFrom(whole, '2026-11-27')?.canadian).toEqual({
    months: 28,
    day: '2026-11-20',
    goesOn: true,
  });
});

test('what was stored when one day stood for both kinds has grown from there; more than can be chosen is the most', () => {
  const old = { ...noAnswers, day: '2026-09-27', canadian: { years: '5', months: '10', goesOn: true } };
  expect(parseAnswers(JSON.stringify(old), '2026-11-27')?.canadian).toEqual(work('5', '11', '2026-11-27'));
});
