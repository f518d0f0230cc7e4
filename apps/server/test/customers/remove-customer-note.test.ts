import { describe, expect, it } from 'vitest'
import { runDue } from '../../src/background.ts'
import { aStudio, expected, refusalOf } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aCustomer, aNote } from './support/customers.ts'

const { app, context, clock } = await createTestApp({ now: '2026-06-01T07:00:00Z' })

describe('removeCustomerNote', () => {
  it('takes a note away, once', async () => {
    const { desk } = await aStudio(app, context)
    const { id } = await aCustomer(desk)
    const note = await aNote(desk, id, 'Tea', true)
    const url = `/v1/customers/${id}/notes/${note.id}`
    const after = expected(await desk.delete(url))
    expect([after.notes, after.customer.pinnedNote]).toEqual([[], null])
    expect(refusalOf(await desk.delete(url))).toBe('404 NOTE_NOT_FOUND')
  })

  it('finds no note of another business', async () => {
    const [one, other] = [await aStudio(app, context), await aStudio(app, context)]
    const { id } = await aCustomer(one.desk)
    const note = await aNote(one.desk, id, 'Tea')
    expect(refusalOf(await other.desk.delete(`/v1/customers/${id}/notes/${note.id}`))).toBe('404 CONTACT_NOT_FOUND')
  })

  it('keeps it in the trash for thirty days, and then notes that one was erased', async () => {
    const { desk, siteId } = await aStudio(app, context)
    const { id } = await aCustomer(desk)
    const [gone, kept] = [await aNote(desk, id, 'Gone'), await aNote(desk, id, 'Kept')]
    expected(await desk.delete(`/v1/customers/${id}/notes/${gone.id}`))
    const restore = async () => refusalOf(await desk.post(`/v1/customers/${id}/notes/${gone.id}/restore`))
    const thirtyDays = clock.now() + 30 * 24 * 3_600_000
    await runDue(context, thirtyDays)
    expect(await restore()).toBe('200')
    expected(await desk.delete(`/v1/customers/${id}/notes/${gone.id}`))
    await runDue(context, thirtyDays + 1)
    expect(await restore()).toBe('404 NOTE_NOT_FOUND')
    expect(await context.db.selectFrom('erasures').selectAll().where('site_id', '=', siteId).execute()).toMatchObject([
      { kind: 'customerNote', count: 1, reason: 'retention' },
    ])
    expect(refusalOf(await desk.patch(`/v1/customers/${id}/notes/${kept.id}`, { pinned: true }))).toBe('200')
  })
})
