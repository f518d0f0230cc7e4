import { KalendsError } from '@kalends/sdk'
import { describe, expect, it } from 'vitest'
import { aContext, aForm, aLocation, aService, aTime, livia, noChoices } from '../test/fixtures.ts'
import { act, type Outcome } from './act.ts'

const START = '2026-11-25T13:30:00.000Z'

const refusal = (code: string, status = 428, data: Record<string, unknown> = {}) =>
  new KalendsError({ status, code, description: code, data, fieldViolations: [], requestId: undefined })

type Calls = Partial<Record<'createHold' | 'bookHold' | 'getHold' | 'releaseHold', () => unknown>> & {
  /** Of every free day. */
  clocks?: string[]
}

function aDesk(change: Calls = {}) {
  const sent: Record<string, unknown>[] = []
  const hold = (slot: unknown) => ({
    hold: { id: 'hold-2', checkoutId: 'checkout', slot, resourceName: 'Livia Marchetti', expiresAt: START, live: true },
  })
  const slot = {
    ...{ serviceId: 'massage', startDate: START, endDate: '2026-11-25T14:30:00.000Z', timezone: 'Europe/Rome' },
    resourceId: 'livia',
  }
  const context = aContext({
    services: {
      queryServices: () => ({ services: [aService()] }),
      getService: () => ({ service: aService() }),
      getServiceChoices: () => noChoices,
    },
    resources: { listStaff: () => ({ staffMembers: [livia] }) },
    business: { listLocations: () => ({ locations: [aLocation('aventine')] }) },
    availability: {
      getAvailabilityOverview: ({ timesOf }: { timesOf: string }) => ({
        days: [
          { date: '2026-11-25', state: 'FREE', freeCount: 5 },
          { date: '2026-11-26', state: 'CLOSED', freeCount: 0 },
          { date: '2026-11-27', state: 'FREE', freeCount: 5 },
        ],
        times: (change.clocks ?? ['09:00', '12:30', '13:30', '14:00', '15:00']).map((clock) =>
          aTime(`${timesOf}T${clock}:00.000Z`),
        ),
      }),
    },
    forms: { getForm: () => ({ form: aForm }) },
    holds: {
      releaseHold: (input: Record<string, unknown>) => {
        sent.push({ released: input.holdId })
        return change.releaseHold?.() ?? {}
      },
      getHold: change.getHold ?? (() => hold(slot)),
      createHold: (input: { slot: unknown }) => {
        sent.push(input)
        return change.createHold?.() ?? hold(input.slot)
      },
    },
    bookings: {
      bookHold: (input: Record<string, unknown>) => {
        sent.push(input)
        return change.bookHold?.() ?? { booking: {}, manageToken: 'a-token' }
      },
    },
  })
  const press = (fields: Record<string, string>, query = `time=${START}`) => {
    const body = new URLSearchParams(fields)
    return act(
      context,
      'swedish-massage',
      new Request(`http://x/services/swedish-massage/book?${query}`, { method: 'POST', body }),
    )
  }
  return { press, sent }
}

const filled = { intent: 'book', first_name: 'Clara', email: 'clara@example.org', agree: 'yes' }
const at = (result: Outcome | Response): string | null =>
  result instanceof Response ? result.headers.get('location') : null

