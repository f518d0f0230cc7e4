import { insertMember } from '../../src/features/members/index.ts'
import { asMember } from '../members/club.ts'
import { aClient, aStudio, type Client, expected } from '../support/factories.ts'
import type { TestApp } from '../support/index.ts'

export const feedUrl = '/v1/calendar-feeds/my'

/** A studio and a member of it who has shown that the address is theirs. */
export async function createFeedMember(test: TestApp, email: string) {
  const { app, context } = test
  const studio = await aStudio(app, context)
  const { siteId } = studio
  const { id } = await context.transaction((tx) =>
    insertMember(tx, context, { siteId, loginEmail: email, isVerified: true }, undefined),
  )
  const anonymous = aClient(app, {})
  return {
    studio,
    id,
    member: await asMember({ test, siteId }, id),
    read: (secret: string) => anonymous.get(`/v1/calendar-feeds/${secret}/calendar.ics`),
  }
}

export const renew = async (member: Client): Promise<string> => expected(await member.post(feedUrl, {})).secret
