import { type Argon2Parameters, argon2, randomBytes, timingSafeEqual } from 'node:crypto'

type Costs = { memoryKiB: number; passes: number; parallelism: number }

/** About 100 ms on a small server. RFC 9106 §4; raised here, old hashes keep the costs written in them. */
const costs: Costs = { memoryKiB: 47_104, passes: 3, parallelism: 1 }
const tagBytes = 32
const saltBytes = 16
const written = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([A-Za-z0-9+/]{11,86})\$([A-Za-z0-9+/]{22,86})$/

/** Hashes a password with a salt: `$argon2id$v=19$m=…,t=…,p=…$salt$hash`. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(saltBytes)
  const hash = await derive(password, salt, costs, tagBytes)
  return `$argon2id$v=19$m=${costs.memoryKiB},t=${costs.passes},p=${costs.parallelism}$${text(salt)}$${text(hash)}`
}

/** Verifies a password. Without a hash it takes as long and returns false. */
export async function isPassword(password: string, hash: string | null | undefined): Promise<boolean> {
  const [, memoryKiB, passes, parallelism, salt, wanted] = written.exec(hash ?? '') ?? []
  if (salt === undefined || wanted === undefined) {
    await derive(password, randomBytes(saltBytes), costs, tagBytes)
    return false
  }
  const tag = Buffer.from(wanted, 'base64')
  const used = { memoryKiB: Number(memoryKiB), passes: Number(passes), parallelism: Number(parallelism) }
  return timingSafeEqual(await derive(password, Buffer.from(salt, 'base64'), used, tag.length), tag)
}

/** Runs in the thread pool, so it does not block the event loop. */
function derive(password: string, salt: Buffer, { memoryKiB, passes, parallelism }: Costs, tagLength: number) {
  // Normalized, because the same characters may have different code points on two systems.
  const message = password.normalize('NFC')
  const parameters: Argon2Parameters = { message, nonce: salt, memory: memoryKiB, passes, parallelism, tagLength }
  return new Promise<Buffer>((resolve, reject) => {
    argon2('argon2id', parameters, (error, key) => (error ? reject(error) : resolve(key)))
  })
}

function text(bytes: Buffer): string {
  return bytes.toString('base64').replaceAll('=', '')
}
