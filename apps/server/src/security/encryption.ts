import { createCipheriv, createDecipheriv, createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import type { Clock } from '../clock.ts'
import type { Config } from '../config.ts'
import { type Db, jsonb } from '../db/database.ts'

/** The part of the context that encryption needs. */
export type EncryptionContext = { config: Config; db: Db; clock: Clock; ids: { guid(): string } }

const cipher = 'aes-256-gcm'
const ivBytes = 12
const tagBytes = 16

/** Encrypts a secret that must be read again. `of` is its owner's id: moved to another row it cannot be decrypted. */
export async function encrypt(context: EncryptionContext, secret: string, of: string): Promise<Buffer> {
  const iv = randomBytes(ivBytes)
  const sealing = createCipheriv(cipher, await sealingKey(context), iv).setAAD(Buffer.from(of))
  const encrypted = Buffer.concat([sealing.update(secret, 'utf8'), sealing.final()])
  return Buffer.concat([iv, sealing.getAuthTag(), encrypted])
}

/** Decrypts a stored secret. Throws if it was altered or belongs to another row: our data is corrupt then. */
export async function decrypt(context: EncryptionContext, stored: Buffer, of: string): Promise<string> {
  const opening = createDecipheriv(cipher, await sealingKey(context), stored.subarray(0, ivBytes))
    .setAAD(Buffer.from(of))
    .setAuthTag(stored.subarray(ivBytes, ivBytes + tagBytes))
  return Buffer.concat([opening.update(stored.subarray(ivBytes + tagBytes)), opening.final()]).toString('utf8')
}

/** Returns the installation's HMAC key for a purpose `of`. */
export async function macKey(context: EncryptionContext, of: string): Promise<string> {
  return createHmac('sha256', await sealingKey(context))
    .update(`mac:${of}`)
    .digest('base64url')
}

/** Returns the HMAC of a text under the key of `macKey`. */
export async function computeMac(context: EncryptionContext, of: string, text: string): Promise<string> {
  return createHmac('sha256', await macKey(context, of))
    .update(text)
    .digest('base64url')
}

/** Returns true if `given` is the HMAC of this text. Compares in constant time. */
export async function isMac(context: EncryptionContext, of: string, text: string, given: string): Promise<boolean> {
  const sent = Buffer.from(given)
  const expected = Buffer.from(await computeMac(context, of, text))
  return sent.length === expected.length && timingSafeEqual(sent, expected)
}

// Cached per installation. The key never changes: existing secrets could not be decrypted any more.
const stored = new WeakMap<Config, Buffer>()

async function sealingKey(context: EncryptionContext): Promise<Buffer> {
  const known = stored.get(context.config)
  if (known) return known
  const found = await findKey(context.db)
  if (found) {
    stored.set(context.config, found)
    return found
  }
  // Not cached, because the creating transaction may be rolled back.
  await insertKey(context)
  return (await findKey(context.db)) as Buffer
}

async function findKey(db: Db): Promise<Buffer | undefined> {
  const row = await db.selectFrom('signing_keys').select('private_jwk').where('purpose', '=', 'seal').executeTakeFirst()
  return row && Buffer.from(String(row.private_jwk['k']), 'base64url')
}

async function insertKey({ db, ids, clock }: EncryptionContext): Promise<void> {
  const jwk = { kty: 'oct', k: randomBytes(32).toString('base64url') }
  await db
    .insertInto('signing_keys')
    .values({
      id: ids.guid(),
      purpose: 'seal',
      algorithm: 'A256GCM',
      private_jwk: jsonb(jwk),
      public_jwk: null,
      created_at: new Date(clock.now()),
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}
