/** Key by key: what is sent replaces, null removes, the rest stays. */
export function mergedFields(
  kept: Readonly<Record<string, unknown>> = {},
  sent: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries({ ...kept, ...sent }).filter(([, value]) => value !== null))
}
