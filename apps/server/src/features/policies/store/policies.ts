import { sql } from 'kysely'
import { type Db, instant, jsonb, type Tx } from '../../../db/database.ts'
import type { PolicyRules } from '../rules/defaults.ts'

/** A booking policy; instants as PostgreSQL writes them. */
export type PolicyRow = {
  id: string
  revision: number
  name: string
  isDefault: boolean
  rules: Required<PolicyRules>
  createdDate: string
  updatedDate: string
  appId?: string | null
  createdByAppId?: string | null
  extendedFields?: object | null
}

/** A policy row with columns that only this feature reads. */
export type OwnPolicyRow = PolicyRow & { eventSequence: number; deletedAt: string | null; handedOver: string[] }

export type NewPolicyRow = { id: string; name: string; isDefault: boolean; rules: Required<PolicyRules> } & {
  appId?: string | null
  createdByAppId?: string | null
  extendedFields?: object | null
  /** Events announced with it. */
  events?: number
}

/** What an update may write. */
export type PolicyChange = {
  name?: string
  isDefault?: boolean
  rules?: Required<PolicyRules>
  appId?: string | null
  extendedFields?: object | null
  deletedAt?: number | null
  handedOver?: readonly string[]
  /** Events announced with it. */
  events: number
}

export async function insertPolicy(tx: Tx, siteId: string, policy: NewPolicyRow, now: number): Promise<OwnPolicyRow> {
  const times = { created_at: new Date(now), updated_at: new Date(now) }
  const { extendedFields } = policy
  const row = await tx
    .insertInto('booking_policies')
    .values({
      site_id: siteId,
      id: policy.id,
      name: policy.name,
      is_default: policy.isDefault,
      rules: jsonb(policy.rules),
      event_sequence: policy.events ?? 0,
      app_id: policy.appId ?? null,
      created_by_app_id: policy.createdByAppId ?? null,
      extended_fields: extendedFields ? jsonb(extendedFields) : null,
      ...times,
    })
    .returning([...columns])
    .executeTakeFirstOrThrow()
  return row as OwnPolicyRow
}

/** Writes the change under a revision of its own. */
export async function updatePolicy(
  tx: Tx,
  siteId: string,
  id: string,
  change: PolicyChange,
  now: number,
): Promise<OwnPolicyRow> {
  const { name, isDefault, rules, appId, extendedFields, deletedAt, handedOver } = change
  const row = await tx
    .updateTable('booking_policies')
    .set({
      ...(name === undefined ? {} : { name }),
      ...(isDefault === undefined ? {} : { is_default: isDefault }),
      ...(rules === undefined ? {} : { rules: jsonb(rules) }),
      ...(appId === undefined ? {} : { app_id: appId }),
      ...(extendedFields === undefined ? {} : { extended_fields: extendedFields && jsonb(extendedFields) }),
      ...(deletedAt === undefined ? {} : { deleted_at: deletedAt === null ? null : new Date(deletedAt) }),
      ...(handedOver === undefined ? {} : { handed_over: [...handedOver] }),
      revision: sql`revision + 1`,
      event_sequence: sql`event_sequence + ${change.events}`,
      updated_at: new Date(now),
    })
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .returning([...columns])
    .executeTakeFirstOrThrow()
  return row as OwnPolicyRow
}

export function selectPolicies(db: Db, siteId: string) {
  return db
    .selectFrom('booking_policies')
    .select([...columns])
    .where('site_id', '=', siteId)
    .where('deleted_at', 'is', null)
}

/** The policies of these ids that are not in the trash, in no order. */
export async function findPolicies(db: Db, siteId: string, ids: readonly string[]): Promise<OwnPolicyRow[]> {
  const rows = await selectPolicies(db, siteId)
    .where('id', 'in', [...ids])
    .execute()
  return rows as OwnPolicyRow[]
}

/**
 * All policies of a site under lock, in order of id and those in the trash too. The default moves from one to another:
 * so changing the default or deleting a policy locks all of them.
 */
export async function lockPolicies(tx: Tx, siteId: string): Promise<OwnPolicyRow[]> {
  const rows = await tx
    .selectFrom('booking_policies')
    .select([...columns])
    .where('site_id', '=', siteId)
    .orderBy('id')
    .forUpdate()
    .execute()
  return rows as OwnPolicyRow[]
}

export async function lockPolicy(tx: Tx, siteId: string, id: string): Promise<OwnPolicyRow | undefined> {
  const row = await selectPolicies(tx, siteId).where('id', '=', id).forUpdate().executeTakeFirst()
  return row as OwnPolicyRow | undefined
}

/** Returns true if a service may use it, and share-locks it until the transaction ends. */
export async function policyExists(tx: Tx, siteId: string, id: string): Promise<boolean> {
  return (await selectPolicies(tx, siteId).where('id', '=', id).forShare().executeTakeFirst()) !== undefined
}

/** The policy of services that name none; made with the site. */
export async function defaultPolicyId(db: Db, siteId: string): Promise<string> {
  const { id } = await db
    .selectFrom('booking_policies')
    .select('id')
    .where('site_id', '=', siteId)
    .where('is_default', '=', true)
    .executeTakeFirstOrThrow()
  return id
}

/** Erases policies deleted before an instant. */
export async function erasePolicies(tx: Tx, before: number): Promise<void> {
  await tx.deleteFrom('booking_policies').where('deleted_at', '<', instant(before)).execute()
}

const columns = [
  'id',
  'revision',
  'name',
  'is_default as isDefault',
  'rules',
  'created_at as createdDate',
  'updated_at as updatedDate',
  'app_id as appId',
  'created_by_app_id as createdByAppId',
  'extended_fields as extendedFields',
  'event_sequence as eventSequence',
  'deleted_at as deletedAt',
  'handed_over as handedOver',
] as const

/** Lists the policies with fees. */
export async function listFeePolicies(
  db: Db,
  siteId: string,
): Promise<{ id: string; name: string; rules: Required<PolicyRules> }[]> {
  const { rows } = await sql<{ id: string; name: string; rules: Required<PolicyRules> }>`
    select id, name, rules from booking_policies
    where site_id = ${siteId} and deleted_at is null and rules -> 'cancellationFeePolicy' ->> 'enabled' = 'true'
    order by name, id`.execute(db)
  return rows
}
