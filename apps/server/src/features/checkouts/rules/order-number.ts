/** Reads a search for one order, such as `#12`; undefined for other words. */
export function readOrderNumber(words: readonly string[]): number | undefined {
  const [word = ''] = words
  const digits = /^#?([1-9]\d{0,8})$/.exec(word)?.[1]
  return words.length === 1 && digits !== undefined ? Number(digits) : undefined
}
