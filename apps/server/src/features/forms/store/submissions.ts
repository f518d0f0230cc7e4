import { type Expression, type ExpressionBuilder, type Selectable, type SqlBool, sql } from 'kysely'
import type { Actor } from '../../../actor.ts'
import { type Database, type Db, instant, jsonb, type Tx } from '../../../db/database.ts'
import type { FormSubmissions } from '../../../db/generated/tables.ts'
import type { AnswerCounts } from '../rules/open-for-answers.ts'
import type { Submission, SubmitterType } from '../rules/submission.ts'

/** A condition on answers. */
export type SubmissionCondition = Expression<SqlBool>

/** The part of a `where` that leaves a caller only the answers they may know of. */
export type Visibility = (eb: ExpressionBuilder<Database, 'form_submissions'>) => Expression<SqlBool>

/** For the business itself. */
export const visibleToAll: Visibility = () => sql<SqlBool>`true`

/** Matches submissions of the actor; an app acting for a customer matches that customer. */
export function handedInBy(actor: Actor): Visibility {
  const owner = submitters(actor)
  return (eb) =>
    eb.or(owner.map(({ type, id }) => eb.and([eb('submitter_type', '=', type), eb('submitter_id', '=', id)])))
}

type Submitter = { type: SubmitterType; id: string | null }

/** Reads the submitter; an app acting for a customer is that customer. */
export function toSubmitter(actor: Actor): Submitter {
  return submitters(actor)[0] ?? { type: 'none', id: null }
}

/**
 * The same with what a member handed in as a visitor before this sign-in, for whoever knows its id: a list of them may
 * hold answers of somebody else at the same browser.
 */
export function continuableBy(actor: Actor): Visibility {
  const visible = handedInBy(actor)
  const { visitorId } = actor.type === 'member' ? actor : {}
  if (visitorId === undefined) return visible
  return (eb) =>
    eb.or([visible(eb), eb.and([eb('submitter_type', '=', 'visitor'), eb('submitter_id', '=', visitorId)])])
}

function submitters(actor: Actor): Submitter[] {
  switch (actor.type) {
    case 'visitor':
      return [{ type: 'visitor', id: actor.visitorId }]
    case 'member':
      return [{ type: 'member', id: actor.memberId }]
    case 'staff':
      return [{ type: 'staff', id: actor.userId }]
    case 'app':
      return actor.onBehalf ? submitters(actor.onBehalf) : [{ type: 'app', id: actor.apiKeyId }]
    case 'none':
      return []
  }
}

/** Selects submissions that are not deleted. */
export function selectSubmissions(db: Db, siteId: string) {
  return db
    .selectFrom('form_submissions')
    .selectAll('form_submissions')
    .where('site_id', '=', siteId)
    .where('deleted_at', 'is', null)
}

export async function findSubmission(
  db: Db,
  siteId: string,
  id: string,
  visible: Visibility,
): Promise<Submission | undefined> {
  const row = await selectSubmissions(db, siteId).where('id', '=', id).where(visible).executeTakeFirst()
  return row && toSubmission(row)
}

export async function lockSubmission(
  tx: Tx,
  siteId: string,
  id: string,
  visible: Visibility,
): Promise<Submission | undefined> {
  const row = await selectSubmissions(tx, siteId).where('id', '=', id).where(visible).forUpdate().executeTakeFirst()
  return row && toSubmission(row)
}

/** The newest answers to a form that fit a condition. */
export async function lockNewest(
  tx: Tx,
  siteId: string,
  { formId, condition, visible }: { formId: string; condition: SubmissionCondition; visible: Visibility },
): Promise<Submission | undefined> {
  const row = await selectSubmissions(tx, siteId)
    .where('form_id', '=', formId)
    .where(visible)
    .where(condition)
    .orderBy('created_at', 'desc')
    .orderBy('id')
    .limit(1)
    .forUpdate()
    .executeTakeFirst()
  return row && toSubmission(row)
}

export function toSubmission(row: Selectable<FormSubmissions>): Submission {
  return {
    id: row.id,
    siteId: row.site_id,
    revision: Number(row.revision),
    formId: row.form_id,
    namespace: row.namespace,
    status: row.status as Submission['status'],
    answers: row.answers,
    formRevision: Number(row.form_revision),
    questions: row.questions,
    contactId: row.contact_id,
    submitterType: row.submitter_type as SubmitterType,
    submitterId: row.submitter_id,
    seen: row.seen,
    rest: row.rest,
    createdAt: wireInstant(row.created_at),
    updatedAt: wireInstant(row.updated_at),
  }
}

const wireInstant = (at: string): string => new Date(at).toISOString()

