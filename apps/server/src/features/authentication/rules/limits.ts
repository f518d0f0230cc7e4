import { createHash } from 'node:crypto'
import { codeIntervalMs } from './lifetimes.ts'

export type Limit = { key: string; limit: number; windowMs: number; refusal?: string }

const quarter = 15 * 60 * 1000
const hour = 4 * quarter

/**
 * Strict per account and network, generous per network, which a whole studio may share. Known browsers have limits of
 * their own, so strangers cannot lock the member out.
 */
export function signInLimits(siteId: string, email: string, network: string, isKnownBrowser: boolean): Limit[] {
  const perNetwork = { key: `member-sign-in-network:${network}`, limit: 300, windowMs: quarter }
  if (isKnownBrowser)
    return [{ key: `member-sign-in-known:${hashKey(siteId, email)}`, limit: 10, windowMs: quarter }, perNetwork]
  return [
    { key: `member-sign-in:${hashKey(siteId, email, network)}`, limit: 10, windowMs: quarter },
    { key: `member-sign-in-account:${hashKey(siteId, email)}`, limit: 100, windowMs: hour },
    perNetwork,
  ]
}

/** Strict per email and network, so that strangers' attempts do not count for the owner; generous per email. */
export function registerLimits(siteId: string, mailbox: string, network: string): Limit[] {
  return [
    { key: `member-register:${hashKey(siteId, mailbox, network)}`, limit: 10, windowMs: quarter },
    { key: `member-register-account:${hashKey(siteId, mailbox)}`, limit: 100, windowMs: hour },
    { key: `member-register-network:${network}`, limit: 200, windowMs: hour },
  ]
}

/** Entered codes, beyond the five attempts of each code, so that requesting new codes gives no extra guesses. */
export function codeLimits(siteId: string, memberId: string): Limit[] {
  return [{ key: `member-code:${hashKey(siteId, memberId)}`, limit: 30, windowMs: hour }]
}

/** Second-factor attempts, beyond the five of each sign-in, so that starting over gives no extra guesses. */
export function factorLimits(siteId: string, memberId: string): Limit[] {
  return [{ key: `member-factor:${hashKey(siteId, memberId)}`, limit: 20, windowMs: hour }]
}

/** Confirmations by a signed-in member. */
export function confirmLimits(siteId: string, memberId: string): Limit[] {
  return [{ key: `member-confirm:${hashKey(siteId, memberId)}`, limit: 10, windowMs: quarter }]
}

type TextSettings = {
  id: string
  max_texts_per_number: number
  max_texts_per_network: number
  max_texts_per_day: number
}

const textLimit = 'Too many codes were sent to this phone. Try again later, or use another way to sign in.'
const siteTextLimit = 'No more codes can be sent to phones at the moment. Use another way to sign in.'

/** Codes sent to phones, which cost money: per member, number and network, for the business and the installation. */
export function textLimits(
  site: TextSettings,
  { memberId, phoneKey, network, perDay }: { memberId: string; phoneKey: string; network: string; perDay: number },
): Limit[] {
  const day = 24 * hour
  return [
    { key: `member-text:${hashKey(site.id, memberId)}`, limit: 5, windowMs: hour, refusal: textLimit },
    {
      key: `text-number:${hashKey(site.id, phoneKey)}`,
      limit: site.max_texts_per_number,
      windowMs: hour,
      refusal: textLimit,
    },
    {
      key: `text-network:${site.id}:${network}`,
      limit: site.max_texts_per_network,
      windowMs: hour,
      refusal: textLimit,
    },
    { key: `text-site:${site.id}`, limit: site.max_texts_per_day, windowMs: day, refusal: siteTextLimit },
    { key: 'text-installation', limit: perDay, windowMs: day, refusal: siteTextLimit },
  ]
}

/** Passkey sign-ins started from one network. */
export function passkeyLimits(network: string): Limit[] {
  return [{ key: `member-passkey-network:${network}`, limit: 300, windowMs: quarter }]
}

/** Purpose of an email. Each has its own limit so that one cannot exhaust another. */
export type EmailPurpose = 'RECOVERY' | 'SIGN_IN' | 'VERIFICATION' | 'SECOND_FACTOR' | 'NEW_FACTOR' | 'NEW_ADDRESS'

/** Origin of a request: its networks, and whether the member signed in with the browser before. */
export type EmailRequester = { network: string; widerNetwork: string; isKnownBrowser: boolean }

/**
 * Emails to one mailbox: strict per requesting network, half of the total per wider network, and generous in total.
 * Known browsers have limits of their own, so strangers cannot exhaust their emails.
 */
export function emailLimits(
  siteId: string,
  mailbox: string,
  purpose: EmailPurpose,
  { network, widerNetwork, isKnownBrowser }: EmailRequester,
): Limit[] {
  const limitKey = (scope: string, ...parts: string[]) =>
    `member-email${scope}:${purpose}:${hashKey(siteId, mailbox, ...parts)}`
  if (isKnownBrowser) return [{ key: limitKey('-known'), limit: 5, windowMs: hour }]
  return [
    { key: limitKey('-asked', network), limit: 5, windowMs: hour },
    { key: limitKey('-wider', widerNetwork), limit: 15, windowMs: hour },
    { key: limitKey(''), limit: 30, windowMs: hour },
  ]
}

/**
 * Limits of notices about a member's own changes. Separate from emails anyone can request, so that others cannot
 * exhaust them.
 */
export function noticeLimits(siteId: string, email: string): Limit[] {
  return [{ key: `member-notice:${hashKey(siteId, email)}`, limit: 20, windowMs: hour }]
}

/** Limits of emailed sign-in codes: at least half a minute apart per network, whether or not the member exists. */
export function mailedLimits(siteId: string, email: string, network: string): Limit[] {
  return [{ key: `member-mailed:${hashKey(siteId, email, network)}`, limit: 1, windowMs: codeIntervalMs }]
}

/** Limits of emails requested from one network, to any recipients. */
export function requestLimits(network: string): Limit[] {
  return [{ key: `member-letter-network:${network}`, limit: 100, windowMs: hour }]
}

/** Hashed: people type passwords into the email field. */
function hashKey(...parts: string[]): string {
  return createHash('sha256')
    .update(parts.map((part) => part.trim().toLowerCase()).join('\n'))
    .digest('base64url')
}
