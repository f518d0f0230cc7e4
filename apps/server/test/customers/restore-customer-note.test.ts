import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { aStudio, expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aCustomer, aNote } from './support/customers.ts'

const { app, context } = await createTestApp({ now: '2026-06-01T07:00:00Z' })

describe('restoreCustomerNote', () => {
  it('restores a note unchanged, and leaves an existing one alone', async () => {
    const { admin } = await aStudio(app, context)
    const { id } = await aCustomer(admin)
    const note = await aNote(admin, id, 'Tea', true)
    const url = `/v1/customers/${id}/notes/${note.id}`
    expected(await admin.delete(url))
    for (let again = 0; again < 2; again += 1) {
      expect(expected(await admin.post(`${url}/restore`)).notes).toEqual([note])
    }
  })

  it('finds no unknown note, nor one of another business', async () => {
    const one = await aStudio(app, context)
    const other = await aStudio(app, context)
    const { id } = await aCustomer(one.admin)
    const note = await aNote(one.admin, id, 'Tea')
    expect(readRefusal(await one.admin.post(`/v1/customers/${id}/notes/${randomUUID()}/restore`))).toBe(
      '404 NOTE_NOT_FOUND',
    )
    expect(readRefusal(await other.admin.post(`/v1/customers/${id}/notes/${note.id}/restore`))).toBe(
      '404 CONTACT_NOT_FOUND',
    )
  })
})
