import { sql } from 'kysely'
import type { Db, Tx } from '../../../db/database.ts'

/** A site's sign-up policy. */
export type SignOnPolicyRow = {
  id: string
  revision: number
  requireOwnerApproval: boolean
  requireEmailVerification: boolean
  hidesUnknownEmails: boolean
  minimumPasswordLength: number
  eventSequence: number
  createdDate: string
  updatedDate: string
}

const columns = [
  'id',
  'revision',
  'require_owner_approval',
  'require_email_verification',
  'hides_unknown_emails',
  'minimum_password_length',
  'event_sequence',
  'created_at',
  'updated_at',
] as const

/** Finds a site's policy; undefined until it is first changed. */
export async function findSignOnPolicy(db: Db, siteId: string): Promise<SignOnPolicyRow | undefined> {
  const row = await db
    .selectFrom('sign_on_policies')
    .select([...columns])
    .where('site_id', '=', siteId)
    .executeTakeFirst()
  return (
    row && {
      id: row.id,
      revision: Number(row.revision),
      requireOwnerApproval: row.require_owner_approval,
      requireEmailVerification: row.require_email_verification,
      hidesUnknownEmails: row.hides_unknown_emails,
      minimumPasswordLength: row.minimum_password_length,
      eventSequence: Number(row.event_sequence),
      createdDate: row.created_at,
      updatedDate: row.updated_at,
    }
  )
}

type PolicyChanges = Pick<
  SignOnPolicyRow,
  'requireOwnerApproval' | 'requireEmailVerification' | 'hidesUnknownEmails' | 'minimumPasswordLength'
>

/** Upserts the policy and increments its event sequence. */
export async function saveSignOnPolicy(
  tx: Tx,
  { siteId, newId }: { siteId: string; newId: string },
  changes: PolicyChanges,
  now: number,
): Promise<void> {
  const written = {
    require_owner_approval: changes.requireOwnerApproval,
    require_email_verification: changes.requireEmailVerification,
    hides_unknown_emails: changes.hidesUnknownEmails,
    minimum_password_length: changes.minimumPasswordLength,
    updated_at: new Date(now),
  }
  await tx
    .insertInto('sign_on_policies')
    .values({ site_id: siteId, id: newId, ...written, event_sequence: 1, created_at: new Date(now) })
    .onConflict((conflict) =>
      conflict.column('site_id').doUpdateSet({
        ...written,
        revision: sql<number>`sign_on_policies.revision + 1`,
        event_sequence: sql<number>`sign_on_policies.event_sequence + 1`,
      }),
    )
    .execute()
}
