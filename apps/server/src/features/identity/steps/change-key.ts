import type { Permission } from '@kalends/contract'
import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Tx } from '../../../db/database.ts'
import { maySignMembersIn, readPermissions } from '../rules/api-key.ts'
import { type ApiKey, lockApiKey, lockKeysMadeBy, markKeyRevoked, updateKey } from '../store/api-keys.ts'
import { type Client, lockClient, lockClientsMadeBy, updateClient } from '../store/clients.ts'
import { revokeFamilies } from '../store/families.ts'
import { endWithKey } from './end-with-key.ts'
import { recordApiKeyChange, recordClientChange } from './record-access-change.ts'

/**
 * Changes a locked key, with its entry in the activity log. One that may no longer sign members in loses what it opened as
 * members.
 */
export async function changeKey(
  context: Context,
  tx: Tx,
  actor: Actor,
  { before, after }: { before: ApiKey; after: ApiKey },
): Promise<void> {
  await updateKey(tx, actor.siteId, after)
  if (!maySignMembersIn(after.permissions)) await endWithKey(context, tx, actor.siteId, after.id)
  await recordApiKeyChange(tx, actor, { operation: 'updateApiKey', before, after }, context.clock.now())
}

/** Ids of what stays active although the rest ends. */
type Retained = ReadonlySet<string>

/** Revokes a locked key, what it opened as members, and the keys that it made, with its entry in the activity log. */
export async function revokeKey(
  context: Context,
  tx: Tx,
  actor: Actor,
  before: ApiKey,
  keep: Retained = new Set(),
): Promise<void> {
  const now = context.clock.now()
  await markKeyRevoked(tx, actor.siteId, before.id, now)
  await endWithKey(context, tx, actor.siteId, before.id)
  await recordApiKeyChange(tx, actor, { operation: 'revokeApiKey', before }, now)
  await endMadeBy(context, tx, actor, before.id, keep)
}

type ClientChange = { before: Client; after: Client }

/**
 * Changes a locked client, with its entry in the activity log. One that is disabled loses all its tokens, and what it made
 * ends; one that may no longer sign members in loses what it opened as members.
 */
export async function changeClient(
  context: Context,
  tx: Tx,
  actor: Actor,
  { before, after }: ClientChange,
  keep: Retained = new Set(),
): Promise<void> {
  const now = context.clock.now()
  const { siteId } = actor
  await updateClient(tx, after, now)
  if (!after.isEnabled) await revokeFamilies(tx, siteId, { clientId: after.id }, now)
  // A client with a secret opens what a key does.
  if (!after.isEnabled || !maySignMembersIn(after.permissions)) await endWithKey(context, tx, siteId, after.id)
  await recordClientChange(tx, actor, { operation: 'updateOauthClient', before, after }, now)
  if (!after.isEnabled) await endMadeBy(context, tx, actor, after.id, keep)
}

function disableClient(context: Context, tx: Tx, actor: Actor, before: Client, keep?: Retained): Promise<void> {
  return changeClient(context, tx, actor, { before, after: { ...before, isEnabled: false } }, keep)
}

/** Revokes the keys and disables the clients that a key, or client with a secret, made: whoever had it has them. */
async function endMadeBy(context: Context, tx: Tx, actor: Actor, keyId: string, keep: Retained): Promise<void> {
  for (const key of await lockKeysMadeBy(tx, actor.siteId, keyId))
    if (!keep.has(key.id)) await revokeKey(context, tx, actor, key, keep)
  for (const client of await lockClientsMadeBy(tx, actor.siteId, keyId))
    if (!keep.has(client.id)) await disableClient(context, tx, actor, client, keep)
}

/** Leaves the keys, and clients with a secret, that a person made no permission beyond these, and ends those left with none. */
export async function limitKeysOf(
  context: Context,
  tx: Tx,
  { actor, userId, permissions }: { actor: Actor; userId: string; permissions: readonly Permission[] },
): Promise<void> {
  const { siteId } = actor
  const limit = (stored: Permission[] | null) => {
    const held = [...readPermissions(stored)]
    const left = held.filter((permission) => permissions.includes(permission))
    return { left, isLess: left.length < held.length }
  }
  for await (const before of lockEachKeyOf(tx, siteId, userId)) {
    const { left, isLess } = limit(before.permissions)
    if (left.length === 0) await revokeKey(context, tx, actor, before)
    else if (isLess) await changeKey(context, tx, actor, { before, after: { ...before, permissions: left } })
  }
  for await (const before of lockEachClientOf(tx, siteId, userId)) {
    if (!before.hasSecret) continue
    const { left, isLess } = limit(before.permissions)
    if (left.length === 0) await disableClient(context, tx, actor, before)
    else if (isLess) await changeClient(context, tx, actor, { before, after: { ...before, permissions: left } })
  }
}

/** Revokes the keys and disables the clients that a person made, with keys too, but for what is kept. */
export async function revokeKeysOf(
  context: Context,
  tx: Tx,
  actor: Actor,
  userId: string,
  keep: Retained,
): Promise<void> {
  const { siteId } = actor
  for await (const key of lockEachKeyOf(tx, siteId, userId))
    if (!keep.has(key.id)) await revokeKey(context, tx, actor, key, keep)
  for await (const client of lockEachClientOf(tx, siteId, userId))
    if (!keep.has(client.id)) await disableClient(context, tx, actor, client, keep)
}

/** Each key that a person made, as it is when its turn comes: ending one may end another. */
async function* lockEachKeyOf(tx: Tx, siteId: string, userId: string): AsyncGenerator<ApiKey> {
  for (const { id } of await lockKeysMadeBy(tx, siteId, userId)) {
    const key = await lockApiKey(tx, siteId, id)
    if (key) yield key
  }
}

/** Each enabled client likewise. */
async function* lockEachClientOf(tx: Tx, siteId: string, userId: string): AsyncGenerator<Client> {
  for (const { id } of await lockClientsMadeBy(tx, siteId, userId)) {
    const client = await lockClient(tx, siteId, id)
    if (client?.isEnabled) yield client
  }
}
