import { expect, test } from 'vitest';
import { calendarFile } from './calendar-file.ts';

test('an appointment is an hour in UTC, its words escaped, its lines at most 75 bytes', () => {
  const text = calendarFile({
    uid: 'viewing-3@hanca',
    start: new Date('2026-11-24T22:00:00Z'),
    title: '집 보기: 메트로타운역 5분, 2베드 2배스 코너 콘도; 주차 포함 (버나비토박이)',
    place: 'Beresford St, Burnaby',
    url: 'https://hanca.example/realtylist/7',
    now: new Date('2026-11-22T01:02:03Z'),
  });
  const lines = text.split('\r\n');
  for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
  const whole = text.replaceAll('\r\n ', '').split('\r\n');
  expect(whole).toContain('DTSTAMP:20261122T010203Z');
  expect(whole).toContain('DTSTART:20261124T220000Z');
  expect(whole).toContain('DTEND:20261124T230000Z');
  expect(whole).toContain('LOCATION:Beresford St\\, Burnaby');
  expect(whole).toContain(
    'SUMMARY:집 보기: 메트로타운역 5분\\, 2베드 2배스 코너 콘도\\; 주차 포함 (버나비토박이)',
  );
  expect([lines[0], lines.at(-2), lines.at(-1)]).toEqual(['BEGIN:VCALENDAR', 'END:VCALENDAR', '']);
});

test('no kind of line break in a title begins a line of its own', () => {
  const text = calendarFile({
    ...{
      uid: 'viewing-3@hanca',
      place: '',
      url: 'https://hanca.example/',
      now: new Date(0),
      start: new Date(0),
    },
    title: '방\rATTACH:https://evil.example\r\nX-A:1\u2028X-B:2\u0085X-C:3\u0007',
  });
  expect(text).toContain('SUMMARY:방\\nATTACH:https://evil.example\\nX-A:1\\nX-B:2\\nX-C:3 \r\n');
});
