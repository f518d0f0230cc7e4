import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { aVerifiedMember } from '../attacks/members.ts'
import { expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aKnownPerson } from './support/person.ts'

const test = await createTestApp({ now: '2026-06-01T09:00:00Z' })

it('names every account that goes with the customer, those in the trash last, and changes nothing', async () => {
  const { studio, contactId, memberId, email } = await aKnownPerson(test)
  const url = `/v1/customers/${contactId}/erase`
  const account = { memberId, loginEmail: email, deletedDate: null }
  expect(expected(await studio.admin.get(url)).preview).toEqual({ accounts: [account] })
  expected(await studio.admin.delete(`/v1/members/${memberId}`))
  const again = await aVerifiedMember(test, studio.siteId, email)
  const deletedDate = new Date(test.clock.now()).toISOString()
  for (let time = 0; time < 2; time += 1)
    expect(expected(await studio.admin.get(url)).preview).toEqual({
      accounts: [
        { ...account, memberId: again.id },
        { ...account, deletedDate },
      ],
    })
})

it('CONTACT_NOT_FOUND: finds no customer of another business', async () => {
  const { studio } = await aKnownPerson(test)
  const elsewhere = await aKnownPerson(test)
  for (const id of [randomUUID(), elsewhere.contactId])
    expect(readRefusal(await studio.admin.get(`/v1/customers/${id}/erase`))).toBe('404 CONTACT_NOT_FOUND')
})
