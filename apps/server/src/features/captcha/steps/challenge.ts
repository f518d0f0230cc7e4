import { createHash } from 'node:crypto'
import { type Challenge, createChallenge, type Payload, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Context } from '../../../context.ts'
import { macKey } from '../../../security/encryption.ts'
import { takeSolution } from '../store.ts'

const lifetimeMs = 10 * 60 * 1000
// About half a second on a phone; two milliseconds here.
const workFactor = { algorithm: 'PBKDF2/SHA-256', cost: 2000, keyPrefix: '00' }

/** Creates a proof-of-work challenge. It is signed, not stored. */
export async function newChallenge(context: Context, siteId: string): Promise<Challenge> {
  const hmacSignatureSecret = await solutionHash(context, siteId)
  // In `data`, for the library would compare its own field with another clock than ours.
  const data = { until: context.clock.now() + lifetimeMs }
  return createChallenge({ ...workFactor, deriveKey, data, hmacSignatureSecret })
}

/** Returns true for a valid, unexpired solution that was not used before. */
export async function isSolved(context: Context, siteId: string, text: string): Promise<boolean> {
  const payload = readPayload(text)
  if (!payload) return false
  const { challenge } = payload
  const until = Number(challenge.parameters.data?.['until'])
  if (!(until > context.clock.now())) return false
  if (!(await isCorrect(payload, await solutionHash(context, siteId)))) return false
  const hash = createHash('sha256').update(`${challenge.signature}`).digest()
  return takeSolution(context.db, { siteId, hash, expiresAt: until })
}

const solutionHash = (context: Context, siteId: string) => macKey(context, `captcha:${siteId}`)

function readPayload(text: string): Payload | undefined {
  try {
    const payload = JSON.parse(Buffer.from(text, 'base64').toString('utf8'))
    return payload?.challenge?.parameters && payload.solution ? payload : undefined
  } catch {
    return undefined
  }
}

async function isCorrect({ challenge, solution }: Payload, hmacSignatureSecret: string): Promise<boolean> {
  try {
    return (await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret })).verified
  } catch {
    // The library does not check field types.
    return false
  }
}
