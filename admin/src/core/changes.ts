/**
 * The fields of `data` that differ from `previous`, by their JSON: what a PATCH carries. Read-only fields that the
 * form never touched are left out with the rest.
 */
export const changes = (
  data: Record<string, unknown>,
  previous: Record<string, unknown> = {},
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(data).filter(([key, value]) => JSON.stringify(value) !== JSON.stringify(previous[key])),
  );
