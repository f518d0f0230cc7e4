import { createHash } from 'node:crypto'
import { codeEveryMs } from './lives.ts'

export type Limit = { key: string; limit: number; windowMs: number }

const quarter = 15 * 60 * 1000
const hour = 4 * quarter

/** Per account and network strictly, per network generously: a whole studio may sign in from one address. */
export function signInLimits(siteId: string, email: string, network: string): Limit[] {
  return [
    { key: `member-sign-in:${hashed(siteId, email, network)}`, limit: 10, windowMs: quarter },
    { key: `member-sign-in-account:${hashed(siteId, email)}`, limit: 100, windowMs: hour },
    { key: `member-sign-in-network:${network}`, limit: 300, windowMs: quarter },
  ]
}

export function registerLimits(siteId: string, email: string, network: string): Limit[] {
  return [
    { key: `member-register:${hashed(siteId, email)}`, limit: 10, windowMs: quarter },
    { key: `member-register-network:${network}`, limit: 200, windowMs: hour },
  ]
}

/** Codes that are typed: beside the five of each code, so that asking for new ones gives no more guesses. */
export function codeLimits(siteId: string, memberId: string): Limit[] {
  return [{ key: `member-code:${hashed(siteId, memberId)}`, limit: 30, windowMs: hour }]
}

/** Second factors that are shown: beside the five of each sign-in, so that signing in anew gives no more guesses. */
export function factorLimits(siteId: string, memberId: string): Limit[] {
  return [{ key: `member-factor:${hashed(siteId, memberId)}`, limit: 20, windowMs: hour }]
}

/** Passwords and codes typed once more by somebody who is signed in. */
export function confirmLimits(siteId: string, memberId: string): Limit[] {
  return [{ key: `member-confirm:${hashed(siteId, memberId)}`, limit: 10, windowMs: quarter }]
}

/** Codes sent to telephones, which cost somebody money. */
export function textLimits(siteId: string, memberId: string): Limit[] {
  return [{ key: `member-text:${hashed(siteId, memberId)}`, limit: 5, windowMs: hour }]
}

/** Sign-ins by passkey one network may begin. */
export function passkeyLimits(network: string): Limit[] {
  return [{ key: `member-passkey-network:${network}`, limit: 300, windowMs: quarter }]
}

/** Letters one address may be made to get; past that they are left out without a word. */
export function letterLimits(siteId: string, email: string): Limit[] {
  return [{ key: `member-letter:${hashed(siteId, email)}`, limit: 5, windowMs: hour }]
}

/** Letters about changes a signed-in member makes. Beside those anybody can ask for, so that nobody else uses them up. */
export function noticeLimits(siteId: string, email: string): Limit[] {
  return [{ key: `member-notice:${hashed(siteId, email)}`, limit: 20, windowMs: hour }]
}

/** Codes to sign in with are asked for at least half a minute apart, whether or not anybody has the address. */
export function mailedLimits(siteId: string, email: string): Limit[] {
  return [{ key: `member-mailed:${hashed(siteId, email)}`, limit: 1, windowMs: codeEveryMs }]
}

/** Letters one network may ask for, of whomever. */
export function askingLimits(network: string): Limit[] {
  return [{ key: `member-letter-network:${network}`, limit: 100, windowMs: hour }]
}

/** Hashed: people type passwords into the field for the e-mail. */
function hashed(...parts: string[]): string {
  return createHash('sha256')
    .update(parts.map((part) => part.trim().toLowerCase()).join('\n'))
    .digest('base64url')
}
