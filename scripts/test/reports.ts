// Reads the JSON reports of Vitest and Playwright.
import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import type { Outcome } from './outcome.ts';
import { ROOT } from './run.ts';

interface VitestReport {
  testResults: {
    name: string;
    status: string;
    startTime: number;
    endTime: number;
    assertionResults: { fullName: string; status: string }[];
  }[];
}

/** The part of Playwright's report that is read here; `duration` is in milliseconds. */
interface PlaywrightSuite {
  title: string;
  file: string;
  suites?: PlaywrightSuite[];
  specs: { title: string; ok: boolean; tests: { status: string; results: { duration: number }[] }[] }[];
}

const NOTHING: Outcome = { passed: 0, failed: 0, skipped: 0, failures: [], files: [] };

/** Returns null if the report is missing or cut off, as after a kill. */
const read = <Report>(file: string): Report | null => {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
};

export const readVitest = (file: string): Outcome => {
  const results = read<VitestReport>(file)?.testResults;
  if (!results) return NOTHING;
  const names = (status: string) =>
    results.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter((test) => test.status === status)
        .map(({ fullName }) => `${relative(ROOT, name)}: ${fullName}`),
    );
  // A file that failed to load, or whose set-up failed, has no failed test.
  const broken = results
    .filter(
      ({ status, assertionResults }) =>
        status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
    )
    .map(({ name }) => relative(ROOT, name));
  const failures = [...names('failed'), ...broken];
  return {
    passed: names('passed').length,
    failed: failures.length,
    skipped: names('skipped').length + names('pending').length,
    failures,
    files: results.map(({ name, startTime, endTime }) => ({
      file: relative(ROOT, name),
      seconds: (endTime - startTime) / 1000,
    })),
  };
};

const specsOf = (suite: PlaywrightSuite): PlaywrightSuite['specs'] => [
  ...suite.specs,
  ...(suite.suites ?? []).flatMap(specsOf),
];

export const readPlaywright = (file: string): Outcome => {
  const suites = read<{ suites: PlaywrightSuite[] }>(file)?.suites;
  if (!suites) return NOTHING;
  const specs = suites.flatMap((suite) =>
    specsOf(suite).map((spec) => ({ ...spec, file: `e2e/${suite.file}` })),
  );
  const failures = specs.filter(({ ok }) => !ok).map(({ file: name, title }) => `${name}: ${title}`);
  const files = suites.map((suite) => ({
    file: `e2e/${suite.file}`,
    seconds:
      specsOf(suite)
        .flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration)))
        .reduce((sum, ms) => sum + ms, 0) / 1000,
  }));
  const skipped = specs.filter(({ tests }) => tests.every(({ status }) => status === 'skipped')).length;
  const failed = failures.length;
  return { passed: specs.length - failed - skipped, failed, skipped, failures, files };
};
