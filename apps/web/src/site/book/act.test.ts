import { KalendsError } from '@kalends/sdk'
import { describe, expect, it } from 'vitest'
import { at, fakeFrontDesk, feePolicy, feeText, filled, refusal, START } from '../test/front-desk.ts'
import { act, type Outcome } from './act.ts'

/** A request whose customer was sent by a front end; the API returns `answer`, or fails for `null`. */
function aRedirect(answer: object | null) {
  const seen: object[] = []
  const reported: unknown[] = []
  const api = async (request: Request) => {
    seen.push({ ...(await request.json()), cookie: request.headers.get('cookie') })
    return answer ? Response.json(answer) : Response.json({ message: '', details: {} }, { status: 500 })
  }
  const more = { api, origin: 'http://x', report: (error: unknown) => void reported.push(error) }
  return { context: { ...fakeFrontDesk().context, ...more }, seen, reported }
}

describe('submitting the form', () => {
  it('holds the time and redirects to the form', async () => {
    const { press, sent } = fakeFrontDesk()
    const result = await press({ intent: 'hold', time: START, staff: 'livia' }, '')
    expect(at(result)).toBe(`/services/swedish-massage/book?time=${encodeURIComponent(START)}&staff=livia&hold=hold-2`)
    expect(sent[0]).toMatchObject({
      slot: { startDate: START, endDate: '2026-11-25T14:30:00.000Z', resourceId: 'livia' },
    })
  })

  it('books what is held, with the answers, and shows the confirmation', async () => {
    const { press, sent } = fakeFrontDesk()
    const result = await press({ ...filled, message: 'Left shoulder' }, `time=${START}&hold=hold-1`)
    expect(at(result)).toBe('/bookings/a-token?new=1')
    expect(sent[0]).toMatchObject({
      holdId: 'hold-2',
      contactDetails: { timeZone: 'Europe/Rome' },
      formSubmission: { first_name: 'Clara', email: 'clara@example.org', message: 'Left shoulder' },
      language: 'en',
    })
  })

  it('redirects to the front end that sent the browser here, or to our page if it cannot', async () => {
    const thankYouUrl = 'https://shop.example/thanks?bookingId=b&wixMemberLoggedIn=false'
    const sentBy = async (
      headers: Record<string, string>,
      { answer = { thankYouUrl, hasReturn: true }, scripts = true }: { answer?: object | null; scripts?: boolean } = {},
    ) => {
      const { context, seen, reported } = aRedirect(answer)
      const body = new URLSearchParams(filled)
      const address = `http://x/services/swedish-massage/book${scripts ? '.data' : ''}?time=${START}`
      const result = await act(context, 'swedish-massage', new Request(address, { method: 'POST', body, headers }))
      return { to: at(result), seen, reported }
    }
    const cookie = 'kalends_redirect=browser'
    expect(await sentBy({})).toEqual({ to: '/bookings/a-token?new=1', seen: [], reported: [] })
    expect(await sentBy({ cookie })).toMatchObject({ to: thankYouUrl, seen: [{ bookingId: 'a-booking', cookie }] })
    expect((await sentBy({ cookie }, { scripts: false })).to).toBe('/bookings/a-token?new=1&onward=1')
    const nothing = { thankYouUrl: null, hasReturn: false }
    expect((await sentBy({ cookie }, { answer: nothing })).to).toBe('/bookings/a-token?new=1')
    const broken = await sentBy({ cookie }, { answer: null })
    expect(broken).toMatchObject({ to: '/bookings/a-token?new=1', reported: [expect.any(Error)] })
  })

  it('shows the policy’s intake form with the other one, and submits both separately', async () => {
    const { press, sent } = fakeFrontDesk({ intake: 'REQUIRED_BEFORE_BOOKING' })
    const refused = (await press(filled)) as Outcome
    expect(refused.mistakes).toEqual({ 'q.intake:injuries': { key: 'form.required' } })
    expect(sent).toEqual([])
    await press({ ...filled, 'q.intake:injuries': 'A knee', 'q.intake:knee': 'Left' })
    expect(sent[1]).toMatchObject({
      formSubmission: { first_name: 'Clara', email: 'clara@example.org' },
      intakeSubmission: { injuries: 'A knee', knee: 'Left' },
    })
  })

  it('shows what the server refuses of it at its own questions', async () => {
    const violation = {
      field: 'intakeSubmission.injuries',
      description: 'is too long',
      violatedRule: 'OTHER' as const,
      ruleName: 'SUBMISSION_VALIDATION',
      data: { errorPath: 'injuries', errorType: 'MAX_LENGTH_ERROR', max: 5 },
    }
    const details = { status: 400, code: 'VALIDATION', description: '', data: {}, requestId: undefined }
    const { press } = fakeFrontDesk({
      intake: 'OPTIONAL',
      bookHold: () => {
        throw new KalendsError({ ...details, fieldViolations: [violation] })
      },
    })
    const { mistakes } = (await press({ ...filled, 'q.intake:injuries': 'Both knees' })) as Outcome
    expect(mistakes).toEqual({ 'q.intake:injuries': { key: 'form.tooLong', value: 5 } })
  })

  it('leaves out an optional intake form that was left empty', async () => {
    const { press, sent } = fakeFrontDesk({ intake: 'OPTIONAL' })
    await press(filled)
    expect(sent[1]).not.toHaveProperty('intakeSubmission')
  })

  it('holds the time first when there is no hold, or it belongs to someone else', async () => {
    const without = fakeFrontDesk()
    await without.press(filled)
    const foreign = fakeFrontDesk({
      getHold: () => {
        throw refusal('HOLD_NOT_FOUND', 404)
      },
    })
    await foreign.press(filled, `time=${START}&hold=foreign`)
    for (const { sent } of [without, foreign])
      expect(sent.map((input) => Object.keys(input)[0])).toEqual(['slot', 'holdId'])
  })

  it('sends nothing while answers are missing, and preserves the input', async () => {
    const { press, sent } = fakeFrontDesk()
    const result = await press({ ...filled, email: 'clara@' })
    expect(result).toMatchObject({
      mistakes: { email: { key: 'form.book.error.emailEnd' } },
      answers: { given: { first_name: 'Clara' } },
    })
    expect(sent).toEqual([])
  })

  it('holds seats again when the hold is for more people than the form shows', async () => {
    const slot = { serviceId: 'massage', startDate: START, endDate: '2026-11-25T14:30:00.000Z', totalParticipants: 2 }
    const otherHold = { id: 'hold-1', checkoutId: 'checkout', slot, resourceName: null, expiresAt: START, live: true }
    const { press, sent } = fakeFrontDesk({ getHold: () => ({ hold: otherHold }) })
    await press({ ...filled, hold: 'hold-1' })
    expect(sent).toMatchObject([{ slot: { totalParticipants: 1 } }, { holdId: 'hold-2' }])
  })

  it('holds again without an extra that is gone', async () => {
    const bookedAddOns = [{ id: 'towels', groupId: 'extras', quantity: 2 }]
    const slot = { serviceId: 'massage', startDate: START, endDate: '2026-11-25T14:30:00.000Z', bookedAddOns }
    const otherHold = { id: 'hold-1', checkoutId: 'checkout', slot, resourceName: null, expiresAt: START, live: true }
    const { press, sent } = fakeFrontDesk({ getHold: () => ({ hold: otherHold }) })
    await press({ ...filled, hold: 'hold-1' })
    expect(sent).toMatchObject([{ slot: { totalParticipants: 1 } }, { holdId: 'hold-2' }])
    expect(sent[0]).not.toHaveProperty('slot.bookedAddOns')
  })

  it('books at the total that the customer saw', async () => {
    const { press, sent } = fakeFrontDesk()
    await press({ ...filled, seenTotal: '68.00' }, `time=${START}&hold=hold-1`)
    expect(sent).toMatchObject([{ holdId: 'hold-2', total: '68.00' }])
  })

  it.each([
    ['PAYMENT_AMOUNT_CHANGED', 'price'],
    ['ADD_ON_NOT_FOUND', 'choice'],
    ['INVALID_CHOICES', 'choice'],
  ])('says what changed after %s', async (code, reason) => {
    const { press } = fakeFrontDesk({
      bookHold: () => {
        throw refusal(code)
      },
    })
    expect(await press(filled)).toMatchObject({ refusal: reason, answers: { given: { first_name: 'Clara' } } })
  })

  it('offers three times of the same day when the time was just booked', async () => {
    const { press } = fakeFrontDesk({
      bookHold: () => {
        throw refusal('SLOT_HOLD_UNAVAILABLE')
      },
    })
    const { taken, answers } = (await press(filled)) as Outcome
    expect(taken?.map(({ start }) => start.slice(11, 16))).toEqual(['12:30', '14:00', '15:00'])
    expect(answers.given['first_name']).toBe('Clara')
  })

  it('offers times of the next free day where the day has too few', async () => {
    const { press } = fakeFrontDesk({
      clocks: ['13:30', '14:00'],
      createHold: () => {
        throw refusal('SLOT_NOT_AVAILABLE')
      },
    })
    const { taken } = (await press({ intent: 'hold', staff: 'livia' })) as Outcome
    expect(taken?.map(({ start }) => start.slice(8, 16))).toEqual(['25T14:00', '27T13:30', '27T14:00'])
    expect(taken?.map(({ staffId }) => staffId)).toEqual(['livia', 'livia', 'livia'])
  })

  it('names the other holds, and holds this time once one of them is released', async () => {
    const holds = [{ id: 'hold-7', slot: { serviceId: 'massage', startDate: START } }]
    const full = fakeFrontDesk({
      createHold: () => {
        throw refusal('HOLD_LIMIT_REACHED', 429, { holds })
      },
    })
    const { tooMany } = (await full.press({ intent: 'hold' })) as Outcome
    const otherHold = { id: 'hold-7', slug: 'swedish-massage', serviceName: 'Swedish massage', start: START }
    expect(tooMany).toEqual([{ ...otherHold, sessionId: null }])
    const { press, sent } = fakeFrontDesk({
      releaseHold: () => {
        throw refusal('HOLD_NOT_FOUND', 404) // it has just expired
      },
    })
    const result = (await press({ ...filled, release: 'hold-7' })) as Outcome
    expect(sent[0]).toEqual({ released: 'hold-7' })
    expect(result.moved).toMatchObject({ hold: { id: 'hold-2' }, slot: { start: START } })
    expect(result.answers.given['first_name']).toBe('Clara')
  })

  it('requests any free staff member again, even if one was held', async () => {
    const { press, sent } = fakeFrontDesk({
      bookHold: () => {
        throw refusal('SLOT_HOLD_UNAVAILABLE')
      },
    })
    const { taken } = (await press(filled, `time=${START}&hold=hold-1`)) as Outcome
    expect(taken?.[0]?.staffId).toBeNull()
    expect(sent[0]).toMatchObject({ holdId: 'hold-2' })
  })

  it('moves to another time and preserves everything else', async () => {
    const { press, sent } = fakeFrontDesk()
    const result = (await press({ ...filled, slot: '2026-11-25T14:00:00.000Z|2026-11-25T15:00:00.000Z|' })) as Outcome
    expect(result.moved).toMatchObject({ hold: { id: 'hold-2' }, slot: { start: '2026-11-25T14:00:00.000Z' } })
    expect(result.answers.given['email']).toBe('clara@example.org')
    expect(sent).toHaveLength(1)
  })

  it('distinguishes too many holds of a network, a policy, and other refusals', async () => {
    const fails = (code: string, status?: number) =>
      fakeFrontDesk({
        bookHold: () => {
          throw refusal(code, status)
        },
      }).press(filled)
    expect(await fails('HOLD_LIMIT_REACHED', 429)).toMatchObject({ tooMany: [] })
    expect(await fails('BOOKING_POLICY_VIOLATION')).toMatchObject({ refusal: 'policy' })
    expect(await fails('VALIDATION_FAILURE', 400)).toMatchObject({ refusal: 'other' })
    await expect(fails('SYSTEM', 500)).rejects.toThrow('SYSTEM')
  })

  it('says that the plan has too few credits', async () => {
    const refused = Object.assign(refusal('VALIDATION_FAILURE', 400), { data: { field: 'selectedPaymentOption' } })
    const { press } = fakeFrontDesk({
      bookHold: () => {
        throw refused
      },
    })
    expect(await press(filled)).toMatchObject({ refusal: 'credits' })
  })

  it('submits the solved captcha, and says what to do when it is refused', async () => {
    const { press, sent } = fakeFrontDesk()
    await press({ ...filled, captcha: 'solved' })
    await press(filled)
    expect(sent.filter((input) => 'holdId' in input)).toMatchObject([{ captchaToken: 'solved' }, {}])
    expect(sent.at(-1)).not.toHaveProperty('captchaToken')
    const refused = fakeFrontDesk({
      bookHold: () => {
        throw refusal('INVALID_CAPTCHA', 400)
      },
    })
    expect(await refused.press(filled)).toMatchObject({
      refusal: 'captcha',
      answers: { given: { first_name: 'Clara' } },
    })
  })

  it('says in whole minutes when to book again past a limit, and preserves what was typed', async () => {
    const waitAfter = async (data: Record<string, unknown>): Promise<Outcome> => {
      const { press } = fakeFrontDesk({
        bookHold: () => {
          throw refusal('THROTTLED_FEATURE', 429, data)
        },
      })
      return (await press(filled)) as Outcome
    }
    expect(await waitAfter({ retryAfterSeconds: 61 })).toMatchObject({
      waitMinutes: 2,
      answers: { given: { first_name: 'Clara', email: 'clara@example.org' } },
    })
    expect((await waitAfter({ retryAfterSeconds: 0 })).waitMinutes).toBe(1)
    expect((await waitAfter({})).waitMinutes).toBe(60)
  })

  it('books with fees only once they were agreed to, and leads to the page of the card', async () => {
    const agreed: Record<string, unknown>[] = []
    const { press, sent } = fakeFrontDesk({
      policy: feePolicy,
      agreeToBookingFees: (input) => {
        agreed.push(input)
        return { setup: { setupId: 'a-setup', stripe: null, nextUrl: 'http://x/pay/sandbox/a-page' } }
      },
    })
    const refused = (await press({ ...filled, agreeFees: 'Something else' })) as Outcome
    expect(refused.mistakes).toEqual({ agreeFees: { key: 'form.book.error.agree' } })
    expect(refused.agreedFees).toBe('Something else')
    expect(sent).toEqual([])
    expect(at(await press({ ...filled, agreeFees: feeText }))).toBe('http://x/pay/sandbox/a-page')
    expect(agreed).toMatchObject([{ bookingId: 'a-booking', text: feeText }])
  })

  it('keeps a booking whose card cannot be entered', async () => {
    const { press, reported } = fakeFrontDesk({
      policy: feePolicy,
      agreeToBookingFees: () => {
        throw refusal('PAYMENT_PROVIDER_NOT_READY')
      },
    })
    expect(at(await press({ ...filled, agreeFees: feeText }))).toBe('/bookings/a-token?new=1')
    expect(reported).toHaveLength(1)
  })

  it('gives a corrected submit another idempotency key than the refused one', async () => {
    const { press } = fakeFrontDesk()
    const first = (await press({ ...filled, email: '' })) as Outcome
    const second = (await press({ ...filled, email: '' })) as Outcome
    expect(first.attempt).not.toBe(second.attempt)
  })
})
