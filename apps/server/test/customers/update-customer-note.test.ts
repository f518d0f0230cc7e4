import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { aStudio, expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aColleague, aCustomer, aNote, getCustomer } from './support/customers.ts'

const { app, context } = await createTestApp({ now: '2026-06-01T07:00:00Z' })

describe('updateCustomerNote', () => {
  it('keeps earlier versions with their authors, the latest first', async () => {
    const studio = await aStudio(app, context)
    const reception = await aColleague(studio)
    const { id } = await aCustomer(studio.admin)
    const note = await aNote(reception, id, 'One')
    const url = `/v1/customers/${id}/notes/${note.id}`
    expected(await studio.admin.patch(url, { text: 'Two' }))
    const { notes } = expected(await reception.patch(url, { text: 'Three ' }))
    expect(notes).toMatchObject([
      {
        text: 'Three',
        authorName: 'Noor',
        earlier: [
          { text: 'Two', authorName: 'Test', replacedDate: '2026-06-01T07:00:00.000Z' },
          { text: 'One', authorName: 'Noor' },
        ],
      },
    ])
  })

  it('pins and unpins without changing the text', async () => {
    const { admin } = await aStudio(app, context)
    const { id } = await aCustomer(admin)
    const note = await aNote(admin, id, 'Tea')
    const url = `/v1/customers/${id}/notes/${note.id}`
    expect(expected(await admin.patch(url, { pinned: true })).customer.pinnedNote).toBe('Tea')
    const after = expected(await admin.patch(url, { pinned: false }))
    expect(after.customer.pinnedNote).toBeNull()
    expect(after.notes[0].earlier).toEqual([])
  })

  it('loses no text of two simultaneous edits', async () => {
    const { admin } = await aStudio(app, context)
    const { id } = await aCustomer(admin)
    const note = await aNote(admin, id, 'First')
    await Promise.all(['A', 'B', 'C'].map((text) => admin.patch(`/v1/customers/${id}/notes/${note.id}`, { text })))
    const [after] = (await getCustomer(admin, id)).notes
    const words = [after.text, ...after.earlier.map(({ text }: { text: string }) => text)]
    expect(words.sort()).toEqual(['A', 'B', 'C', 'First'])
  })

  it('finds no note elsewhere or in the trash, and refuses an empty one', async () => {
    const one = await aStudio(app, context)
    const other = await aStudio(app, context)
    const { admin } = one
    const [{ id }, { id: another }] = [await aCustomer(admin), await aCustomer(admin)]
    const note = await aNote(admin, id, 'Tea')
    const refused = async (client: typeof admin, contactId: string, noteId: string, body: object = { text: 'x' }) =>
      readRefusal(await client.patch(`/v1/customers/${contactId}/notes/${noteId}`, body))
    expect(await refused(admin, id, randomUUID())).toBe('404 NOTE_NOT_FOUND')
    expect(await refused(admin, another, note.id)).toBe('404 NOTE_NOT_FOUND')
    expect(await refused(other.admin, id, note.id)).toBe('404 CONTACT_NOT_FOUND')
    expect(await refused(admin, id, note.id, { text: ' ' })).toBe('400 text')
    expected(await admin.delete(`/v1/customers/${id}/notes/${note.id}`))
    expect(await refused(admin, id, note.id)).toBe('404 NOTE_NOT_FOUND')
  })
})
