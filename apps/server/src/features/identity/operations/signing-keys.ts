import { randomBytes, randomUUID } from 'node:crypto'
import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose'
import type { Config } from '../../../config.ts'
import type { Context } from '../../../context.ts'
import { findKeys, insertKey, type KeyPurpose, lockKeys, type StoredKey } from '../store/signing-keys.ts'

/** Imported keys of one purpose: the newest signs, all of them verify. */
export type Keys = {
  signing: { id: string; key: CryptoKey | Uint8Array }
  verifying: ReadonlyMap<string, CryptoKey | Uint8Array>
  loadedAt: number
}

const algorithms: Record<KeyPurpose, string> = { access: 'ES256', link: 'A256GCM' }
const reloadAtMostEveryMs = 10_000

// Kept per installation, and found again inside a transaction, where the context has another database.
const kept = new WeakMap<Config, Map<KeyPurpose, Keys>>()

/** The keys of this installation, read once and made on first use. */
export async function keysFor(context: Context, purpose: KeyPurpose): Promise<Keys> {
  const known = kept.get(context.config)?.get(purpose)
  if (known) return known
  const stored = await findKeys(context.db, purpose)
  if (stored.some(({ isRetired }) => !isRetired)) return keep(context, purpose, await importKeys(context, stored))
  // Not kept: the transaction that makes them may yet be rolled back. The next call reads them.
  return importKeys(context, await makeKey(context, purpose))
}

/** The key of this id. An unknown one may have been made by another process, so the list is read again, but rarely. */
export async function verifyingKey(
  context: Context,
  purpose: KeyPurpose,
  id: string | undefined,
): Promise<CryptoKey | Uint8Array | undefined> {
  if (id === undefined) return undefined
  const keys = await keysFor(context, purpose)
  const found = keys.verifying.get(id)
  if (found || context.clock.now() - keys.loadedAt < reloadAtMostEveryMs) return found
  kept.get(context.config)?.delete(purpose)
  return (await keysFor(context, purpose)).verifying.get(id)
}

function keep({ config }: Context, purpose: KeyPurpose, keys: Keys): Keys {
  const known = kept.get(config) ?? new Map<KeyPurpose, Keys>()
  kept.set(config, known.set(purpose, keys))
  return keys
}

async function importKeys(context: Context, stored: readonly StoredKey[]): Promise<Keys> {
  const imported = await Promise.all(stored.map((key) => importKey(key)))
  const newest = imported.find((_, index) => stored[index]?.isRetired === false)
  if (!newest) throw new Error('Every signing key is retired')
  return {
    signing: { id: newest.id, key: newest.signing },
    verifying: new Map(imported.map(({ id, verifying }) => [id, verifying])),
    loadedAt: context.clock.now(),
  }
}

function makeKey(context: Context, purpose: KeyPurpose): Promise<StoredKey[]> {
  return context.transaction(async (tx) => {
    await lockKeys(tx)
    const found = await findKeys(tx, purpose)
    if (found.some(({ isRetired }) => !isRetired)) return found
    const made = { id: randomUUID(), purpose, algorithm: algorithms[purpose], ...(await newKey(purpose)) }
    await insertKey(tx, made, context.clock.now())
    return findKeys(tx, purpose)
  })
}

async function newKey(purpose: KeyPurpose): Promise<{ privateJwk: JWK; publicJwk: JWK | null }> {
  if (purpose === 'link') {
    return { privateJwk: { kty: 'oct', k: randomBytes(32).toString('base64url') }, publicJwk: null }
  }
  const pair = await generateKeyPair(algorithms.access, { extractable: true })
  return { privateJwk: await exportJWK(pair.privateKey), publicJwk: await exportJWK(pair.publicKey) }
}

async function importKey({ id, algorithm, privateJwk, publicJwk }: StoredKey) {
  const signing = await importJWK(privateJwk, algorithm)
  return { id, signing, verifying: publicJwk ? await importJWK(publicJwk, algorithm) : signing }
}
