/**
 * Zones and currencies to choose from, made on the server: browsers know others than it does, and other names for them.
 * Ones in use stand among them whatever the server knows.
 */
export const zoneList = (...used: string[]): string[] =>
  [...new Set([...used, ...Intl.supportedValuesOf('timeZone')])].sort()

/** Each with its name in the reader's language. */
export function currencyList(language: string): { code: string; name: string }[] {
  const names = new Intl.DisplayNames(language, { type: 'currency' })
  return Intl.supportedValuesOf('currency').map((code) => ({ code, name: names.of(code) ?? code }))
}

/** The same for languages. */
export function languageList(language: string, tags: readonly string[]): { tag: string; name: string }[] {
  const names = new Intl.DisplayNames(language, { type: 'language' })
  return [...new Set(tags)].map((tag) => ({ tag, name: names.of(tag) ?? tag }))
}
