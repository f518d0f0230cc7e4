import type { policies } from '@kalends/contract'
import { aSite } from '../../support/a-site.ts'
import type { TestApp } from '../../support/app.ts'
import { type Answer, anAdmin, aVisitor, type Client, expected } from '../../support/factories.ts'

export const nowhere = '00000000-0000-4000-8000-000000000000'

export type Fixture = { siteId: string; admin: Client; visitor: Client; defaultId: string }

/** A business with its initial policy, its admin and a visitor. */
export async function aFixture({ app, context }: TestApp, currency = 'EUR'): Promise<Fixture> {
  const siteId = await aSite(context, { name: 'Studio', currency })
  const admin = await anAdmin(app, context, siteId)
  const query = { filter: { default: true } }
  const { bookingPolicies } = expected(await admin.post('/v1/booking-policies/query', { query }))
  return { siteId, admin, visitor: await aVisitor(app, siteId), defaultId: bookingPolicies[0].id }
}

export type Shown = policies.BookingPolicy & { id: string; revision: string }

export async function aPolicy(admin: Client, written: policies.BookingPolicy = {}): Promise<Shown> {
  return expected(await admin.post('/v1/booking-policies', { bookingPolicy: { name: 'Rules', ...written } }))
    .bookingPolicy
}

export async function readPolicy(admin: Client, id: string): Promise<Shown> {
  return expected(await admin.get(`/v1/booking-policies/${id}`)).bookingPolicy
}

/** The refused fields with their rules: `bookingPolicy.name: MAX_LENGTH`. */
export function listViolations({ status, body }: Answer): string[] {
  if (status !== 400) throw new Error(`Not refused: ${status} ${JSON.stringify(body)}`)
  return body.details.validationError.fieldViolations.map(
    ({ field, ruleName, violatedRule }: Record<string, string>) => `${field}: ${ruleName ?? violatedRule}`,
  )
}

/** What was announced of one entity, in its order. */
export function listEvents({ db }: TestApp, entityId: string) {
  return db
    .selectFrom('events')
    .select(['entity_fqdn', 'slug', 'sequence', 'payload'])
    .where('entity_id', '=', entityId)
    .orderBy('sequence')
    .execute()
}

/** What the list of changes says of one entity. */
export async function listAuditEntries({ db }: TestApp, entityId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('audit_entries')
    .select(['operation', 'entity_name'])
    .where('entity_id', '=', entityId)
    .orderBy('at')
    .execute()
  return rows.map(({ operation, entity_name }) => `${operation} ${entity_name}`)
}

/** Every rule on, none as it is by default. */
export const everyRule: policies.BookingPolicy = {
  name: 'Everything',
  appId: '11111111-1111-4111-8111-111111111111',
  customPolicyDescription: { enabled: true, description: 'Come in time.' },
  limitEarlyBookingPolicy: { enabled: true, earliestBookingInMinutes: 40_000 },
  limitLateBookingPolicy: { enabled: true, latestBookingInMinutes: 45 },
  bookAfterStartPolicy: { enabled: false },
  cancellationPolicy: {
    enabled: true,
    limitLatestCancellation: true,
    latestCancellationInMinutes: 90,
    allowAnonymous: false,
  },
  reschedulePolicy: {
    enabled: true,
    limitLatestReschedule: true,
    latestRescheduleInMinutes: 60,
    allowAnonymous: true,
  },
  waitlistPolicy: { enabled: false, capacity: 3, reservationTimeInMinutes: 25 },
  participantsPolicy: { enabled: true, maxParticipantsPerBooking: 4, collectParticipantForm: true },
  resourcesPolicy: { enabled: true, autoAssignAllowed: true },
  cancellationFeePolicy: {
    enabled: true,
    cancellationWindows: [
      { startInMinutes: 2880, percentage: '25.5' },
      { startInMinutes: 600, amount: { value: '40', currency: 'EUR', formattedValue: '40 €' } },
    ],
    autoCollectFeeEnabled: false,
  },
  saveCreditCardPolicy: { enabled: true },
  staffSortingPolicy: { sortingMethodType: 'RANKING', rankingOptions: { order: 'HIGHEST_TO_LOWEST' } },
  bookForSomeoneElseAllowed: true,
  limitRebookingPolicy: { enabled: true, maxBookings: 2, windowInMinutes: 10_080 },
  extendedFields: { namespaces: { '@house/notes': { colour: 'red', steps: [1, 2] } } },
}
