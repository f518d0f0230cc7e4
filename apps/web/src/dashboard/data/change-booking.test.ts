import { type Client, createClient, type Fetch, KalendsError } from '@kalends/sdk'
import { describe, expect, it } from 'vitest'
import { changeBooking, type Decision, readDecision } from './change-booking.ts'

const ID = '5b0e2d1c-0000-4000-8000-000000000001'

type Sent = { path: string; body: Record<string, unknown>; key: string | null }

/** A server that gives every call the same answer and records the requests. */
function aServer(status = 200, code = ''): { client: Client; sent: Sent[] } {
  const sent: Sent[] = []
  const fetch: Fetch = async (url, init) => {
    const request = new Request(url, init)
    const body = (await request.json()) as Record<string, unknown>
    sent.push({ path: new URL(request.url).pathname, body, key: request.headers.get('idempotency-key') })
    const answer =
      status === 200 ? {} : { message: '', details: { applicationError: { code, description: '', data: {} } } }
    return Response.json(answer, { status })
  }
  return { client: createClient({ apiUrl: 'http://kalends.test', fetch }), sent }
}

const aDecision = (more: Partial<Decision> = {}): Decision => ({
  bookingId: ID,
  action: 'cancel',
  revision: '3',
  key: 'a-key',
  notify: true,
  message: 'The boiler broke.',
  overlap: false,
  refund: false,
  fee: false,
  ...more,
})

describe('changeBooking', () => {
  it('sends the revision that was read, the message, and the idempotency key of the form', async () => {
    const { client, sent } = aServer()
    expect(await changeBooking(client, aDecision())).toBeUndefined()
    expect(sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({
      path: `/v2/bookings/${ID}/cancel`,
      key: 'a-key',
      body: { revision: '3', participantNotification: { notifyParticipants: true, message: 'The boiler broke.' } },
    })
  })

  it('cancels with the fee only if that was chosen', async () => {
    const { client, sent } = aServer()
    await changeBooking(client, aDecision({ fee: true, refund: true }))
    expect(sent[0]).toMatchObject({
      path: `/v1/bookings/${ID}/cancel-with-fee`,
      key: 'a-key',
      body: { revision: '3', refund: true, notifyParticipants: true, message: 'The boiler broke.' },
    })
  })

  it('sends no message to a customer who is not notified', async () => {
    const { client, sent } = aServer()
    await changeBooking(client, aDecision({ action: 'decline', notify: false }))
    expect(sent[0]?.body['participantNotification']).toEqual({ notifyParticipants: false })
  })

  it('refunds what was paid only if that was chosen', async () => {
    const { client, sent } = aServer()
    await changeBooking(client, aDecision())
    await changeBooking(client, aDecision({ refund: true }))
    await changeBooking(client, aDecision({ action: 'decline', refund: true }))
    expect(sent.map(({ body }) => body['flowControlSettings'])).toEqual([
      undefined,
      { withRefund: true },
      { withRefund: true },
    ])
  })

  it('approves despite an overlap only if that was chosen', async () => {
    const { client, sent } = aServer()
    await changeBooking(client, aDecision({ action: 'approve' }))
    await changeBooking(client, aDecision({ action: 'approve', overlap: true }))
    expect(sent.map(({ body }) => body['doubleBooked'])).toEqual([undefined, true])
    expect(sent[0]?.body['flowControlSettings']).toEqual({ checkAvailabilityValidation: true })
  })

  it.each([
    [409, 'BOOKING_REVISION_MISMATCH', 'changed'],
    [428, 'INVALID_BOOKING_STATUS', 'wrongState'],
    [400, 'VALIDATION_FAILURE', 'wrongState'],
    [428, 'NO_OPEN_SPOTS', 'taken'],
    [403, 'PERMISSION_DENIED', 'notAllowed'],
    [404, 'BOOKING_NOT_FOUND', 'notFound'],
    [428, 'NOT_ALLOWED_TO_UPDATE_BOOKING_IN_MULTI_SERVICE_BOOKING', 'other'],
  ])('%d %s is "%s" on the page', async (status, code, problem) => {
    expect(await changeBooking(aServer(status, code).client, aDecision())).toBe(problem)
  })

  it('rethrows server failures to the error page', async () => {
    await expect(changeBooking(aServer(500).client, aDecision())).rejects.toThrow(KalendsError)
  })
})

describe('readDecision', () => {
  const form = (fields: Record<string, string>): FormData => {
    const data = new FormData()
    for (const [name, value] of Object.entries(fields)) data.set(name, value)
    return data
  }

  it('reads the decision', () => {
    const read = readDecision(
      form({ intent: 'cancel', revision: '3', key: 'k', notify: 'yes', message: ' Sorry. ' }),
      ID,
    )
    expect(read).toEqual(aDecision({ key: 'k', message: 'Sorry.' }))
  })

  it('refuses values that no page sends', () => {
    expect(readDecision(form({ intent: 'delete' }), ID)).toBeUndefined()
    expect(readDecision(form({ intent: 'cancel' }), null)).toBeUndefined()
  })

  it('notifies no one unless that was chosen', () => {
    expect(readDecision(form({ intent: 'cancel' }), ID)?.notify).toBe(false)
  })
})
