import { isAgainst, type Report, reports } from '@hanca/common/contract/reports.ts';
import { type Measure, readyAnswer, readyReason } from '@hanca/common/moderation.ts';
import type { FieldValues } from 'react-hook-form';
import { schemaResolver } from '../../core/schema-resolver.ts';

/** Of what no member has reported nothing is changed unless staff choose to; a conversation has nothing to hide. */
const firstMeasure = ({ screening, conversationId }: Report): Measure => {
  if (screening) return 'kept';
  return conversationId === null ? 'hidden' : 'warned';
};

/** What the dialog begins with: the listing is hidden, for a reason that is ready where the report names one. */
export const startOf = (report: Report, others: readonly Report[]) => {
  const measure = firstMeasure(report);
  return {
    measure,
    suspended: false,
    days: '',
    ready: '',
    toReported: readyReason(report.reason),
    toReporter: readyAnswer(measure, false),
    // What members have reported is not settled with what screening found unless staff choose to.
    also: report.screening ? [] : others.map(({ id }) => id),
  };
};

/** What a form's values decide about a report, as it was read. */
export const bodyOf = (report: Report, others: readonly Report[], values: FieldValues) => {
  const { measure, suspended } = values;
  // Who cannot sign in cannot write either.
  const days = suspended ? null : values.days || null;
  return {
    ...{ measure, suspended, days },
    toReported: isAgainst({ measure, suspended, days }) ? (values.toReported ?? '') : '',
    toReporter: values.toReporter ?? '',
    basedOn: report.updatedDate,
    also: others
      .filter(({ id }) => values.also?.includes(id))
      .map(({ id, updatedDate: basedOn }) => ({ id, basedOn })),
  };
};

/** Checks the form as the contract does. */
export const decisionResolver = (report: Report, others: readonly Report[]) =>
  schemaResolver(reports.decide.body, (values) => bodyOf(report, others, values));
