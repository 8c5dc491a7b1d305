const MONTREAL =
  'Contains modified STM and Réseau express métropolitain data, licensed under CC BY 4.0 (https://creativecommons.org/licenses/by/4.0/).';

/** What has to be said where stations are shown, by whose data they are, in the words of their licences. */
export const STATION_NOTES = {
  'translink-gtfs':
    'Route and arrival data used in this product or service is provided by permission of TransLink. TransLink assumes no responsibility for the accuracy or currency of the Data used in this product or service.',
  'ttc-gtfs': 'Contains information licensed under the Open Government Licence – Toronto.',
  'calgary-gtfs': 'Contains information licensed under the Open Government Licence – City of Calgary.',
  'ets-gtfs': 'Contains information licensed under the Open Government Licence – City of Edmonton.',
  'octranspo-gtfs': 'Contains information licensed under the Open Government Licence – City of Ottawa.',
  'stm-gis': MONTREAL,
  'rem-gtfs': MONTREAL,
} as const;

export type StationSource = keyof typeof STATION_NOTES;

/** The notes of some sources, each once; by default of all. */
export const stationNotes = (sources = Object.keys(STATION_NOTES) as readonly StationSource[]): string[] => [
  ...new Set(sources.map((source) => STATION_NOTES[source])),
];
