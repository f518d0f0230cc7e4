/** Merges fields by key: sent values replace, null removes, others stay. */
export function mergedFields(
  stored: Readonly<Record<string, unknown>> = {},
  sent: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries({ ...stored, ...sent }).filter(([, value]) => value !== null))
}
