import { beforeEach, describe, expect, it } from 'vitest'
import { inMemoryMail } from '../../src/gateways/mail.ts'
import { runDue } from '../../src/setup/background.ts'
import { expected } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aKnownPerson, findTraces, type Known } from './support/person.ts'

const now = '2026-06-01T09:00:00Z'
const test = await createTestApp({ now })
const { context, db, clock } = test
const mail = inMemoryMail()

beforeEach(() => {
  clock.set(now)
  mail.sent.length = 0
})

/** A person whose earlier messages have left. */
async function aWrittenTo(): Promise<Known> {
  context.gateways.mail = mail
  const known = await aKnownPerson(test)
  await runDue(context, clock.now())
  mail.sent.length = 0
  return known
}

const erase = async ({ client, studio, contactId }: Known, by: 'member' | 'staff') =>
  expected(
    by === 'member'
      ? await client.post('/v1/members/my/erase', { cancelBookings: true, endOrders: true })
      : await studio.admin.post(`/v1/customers/${contactId}/erase`, { cancelBookings: true, endOrders: true }),
  )

async function noticesIn({ studio }: Known): Promise<unknown> {
  const [entry] = expected(await studio.admin.get('/v1/audit')).entries
  expect(entry.operation).toMatch(/^erase/)
  return entry.changes.find(({ field }: { field: string }) => field === 'notices')?.after
}

describe('the notice of an erasure', () => {
  it.each(['member', 'staff'] as const)(
    'is the last email to the address, and leaves nothing (asked by %s)',
    async (by) => {
      const known = await aWrittenTo()
      await erase(known, by)
      await runDue(context, clock.now())
      const told = mail.sent.filter(({ to }) => to.address === known.email)
      expect(told.map(({ subject }) => subject)).toEqual([expect.stringMatching(/^Your data at .* was erased$/)])
      expect(told[0]?.text).toMatch(/^Your (upcoming booking was|\d upcoming bookings were) cancelled\.$/m)
      expect(`${told[0]?.text}${told[0]?.html}`).not.toContain(known.marker)
      expect(await findTraces(db, [known.marker, known.email, known.phone])).toEqual({})
      expect(await noticesIn(known)).toBe(1)
    },
  )

  it('is given up when it could not be sent for three days, and the address with it', async () => {
    const known = await aWrittenTo()
    context.gateways.mail = {
      ...mail,
      send: () => Promise.reject(new Error('the mailbox is full')),
    }
    await erase(known, 'staff')
    await runDue(context, clock.now())
    expect(Object.keys(await findTraces(db, [known.email]))).toEqual(['messages'])
    clock.advance({ days: 3, minutes: 1 })
    await runDue(context, clock.now())
    expect(await findTraces(db, [known.email])).toEqual({})
  })

  it('is not written without a mail server: it would keep the address', async () => {
    const known = await aWrittenTo()
    delete (context.gateways as { mail?: unknown }).mail
    await erase(known, 'staff')
    expect(Object.keys(await findTraces(db, [known.marker, known.email]))).not.toContain('messages')
    expect(await noticesIn(known)).toBe(0)
  })
})
