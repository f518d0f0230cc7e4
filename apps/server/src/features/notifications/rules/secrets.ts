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

/** Returns true if a message lost the code or link it is about. */
export const lacksSecrets = ({ body_text, secrets }: { body_text: string; secrets: Buffer | null }): boolean =>
  !secrets && isMarked(body_text)

/** Replaces each mark by a mask. */
export const masked = (text: string): string => withSecrets(text, [])

const bookingLink = /(?<=\/bookings\/)[\w.~%-]{30,}/g

/** Lists the parts of booking links that open them. */
export const listBookingTokens = (text: string): string[] => text.match(bookingLink) ?? []

/** Replaces the part of a booking's link that opens it, and hides it if there is no other. */
export const withBookingTokens = (text: string, tokens: ReadonlyMap<string, string | undefined>): string =>
  text.replaceAll(bookingLink, (token) => tokens.get(token) ?? mask)

/** Hides the part of a booking's link that opens it. */
export const withoutBookingLinks = (text: string): string => withBookingTokens(text, new Map())
