import type { Client } from '@kalends/sdk'
import { expect, it } from 'vitest'
import { findAgain } from './again.ts'

const option = {
  optionId: 'o',
  kind: 'CUSTOM',
  name: 'Ticket',
  variants: ['adult', 'child'].map((choiceId) => ({
    choiceId,
    label: choiceId,
    durationMinutes: null,
    resourceId: null,
    price: null,
  })),
}
const byTheDay = {
  id: 's',
  schedule: {
    availabilityConstraints: {
      durationRange: { unitType: 'DAY', dayOptions: { minDurationInDays: 1, maxDurationInDays: 5 } },
    },
  },
}

/** Finds the same again for an hour on Tuesday at 9:00, or for what differs from that, where the next is free at 10:00. */
async function again(change: object = {}, { offered = {}, free = '10:00' }: { offered?: object; free?: string } = {}) {
  const asked: object[] = []
  const kalends = {
    services: { getServiceChoices: async () => ({ option: null, addOnGroups: [], ...offered }) },
    availability: {
      getAvailabilityOverview: async (input: object) => {
        asked.push(input)
        const times = [{ startDate: `2026-06-09T${free}:00Z`, endDate: '2026-06-09T23:00:00Z', locationId: 'l' }]
        return { times }
      },
    },
  } as unknown as Client
  const booked = {
    booking: {},
    service: { id: 's' },
    minutes: 60,
    start: '2026-06-02T09:00:00Z',
    end: '2026-06-02T10:00:00Z',
    zone: 'UTC',
    staffId: 'p',
    locationId: 'l',
    people: 2,
    ...change,
  }
  return { found: await findAgain(kalends, booked as Parameters<typeof findAgain>[1]), asked }
}

it('takes the person, the location and the people, at the nearest hour', async () => {
  const { found, asked } = await again()
  expect(found).toMatchObject({ start: '2026-06-09T10:00:00Z', choice: { staff: 'p', location: 'l', people: '2' } })
  expect(asked).toMatchObject([{ resourceId: 'p', locationId: 'l', fromDate: '2026-06-09' }])
  expect((await again({}, { free: '15:00' })).found).toBeNull()
})

it('takes the booked days of a rental', async () => {
  const two = { service: byTheDay, start: '2026-06-02T00:00:00Z', end: '2026-06-04T00:00:00Z', minutes: null }
  const { found, asked } = await again(two, { free: '00:00' })
  expect(found).toMatchObject({ choice: { variant: '2880' } })
  expect(asked).toMatchObject([{ durationMinutes: 2880 }])
})

it('takes the booked variant and numbers', async () => {
  const chosen = (numbers: Record<string, number>) => ({
    booking: {
      participantsChoices: {
        serviceChoices: Object.entries(numbers).map(([choiceId, numberOfParticipants]) => ({
          numberOfParticipants,
          choices: [{ choiceId }],
        })),
      },
    },
  })
  const offered = { option }
  expect((await again(chosen({ child: 2 }), { offered })).found).toMatchObject({
    choice: { variant: 'child', people: '2' },
  })
  expect((await again(chosen({ adult: 1, child: 1 }), { offered })).found).toMatchObject({
    choice: { people: 'adult:1,child:1' },
  })
  expect((await again(chosen({ senior: 2 }), { offered })).found).toBeNull()
})

it('is nothing if the booked length or an add-on is no longer offered', async () => {
  expect((await again({ minutes: 45 })).found).toBeNull()
  expect((await again({ booking: { bookedAddOns: [{ id: 'gone' }] } })).found).toBeNull()
})
