import type { Db } from '../../../db/database.ts'

/** A business's own template; null: the default text. */
export type TemplateRow = { kind: string; language: string; subject: string | null; body: string | null }

/** Finds the templates of a business, for all kinds and languages or for one kind. */
export function findTemplates(db: Db, siteId: string, kind?: string): Promise<TemplateRow[]> {
  return db
    .selectFrom('message_templates')
    .select(['kind', 'language', 'subject', 'body'])
    .where('site_id', '=', siteId)
    .$if(kind !== undefined, (query) => query.where('kind', '=', kind as string))
    .execute()
}

/** Saves a template; deletes the row if nothing is customised. */
export async function putTemplate(
  db: Db,
  siteId: string,
  { kind, language, subject, body }: TemplateRow,
  now: number,
): Promise<void> {
  if (subject === null && body === null) {
    await db
      .deleteFrom('message_templates')
      .where('site_id', '=', siteId)
      .where('kind', '=', kind)
      .where('language', '=', language)
      .execute()
    return
  }
  const written = { subject, body, updated_at: new Date(now) }
  await db
    .insertInto('message_templates')
    .values({ site_id: siteId, kind, language, ...written })
    .onConflict((conflict) => conflict.columns(['site_id', 'kind', 'language']).doUpdateSet(written))
    .execute()
}
