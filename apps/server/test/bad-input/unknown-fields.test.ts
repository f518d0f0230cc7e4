import { allSchemas, type JsonSchema, type OperationId, type OperationSpec, operations } from '@kalends/contract'
import { describe, expect, it } from 'vitest'
import { calls } from '../access/calls.ts'
import { facts } from '../addresses/facts.ts'
import { violationsIn } from './error-form.ts'
import { actorFor, openTestFixture } from './open-fixture.ts'

const fixture = await openTestFixture()
const { app, home, send, nextSlot } = fixture
const schemas = allSchemas()
const specs = Object.values(operations).flatMap((noun) => Object.values(noun) as OperationSpec[])
const isOfSpecifications = ({ method, paths }: OperationSpec) =>
  facts.some((fact) => fact.method === method && fact.addresses.some((address) => paths.includes(address)))

describe('the contract', () => {
  it('ignores unknown fields in every specified operation, and refuses them in every write of our own', () => {
    // Calls of OAuth whose standards ask that unknown parameters be ignored.
    const standards = ['revokeToken', 'getOauthMetadata']
    const wrong = specs.filter((spec) => {
      if (standards.includes(spec.id)) return false
      return (spec.input.ignoresUnknown === true) !== isOfSpecifications(spec)
    })
    expect(wrong.map(({ id }) => id)).toEqual([])
  })
})

const ignoring = specs.filter(({ input, method }) => input.ignoresUnknown && /^P/.test(method))

describe('a specified operation', () => {
  it.each(ignoring.map((spec) => [spec.id, spec] as const))(
    'ignores unknown fields at every depth: %s',
    async (_, spec) => {
      const actor = actorFor(spec)
      const { method, url, payload } = await calls[spec.id as OperationId](fixture, actor)
      const headers = await fixture.actors.actorHeaders(actor)
      const sent = withUnknown(payload ?? {}, spec.input.schema) as object
      const answer = await app.inject({ method, url, headers, payload: sent })
      expect([answer.statusCode, answer.body]).toEqual([200, expect.not.stringContaining('noSuchField')])
      // Parameters of OAuth are ignored in silence, as its standards ask.
      const isClosed = spec.input.schema['additionalProperties'] === false
      expect(String(answer.headers['warnings']).includes('noSuchField')).toBe(isClosed)
    },
  )

  it('accepts a whole availability entry as bookedEntity', async () => {
    const slot = nextSlot()
    const filter = { serviceId: slot.serviceId, startDate: slot.startDate, endDate: slot.endDate }
    const found = await send('/availability-calendar/v1/availability/query', { query: { filter } })
    const entry = found.body.availabilityEntries[0]
    expect(Object.keys(entry)).toEqual(expect.arrayContaining(['slot', 'bookable', 'openSpots']))
    const booking = {
      bookedEntity: { ...entry, locked: false },
      contactDetails: { email: 'ada@example.org', firstName: 'Ada', unheardOf: { deep: [1] } },
      totalParticipants: 1,
    }
    const made = await send('/v2/bookings', { booking, unheardOf: true })
    expect([made.status, made.text]).toEqual([200, expect.not.stringContaining('unheardOf')])
    expect(made.body.booking.bookedEntity.slot.serviceId).toBe(slot.serviceId)
    const ignored = String(made.headers['warnings']).split(', ')
    expect(ignored).toEqual(
      expect.arrayContaining(['booking.bookedEntity.bookable', 'booking.contactDetails.unheardOf', 'unheardOf']),
    )
  })

  it('names fields without effect beside unknown ones', async () => {
    const booking = {
      bookedEntity: { slot: nextSlot() },
      contactDetails: { firstName: 'Ada', unheardOf: 1 },
      internalBusinessNote: 'Likes tea',
      totalParticipants: 1,
    }
    const participantNotification = { notifyParticipants: true, metadata: { channels: 'SMS' } }
    const rest = { sendSmsReminder: true, flowControlSettings: {}, participantNotification }
    const made = await send('/v2/bookings', { booking, ...rest })
    expect([made.status, made.headers['warnings']]).toEqual([
      200,
      'booking.contactDetails.unheardOf, booking.internalBusinessNote, participantNotification.metadata, sendSmsReminder',
    ])
  })

  it('ignores unknown fields of a query too', async () => {
    const flat = await send(`/v2/services/${home.serviceId}?noSuchField=1&deep.noSuchField=2`)
    const packed = Buffer.from(JSON.stringify({ noSuchField: { deep: 1 } })).toString('base64url')
    const whole = await send(`/v2/services/${home.serviceId}?.r=${packed}`)
    expect([flat.status, whole.status]).toEqual([200, 200])
    expect([flat.headers['warnings'], whole.headers['warnings']]).toEqual(['deep, noSuchField', 'noSuchField'])
  })

  it('still reports an unknown field of a filter', async () => {
    const answer = await send('/v2/services/query', { query: { filter: { noSuchField: 1 }, alsoUnknown: 1 } })
    expect([answer.status, violationsIn(answer.text).map(({ field }) => field)]).toEqual([
      400,
      ['query.filter.noSuchField'],
    ])
  })
})

