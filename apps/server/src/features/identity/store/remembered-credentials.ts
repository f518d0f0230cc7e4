import type { AppActor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Db } from '../../../db/database.ts'
import { cachePerDatabase, type WeightedCache } from '../../../db/weighted-cache.ts'
import type { AccessClaims } from '../rules/access-claims.ts'

export type VerifiedToken = { claims: AccessClaims; keyId: string | undefined }

/** Tokens whose signature was verified, by their text: a front end sends the same one with each call. */
export const getVerifiedTokens = cachePerDatabase<VerifiedToken>(4_000_000)

/** `rightsChanges`: how often rights had changed in this server before it was read. */
type Remembered<T> = { value: T; readAt: number; rightsChanges: number }

/** API keys by site and hash. */
const getKeys = cachePerDatabase<Remembered<AppActor>>(20_000)
/** Enabled clients by site and id. */
const getClients = cachePerDatabase<Remembered<true>>(20_000)

/** How long servers that were started separately may take to notice that access ended. */
const rememberedMs = 1000

/**
 * Returns what is remembered, or reads and remembers it. It is read again after a second, and at once when rights changed in
 * any process of this server. What isn't there is not remembered.
 */
async function remember<T>(
  { db, clock, signals }: Pick<Context, 'db' | 'clock' | 'signals'>,
  cache: (db: Db) => WeightedCache<Remembered<T>>,
  id: string,
  read: () => Promise<T | undefined>,
): Promise<T | undefined> {
  const now = clock.now()
  // Before it is read, so that a change meanwhile is not missed.
  const rightsChanges = signals.count('rightsChanged')
  const known = cache(db).get(id)
  if (known?.rightsChanges === rightsChanges && Math.abs(now - known.readAt) < rememberedMs) return known.value
  const value = await read()
  if (value !== undefined) cache(db).set(id, { value, readAt: now, rightsChanges }, 0)
  return value
}

type Site = { siteId: string }

export function rememberKey(
  context: Context,
  { siteId, hash }: Site & { hash: Buffer },
  read: () => Promise<AppActor | undefined>,
): Promise<AppActor | undefined> {
  return remember(context, getKeys, `${siteId}/${hash.toString('base64')}`, read)
}

export function rememberClient(
  context: Context,
  { siteId, clientId }: Site & { clientId: string },
  read: () => Promise<true | undefined>,
): Promise<true | undefined> {
  return remember(context, getClients, `${siteId}/${clientId}`, read)
}
