import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { aSite } from '../support/a-site.ts'
import { anAdmin, aVisitor, expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aStaffClient, aTimetable, bookSeat, createSession, weekly, yogaAt } from './support/timetable.ts'

const { app, context } = await createTestApp({ now: '2026-06-01T09:00:00Z' })

it('returns a session with its seats and its series', async () => {
  const studio = await aTimetable(app, context)
  const session = await createSession(studio, yogaAt(studio, undefined, weekly))
  await bookSeat(studio, session.id, 3)
  const found = expected(await studio.admin.get(`/v1/sessions/${session.id}`)).session
  expect(found).toEqual({ ...session, seats: { ...session.seats, taken: 3, open: 5 } })
})

it('is visible to the business only, and to staff only if they take part', async () => {
  const studio = await aTimetable(app, context)
  const { id } = await createSession(studio, yogaAt(studio))
  const [livia, marco] = [await aStaffClient(studio, studio.livia), await aStaffClient(studio, studio.marco)]
  const stranger = await anAdmin(app, context, await aSite(context))
  const visitor = await aVisitor(app, studio.siteId)
  const answers = await Promise.all([livia, marco, stranger, visitor].map((one) => one.get(`/v1/sessions/${id}`)))
  expect(answers.map(readRefusal)).toEqual([
    '200',
    '404 SESSION_NOT_FOUND',
    '404 SESSION_NOT_FOUND',
    '403 PERMISSION_DENIED',
  ])
  expect(readRefusal(await studio.admin.get(`/v1/sessions/${randomUUID()}`))).toBe('404 SESSION_NOT_FOUND')
})
