import { randomUUID } from 'node:crypto'
import type { members, Role } from '@kalends/contract'
import type { PortOverrides } from '../../src/compose.ts'
import { issueMemberTokens } from '../../src/features/identity/index.ts'
import { aSite } from '../support/a-site.ts'
import { type Answer, aClient, aVisitor, type Client, expected } from '../support/factories.ts'
import type { TestApp } from '../support/index.ts'
import { anApiKey, aPerson, signIn } from '../support/people.ts'

/** A business with members: its front desk, a visitor, and the members a test creates. */
export type Club = { test: TestApp; siteId: string; admin: Client; visitor: Client }

/** A member of the club, who is signed in. */
export type ClubMember = { id: string; loginEmail: string; client: Client }

export async function aClub(test: TestApp): Promise<Club> {
  const siteId = await aSite(test.context)
  const admin = aClient(test.app, { authorization: await anApiKey(test.context, siteId) })
  return { test, siteId, admin, visitor: await aVisitor(test.app, siteId) }
}

export const anEmail = (name = 'someone') => `${name}-${randomUUID()}@example.org`

/** A member created by the front desk, hence approved; with their own token. */
export async function createMember(club: Club, sent: members.Member = {}): Promise<ClubMember> {
  const member = { loginEmail: anEmail(), ...sent }
  const made = expected(await club.admin.post('/v1/members', { member })).member
  return { id: made.id, loginEmail: made.loginEmail, client: await asMember(club, made.id) }
}

/** Calls with a token made just now, whatever the member's status. */
export async function asMember({ test, siteId }: Pick<Club, 'test' | 'siteId'>, memberId: string): Promise<Client> {
  const grant = { siteId, clientId: siteId, memberId, visitorId: null, memberSessionId: null, hasRefreshToken: false }
  const { access_token } = await issueMemberTokens(test.context, grant)
  return aClient(test.app, { authorization: access_token })
}

/** Someone who works there, signed in on the dashboard. */
export async function asStaff(club: Club, role: Role, email = anEmail(role)): Promise<Client> {
  const person = await aPerson(club.test.context, club.siteId, { role, email })
  return aClient(club.test.app, (await signIn(club.test.app, person, club.siteId)).headers)
}

/** Everything known about a member, as the front desk reads it. */
export async function getFull({ admin }: Pick<Club, 'admin'>, id: string): Promise<members.Member> {
  return expected(await admin.get(`/v1/members/${id}?fieldsets=FULL`)).member
}

/** What was done to a member, oldest first. */
export async function listActions({ admin }: Pick<Club, 'admin'>, id: string): Promise<string[]> {
  const { history } = expected(await admin.get(`/v1/members/${id}/record`))
  return history.map(({ action }: { action: string }) => action).reverse()
}

/** The events of a member, oldest first. */
export async function listEvents({ test }: Club, id: string) {
  const rows = await test.db
    .selectFrom('events')
    .select(['slug', 'sequence', 'payload'])
    .where('entity_fqdn', '=', 'wix.members.v1.member')
    .where('entity_id', '=', id)
    .orderBy('sequence')
    .execute()
  return rows as { slug: string; sequence: number; payload: Record<string, never> }[]
}

export const eventSlugs = async (club: Club, id: string) => (await listEvents(club, id)).map(({ slug }) => slug)

/** The rules a refusal names. */
export const readRules = ({ body }: Answer): string[] =>
  (body.details.validationError?.fieldViolations ?? []).map(({ ruleName }: { ruleName?: string }) => ruleName)

const paying = new Set<string>()
const hidden = new Set<string>()

/** Ports of an app whose members pay for plans and hide from one another. */
export const clubPorts: PortOverrides = {
  members: {
    lockLiveOrders: async (_, { memberId }) =>
      paying.has(memberId) ? [{ id: memberId, planName: 'Gold', status: 'ACTIVE' }] : [],
    endOrders: async (_, __, { memberId }) => void paying.delete(memberId),
    isBlockedBy: async (_, __, { memberId, otherId }) => hidden.has(`${memberId} ${otherId}`),
  },
}

/** From now on this member pays for a plan, in apps with `clubPorts`. */
export const startPaying = (memberId: string) => void paying.add(memberId)

/** One member hides from another, in apps with `clubPorts`. */
export const blockMembers = (memberId: string, otherId: string) => void hidden.add(`${memberId} ${otherId}`)