/** How many answers a form has, and how many of one submitter. The form is locked until the end of the transaction. */
export async function countAnswers(
  tx: Tx,
  siteId: string,
  formId: string,
  { type, id }: Submitter,
): Promise<AnswerCounts> {
  await tx.selectFrom('forms').select('id').where('site_id', '=', siteId).where('id', '=', formId).forUpdate().execute()
  const row = await tx
    .selectFrom('form_submissions')
    .select(({ fn }) => fn.countAll<string>().as('all'))
    .select(
      sql<string>`count(*) filter (where submitter_type = ${type} and submitter_id is not distinct from ${id}::uuid)`.as(
        'own',
      ),
    )
    .where('site_id', '=', siteId)
    .where('form_id', '=', formId)
    .where('deleted_at', 'is', null)
    .executeTakeFirstOrThrow()
  return { all: Number(row.all), own: Number(row.own) }
}

export async function insertSubmission(
  tx: Tx,
  submission: Omit<Submission, 'revision' | 'createdAt' | 'updatedAt'>,
  now: number,
): Promise<Submission> {
  const at = new Date(now)
  const row = await tx
    .insertInto('form_submissions')
    .values({
      site_id: submission.siteId,
      id: submission.id,
      form_id: submission.formId,
      namespace: submission.namespace,
      contact_id: submission.contactId,
      event_sequence: 1,
      submitter_type: submission.submitterType,
      submitter_id: submission.submitterId,
      ...submissionColumns(submission),
      created_at: at,
      updated_at: at,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return toSubmission(row)
}

/** A saved submission, and the sequence number of its first event. */
export type WrittenSubmission = { submission: Submission; firstSequence: number }

/** Writes locked answers whole. `events`: as many are published with it. */
export async function updateSubmission(
  tx: Tx,
  submission: Submission,
  { events, now, deleted = false }: { events: number; now: number; deleted?: boolean },
): Promise<WrittenSubmission> {
  const row = await tx
    .updateTable('form_submissions')
    .set({
      ...submissionColumns(submission),
      revision: submission.revision + 1,
      updated_at: new Date(now),
      event_sequence: sql`event_sequence + ${events}`,
      deleted_at: deleted ? new Date(now) : null,
    })
    .where('site_id', '=', submission.siteId)
    .where('id', '=', submission.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return { submission: toSubmission(row), firstSequence: Number(row.event_sequence) - events + 1 }
}

function submissionColumns(submission: Omit<Submission, 'revision' | 'createdAt' | 'updatedAt'>) {
  return {
    status: submission.status,
    answers: jsonb(submission.answers),
    seen: submission.seen,
    form_revision: submission.formRevision,
    questions: jsonb(submission.questions),
    rest: jsonb(submission.rest),
  }
}

/** Moves submissions from one contact to another. */
export async function moveSubmissions(
  tx: Tx,
  siteId: string,
  { fromId, toId, ids }: { fromId: string; toId: string; ids: readonly string[] },
): Promise<void> {
  await tx
    .updateTable('form_submissions')
    .set({ contact_id: toId })
    .where('site_id', '=', siteId)
    .where('contact_id', '=', fromId)
    .where(sql<boolean>`id = any(${[...ids]}::uuid[])`)
    .execute()
}

/** Deletes submissions with their events, in any status. */
export async function deleteSubmissions(tx: Tx, siteId: string, ids: readonly string[]): Promise<void> {
  const these = sql<boolean>`= any(${[...ids]}::uuid[])`
  await sql`delete from event_deliveries where site_id = ${siteId} and entity_id ${these}`.execute(tx)
  await sql`delete from events where site_id = ${siteId} and entity_id ${these}`.execute(tx)
  await sql`delete from form_submissions where site_id = ${siteId} and id ${these}`.execute(tx)
}

/** Locks submissions deleted, or left pending, before an instant. Returns their ids by business, `atOnce` in all. */
export async function lockOldSubmissions(tx: Tx, before: number, atOnce: number): Promise<Map<string, string[]>> {
  const rows = await tx
    .selectFrom('form_submissions')
    .select(['site_id', 'id'])
    .where((eb) =>
      eb.or([
        eb('deleted_at', '<', instant(before)),
        eb.and([eb('status', '=', 'PENDING'), eb('created_at', '<', instant(before))]),
      ]),
    )
    .limit(atOnce)
    .forUpdate()
    .skipLocked()
    .execute()
  return new Map([...Map.groupBy(rows, (row) => row.site_id)].map(([siteId, of]) => [siteId, of.map(({ id }) => id)]))
}

/** Records how many submissions were erased, without their data. */
export async function recordErasure(
  tx: Tx,
  siteId: string,
  { id, count, now }: { id: string; count: number; now: number },
): Promise<void> {
  const erasure = { kind: 'submission', count, reason: 'retention', occurred_at: new Date(now) }
  await tx
    .insertInto('erasures')
    .values({ site_id: siteId, id, ...erasure })
    .execute()
}

/** Finds submissions for the data export of their submitter. */
export async function findAnswers(db: Db, siteId: string, ids: readonly string[]) {
  if (ids.length === 0) return []
  const rows = await selectSubmissions(db, siteId)
    .where('id', 'in', [...ids])
    .execute()
  return rows.map(({ id, form_id, answers, created_at }) => ({
    id,
    formId: form_id,
    createdDate: created_at,
    answers,
  }))
}
