import { randomUUID } from 'node:crypto'
import type { Role } from '@kalends/contract'
import type { FastifyInstance } from 'fastify'
import { decodeJwt, decodeProtectedHeader, generateKeyPair, SignJWT } from 'jose'
import type { Context } from '../../src/context.ts'
import { createApiKey } from '../../src/features/identity/index.ts'
import { signAccessToken } from '../../src/features/identity/steps/access-token.ts'
import { insertFamily } from '../../src/features/identity/store/families.ts'
import { insertMember } from '../../src/features/members/index.ts'
import type { Business } from '../support/a-business.ts'
import { aPerson, aVisitorToken, signIn } from '../support/people.ts'

/**
 * Every actor, in the order of the table's columns. `visitor` and `member` own the requested data; `ownStaff` has
 * Anna's calendar, `otherStaff` Ben's. Actors of the other business request ids of this one; those ending in
 * `NamingSite` also name this business in the header, and `mixedPair` combines their token with its key.
 */
export const actors = {
  strangers: ['anonymous', 'forgedToken', 'expiredToken'],
  customers: ['visitor', 'otherVisitor', 'member', 'otherMember'],
  people: ['owner', 'manager', 'receptionist', 'ownStaff', 'otherStaff', 'viewer'],
  keys: ['key', 'readingKey', 'keyWithVisitor'],
  otherBusiness: [
    'otherBusinessVisitor',
    'otherBusinessOwner',
    'otherBusinessKey',
    'otherBusinessOwnerNamingSite',
    'otherBusinessKeyNamingSite',
    'mixedPair',
  ],
} as const

export type ActorGroup = keyof typeof actors
export type TestActor = (typeof actors)[ActorGroup][number]
export type Headers = Record<string, string>

/** The actor's headers. Staff sign in again after a call that ended their session. */
export type TestActors = {
  actorHeaders(actor: TestActor): Promise<Headers>
  /** The name of a staff member of one of the businesses; empty for other actors. */
  actorName(actor: TestActor): string
  /** How they sign in; undefined for actors who are not staff of one of the businesses. */
  findPerson(actor: TestActor): { email: string; password: string } | undefined
  /** The calling member; for other actors the member whose data is requested. */
  findMember(actor: TestActor): Promise<KnownMember>
  signOut(actor: TestActor): void
}

export type KnownMember = { id: string; email: string; nickname: string }

/** Returns the headers of every actor for the home business. */
export async function createTestActors(
  app: FastifyInstance,
  context: Context,
  home: Business,
  otherBusiness: Business,
): Promise<TestActors> {
  const fixed = await fixedHeaders(app, context, home, otherBusiness)
  const people = await createPeople(context, home, otherBusiness)
  const sessions = new Map<TestActor, Headers>()
  const headersOfPerson = async (actor: TestActor): Promise<Headers> => {
    const { siteId, naming, ...person } = people[actor] ?? failMissing(actor)
    const known = sessions.get(actor) ?? (await signIn(app, person, siteId)).headers
    sessions.set(actor, known)
    return naming === undefined ? known : { ...known, 'wix-site-id': naming }
  }
  const members = new Map<TestActor, SignedInMember>()
  const findMember = async (actor: TestActor): Promise<SignedInMember> => {
    const owner = actor === 'otherMember' ? actor : 'member'
    const known = members.get(owner) ?? (await aSignedInMember(context, home))
    members.set(owner, known)
    return known
  }
  const headersOfMember = async (actor: TestActor) => (isMember(actor) ? (await findMember(actor)).headers : undefined)
  return {
    actorHeaders: async (actor) => fixed[actor] ?? (await headersOfMember(actor)) ?? (await headersOfPerson(actor)),
    actorName: (actor) => people[actor]?.name ?? '',
    findPerson: (actor) => people[actor],
    findMember,
    signOut: (actor) => void (sessions.delete(actor) || members.delete(actor)),
  }
}

const isMember = (actor: TestActor) => actor === 'member' || actor === 'otherMember'

type SignedInMember = KnownMember & { headers: Headers }

