import { describe, expect, it } from 'vitest'
import { aBusiness, bookingFor } from '../support/a-business.ts'
import { callIn } from '../support/call-in.ts'
import { createTestApp } from '../support/index.ts'
import { changedTables, tablePrints } from '../support/table-prints.ts'
import { createTestActors, type TestActor } from './actors.ts'
import { aConfirmedBooking, aCustomer, type Fixture, openFixture } from './fixture.ts'

const { app, context } = await createTestApp()
const home = await aBusiness(context, callIn(app), 'alder')
const otherBusiness = await aBusiness(context, callIn(app), 'birch')
const fixture = openFixture({
  app,
  context,
  home,
  otherBusiness,
  actors: await createTestActors(app, context, home, otherBusiness),
})

type Ask = (fixture: Fixture, actor: TestActor) => Promise<{ url: string; payload: object }>

const creating =
  (flowControlSettings: object, booking: object = {}): Ask =>
  async ({ nextSlot }) => {
    const made = bookingFor(nextSlot(), aCustomer())
    return { url: '/v2/bookings', payload: { booking: { ...made.booking, ...booking }, flowControlSettings } }
  }
const canceling =
  (flowControlSettings: object, more: object = {}): Ask =>
  async (at, actor) => {
    const { id, revision } = await aConfirmedBooking(at, actor)
    return { url: `/v2/bookings/${id}/cancel`, payload: { revision, flowControlSettings, ...more } }
  }
const reading =
  (flags: object): Ask =>
  async () => ({ url: '/v2/extended-bookings/query', payload: { query: {}, ...flags } })

const columns: TestActor[] = [
  ...(['visitor', 'member', 'owner', 'manager', 'receptionist'] as const),
  ...(['ownStaff', 'viewer', 'key', 'readingKey', 'keyWithVisitor'] as const),
]
const words = { no: 'UNAUTHORIZED_OPERATION', never: 'PERMISSION_DENIED', refund: 'REFUND_NOT_ALLOWED' } as const

/** Permissions that one flag or status needs within an allowed call: one outcome per column above. */
const table: [string, Ask, string][] = [
  ['status CONFIRMED', creating({}, { status: 'CONFIRMED' }), 'no no ok ok ok ok never ok never ok'],
  ['skipAvailabilityValidation', creating({ skipAvailabilityValidation: true }), 'no no ok ok ok no never ok never ok'],
  ['skipBusinessConfirmation', creating({ skipBusinessConfirmation: true }), 'no no ok ok ok no never ok never ok'],
  [
    'skipSelectedPaymentOptionValidation',
    creating({ skipSelectedPaymentOptionValidation: true }),
    'no no ok ok ok no never ok never ok',
  ],
  ['skipAddOnValidation', creating({ skipAddOnValidation: true }), 'no no ok ok ok no never ok never ok'],
  ['allowAddOnChanges', creating({ allowAddOnChanges: true }), 'no no ok ok ok no never ok never ok'],
  ['ignoreCancellationPolicy', canceling({ ignoreCancellationPolicy: true }), 'no no ok ok ok ok never ok never ok'],
  ['withRefund', canceling({ withRefund: true }), 'refund refund ok ok ok refund never ok never ok'],
  ['withBookingPolicySettings', reading({ withBookingPolicySettings: true }), 'no no ok ok ok no no ok no ok'],
  ['withBookingFeeDetails', reading({ withBookingFeeDetails: true }), 'no no ok ok ok no no ok no ok'],
]

describe('flags that need their own permission', () => {
  it.each(table)('%s', async (_, request, expected) => {
    const outcomes: string[] = []
    for (const actor of columns) outcomes.push(await runRequest(actor, await request(fixture, actor)))
    const byColumn = (list: readonly string[]) =>
      Object.fromEntries(columns.map((actor, index) => [actor, list[index]]))
    expect(byColumn(outcomes)).toEqual(byColumn(expected.split(' ')))
  })
})

async function runRequest(actor: TestActor, request: { url: string; payload: object }): Promise<string> {
  const headers = await fixture.actors.actorHeaders(actor)
  const before = await tablePrints(context.db, ['api_keys', 'staff_sessions'])
  const answer = await app.inject({ method: 'POST', headers, ...request })
  if (answer.statusCode === 200) return 'ok'
  const code = answer.json().details.applicationError?.code
  const wrote = changedTables(before, await tablePrints(context.db, ['api_keys', 'staff_sessions']))
  const known = Object.entries(words).find(([, name]) => name === code)?.[0] ?? answer.body
  return wrote.length === 0 && answer.statusCode === 403 ? known : `${answer.statusCode} ${known} wrote ${wrote}`
}
