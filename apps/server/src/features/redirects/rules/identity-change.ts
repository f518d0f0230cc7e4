import type { Arrival } from './arrival.ts'

/** Whom a redirect session makes the browser act as. NEW: a new visitor. */
export type CarriedIdentity = { type: 'MEMBER'; id: string } | { type: 'VISITOR'; id: string } | { type: 'NEW' }

/** Whom the browser acts as. UNKNOWN: it has tokens that say nothing any more. */
export type BrowserIdentity =
  | { type: 'MEMBER'; id: string }
  | { type: 'VISITOR'; id: string }
  | { type: 'UNKNOWN' }
  | { type: 'NOBODY' }

/** Returns true if both are the same person, so that opening the session changes nobody. */
export function isSamePerson(carried: CarriedIdentity, browser: BrowserIdentity): boolean {
  if (carried.type === 'NEW') return browser.type === 'NOBODY'
  return browser.type === carried.type && browser.id === carried.id
}

/**
 * Returns true if a person has to agree before the browser acts as the carried identity. A link can be anybody's, so only
 * a visitor is carried without a question: into a browser that acts as nobody, from a page of the front end itself.
 */
export function needsAgreement(
  carried: CarriedIdentity,
  browser: BrowserIdentity,
  { kind, isFromClient }: Pick<Arrival, 'kind'> & { isFromClient: boolean },
): boolean {
  if (isSamePerson(carried, browser)) return false
  if (carried.type === 'VISITOR' && browser.type === 'NOBODY' && isFromClient) return kind === 'EMBEDDED'
  return true
}