/** A member of the home business with a private profile, and their token. */
async function aSignedInMember(context: Context, { siteId, mark }: Business): Promise<SignedInMember> {
  const email = `${randomUUID()}@example.org`
  const nickname = `Member ${mark} ${randomUUID()}`
  const made = { siteId, loginEmail: email, nickname, privacy: 'PRIVATE' } as const
  const { id } = await context.transaction((tx) => insertMember(tx, context, made, undefined))
  return { id, email, nickname, headers: { authorization: await aMemberToken(context, siteId, id) } }
}

async function fixedHeaders(
  app: FastifyInstance,
  context: Context,
  home: Business,
  otherBusiness: Business,
): Promise<Partial<Record<TestActor, Headers>>> {
  const bearer = (authorization: string): Headers => ({ authorization })
  const visitor = await aVisitorToken(app, home.siteId)
  const reading = await createApiKey(context, { siteId: home.siteId, name: 'Reader', permissions: ['READ_BOOKINGS'] })
  const otherBusinessVisitor = await aVisitorToken(app, otherBusiness.siteId)
  return {
    anonymous: {},
    forgedToken: bearer(await aForgedToken(visitor)),
    expiredToken: bearer(await anExpiredToken(context, home.siteId)),
    visitor: bearer(visitor),
    otherVisitor: bearer(await aVisitorToken(app, home.siteId)),
    key: { authorization: home.key, 'wix-site-id': home.siteId },
    readingKey: bearer(reading.apiKey),
    keyWithVisitor: bearer(`${visitor},${home.key}`),
    otherBusinessVisitor: bearer(otherBusinessVisitor),
    otherBusinessKey: bearer(otherBusiness.key),
    otherBusinessKeyNamingSite: { authorization: otherBusiness.key, 'wix-site-id': home.siteId },
    mixedPair: bearer(`${otherBusinessVisitor},${home.key}`),
  }
}

type PersonAt = { email: string; password: string; name: string; siteId: string; naming?: string }

async function createPeople(
  context: Context,
  home: Business,
  otherBusiness: Business,
): Promise<Partial<Record<TestActor, PersonAt>>> {
  const at = async (business: Business, role: Role, name: string, resourceIds?: string[]): Promise<PersonAt> => {
    const fullName = `${name} ${business.mark}`
    const more = resourceIds ? { resourceIds } : {}
    const person = await aPerson(context, business.siteId, { role, name: fullName, ...more })
    return { ...person, name: fullName, siteId: business.siteId }
  }
  const [anna, ben] = home.resourceIds
  const otherBusinessOwner = await at(otherBusiness, 'owner', 'Olga')
  return {
    owner: await at(home, 'owner', 'Olaf'),
    manager: await at(home, 'manager', 'Mona'),
    receptionist: await at(home, 'receptionist', 'Rita'),
    ownStaff: await at(home, 'staff', 'Anna', [anna]),
    otherStaff: await at(home, 'staff', 'Ben', [ben]),
    viewer: await at(home, 'viewer', 'Vera'),
    otherBusinessOwner,
    otherBusinessOwnerNamingSite: { ...otherBusinessOwner, naming: home.siteId },
  }
}

/** A token as issued by signing in; a visitor's unless a member is given. */
export async function aMemberToken(context: Context, siteId: string, memberId: string = randomUUID()): Promise<string> {
  const now = context.clock.now()
  const family = {
    siteId,
    id: randomUUID(),
    clientId: siteId,
    role: 'member' as const,
    subjectId: memberId,
    visitorId: randomUUID(),
    createdAt: now,
  }
  await insertFamily(context.db, family, now + 90 * 24 * 3_600_000)
  return signAccessToken(context, family)
}

async function anExpiredToken(context: Context, siteId: string): Promise<string> {
  const past = { ...context, clock: { now: () => context.clock.now() - 5 * 3_600_000 } }
  return aMemberToken(past, siteId)
}

/** A token with valid claims and key id, signed with another key. */
async function aForgedToken(token: string): Promise<string> {
  const { privateKey } = await generateKeyPair('ES256')
  const claims = { ...decodeJwt(token), role: 'member' }
  return new SignJWT(claims).setProtectedHeader({ alg: 'ES256', ...decodeProtectedHeader(token) }).sign(privateKey)
}

function failMissing(actor: TestActor): never {
  throw new Error(`No staff member for ${actor}`)
}
