import { type Db, jsonb, type Tx } from '../../db/database.ts'
import type { PolicyRules } from './rules/defaults.ts'

/** A booking policy as it is read; its instants as PostgreSQL writes them. */
export type PolicyRow = {
  id: string
  revision: number
  name: string
  isDefault: boolean
  rules: Required<PolicyRules>
  createdDate: string
  updatedDate: string
}

export type NewPolicyRow = { id: string; name: string; isDefault: boolean; rules: Required<PolicyRules> }

export async function insertPolicy(tx: Tx, siteId: string, policy: NewPolicyRow, now: number): Promise<void> {
  const { id, name, isDefault, rules } = policy
  const times = { created_at: new Date(now), updated_at: new Date(now) }
  await tx
    .insertInto('booking_policies')
    .values({ site_id: siteId, id, name, is_default: isDefault, rules: jsonb(rules), ...times })
    .execute()
}

export async function policyExists(db: Db, siteId: string, id: string): Promise<boolean> {
  const row = await db
    .selectFrom('booking_policies')
    .select('id')
    .where('site_id', '=', siteId)
    .where('id', '=', id)
    .executeTakeFirst()
  return row !== undefined
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
