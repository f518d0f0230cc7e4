/** One thing a customer has to have: letters in a name or an address, or digits in the number. */
export type SearchWord = { text: string; digits: string | null }

// With a country's code and without it a number ends the same way.
const WHOLE_NUMBER = 10
const SAME_ENDING = 8

/** What somebody typed, as the words that must all be found. A number counts as one word however it is spaced. */
export function searchWords(typed: string): SearchWord[] {
  const words = typed.trim().split(/\s+/).filter(Boolean)
  if (words.length > 1 && words.every((word) => digitsOf(word) !== null)) {
    return [{ text: words.join(''), digits: digitsOf(words.join('')) }]
  }
  return words.map((text) => ({ text, digits: digitsOf(text) }))
}

function digitsOf(word: string): string | null {
  if (!/^\+?[\d()./-]+$/.test(word)) return null
  const digits = word.replaceAll(/\D/g, '').replace(/^0+/, '')
  if (digits === '') return null
  return digits.length < WHOLE_NUMBER ? digits : digits.slice(-SAME_ENDING)
}