describe('pressing a button of the form', () => {
  it('keeps the time and goes on to the form', async () => {
    const { press, sent } = aDesk()
    const result = await press({ intent: 'hold', time: START, staff: 'livia' }, '')
    expect(at(result)).toBe(`/services/swedish-massage/book?time=${encodeURIComponent(START)}&staff=livia&hold=hold-2`)
    expect(sent[0]).toMatchObject({
      slot: { startDate: START, endDate: '2026-11-25T14:30:00.000Z', resourceId: 'livia' },
    })
  })

  it('books what is held, with the answers, and shows the confirmation', async () => {
    const { press, sent } = aDesk()
    const result = await press({ ...filled, message: 'Left shoulder' }, `time=${START}&hold=hold-1`)
    expect(at(result)).toBe('/bookings/a-token?new=1')
    expect(sent[0]).toMatchObject({
      holdId: 'hold-2',
      contactDetails: { timeZone: 'Europe/Rome' },
      formSubmission: { first_name: 'Clara', email: 'clara@example.org', message: 'Left shoulder' },
      language: 'en',
    })
  })

  it('takes the time first when nothing is held, or the hold is somebody else’s', async () => {
    const without = aDesk()
    await without.press(filled)
    const foreign = aDesk({
      getHold: () => {
        throw refusal('HOLD_NOT_FOUND', 404)
      },
    })
    await foreign.press(filled, `time=${START}&hold=foreign`)
    for (const { sent } of [without, foreign])
      expect(sent.map((input) => Object.keys(input)[0])).toEqual(['slot', 'holdId'])
  })

  it('sends nothing while answers are missing, and gives back what was typed', async () => {
    const { press, sent } = aDesk()
    const result = await press({ ...filled, email: 'clara@' })
    expect(result).toMatchObject({
      mistakes: { email: { key: 'site.book.error.emailEnd' } },
      answers: { given: { first_name: 'Clara' } },
    })
    expect(sent).toEqual([])
  })

  it('keeps places anew where the hold is for more people than the form shows', async () => {
    const slot = { serviceId: 'massage', startDate: START, endDate: '2026-11-25T14:30:00.000Z', totalParticipants: 2 }
    const kept = { id: 'hold-1', checkoutId: 'checkout', slot, resourceName: null, expiresAt: START, live: true }
    const { press, sent } = aDesk({ getHold: () => ({ hold: kept }) })
    await press({ ...filled, hold: 'hold-1' })
    expect(sent).toMatchObject([{ slot: { totalParticipants: 1 } }, { holdId: 'hold-2' }])
  })

  it('offers three times of the same day when someone was quicker', async () => {
    const { press } = aDesk({
      bookHold: () => {
        throw refusal('SLOT_HOLD_UNAVAILABLE')
      },
    })
    const { taken, answers } = (await press(filled)) as Outcome
    expect(taken?.map(({ start }) => start.slice(11, 16))).toEqual(['12:30', '14:00', '15:00'])
    expect(answers.given['first_name']).toBe('Clara')
  })

  it('offers times of the next free day where the day has too few', async () => {
    const { press } = aDesk({
      clocks: ['13:30', '14:00'],
      createHold: () => {
        throw refusal('SLOT_NOT_AVAILABLE')
      },
    })
    const { taken } = (await press({ intent: 'hold', staff: 'livia' })) as Outcome
    expect(taken?.map(({ start }) => start.slice(8, 16))).toEqual(['25T14:00', '27T13:30', '27T14:00'])
    expect(taken?.map(({ staffId }) => staffId)).toEqual(['livia', 'livia', 'livia'])
  })

  it('names the times kept elsewhere, and keeps this one once one of them is let go', async () => {
    const holds = [{ id: 'hold-7', slot: { serviceId: 'massage', startDate: START } }]
    const full = aDesk({
      createHold: () => {
        throw refusal('HOLD_LIMIT_REACHED', 429, { holds })
      },
    })
    const { tooMany } = (await full.press({ intent: 'hold' })) as Outcome
    const kept = { id: 'hold-7', slug: 'swedish-massage', serviceName: 'Swedish massage', start: START }
    expect(tooMany).toEqual([{ ...kept, sessionId: null }])
    const { press, sent } = aDesk({
      releaseHold: () => {
        throw refusal('HOLD_NOT_FOUND', 404) // it lapsed a moment ago
      },
    })
    const result = (await press({ ...filled, release: 'hold-7' })) as Outcome
    expect(sent[0]).toEqual({ released: 'hold-7' })
    expect(result.moved).toMatchObject({ hold: { id: 'hold-2' }, slot: { start: START } })
    expect(result.answers.given['first_name']).toBe('Clara')
  })

  it('asks for whoever is free again, even if somebody was kept', async () => {
    const { press, sent } = aDesk({
      bookHold: () => {
        throw refusal('SLOT_HOLD_UNAVAILABLE')
      },
    })
    const { taken } = (await press(filled, `time=${START}&hold=hold-1`)) as Outcome
    expect(taken?.[0]?.staffId).toBeNull()
    expect(sent[0]).toMatchObject({ holdId: 'hold-2' })
  })

  it('takes another time and keeps everything else', async () => {
    const { press, sent } = aDesk()
    const result = (await press({ ...filled, take: '2026-11-25T14:00:00.000Z|2026-11-25T15:00:00.000Z|' })) as Outcome
    expect(result.moved).toMatchObject({ hold: { id: 'hold-2' }, slot: { start: '2026-11-25T14:00:00.000Z' } })
    expect(result.answers.given['email']).toBe('clara@example.org')
    expect(sent).toHaveLength(1)
  })

  it('tells apart too many holds of a whole network, a policy, and what it cannot explain', async () => {
    const fails = (code: string, status?: number) =>
      aDesk({
        bookHold: () => {
          throw refusal(code, status)
        },
      }).press(filled)
    expect(await fails('HOLD_LIMIT_REACHED', 429)).toMatchObject({ tooMany: [] })
    expect(await fails('BOOKING_POLICY_VIOLATION')).toMatchObject({ refusal: 'policy' })
    expect(await fails('VALIDATION_FAILURE', 400)).toMatchObject({ refusal: 'other' })
    await expect(fails('SYSTEM', 500)).rejects.toThrow('SYSTEM')
  })

  it('makes a corrected press another request than the refused one', async () => {
    const { press } = aDesk()
    const first = (await press({ ...filled, email: '' })) as Outcome
    const second = (await press({ ...filled, email: '' })) as Outcome
    expect(first.attempt).not.toBe(second.attempt)
  })
})
