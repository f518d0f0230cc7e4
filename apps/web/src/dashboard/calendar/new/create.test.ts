import { type Client, KalendsError } from '@kalends/sdk'
import { expect, test } from 'vitest'
import { createBooking } from './create.ts'

const aventine = { id: 'aventine', timeZone: 'Europe/Rome' }
const lisbon = { id: 'lisbon', timeZone: 'Europe/Lisbon' }
const taken = new KalendsError({
  status: 428,
  code: 'SLOT_NOT_AVAILABLE',
  description: '',
  data: {},
  fieldViolations: [],
  requestId: undefined,
})

/** A front desk whose service is given at these locations; times are free at the last one only. */
function aDesk(...at: { id: string }[]) {
  const sent: { location: string; start: string; end: string; key: string }[] = []
  const client = {
    services: {
      getService: async () => ({
        service: {
          locations: at.map(({ id }) => ({ type: 'BUSINESS', business: { id } })),
          schedule: { id: 'schedule' },
        },
      }),
      getServiceChoices: async () => ({ variants: [], options: [], addOnGroups: [] }),
    },
    business: { listLocations: async () => ({ locations: [aventine, lisbon] }) },
    bookings: {
      createBooking: async (
        { booking }: { booking: { bookedEntity: { slot: Record<string, string> & { location: { id: string } } } } },
        { idempotencyKey }: { idempotencyKey: string },
      ) => {
        const { location, startDate = '', endDate = '' } = booking.bookedEntity.slot
        sent.push({ location: location.id, start: startDate, end: endDate, key: idempotencyKey })
        if (location.id !== at.at(-1)?.id) throw taken
        return { booking: { id: 'a-booking' } }
      },
    },
  } as unknown as Client
  const book = (fields: Record<string, string>) => {
    const form = new FormData()
    const usual = {
      contact: '{"firstName":"Pia"}',
      service: 'service',
      kind: 'APPOINTMENT',
      key: 'k',
      day: '2027-01-05',
    }
    for (const [name, value] of Object.entries({ ...usual, ...fields })) form.set(name, value)
    return createBooking(client, form, 'Europe/Rome')
  }
  return { book, sent }
}

test('books a named staff member at the location of the service where they are free', async () => {
  const { book, sent } = aDesk(aventine, lisbon)
  expect(await book({ staff: 'rui', clock: '17:00', minutes: '30' })).toEqual({ id: 'a-booking' })
  expect(sent.map(({ location, key }) => [location, key])).toEqual([
    ['aventine', 'k'],
    ['lisbon', 'k-1'],
  ])
})

test('looks for anyone at the first location alone', async () => {
  const { book, sent } = aDesk(aventine, lisbon)
  expect(await book({ clock: '17:00', minutes: '30' })).toMatchObject({ problem: 'taken' })
  expect(sent.map(({ location }) => location)).toEqual(['aventine'])
})

test('books at the chosen location, for somebody named, for anyone, and anyway', async () => {
  for (const fields of [{ staff: 'rui' }, {}, { staff: 'rui', overlap: 'yes' }]) {
    const { book, sent } = aDesk(aventine, lisbon)
    expect(await book({ ...fields, location: 'lisbon', clock: '17:00', minutes: '30' })).toEqual({ id: 'a-booking' })
    expect(sent.map(({ location }) => location)).toEqual(['lisbon'])
  }
})

test('does not guess where a time that is taken is booked anyway', async () => {
  const { book, sent } = aDesk(aventine, lisbon)
  const fields = { staff: 'rui', overlap: 'yes', clock: '17:00', minutes: '30' }
  expect(await book(fields)).toMatchObject({ problem: 'location' })
  expect(sent).toEqual([])
})

test('books whole days of the location, not of the business', async () => {
  const { book, sent } = aDesk(lisbon)
  await book({ staff: 'rui', wholeDays: 'yes', minutes: '2880' })
  expect(sent[0]).toMatchObject({ start: '2027-01-05T00:00:00.000Z', end: '2027-01-07T00:00:00.000Z' })
})
