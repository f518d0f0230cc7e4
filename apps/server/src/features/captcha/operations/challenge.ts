import { createHash } from 'node:crypto'
import { type Challenge, createChallenge, type Payload, verifySolution } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import type { Context } from '../../../context.ts'
import { macKey } from '../../../security/encryption.ts'
import { takeSolution } from '../store.ts'

const livesMs = 10 * 60 * 1000
// Half a second of a telephone, on average; two milliseconds of ours.
const work = { algorithm: 'PBKDF2/SHA-256', cost: 2000, keyPrefix: '00' }

/** Work for a browser. Nothing of it is kept: the signature tells us later that it is ours. */
export async function newChallenge(context: Context, siteId: string): Promise<Challenge> {
  const hmacSignatureSecret = await keyOf(context, siteId)
  // In `data`, for the library would compare its own field with another clock than ours.
  const data = { until: context.clock.now() + livesMs }
  return createChallenge({ ...work, deriveKey, data, hmacSignatureSecret })
}

/** Whether the work was done, in time, and for the first time. */
export async function isSolved(context: Context, siteId: string, text: string): Promise<boolean> {
  const payload = readPayload(text)
  if (!payload) return false
  const { challenge } = payload
  const until = Number(challenge.parameters.data?.['until'])
  if (!(until > context.clock.now())) return false
  if (!(await isRight(payload, await keyOf(context, siteId)))) return false
  const hash = createHash('sha256').update(`${challenge.signature}`).digest()
  return takeSolution(context.db, { siteId, hash, expiresAt: until })
}

const keyOf = (context: Context, siteId: string) => macKey(context, `captcha:${siteId}`)

function readPayload(text: string): Payload | undefined {
  try {
    const payload = JSON.parse(Buffer.from(text, 'base64').toString('utf8'))
    return payload?.challenge?.parameters && payload.solution ? payload : undefined
  } catch {
    return undefined
  }
}

async function isRight({ challenge, solution }: Payload, hmacSignatureSecret: string): Promise<boolean> {
  try {
    return (await verifySolution({ challenge, solution, deriveKey, hmacSignatureSecret })).verified
  } catch {
    // Fields of other kinds than the library looks for.
    return false
  }
}
