import { createHash, timingSafeEqual } from 'node:crypto'

/** Characters and lengths of a verifier. Source: RFC 7636 §4.1. */
const verifier = /^[A-Za-z0-9\-._~]{43,128}$/
const challenge = /^[A-Za-z0-9_-]{43}$/

/** Returns true for a valid verifier: 43 to 128 unreserved characters. */
export function isVerifier(text: string): boolean {
  return verifier.test(text)
}

/** Returns true for a valid S256 challenge: 32 bytes in base64url without padding. */
export function isChallenge(text: string): boolean {
  return challenge.test(text)
}

/** Returns true if the challenge was derived from this verifier. Source: RFC 7636 §4.6. */
export function matchesChallenge(verifierText: string, challengeText: string): boolean {
  const made = createHash('sha256').update(verifierText).digest()
  const sent = Buffer.from(challengeText, 'base64url')
  return made.length === sent.length && timingSafeEqual(made, sent)
}
