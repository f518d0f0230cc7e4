import { describe, expect, it } from 'vitest'
import { runDue } from '../../src/setup/background.ts'
import type { Timetable } from '../sessions/support/timetable.ts'
import { aSite } from '../support/a-site.ts'
import { aBooking, anAdmin, aService, aStudio, expected, readRefusal, slotWith } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'

const test = await createTestApp({ now: '2026-06-01T09:00:00Z' })
const { app, context, clock } = test

const remove = ({ admin }: Pick<Timetable, 'admin'>, id: string, query = '') =>
  admin.delete(`/v2/services/${id}${query}`)
const restore = ({ admin }: Pick<Timetable, 'admin'>, id: string) => admin.post(`/v1/services/${id}/restore`)

describe('listDeletedServices', () => {
  it('lists the trash, the latest first, for thirty days', async () => {
    const studio = await aStudio(app, context)
    const other = await aService(context, studio.siteId, [studio.resourceId], { name: 'Second' })
    await remove(studio, studio.service.id)
    clock.advance({ minutes: 1 })
    await remove(studio, other.id)
    const list = async () => expected(await studio.admin.get('/v1/services/trash')).services
    expect(await list()).toEqual([
      {
        id: other.id,
        name: 'Second',
        type: 'APPOINTMENT',
        deletedDate: '2026-06-01T09:01:00.000Z',
        eraseDate: '2026-07-01T09:01:00.000Z',
      },
      expect.objectContaining({ id: studio.service.id }),
    ])
    const abroad = await anAdmin(app, context, await aSite(context))
    expect(expected(await abroad.get('/v1/services/trash')).services).toEqual([])
    clock.advance({ days: 30 })
    expect(await list()).toEqual([])
    expect(readRefusal(await restore(studio, other.id))).toBe('404 SERVICE_NOT_FOUND')
    clock.set('2026-06-01T09:00:00Z')
  })

  it('erases related data once a service can no longer be restored, and not before', async () => {
    const studio = await aStudio(app, context)
    await aBooking(studio.admin, slotWith(studio, '2026-06-03T09:00:00.000Z'), { status: 'CONFIRMED' })
    await remove(studio, studio.service.id)
    const stored = () =>
      context.db.selectFrom('deleted_services').selectAll().where('site_id', '=', studio.siteId).execute()
    clock.advance({ days: 29 })
    await runDue(context, clock.now())
    expect(await stored()).toMatchObject([{ service_id: studio.service.id, booking_ids: [expect.any(String)] }])
    clock.advance({ days: 1 })
    await runDue(context, clock.now())
    expect(await stored()).toEqual([])
    expect(readRefusal(await restore(studio, studio.service.id))).toBe('404 SERVICE_NOT_FOUND')
    clock.set('2026-06-01T09:00:00Z')
  })
})
