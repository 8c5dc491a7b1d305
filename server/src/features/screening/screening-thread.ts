import { parentPort } from 'node:worker_threads';
import { phonesIn } from './phones.ts';
import { type Raised, screenText } from './text-rules.ts';

/** What the rules find in a text. */
export interface Findings {
  raised: Raised[];
  /** The phone numbers in it, as ten digits. */
  phones: string[];
}

parentPort?.on('message', (text: string) => {
  const findings: Findings = { raised: screenText(text), phones: phonesIn(text) };
  parentPort?.postMessage(findings);
});

parentPort?.postMessage('ready');
