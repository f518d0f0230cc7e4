import { type Db, jsonb } from '../../db/database.ts'
import type { Form } from './rules/fields.ts'

/** The form of this id, or undefined. */
export async function findForm(db: Db, siteId: string, formId: string): Promise<Form | undefined> {
  const row = await db
    .selectFrom('forms')
    .select(['site_id', 'id', 'revision', 'namespace', 'name', 'is_default', 'fields'])
    .where('site_id', '=', siteId)
    .where('id', '=', formId)
    .executeTakeFirst()
  return (
    row && {
      id: row.id,
      siteId: row.site_id,
      revision: Number(row.revision),
      namespace: row.namespace,
      name: row.name,
      isDefault: row.is_default,
      fields: row.fields,
    }
  )
}

/** The form of this id, which a service refers to and so must be there. */
export async function loadForm(db: Db, siteId: string, formId: string): Promise<Form> {
  const form = await findForm(db, siteId, formId)
  if (!form) throw new Error(`Site ${siteId} has no form ${formId}`)
  return form
}

/** The form that is asked where nothing names another, of all forms for one purpose. */
export async function loadDefaultFormId(db: Db, siteId: string, namespace: string): Promise<string> {
  const row = await db
    .selectFrom('forms')
    .select('id')
    .where('site_id', '=', siteId)
    .where('namespace', '=', namespace)
    .where('is_default', '=', true)
    .executeTakeFirstOrThrow()
  return row.id
}

export async function insertForm(db: Db, form: Omit<Form, 'revision'>, now: number): Promise<void> {
  const at = new Date(now)
  await db
    .insertInto('forms')
    .values({
      site_id: form.siteId,
      id: form.id,
      namespace: form.namespace,
      name: form.name,
      is_default: form.isDefault,
      fields: jsonb(form.fields),
      created_at: at,
      updated_at: at,
    })
    .execute()
}
