import { randomUUID } from 'node:crypto'
import { expect, it } from 'vitest'
import { aVerifiedMember } from '../attacks/members.ts'
import { expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aKnownPerson } from './support/person.ts'

const test = await createTestApp({ now: '2026-06-01T09:00:00Z' })

it('names the accounts of the customer, and only its own where another account has the customer', async () => {
  const { studio, memberId, email } = await aKnownPerson(test)
  expected(await studio.admin.delete(`/v1/members/${memberId}`))
  const again = await aVerifiedMember(test, studio.siteId, email)
  const preview = async (id: string) =>
    expected(await studio.admin.get(`/v1/members/${id}/erase`)).preview.accounts.map(
      (account: { memberId: string }) => account.memberId,
    )
  expect(await preview(again.id)).toEqual([again.id, memberId])
  expect(await preview(memberId)).toEqual([memberId])
})

it('MEMBER_NOT_FOUND: finds no unknown member', async () => {
  const { studio } = await aKnownPerson(test)
  expect(readRefusal(await studio.admin.get(`/v1/members/${randomUUID()}/erase`))).toBe('404 MEMBER_NOT_FOUND')
})
