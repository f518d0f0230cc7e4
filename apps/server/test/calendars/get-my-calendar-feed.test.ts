import { expect, it } from 'vitest'
import { expected } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { createFeedMember, feedUrl, renew } from './a-feed.ts'

const test = await createTestApp()

it('returns since when there is an address, never the address', async () => {
  const { member } = await createFeedMember(test, 'when@example.org')
  expect(expected(await member.get(feedUrl))).toEqual({ createdDate: null })
  await renew(member)
  expect(Date.parse(expected(await member.get(feedUrl)).createdDate)).toBe(test.clock.now())
})
