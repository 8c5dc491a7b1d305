import type { RegistrationCalendar } from '@hanca/common/contract/registrations.ts';

const at = (text: string) => ({ time: String(Date.parse(text)) });

/** An opening of the tests, with a time of its own for residents. */
export const sampleRegistration: RegistrationCalendar['registrations'][number] = {
  id: 1,
  title: '수영 레슨',
  regionId: 'CA595911606',
  cityName: '버나비',
  year: 2027,
  season: 'spring',
  group: 'swim',
  residentsTime: '2027-03-02 10:00',
  residentsDate: at('2027-03-02T17:00Z'),
  opensTime: '2027-03-09 10:00',
  opensDate: at('2027-03-09T17:00Z'),
  zone: 'America/Vancouver',
  url: 'https://example.org/x',
  source: '안내서',
  note: '',
  expected: false,
  createdDate: at('2027-01-02T00:00Z'),
  updatedDate: at('2027-01-02T20:00Z'),
};
