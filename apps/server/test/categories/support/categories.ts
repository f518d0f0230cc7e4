import type { categories } from '@kalends/contract'
import { aSite } from '../../support/a-site.ts'
import type { TestApp } from '../../support/app.ts'
import { type Answer, anAdmin, aVisitor, type Client, expected } from '../../support/factories.ts'

export const nowhere = '00000000-0000-4000-8000-000000000000'

export type Fixture = { siteId: string; admin: Client; visitor: Client }

/** A business without a category, its admin and a visitor. */
export async function aFixture({ app, context }: TestApp): Promise<Fixture> {
  const siteId = await aSite(context, { name: 'Studio' })
  return { siteId, admin: await anAdmin(app, context, siteId), visitor: await aVisitor(app, siteId) }
}

export type Shown = categories.Category & { id: string; revision: string; name: string; sortOrder: number }

export async function aCategory(admin: Client, name = 'Hands', more: categories.Category = {}): Promise<Shown> {
  return expected(await admin.post('/v2/categories', { category: { name, ...more } })).category
}

/** Their names as a list that follows the order shows them. */
export async function namesInOrder(client: Client): Promise<string[]> {
  const query = { sort: [{ fieldName: 'sortOrder' }] }
  const { categories } = expected(await client.post('/v2/categories/query', { query }))
  return categories.map(({ name }: Shown) => name)
}

/** The refused fields with their rules: `category.name: MAX_LENGTH`. */
export function listViolations({ status, body }: Answer): string[] {
  if (status !== 400) throw new Error(`Not refused: ${status} ${JSON.stringify(body)}`)
  return body.details.validationError.fieldViolations.map(
    ({ field, ruleName, violatedRule }: Record<string, string>) => `${field}: ${ruleName ?? violatedRule}`,
  )
}

/** What was announced of one category, in its order. */
export function listEvents({ db }: TestApp, entityId: string) {
  return db
    .selectFrom('events')
    .select(['entity_fqdn', 'slug', 'sequence', 'payload'])
    .where('entity_id', '=', entityId)
    .orderBy('sequence')
    .execute()
}

/** What the list of changes says of one category. */
export async function listAuditEntries({ db }: TestApp, entityId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('audit_entries')
    .select(['operation', 'entity_name'])
    .where('entity_id', '=', entityId)
    .orderBy('at')
    .execute()
  return rows.map(({ operation, entity_name }) => `${operation} ${entity_name}`)
}
