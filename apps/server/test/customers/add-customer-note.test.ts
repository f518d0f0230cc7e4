import { describe, expect, it } from 'vitest'
import { aStudio, expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aColleague, aCustomer, getCustomer } from './support/customers.ts'

const { app, context, clock } = await createTestApp({ now: '2026-06-01T07:00:00Z' })

describe('addCustomerNote', () => {
  it('lists pinned notes first, then the newest, each with its author', async () => {
    const studio = await aStudio(app, context)
    const reception = await aColleague(studio)
    const { id } = await aCustomer(studio.admin)
    const add = async (text: string, pinned = false) => {
      clock.advance({ minutes: 1 })
      return expected(await reception.post(`/v1/customers/${id}/notes`, { text, pinned }))
    }
    await add('Likes tea')
    await add('Allergic to nuts', true)
    const { notes, customer } = await add(' Comes by bike ')
    expect(notes.map(({ text }: { text: string }) => text)).toEqual(['Allergic to nuts', 'Comes by bike', 'Likes tea'])
    expect(notes[0]).toMatchObject({ pinned: true, authorName: 'Noor', earlier: [] })
    expect(customer).toMatchObject({ pinnedNote: 'Allergic to nuts', revision: '1' })
    expect((await getCustomer(studio.admin, id)).notes).toEqual(notes)
  })

  it('refuses empty and overlong text', async () => {
    const { admin } = await aStudio(app, context)
    const { id } = await aCustomer(admin)
    const refused = async (note: object) => readRefusal(await admin.post(`/v1/customers/${id}/notes`, note))
    expect(await refused({ text: ' \n ' })).toBe('400 text')
    expect(await refused({ text: '' })).toBe('400 text')
    expect(await refused({ text: 'x'.repeat(5001) })).toBe('400 text')
    expect(await refused({})).toBe('400 text')
  })

  it('finds no customer of another business', async () => {
    const one = await aStudio(app, context)
    const other = await aStudio(app, context)
    const { id } = await aCustomer(one.admin)
    expect(readRefusal(await other.admin.post(`/v1/customers/${id}/notes`, { text: 'Mine' }))).toBe(
      '404 CONTACT_NOT_FOUND',
    )
  })
})
