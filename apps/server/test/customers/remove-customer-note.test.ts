import { describe, expect, it } from 'vitest'
import { runDue } from '../../src/setup/background.ts'
import { aStudio, expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aCustomer, aNote } from './support/customers.ts'

const { app, context, clock } = await createTestApp({ now: '2026-06-01T07:00:00Z' })

describe('removeCustomerNote', () => {
  it('deletes a note, once', async () => {
    const { admin } = await aStudio(app, context)
    const { id } = await aCustomer(admin)
    const note = await aNote(admin, id, 'Tea', true)
    const url = `/v1/customers/${id}/notes/${note.id}`
    const after = expected(await admin.delete(url))
    expect([after.notes, after.customer.pinnedNote]).toEqual([[], null])
    expect(readRefusal(await admin.delete(url))).toBe('404 NOTE_NOT_FOUND')
  })

  it('finds no note of another business', async () => {
    const one = await aStudio(app, context)
    const other = await aStudio(app, context)
    const { id } = await aCustomer(one.admin)
    const note = await aNote(one.admin, id, 'Tea')
    expect(readRefusal(await other.admin.delete(`/v1/customers/${id}/notes/${note.id}`))).toBe('404 CONTACT_NOT_FOUND')
  })

  it('keeps it in the trash for thirty days, and then logs that one was erased', async () => {
    const { admin, siteId } = await aStudio(app, context)
    const { id } = await aCustomer(admin)
    const gone = await aNote(admin, id, 'Gone')
    const stored = await aNote(admin, id, 'Kept')
    expected(await admin.delete(`/v1/customers/${id}/notes/${gone.id}`))
    const restore = async () => readRefusal(await admin.post(`/v1/customers/${id}/notes/${gone.id}/restore`))
    const thirtyDays = clock.now() + 30 * 24 * 3_600_000
    await runDue(context, thirtyDays)
    expect(await restore()).toBe('200')
    expected(await admin.delete(`/v1/customers/${id}/notes/${gone.id}`))
    await runDue(context, thirtyDays + 1)
    expect(await restore()).toBe('404 NOTE_NOT_FOUND')
    expect(await context.db.selectFrom('erasures').selectAll().where('site_id', '=', siteId).execute()).toMatchObject([
      { kind: 'customerNote', count: 1, reason: 'retention' },
    ])
    expect(readRefusal(await admin.patch(`/v1/customers/${id}/notes/${stored.id}`, { pinned: true }))).toBe('200')
  })
})
