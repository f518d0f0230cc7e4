import type { plans } from '@kalends/contract'
import { aSite } from '../../support/a-site.ts'
import type { TestApp } from '../../support/app.ts'
import { type Answer, anAdmin, aVisitor, type Client, expected } from '../../support/factories.ts'

export const nowhere = '00000000-0000-4000-8000-000000000000'

export type Fixture = { siteId: string; admin: Client; visitor: Client }

/** A business without a plan, its admin and a visitor. */
export async function aFixture({ app, context }: TestApp): Promise<Fixture> {
  const siteId = await aSite(context, { name: 'Studio' })
  return { siteId, admin: await anAdmin(app, context, siteId), visitor: await aVisitor(app, siteId) }
}

export const price = (value: string) => ({ value, currency: 'EUR' })

/** A pricing of each kind. */
export const monthly: plans.Pricing = {
  subscription: { cycleDuration: { count: 1, unit: 'MONTH' }, cycleCount: 0 },
  price: price('49.90'),
}
export const tenWeeks: plans.Pricing = {
  singlePaymentForDuration: { count: 10, unit: 'WEEK' },
  price: price('90'),
}
export const forever: plans.Pricing = { singlePaymentUnlimited: true, price: price('300') }

export type Shown = plans.Plan & { id: string; slug: string; name: string }

export async function aPlan(admin: Client, plan: plans.Plan = {}): Promise<Shown> {
  return expected(await admin.post('/v2/plans', { plan: { name: 'Gold', pricing: monthly, ...plan } })).plan
}

export async function anArchivedPlan(admin: Client): Promise<Shown> {
  const { id } = await aPlan(admin)
  return expected(await admin.post(`/v2/plans/${id}/archive`)).plan
}

/** The refused fields with their rules: `plan.name: PLAN_NAME_BLANK`. */
export function listViolations({ status, body }: Answer): string[] {
  if (status !== 400) throw new Error(`Not refused: ${status} ${JSON.stringify(body)}`)
  return body.details.validationError.fieldViolations.map(
    ({ field, ruleName, violatedRule }: Record<string, string>) => `${field}: ${ruleName ?? violatedRule}`,
  )
}

/** What was announced of one plan, in its order. */
export async function listEvents({ db }: TestApp, entityId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('events')
    .select(['entity_fqdn', 'slug', 'sequence'])
    .where('entity_id', '=', entityId)
    .orderBy('sequence')
    .execute()
  return rows.map(({ entity_fqdn, slug, sequence }) => `${sequence} ${entity_fqdn}_${slug}`)
}

/** What the list of changes says of one plan. */
export async function listAuditEntries({ db }: TestApp, entityId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('audit_entries')
    .select(['operation', 'entity_name'])
    .where('entity_id', '=', entityId)
    .orderBy('at')
    .execute()
  return rows.map(({ operation, entity_name }) => `${operation} ${entity_name}`)
}
