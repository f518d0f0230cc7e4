import { beforeEach, describe, expect, it, vi } from 'vitest'
import { aSite } from '../support/a-site.ts'
import { aClient, aVisitor, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { aPerson, signIn } from '../support/people.ts'

const { app, context } = await createTestApp()
const siteId = await aSite(context)
const warn = vi.spyOn(context.log, 'warn').mockImplementation(() => undefined)
beforeEach(() => warn.mockClear())

const aCategory = { category: { name: 'A secret name' } }

describe('a call without the permission', () => {
  it('of a team member is logged with account, operation and network, never with what was sent', async () => {
    const person = await aPerson(context, siteId, { role: 'viewer' })
    const client = await aClient(app, (await signIn(app, person, siteId)).headers)
    expect(readRefusal(await client.post('/bookings/v2/categories', aCategory))).toBe('403 PERMISSION_DENIED')
    expect(warn.mock.calls).toEqual([
      [
        {
          operation: 'createCategory',
          actor: `staff:${person.userId}`,
          siteId,
          network: '127.0.0.1',
          requestId: expect.any(String),
        },
        'call refused for lack of a permission',
      ],
    ])
  })

  it('of a visitor is not: anybody could fill the log', async () => {
    const visitor = await aVisitor(app, siteId)
    expect(readRefusal(await visitor.post('/bookings/v2/categories', aCategory))).toBe('403 PERMISSION_DENIED')
    expect(warn).not.toHaveBeenCalled()
  })
})
