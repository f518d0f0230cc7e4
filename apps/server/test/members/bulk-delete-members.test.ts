import { randomUUID } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aClub, clubPorts, createMember, startPaying } from './club.ts'

const club = await aClub(await createTestApp({ ports: clubPorts }))
const url = '/v1/members/bulk/delete'

describe('bulkDeleteMembers', () => {
  it('deletes each independently, and returns the results in order', async () => {
    const one = await createMember(club)
    const payer = await createMember(club)
    const two = await createMember(club)
    startPaying(payer.id)
    const anonymous = randomUUID()
    const memberIds = [one.id, payer.id, anonymous, two.id, one.id]
    const { results, bulkActionMetadata } = expected(await club.admin.post(url, { memberIds }))
    const items = results.map(({ itemMetadata }: { itemMetadata: object }) => itemMetadata)
    expect(items).toMatchObject([
      { id: one.id, originalIndex: 0, success: true },
      { id: payer.id, originalIndex: 1, success: false, error: { code: 'VALIDATION_FAILURE' } },
      { id: anonymous, originalIndex: 2, success: false, error: { code: 'MEMBER_NOT_FOUND' } },
      { id: two.id, originalIndex: 3, success: true },
      { id: one.id, originalIndex: 4, success: false, error: { code: 'MEMBER_NOT_FOUND' } },
    ])
    expect(items[1].error.data.fieldViolations[0].ruleName).toBe('ACTIVE_SUBSCRIPTION_MEMBER_DELETE_FORBIDDEN')
    expect(bulkActionMetadata).toEqual({ totalSuccesses: 2, totalFailures: 3, undetailedFailures: 0 })
  })

  it('accepts one to a hundred', async () => {
    expect((await club.admin.post(url, { memberIds: [] })).status).toBe(400)
    expect((await club.admin.post(url, { memberIds: Array.from({ length: 101 }, () => randomUUID()) })).status).toBe(
      400,
    )
    expect(readRefusal(await club.visitor.post(url, { memberIds: [randomUUID()] }))).toBe('403 PERMISSION_DENIED')
  })
})
