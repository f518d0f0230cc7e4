import { clientError } from '../errors/kalends-error.ts'

/** Lengths of a code verifier. Source: RFC 7636, section 4.1, and the specification of members, section 9. */
export const verifierLengths = { default: 43, min: 43, max: 128 } as const

const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~'
/** Bytes above would make the first characters of the alphabet more frequent. */
const evenly = 256 - (256 % alphabet.length)

/**
 * Creates a random code verifier.
 *
 * @throws KalendsError for a length outside 43 to 128
 */
export function createVerifier(length: number = verifierLengths.default): string {
  const { min, max } = verifierLengths
  if (!(length >= min && length <= max))
    throw clientError('INVALID_ARGUMENT', `Expected a length between ${min} and ${max}. Received ${length}.`)
  let verifier = ''
  while (verifier.length < length) {
    const [byte = 0] = crypto.getRandomValues(new Uint8Array(1))
    if (byte < evenly) verifier += alphabet[byte % alphabet.length]
  }
  return verifier
}

/**
 * Returns the challenge of a verifier: its SHA-256, base64url without padding.
 *
 * @throws KalendsError with code `INSECURE_PAGE` where browsers offer no cryptography: http other than localhost
 */
export async function challengeOf(verifier: string): Promise<string> {
  const { subtle } = crypto as { subtle?: typeof crypto.subtle }
  if (!subtle) throw clientError('INSECURE_PAGE', 'Sign-in needs a page that was loaded with https.')
  const digest = await subtle.digest('SHA-256', new TextEncoder().encode(verifier))
  const text = btoa(String.fromCharCode(...new Uint8Array(digest)))
  return text.replaceAll('+', '-').replaceAll('/', '_').replace(/=+$/, '')
}
