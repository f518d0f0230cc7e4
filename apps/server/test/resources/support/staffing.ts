import { expect } from 'vitest'
import { aSite } from '../../support/a-site.ts'
import type { TestApp } from '../../support/app.ts'
import { type Answer, aClient, anAdmin, aVisitor, type Client, expected } from '../../support/factories.ts'
import { aPerson, type Person, signIn } from '../../support/people.ts'

export const nowhere = '00000000-0000-4000-8000-000000000000'

/** A business with a front desk, a signed-in owner and a customer. */
export type Fixture = { siteId: string; admin: Client; owner: Client; person: Person; visitor: Client }

export async function aFixture({ app, context }: TestApp): Promise<Fixture> {
  const siteId = await aSite(context)
  const person = await aPerson(context, siteId, { name: 'Ada Owner' })
  const { headers } = await signIn(app, person, siteId)
  const admin = await anAdmin(app, context, siteId)
  const visitor = await aVisitor(app, siteId)
  return { siteId, admin, visitor, person, owner: aClient(app, headers) }
}

// biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every form
export type Any = any

export const createStaffMember = async (client: Client, staffMember: object = {}, more: object = {}): Promise<Any> => {
  const wanted = { staffMember: { name: 'Nora Vitale', ...staffMember }, fields: ['RESOURCE_DETAILS'], ...more }
  return expected(await client.post('/v1/staff-members', wanted)).staffMember
}

export const createResourceType = async (client: Client, name = 'Room', more: object = {}): Promise<Any> =>
  expected(await client.post('/v2/resources/resource-types', { resourceType: { name }, ...more })).resourceType

export const aThing = async (client: Client, resource: object = {}): Promise<Any> =>
  expected(await client.post('/v2/resources', { resource: { name: 'Blue room', ...resource } })).resource

/** Each fault of a refusal as `field: rule`. */
export const faults = ({ body }: Answer): string[] =>
  (body.details?.validationError?.fieldViolations ?? []).map(
    ({ field, ruleName, violatedRule }: Any) => `${field}: ${ruleName ?? violatedRule}`,
  )

/** Events of an entity, in order, as `slug sequence`. */
export async function listEventSlugs({ db }: TestApp, entityId: string): Promise<string[]> {
  const rows = await listEvents({ db } as TestApp, entityId)
  return rows.map(({ slug, sequence }) => `${slug} ${sequence}`)
}

export const listEvents = ({ db }: TestApp, entityId: string): Promise<Any[]> =>
  db.selectFrom('events').selectAll().where('entity_id', '=', entityId).orderBy('sequence').execute()

/** The line of the list of changes that an operation left about an entity. */
export async function loadAuditEntry({ db }: TestApp, operation: string, entityId: string): Promise<Any> {
  const rows = await db
    .selectFrom('audit_entries')
    .selectAll()
    .where('operation', '=', operation)
    .where('entity_id', '=', entityId)
    .execute()
  expect(rows).toHaveLength(1)
  return rows[0]
}
