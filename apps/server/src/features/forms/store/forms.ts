import { type Selectable, sql } from 'kysely'
import { type Db, instant, jsonb, type Tx } from '../../../db/database.ts'
import type { Forms } from '../../../db/generated/tables.ts'
import type { Form } from '../rules/fields.ts'

type NewForm = Omit<Form, 'revision' | 'createdAt' | 'updatedAt' | 'deletedAt' | 'handedOver'>

/** Finds a form that is not in the trash. */
export async function findForm(db: Db, siteId: string, formId: string): Promise<Form | undefined> {
  const row = await selectForm(db, siteId, formId).where('deleted_at', 'is', null).executeTakeFirst()
  return row && toForm(row)
}

/** Finds and share-locks a form, so that it is not deleted until this transaction ends. */
export async function shareLockForm(tx: Tx, siteId: string, formId: string): Promise<Form | undefined> {
  const row = await selectForm(tx, siteId, formId).where('deleted_at', 'is', null).forShare().executeTakeFirst()
  return row && toForm(row)
}

/** Returns true if the form is in the trash. */
export async function isFormInTrash(db: Db, siteId: string, formId: string): Promise<boolean> {
  return (await selectForm(db, siteId, formId).where('deleted_at', 'is not', null).executeTakeFirst()) !== undefined
}

/** The form of this id, in the trash or not, which something refers to and so must be there. */
export async function loadForm(db: Db, siteId: string, formId: string): Promise<Form> {
  const row = await selectForm(db, siteId, formId).executeTakeFirst()
  if (!row) throw new Error(`Site ${siteId} has no form ${formId}`)
  return toForm(row)
}

/** The form to be changed, or one in the trash to be brought back; locked. */
export async function lockForm(
  tx: Tx,
  siteId: string,
  formId: string,
  where: 'standing' | 'trash',
): Promise<Form | undefined> {
  const wanted = selectForm(tx, siteId, formId).where('deleted_for_good', '=', false)
  const row = await wanted
    .where('deleted_at', where === 'trash' ? 'is not' : 'is', null)
    .forUpdate()
    .executeTakeFirst()
  return row && toForm(row)
}

function selectForm(db: Db, siteId: string, formId: string) {
  return db.selectFrom('forms').selectAll().where('site_id', '=', siteId).where('id', '=', formId)
}

export function toForm(row: Selectable<Forms>): Form {
  return {
    id: row.id,
    siteId: row.site_id,
    revision: Number(row.revision),
    namespace: row.namespace,
    name: row.name,
    isDefault: row.is_default,
    enabled: row.enabled,
    fields: row.fields,
    rules: row.rules,
    steps: row.steps,
    deletedFields: row.deleted_fields,
    rest: row.rest,
    handedOver: row.handed_over,
    createdAt: wireInstant(row.created_at),
    updatedAt: wireInstant(row.updated_at),
    deletedAt: row.deleted_at && wireInstant(row.deleted_at),
  }
}

const wireInstant = (at: string): string => new Date(at).toISOString()

/** Finds the id of the default form of a namespace; undefined if there is none. */
export async function findDefaultFormId(db: Db, siteId: string, namespace: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('forms')
    .select('id')
    .where('site_id', '=', siteId)
    .where('namespace', '=', namespace)
    .where('is_default', '=', true)
    .executeTakeFirst()
  return row?.id
}

/** Finds the default form of a namespace. */
export async function findDefaultForm(db: Db, siteId: string, namespace: string): Promise<Form | undefined> {
  const id = await findDefaultFormId(db, siteId, namespace)
  return id === undefined ? undefined : findForm(db, siteId, id)
}

/** One at a time gives names to forms of one purpose, and counts them. Until the end of the transaction. */
export async function lockNames(tx: Tx, siteId: string, namespace: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`forms:${siteId}:${namespace}`}, 0))`.execute(tx)
}

/** The names of the standing forms of one purpose, without this one's. */
export async function listNames(db: Db, siteId: string, namespace: string, except?: string): Promise<string[]> {
  const rows = await db
    .selectFrom('forms')
    .select(['id', 'name'])
    .where('site_id', '=', siteId)
    .where('namespace', '=', namespace)
    .where('deleted_at', 'is', null)
    .execute()
  return rows.filter(({ id }) => id !== except).map(({ name }) => name)
}

export async function insertForm(tx: Tx, form: NewForm, now: number): Promise<Form> {
  const at = new Date(now)
  const row = await tx
    .insertInto('forms')
    .values({
      site_id: form.siteId,
      id: form.id,
      namespace: form.namespace,
      is_default: form.isDefault,
      ...formColumns(form),
      created_at: at,
      updated_at: at,
      event_sequence: 1,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  return toForm(row)
}

/** Writes a locked form whole; the actor made sure that it changed. `events`: as many are published with it. */
export async function updateForm(tx: Tx, form: Form, events: number, now: number): Promise<WrittenForm> {
  const row = await tx
    .updateTable('forms')
    .set({
      ...formColumns(form),
      revision: form.revision + 1,
      updated_at: new Date(now),
      deleted_at: form.deletedAt,
      handed_over: jsonb(form.handedOver),
      event_sequence: sql`event_sequence + ${events}`,
    })
    .where('site_id', '=', form.siteId)
    .where('id', '=', form.id)
    .returningAll()
    .executeTakeFirstOrThrow()
  return { form: toForm(row), firstSequence: Number(row.event_sequence) - events + 1 }
}

/** A saved form, and the sequence number of its first event. */
export type WrittenForm = { form: Form; firstSequence: number }

/** Makes a deleted form unrestorable. */
export async function hideFromTrash(tx: Tx, { siteId, id }: Form): Promise<void> {
  const row = tx.updateTable('forms').set({ deleted_for_good: true })
  await row.where('site_id', '=', siteId).where('id', '=', id).execute()
}

function formColumns(form: NewForm) {
  return {
    name: form.name,
    enabled: form.enabled,
    fields: jsonb(form.fields),
    rules: jsonb(form.rules),
    steps: jsonb(form.steps),
    deleted_fields: jsonb(form.deletedFields),
    rest: jsonb(form.rest),
  }
}

/** Erases forms deleted before an instant that nothing references. Their submissions stay. */
export async function eraseOldForms(db: Db, before: number): Promise<void> {
  await sql`
    delete from forms where deleted_at < ${instant(before)} and not exists (
      select 1 from services where services.site_id = forms.site_id and services.form_id = forms.id
    )`.execute(db)
}
