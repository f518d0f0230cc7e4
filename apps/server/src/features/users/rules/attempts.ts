import { createHash } from 'node:crypto'

type RateLimit = { key: string; limit: number; windowMs: number }

const windowMs = 15 * 60 * 1000

/** Per account and network strictly; per network generously, for a whole studio may sign in from one. */
export function signInLimits(email: string, network: string): RateLimit[] {
  // Hashed because people sometimes enter passwords in the email field.
  const account = createHash('sha256').update(`${email.trim().toLowerCase()}\n${network}`).digest('base64url')
  return [
    { key: `sign-in:${account}`, limit: 10, windowMs },
    { key: `sign-in-address:${network}`, limit: 200, windowMs },
  ]
}

/**
 * Adds a limit per account across networks against distributed guessing. Known browsers have limits of their own, so
 * strangers cannot lock the person out.
 */
export function accountLimits(email: string, network: string, device: string | undefined): RateLimit[] {
  const [perNetwork, network200] = signInLimits(email, network) as [RateLimit, RateLimit]
  if (device) return [{ ...perNetwork, key: `sign-in-device:${device}` }, network200]
  const account = createHash('sha256').update(email.trim().toLowerCase()).digest('base64url')
  return [perNetwork, { key: `sign-in-account:${account}`, limit: 50, windowMs: 4 * windowMs }, network200]
}

/** Second-factor codes, beyond those of each sign-in, so that starting over gives no extra guesses. */
export function factorLimits(userId: string): RateLimit[] {
  return [{ key: `staff-factor:${userId}`, limit: 20, windowMs: 4 * windowMs }]
}

/** Confirmations by a signed-in person. */
export function confirmLimits(userId: string): RateLimit[] {
  return [{ key: `staff-confirm:${userId}`, limit: 10, windowMs }]
}

type LinkRequester = { network: string; widerNetwork: string; device: string | undefined }

/**
 * Password links: strict per requester, half of the total per wider network, and per account so that no inbox is
 * flooded. Known browsers have limits of their own.
 */
export function passwordLinkLimits(email: string, { network, widerNetwork, device }: LinkRequester): RateLimit[] {
  const hourMs = 4 * windowMs
  const perNetwork = { key: `staff-password-link-network:${network}`, limit: 30, windowMs: hourMs }
  if (device) return [{ key: `staff-password-link-device:${device}`, limit: 3, windowMs: hourMs }, perNetwork]
  const account = createHash('sha256').update(email.trim().toLowerCase()).digest('base64url')
  return [
    { key: `staff-password-link:${account}:${network}`, limit: 3, windowMs: hourMs },
    perNetwork,
    { key: `staff-password-link-wider:${account}:${widerNetwork}`, limit: 10, windowMs: hourMs },
    { key: `staff-password-link-account:${account}`, limit: 20, windowMs: hourMs },
  ]
}
