/** One search term: letters in a name or address, or digits in the phone number. */
export type SearchWord = { text: string; digits: string | null }

// A phone number ends the same with and without a country code.
const WHOLE_NUMBER = 10
const SAME_ENDING = 8

/** Splits search input into terms that must all match. A phone number is one term however it is spaced. */
export function searchWords(typed: string): SearchWord[] {
  const words = typed.trim().split(/\s+/).filter(Boolean)
  if (words.length > 1 && words.every((word) => extractDigits(word) !== null)) {
    return [{ text: words.join(''), digits: extractDigits(words.join('')) }]
  }
  return words.map((text) => ({ text, digits: extractDigits(text) }))
}

function extractDigits(word: string): string | null {
  if (!/^\+?[\d()./-]+$/.test(word)) return null
  const digits = word.replaceAll(/\D/g, '').replace(/^0+/, '')
  if (digits === '') return null
  return digits.length < WHOLE_NUMBER ? digits : digits.slice(-SAME_ENDING)
}
