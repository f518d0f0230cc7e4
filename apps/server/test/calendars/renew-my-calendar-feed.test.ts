import { describe, expect, it } from 'vitest'
import { readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { createFeedMember, feedUrl, renew } from './a-feed.ts'

const test = await createTestApp()

describe('renewMyCalendarFeed', () => {
  it('returns a new address, revokes the previous one, and stores only hashes', async () => {
    const { member, read } = await createFeedMember(test, 'anew@example.org')
    const first = await renew(member)
    const second = await renew(member)
    expect([readRefusal(await read(first)), (await read(second)).status]).toEqual(['404 NOT_FOUND', 200])
    const rows = await test.db.selectFrom('calendar_feeds').selectAll().execute()
    expect(rows).toHaveLength(1)
    expect(JSON.stringify(rows)).not.toContain(second.split('.')[1])
  })

  it('is only for members', async () => {
    const { studio } = await createFeedMember(test, 'mine@example.org')
    expect(readRefusal(await studio.visitor.post(feedUrl, {}))).toBe('403 PERMISSION_DENIED')
  })
})