describe('a read of our own', () => {
  it('ignores unknown fields, and says which', async () => {
    const query = await send('/v1/sites/current?noSuchField=1&%C3%BC,=2')
    const { url, payload } = await calls.getAvailabilityOverview(fixture, 'owner')
    const body = await send(url, { ...(payload as object), noSuchField: { deep: 1 } })
    expect([query.status, query.headers['warnings']]).toEqual([200, 'noSuchField, %C3%BC%2C'])
    expect([body.status, body.headers['warnings']]).toEqual([200, 'noSuchField'])
  })

  it('says nothing where all fields are known', async () => {
    expect((await send('/v1/sites/current')).headers).not.toHaveProperty('warnings')
  })

  it('still reports wrong values beside unknown fields', async () => {
    const answer = await send('/v2/services/query', { query: { paging: { limit: 'ten' } }, noSuchField: 1 })
    expect([answer.status, violationsIn(answer.text).map(({ field }) => field)]).toEqual([400, ['query.paging.limit']])
  })
})

it('a write of our own refuses an unknown field, also in specified messages', async () => {
  const contactDetails = { email: 'ada@example.org', noSuchField: 1 }
  const answer = await send(`/v1/holds/${home.serviceId}/book`, { contactDetails, alsoUnknown: 1 })
  expect([answer.status, violationsIn(answer.text).map(({ field }) => field)]).toEqual([
    400,
    ['alsoUnknown', 'contactDetails.noSuchField'],
  ])
})

it('a refusal reports every violation of a field, and none twice', async () => {
  const service = { name: 'x'.repeat(500).concat('\u0000'), type: 7, tagLine: 'y'.repeat(20_000).concat('\ud800') }
  const answer = await send('/v2/services', { service })
  const rules = (of: string) =>
    violationsIn(answer.text)
      .filter(({ field }) => field === of)
      .map(({ violatedRule }) => violatedRule)
      .sort()
  expect([rules('service.name'), rules('service.tagLine'), rules('service.type')]).toEqual([
    ['FORMAT', 'MAX_LENGTH'],
    ['FORMAT', 'MAX_LENGTH'],
    ['TYPE'],
  ])
})

/** The request with an unknown field in each of its objects that has defined fields. */
function withUnknown(value: unknown, schema: JsonSchema): unknown {
  const whole = resolve(schema)
  const items = whole['items'] as JsonSchema | undefined
  if (Array.isArray(value)) return items ? value.map((item) => withUnknown(item, items)) : value
  if (typeof value !== 'object' || value === null) return value
  const properties = whole['properties'] as Record<string, JsonSchema> | undefined
  if (!properties || whole['additionalProperties'] !== false) return value
  const inside = Object.entries(value).map(([name, item]) => [name, withUnknown(item, properties[name] ?? {})])
  return { ...Object.fromEntries(inside), noSuchField: { deep: ['noSuchField'] } }
}

function resolve(schema: JsonSchema): JsonSchema {
  const choice = (schema['anyOf'] as JsonSchema[] | undefined)?.[0]
  const reference = (schema['$ref'] ?? choice?.['$ref']) as string | undefined
  return reference ? (schemas[reference.replace('#/components/schemas/', '')] ?? schema) : (choice ?? schema)
}
