/**
 * Lists time zones. Made on the server, because browsers know other zones and names; zones in use are always included.
 */
export const zoneList = (...used: string[]): string[] =>
  [...new Set([...used, ...Intl.supportedValuesOf('timeZone')])].sort()

/** Lists currencies with their names in the reader's language. */
export function currencyList(language: string): { code: string; name: string }[] {
  const names = new Intl.DisplayNames(language, { type: 'currency' })
  return Intl.supportedValuesOf('currency').map((code) => ({ code, name: names.of(code) ?? code }))
}

/** Lists languages with their names in the reader's language. */
export function languageList(language: string, tags: readonly string[]): { tag: string; name: string }[] {
  const names = new Intl.DisplayNames(language, { type: 'language' })
  return [...new Set(tags)].map((tag) => ({ tag, name: names.of(tag) ?? tag }))
}
