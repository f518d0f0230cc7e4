import { createHash } from 'node:crypto'
import type { identity } from '@kalends/contract'
import type { Actor } from '../../../actor.ts'
import type { Context } from '../../../context.ts'
import type { Db, Tx } from '../../../db/database.ts'
import { listEntries } from '../../audit/index.ts'
import { namedOrigins, withOrigins } from '../rules/client-addresses.ts'
import { addressesAddedBy, settingChangedBy } from '../rules/made-access.ts'
import { listKeysMadeBy, listMakerIds } from '../store/api-keys.ts'
import { type Client, listClients, listClientsMadeBy, lockClient } from '../store/clients.ts'
import { changeClient, revokeKeysOf } from './change-key.ts'

type Made = identity.MadeAccess

/** What ends with a person or a key: all that they made, but for the ids that are kept. */
type Ending = { actor: Actor; makerId: string; keep: ReadonlySet<string> }

/** Lists what a person or a key made or changed that acts without them. */
export async function listMade(context: Context, siteId: string, makerId: string): Promise<Made[]> {
  const { db, ports } = context
  const ids = await listMakerIds(db, siteId, makerId)
  const [keys, clients, addresses, elsewhere, settings] = await Promise.all([
    listKeysMadeBy(db, siteId, ids),
    listClientsMadeBy(db, siteId, ids),
    listAddresses(db, siteId, ids),
    ports.identity.listMadeElsewhere(db, siteId, ids),
    listSettings(db, siteId, ids),
  ])
  return [
    ...keys.map(({ id, name }) => ending('API_KEY', id, name)),
    ...clients.map(({ id, name, allowedOrigins }) => ending('CONNECTED_APP', id, name, allowedOrigins[0])),
    ...addresses.map(({ id, client, address }) => ending('APP_ADDRESS', id, client.name, address)),
    ...elsewhere,
    ...settings,
  ]
}

const ending = (kind: Made['kind'], id: string, name: string, address?: string): Made => ({
  id,
  kind,
  name,
  address: address ?? null,
  canEnd: true,
})

/** Ends what a person made: keys, clients, providers, webhooks and addresses, made with a key of theirs too. */
export async function endMadeByPerson(context: Context, tx: Tx, made: Ending): Promise<void> {
  await revokeKeysOf(context, tx, made.actor, made.makerId, made.keep)
  await endMadeByKey(context, tx, made)
}

/** Ends what a key made and does not end with it anyway: providers, webhooks and addresses. */
export async function endMadeByKey(context: Context, tx: Tx, made: Ending): Promise<void> {
  const ids = await listMakerIds(tx, made.actor.siteId, made.makerId)
  await removeAddresses(context, tx, made, ids)
  await context.ports.identity.endMadeElsewhere(context, tx, { ...made, makerIds: ids })
}

type Address = { id: string; client: Client; address: string }

/** Lists the addresses that the makers added to clients of others. */
async function listAddresses(db: Db, siteId: string, makerIds: readonly string[]): Promise<Address[]> {
  const own = new Set((await listClientsMadeBy(db, siteId, makerIds)).map(({ id }) => id))
  const others = (await listClients(db, siteId)).filter(({ id, isEnabled }) => isEnabled && !own.has(id))
  if (others.length === 0) return []
  const entries = await listEntries(db, siteId, { entityType: 'oauthClient' }, entryLimit)
  return others.flatMap((client) =>
    addressesAddedBy(client, entries, new Set(makerIds)).map((address) => ({
      id: createHash('sha256').update(`${client.id} ${address}`).digest('base64url'),
      client,
      address,
    })),
  )
}

/** More changes than connected apps see. */
const entryLimit = 5000

async function removeAddresses(
  context: Context,
  tx: Tx,
  { actor, keep }: Ending,
  makerIds: readonly string[],
): Promise<void> {
  const { siteId } = actor
  const ended = (await listAddresses(tx, siteId, makerIds)).filter(({ id }) => !keep.has(id))
  for (const clientId of [...new Set(ended.map(({ client }) => client.id))].sort()) {
    const before = await lockClient(tx, siteId, clientId)
    if (!before) continue
    const gone = new Set(ended.filter(({ client }) => client.id === clientId).map(({ address }) => address))
    const stay = (addresses: readonly string[]) => addresses.filter((address) => !gone.has(address))
    const redirectUris = stay(before.redirectUris)
    const allowedOrigins = withOrigins(redirectUris, stay(namedOrigins(before)))
    await changeClient(context, tx, actor, { before, after: { ...before, redirectUris, allowedOrigins } })
  }
}

/** Settings that lead money, messages or solutions somewhere, with the fields that do. */
const settings: { kind: Made['kind']; entityType: string; fields: string[] }[] = [
  { kind: 'MAIL_SERVER', entityType: 'mailServer', fields: ['host', 'port', 'security', 'user', 'sender'] },
  { kind: 'SENDER_DOMAIN', entityType: 'senderDomain', fields: ['domain'] },
  { kind: 'PAYMENT_PROVIDER', entityType: 'paymentSettings', fields: ['provider', 'stripe'] },
  { kind: 'CAPTCHA', entityType: 'captcha', fields: ['provider', 'visibleSiteKey', 'invisibleSiteKey'] },
]

async function listSettings(db: Db, siteId: string, makerIds: readonly string[]): Promise<Made[]> {
  const makers = new Set(makerIds)
  const found = await Promise.all(
    settings.map(async ({ kind, entityType, fields }) => {
      const entry = settingChangedBy(await listEntries(db, siteId, { entityType }, entryLimit), makers, fields)
      return entry ? [{ id: kind, kind, name: entry.entity_name, address: null, canEnd: false }] : []
    }),
  )
  return found.flat()
}
