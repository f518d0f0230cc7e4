import { expect, it } from 'vitest'
import { aSite } from '../support/a-site.ts'
import { anAdmin, expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import {
  aStaffClient,
  aTimetable,
  cancelSession,
  createSession,
  sessionsIn,
  starts,
  weekly,
  yogaAt,
} from './support/timetable.ts'

const { app, context } = await createTestApp({ now: '2026-06-01T09:00:00Z' })

const from = '2026-06-08T00:00:00Z'
const to = '2026-06-30T00:00:00Z'

async function aBusyMonth() {
  const studio = await aTimetable(app, context)
  const series = await createSession(studio, yogaAt(studio, undefined, weekly))
  const lunch = { title: 'Lunch', localStartDate: '2026-06-08T12:00:00', durationMinutes: 60 }
  const block = await createSession(studio, { ...lunch, resourceIds: [studio.marco] })
  const session = yogaAt(studio, '2026-06-08T18:00:00', { serviceId: studio.course.id, resourceIds: [studio.marco] })
  return { studio, series, block, course: await createSession(studio, session) }
}

it('lists sessions that overlap the range by start, filtered', async () => {
  const { studio, series, block, course } = await aBusyMonth()
  const ids = async (more: object) => (await sessionsIn(studio, from, '2026-06-09T00:00:00Z', more)).map(({ id }) => id)
  expect(await ids({})).toEqual([series.id, block.id, course.id])
  expect(await ids({ kinds: ['CLASS', 'BLOCK'] })).toEqual([series.id, block.id])
  expect(await ids({ serviceIds: [studio.course.id] })).toEqual([course.id])
  expect(await ids({ resourceIds: [studio.marco] })).toEqual([block.id, course.id])
  expect(await ids({ ruleId: series.ruleId })).toEqual([series.id])
  const touching = await sessionsIn(studio, '2026-06-08T10:59:59Z', '2026-06-08T16:00:00Z')
  expect(touching.map(({ id }) => id)).toEqual([block.id])
  const beside = await sessionsIn(studio, '2026-06-08T09:00:00Z', '2026-06-08T10:00:00Z')
  expect(beside).toEqual([])
})

it('omits cancelled ones unless requested', async () => {
  const { studio, block } = await aBusyMonth()
  await cancelSession(studio, block.id)
  const blocks = { kinds: ['BLOCK'] }
  expect(await sessionsIn(studio, from, to, blocks)).toEqual([])
  expect(starts(await sessionsIn(studio, from, to, { ...blocks, includeCancelled: true }))).toEqual(['06-08 12:00 off'])
})

it('continues by cursor, each session once', async () => {
  const { studio } = await aBusyMonth()
  const seen: string[] = []
  let cursor: string | null = null
  do {
    const page = { fromDate: from, toDate: to, limit: 2, cursor }
    const answer: { sessions: { id: string }[]; cursor: string | null } = expected(
      await studio.admin.post('/v1/sessions/query', page),
    )
    seen.push(...answer.sessions.map(({ id }) => id))
    cursor = answer.cursor
  } while (cursor)
  expect(seen).toEqual((await sessionsIn(studio, from, to)).map(({ id }) => id))
  expect(seen).toHaveLength(6)
})

it('reports an invalid range or cursor', async () => {
  const { studio } = await aBusyMonth()
  const refusalFor = async (more: object) =>
    readRefusal(await studio.admin.post('/v1/sessions/query', { fromDate: from, toDate: to, ...more }))
  expect(await refusalFor({ toDate: from })).toBe('400 toDate')
  expect(await refusalFor({ toDate: '2027-06-30T00:00:00Z' })).toBe('400 toDate')
  for (const cursor of ['nonsense', 'e30', 'WzEsMl0']) expect(await refusalFor({ cursor })).toBe('400 cursor')
})

it('shows staff with their own calendar only that one, and another business nothing', async () => {
  const { studio, series } = await aBusyMonth()
  const livia = await aStaffClient(studio, studio.livia)
  const range = { fromDate: from, toDate: '2026-06-09T00:00:00Z' }
  const { sessions } = expected(await livia.post('/v1/sessions/query', range))
  expect(sessions.map(({ id }: { id: string }) => id)).toEqual([series.id])
  const stranger = await anAdmin(app, context, await aSite(context))
  expect(expected(await stranger.post('/v1/sessions/query', range)).sessions).toEqual([])
})
