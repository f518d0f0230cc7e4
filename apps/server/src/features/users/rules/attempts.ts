import { createHash } from 'node:crypto'
import { isIPv6 } from 'node:net'

/** So many tries in one window, counted under a key. */
export type AttemptLimit = { key: string; limit: number; windowMs: number }

const windowMs = 15 * 60 * 1000

/** Per account and address strictly; per address generously, for a whole studio may sign in from one. */
export function signInLimits(email: string, address: string): AttemptLimit[] {
  const network = networkOf(address)
  // Hashed: people type passwords into the field for the e-mail.
  const account = createHash('sha256').update(`${email.trim().toLowerCase()}\n${network}`).digest('base64url')
  return [
    { key: `sign-in:${account}`, limit: 10, windowMs },
    { key: `sign-in-address:${network}`, limit: 200, windowMs },
  ]
}

/** Codes of a second factor: beside the few of each sign-in, so that signing in anew gives no more guesses. */
export function factorLimits(userId: string): AttemptLimit[] {
  return [{ key: `staff-factor:${userId}`, limit: 20, windowMs: 4 * windowMs }]
}

/** Passwords and codes shown once more by somebody who is signed in. */
export function confirmLimits(userId: string): AttemptLimit[] {
  return [{ key: `staff-confirm:${userId}`, limit: 10, windowMs }]
}

/** Seconds until the window that refused this try is over; at least one. */
export function retryAfterSeconds(windowStartedAt: number, { windowMs }: AttemptLimit, now: number): number {
  return Math.max(1, Math.ceil((windowStartedAt + windowMs - now) / 1000))
}

/** One customer of a provider: an IPv4 address, or the first half of an IPv6 one, whose rest its owner may choose. */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)?.[1]
  if (mapped !== undefined) return mapped
  const bare = address.replace(/%.*$/, '')
  if (!isIPv6(bare)) return address
  const [head = '', tail] = bare.toLowerCase().split('::')
  const groups = head === '' ? [] : head.split(':')
  const after = tail === undefined || tail === '' ? [] : tail.split(':')
  const all = tail === undefined ? groups : [...groups, ...Array(8 - groups.length - after.length).fill('0'), ...after]
  return `${all.slice(0, 4).join(':')}::/64`
}
