import { describe, expect, it } from 'vitest'
import { runDue } from '../../src/setup/background.ts'
import { expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aKnownPerson, findTraces } from './support/person.ts'

const test = await createTestApp({ now: '2026-06-01T09:00:00Z' })
const { context, db, clock } = test

describe('eraseMember', () => {
  it('erases a member with the customer they are', async () => {
    const { studio, memberId, marker, email, phone } = await aKnownPerson(test)
    expected(await studio.admin.post(`/v1/members/${memberId}/erase`, { cancelBookings: true }))
    expect(readRefusal(await studio.admin.get(`/v1/members/${memberId}`))).toBe('404 MEMBER_NOT_FOUND')
    await runDue(context, clock.now())
    expect(await findTraces(db, [marker, email, phone])).toEqual({})
  })

  it('erases a deleted member, once', async () => {
    const { studio, memberId, marker, email, phone } = await aKnownPerson(test)
    expected(await studio.admin.delete(`/v1/members/${memberId}`))
    const url = `/v1/members/${memberId}/erase`
    expected(await studio.admin.post(url, { cancelBookings: true }))
    expect(readRefusal(await studio.admin.post(url, { cancelBookings: true }))).toBe('404 MEMBER_NOT_FOUND')
    expect(readRefusal(await studio.admin.post(`/v1/members/${memberId}/restore`))).toBe('404 MEMBER_NOT_FOUND')
    await runDue(context, clock.now())
    expect(await findTraces(db, [marker, email, phone])).toEqual({})
  })
})
