import type { bookings } from '@kalends/contract'
import { describe, expect, it } from 'vitest'
import { getBooking, sellOnline } from '../bookings/support/paying.ts'
import { someLengths, someVariants } from '../support/choices.ts'
import {
  type Answer,
  aClient,
  aHold,
  aStudio,
  type Client,
  expected,
  readRefusal,
  type Studio,
  slotAt,
  slotWith,
} from '../support/factories.ts'
import { aGroup, bookSeats, createSession, type Group, someSeats } from '../support/group-sessions.ts'
import { createTestApp } from '../support/index.ts'

const { app, context } = await createTestApp({ now: '2026-06-01T09:00:00Z' })
const at = '2026-06-02T09:00:00.000Z'

const choosing = (...parts: [number, string][]) => ({
  participantsChoices: {
    serviceChoices: parts.map(([numberOfParticipants, custom]) => ({ numberOfParticipants, choices: [{ custom }] })),
  },
})
const family = { ...choosing([1, 'Adult'], [2, 'Child']), totalParticipants: undefined } as bookings.Booking

/** A class: an adult costs 20 euros, a child 5, and who says nothing would pay the usual price of one euro. */
async function aFamilyClass(): Promise<Group> {
  const group = await aGroup(app, context, 'CLASS')
  const fixed = { price: { value: '1', currency: 'EUR' } }
  await sellOnline(group, { serviceId: group.group.id, fixed, options: { inPerson: true } })
  await someVariants(context, group.siteId, group.group.id, 'CUSTOM', ['Adult', 'Child'], ['20', '5'])
  return group
}

const priceOf = async (studio: Studio, id: string) => {
  const { preview } = expected(await studio.admin.get(`/v1/bookings/${id}/charge/preview`))
  return preview?.total
}

/** Three people, without their choices or with too few, wrong or invented ones. */
const attempts: [string, object, string][] = [
  ['a number alone', { totalParticipants: 3 }, '400 INVALID_CHOICES'],
  ['a number, and a choice for fewer', { totalParticipants: 3, ...choosing([1, 'Child']) }, '400 VALIDATION_FAILURE'],
  [
    'people without a choice beside one with',
    {
      participantsChoices: {
        serviceChoices: [
          { numberOfParticipants: 1, choices: [{ custom: 'Child' }] },
          { numberOfParticipants: 2, choices: [] },
        ],
      },
    },
    '400 INVALID_CHOICES',
  ],
  ['a choice that does not exist', choosing([3, 'Baby']), '400 FAILED_RESOLVING_CUSTOM_CHOICES'],
  ['fewer than no people of a dear choice', choosing([4, 'Child'], [-1, 'Adult']), '400'],
  ['half people', choosing([2.5, 'Child'], [0.5, 'Adult']), '400'],
]

/** Every way in which customers say who comes. */
const ways: [string, (group: Group, people: object) => Promise<Answer>][] = [
  ['booking', (group, people) => bookSeats(group.visitor, group, { totalParticipants: undefined, ...people })],
  [
    'booking several',
    ({ visitor, entity }, people) =>
      visitor.post('/v2/bulk/bookings/create', {
        createBookingsInfo: [
          {
            booking: { bookedEntity: entity, contactDetails: { firstName: 'Clara', email: 'c@x.example' }, ...people },
          },
        ],
      }),
  ],
  ['holding', ({ visitor, place }, people) => visitor.post('/v1/holds', { slot: { ...place, ...people } })],
  [
    'asking for the price',
    ({ visitor, group }, people) => visitor.post('/v1/bookings/quote', { serviceId: group.id, ...people }),
  ],
  [
    'changing the number',
    async (group, people) => {
      const { id, revision } = await someSeats(group.visitor, group, family)
      return group.visitor.post(`/v2/bookings/${id}/update_number_of_participants`, { revision, ...other(people) })
    },
  ],
  ['moving', (group, people) => move(group, group.visitor, people)],
]

/** Four people instead of three: the same number keeps its choices. */
function other(people: object): object {
  return 'totalParticipants' in people && !('participantsChoices' in people) ? { totalParticipants: 4 } : people
}

async function move(group: Group, client: Client | undefined, people: object): Promise<Answer> {
  const { id, revision: created } = await someSeats(group.visitor, group, family)
  const confirmed = expected(await group.admin.post(`/v2/bookings/${id}/confirm`, { revision: created }))
  const { revision } = confirmed.booking
  const eventId = await createSession(group, group.group, { startDate: '2026-06-03T09:00:00.000Z' })
  const { token } = expected(await group.admin.get(`/v1/anonymous-bookings/${id}/token`))
  const path = client ? `/v2/bookings/${id}/reschedule` : `/v1/anonymous-bookings/${token}/reschedule`
  const answer = await (client ?? aClient(app, {})).post(path, { revision, slot: { eventId }, ...other(people) })
  expect(await priceOf(group, id)).toBe('30.00')
  return answer
}

it('moves the people of a booking by its link as they are, whatever is sent', async () => {
  expected(await move(await aFamilyClass(), undefined, { totalParticipants: 3 }))
})

