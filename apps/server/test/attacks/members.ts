import { randomUUID } from 'node:crypto'
import { insertMember } from '../../src/features/members/index.ts'
import { asMember } from '../members/club.ts'
import { type Answer, aClient, type Client, expected } from '../support/factories.ts'
import type { TestApp } from '../support/index.ts'

export const anEmail = (of: string) => `${randomUUID()}@${of}.example`

/** A signed-in member who has verified the address. */
export async function aVerifiedMember(
  test: TestApp,
  siteId: string,
  loginEmail: string,
): Promise<Client & { id: string }> {
  const { id } = await test.context.transaction((tx) =>
    insertMember(tx, test.context, { siteId, loginEmail, isVerified: true }, undefined),
  )
  return Object.assign(await asMember({ test, siteId }, id), { id })
}

/** Signs a visitor in with the answer to their sign-up or sign-in. */
export async function enter({ app }: TestApp, visitor: Client, answer: Answer): Promise<Client & { memberId: string }> {
  const { sessionToken } = expected(answer)
  const session = expected(await visitor.post('/v1/member-sessions', { sessionToken }))
  return Object.assign(aClient(app, { authorization: session.access_token }), { memberId: session.memberId as string })
}

/** A member as they read themselves. */
export const readMe = async (client: Client) => expected(await client.get('/v1/members/my?fieldsets=FULL')).member

/** The ids of the bookings that somebody sees. */
export const findMine = async (client: Client): Promise<string[]> =>
  expected(await client.post('/v2/extended-bookings/query', { query: {} })).extendedBookings.map(
    ({ booking }: { booking: { id: string } }) => booking.id,
  )
