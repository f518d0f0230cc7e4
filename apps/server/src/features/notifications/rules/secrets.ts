// Private-use characters: no person types them.
const opening = '\uE000'
const closing = '\uE001'
const mark = new RegExp(`${opening}(\\d+)${closing}`, 'g')
const mask = '••••••'

/** Replaces each secret by a numbered mark. */
export function withoutSecrets(text: string, secrets: readonly string[]): string {
  return secrets.reduce((left, secret, index) => left.replaceAll(secret, `${opening}${index}${closing}`), text)
}

/** Replaces each mark by its secret. */
export function withSecrets(text: string, secrets: readonly string[]): string {
  return text.replaceAll(mark, (_, index: string) => secrets[Number(index)] ?? mask)
}

/** Returns true if a secret belongs into this text. */
export const isMarked = (text: string): boolean => text.search(mark) >= 0

/** Replaces each mark by a mask. */
export const masked = (text: string): string => withSecrets(text, [])

/** Hides the part of a booking's link that opens it. */
export const withoutBookingLinks = (text: string): string =>
  text.replaceAll(/(\/bookings\/)[\w.~%-]{30,}/g, `$1${mask}`)