describe.each(ways)('%s for people whose choices set the price', (_, ask) => {
  it.each(attempts)('is refused with %s', async (_title, people, refusal) => {
    const answer = await ask(await aFamilyClass(), people)
    const [item] = answer.body.results ?? []
    if (item) expect(item.itemMetadata?.success).toBe(false)
    else expect(readRefusal(answer)).toContain(refusal)
  })
})

describe('choices that add up to the people', () => {
  it('are paid as chosen, and kept by whoever names only their number', async () => {
    const group = await aFamilyClass()
    const { id, revision } = await someSeats(group.visitor, group, family)
    expect(await priceOf(group, id)).toBe('30.00')
    const same = { revision, totalParticipants: 3 }
    expected(await group.visitor.post(`/v2/bookings/${id}/update_number_of_participants`, same))
    expect(await getBooking(group, id)).toMatchObject({ participantsChoices: family.participantsChoices, revision })
    const more = { revision, ...choosing([2, 'Adult'], [2, 'Child']) }
    expected(await group.visitor.post(`/v2/bookings/${id}/update_number_of_participants`, more))
    expect(await priceOf(group, id)).toBe('50.00')
  })

  it('are priced by the id of the choice, whatever its name says', async () => {
    const group = await aFamilyClass()
    const service = expected(await group.visitor.get(`/v1/services/${group.group.id}/choices`))
    const [adult, child] = service.option.variants
    const mixed = (choiceId: string, custom: string) => ({
      totalParticipants: undefined,
      participantsChoices: { serviceChoices: [{ numberOfParticipants: 1, choices: [{ choiceId, custom }] }] },
    })
    const cheap = await someSeats(group.visitor, group, mixed(child.choiceId, 'Adult'))
    const dear = await someSeats(group.visitor, group, mixed(adult.choiceId, 'Child'))
    expect([await priceOf(group, cheap.id), await priceOf(group, dear.id)]).toEqual(['5.00', '20.00'])
  })

  it('may be left out by staff, who decide the price', async () => {
    const group = await aFamilyClass()
    const { id, revision } = await someSeats(group.admin, group, { totalParticipants: 3 })
    expect(await priceOf(group, id)).toBe('3.00')
    const more = { revision, totalParticipants: 4 }
    expected(await group.admin.post(`/v2/bookings/${id}/update_number_of_participants`, more))
    expect(await priceOf(group, id)).toBe('4.00')
  })
})

describe('an appointment priced by its choice', () => {
  it('of staff is not booked with anyone by customers; a hold costs what the assigned person does', async () => {
    const studio = await aStudio(app, context, { staff: 2 })
    await sellOnline(studio, { fixed: { price: { value: '1', currency: 'EUR' } }, options: { inPerson: true } })
    const ofService = context.db.selectFrom('service_staff').where('service_id', '=', studio.service.id)
    const staff = await ofService.select('resource_id').execute()
    const staffIds = staff.map(({ resource_id }) => resource_id)
    await someVariants(context, studio.siteId, studio.service.id, 'STAFF_MEMBER', staffIds, ['40', '50'])
    const booking = (slot: object) => ({
      booking: {
        bookedEntity: { slot },
        contactDetails: { firstName: 'Clara', email: 'c@x.example' },
        totalParticipants: 1,
      },
    })
    expect(readRefusal(await studio.visitor.post('/v2/bookings', booking(slotAt(studio, at))))).toBe(
      '400 INVALID_CHOICES',
    )
    const named = expected(await studio.visitor.post('/v2/bookings', booking(slotWith(studio, at)))).booking
    expect(['40.00', '50.00']).toContain(await priceOf(studio, named.id))
    const hold = await aHold(studio.visitor, studio, '2026-06-02T12:00:00.000Z')
    const contactDetails = { firstName: 'Clara', email: 'd@x.example' }
    const held = expected(
      await studio.visitor.post(`/v1/holds/${hold.id}/book`, { contactDetails, selectedPaymentOption: 'OFFLINE' }),
    ).booking
    expect(['40.00', '50.00']).toContain(await priceOf(studio, held.id))
  })

  it('of a length costs what the length does, named or not', async () => {
    const studio = await aStudio(app, context)
    await sellOnline(studio, { fixed: { price: { value: '1', currency: 'EUR' } }, options: { inPerson: true } })
    await someLengths(context, studio.siteId, studio.service.id, [60, 90])
    const book = (endDate: string) =>
      studio.visitor.post('/v2/bookings', {
        booking: {
          bookedEntity: { slot: { ...slotWith(studio, at), endDate } },
          contactDetails: { firstName: 'Clara', email: 'c@x.example' },
          totalParticipants: 1,
        },
      })
    expect(readRefusal(await book('2026-06-02T10:29:00.000Z'))).toBe('400 VALIDATION_FAILURE')
    const { booking } = expected(await book('2026-06-02T10:30:00.000Z'))
    expect(await priceOf(studio, booking.id)).toBe('11.00')
  })
})
