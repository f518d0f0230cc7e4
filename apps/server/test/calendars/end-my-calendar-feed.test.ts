import { expect, it } from 'vitest'
import { expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'
import { createFeedMember, feedUrl, renew } from './a-feed.ts'

const test = await createTestApp()

it('revokes the address immediately; revoking it again changes nothing', async () => {
  const { member, read } = await createFeedMember(test, 'end@example.org')
  const secret = await renew(member)
  for (let times = 0; times < 2; times++) expect(expected(await member.delete(feedUrl))).toEqual({})
  expect(readRefusal(await read(secret))).toBe('404 NOT_FOUND')
})
