import { randomUUID } from 'node:crypto'
import type { OperationIdOf } from '@kalends/contract'
import type { TestActor } from './actors.ts'
import type { Attempt, Row } from './case.ts'
import { asKey } from './catalogue.ts'
import type { Fixture } from './fixture.ts'
import { ownAccountCalls, ownAccountRows } from './own-account.ts'

type Made = { id: string; email: string; slug: string }

/** A new member of the home business, created for one call. */
export async function createMember(fixture: Fixture, sent: object = {}): Promise<Made> {
  const email = `${randomUUID()}@example.org`
  const { member } = await asKey(fixture, 'POST', '/v1/members', { member: { loginEmail: email, ...sent } })
  return { id: member.id, email, slug: member.profile.slug }
}

async function aDeletedMember(fixture: Fixture): Promise<Made> {
  const member = await createMember(fixture)
  await asKey(fixture, 'DELETE', `/v1/members/${member.id}`)
  return member
}

async function columns(fixture: Fixture, id: string, values: object): Promise<void> {
  await fixture.context.db.updateTable('members').set(values).where('id', '=', id).execute()
}

const post = (url: string, payload: object, more: Omit<Attempt, 'method' | 'url' | 'payload'>): Attempt => ({
  method: 'POST',
  url,
  payload,
  ...more,
})

/** Returns a call on a new member. */
const callOnNewMember =
  (verb: string, before: object = {}) =>
  async (fixture: Fixture) => {
    const { id, email } = await createMember(fixture)
    if (Object.keys(before).length > 0) await columns(fixture, id, before)
    return post(`/v1/members/${id}/${verb}`, {}, { shows: [id, email], ids: [id] })
  }

/** Returns a call that clears a list of the member whose data is requested. */
const cleared =
  (list: string) =>
  async (fixture: Fixture, actor: TestActor): Promise<Attempt> => {
    const { id, email } = await fixture.actors.findMember(actor === 'member' ? 'member' : 'visitor')
    return { method: 'DELETE', url: `/v1/members/${id}/${list}`, shows: [id, email], ids: [id] }
  }

/** Returns a call that switches the calling member's privacy. */
const switchPrivacy = (verb: string, privacy: string) => async (fixture: Fixture, actor: TestActor) => {
  const { id } = await fixture.actors.findMember(actor)
  await columns(fixture, id, { privacy })
  return post(`/v1/members/${verb}`, {}, { shows: [id], forActor: true })
}

const startBulkJob = (verb: string) => async () =>
  post(`/v1/members/bulk/${verb}`, { filter: { 'profile.slug': randomUUID() } }, { shows: ['jobId'] })

type Calls = Record<OperationIdOf<'members'>, (fixture: Fixture, actor: TestActor) => Promise<Attempt>>

/** One call for every operation on members. Members request the data of `member`, as in `calls.ts`. */
export const memberCalls: Calls = {
  ...ownAccountCalls,
  getCurrentMember: async ({ actors }, actor) => {
    const { id, email } = await actors.findMember(actor)
    return { method: 'GET', url: '/v1/members/my?fieldsets=FULL', shows: [id, email], forActor: true }
  },
  getMember: async ({ actors }) => {
    const { id, email } = await actors.findMember('member')
    return { method: 'GET', url: `/v1/members/${id}?fieldsets=FULL`, shows: [id, email], ids: [id] }
  },
  listMembers: async (fixture) => {
    const { id, slug } = await createMember(fixture, { privacyStatus: 'PUBLIC' })
    return { method: 'GET', url: '/v1/members', shows: [id, slug] }
  },
  queryMembers: async (fixture) => {
    const { id, email } = await createMember(fixture)
    return post('/v1/members/query', { query: { filter: { id } }, fieldsets: ['FULL'] }, { shows: [id, email] })
  },
  getMemberRecord: async (fixture) => {
    const { id, email } = await createMember(fixture)
    return { method: 'GET', url: `/v1/members/${id}/record`, shows: [email], ids: [id] }
  },
  createMember: async () => {
    const loginEmail = `${randomUUID()}@example.org`
    return post('/v1/members', { member: { loginEmail } }, { shows: [loginEmail] })
  },
  updateMember: async ({ actors }) => {
    const { id, email } = await actors.findMember('member')
    const payload = { member: { profile: { title: randomUUID() } } }
    return { method: 'PATCH', url: `/v1/members/${id}`, payload, shows: [id, email], ids: [id] }
  },
  updateMemberSlug: async ({ actors }) => {
    const { id, email } = await actors.findMember('member')
    return post(`/v1/members/${id}/slug`, { slug: randomUUID() }, { shows: [id, email], ids: [id] })
  },
  updateCurrentMemberSlug: async ({ actors }, actor) => {
    const { id } = await actors.findMember(actor)
    return post('/v1/members/my/slug', { slug: randomUUID() }, { shows: [id], forActor: true })
  },
  deleteMemberPhones: cleared('phones'),
  deleteMemberEmails: cleared('emails'),
  deleteMemberAddresses: cleared('addresses'),
  joinCommunity: switchPrivacy('join-community', 'PRIVATE'),
  leaveCommunity: switchPrivacy('leave-community', 'PUBLIC'),
  muteMember: callOnNewMember('mute'),
  unmuteMember: callOnNewMember('unmute', { activity: 'MUTED' }),
  approveMember: callOnNewMember('approve', { status: 'PENDING' }),
  blockMember: callOnNewMember('block'),
  disconnectMember: callOnNewMember('disconnect'),
  deleteMember: async (fixture) => {
    const { id } = await createMember(fixture)
    return { method: 'DELETE', url: `/v1/members/${id}`, shows: [], ids: [id] }
  },
  deleteMyMember: async () => ({
    method: 'DELETE',
    url: '/v1/members/my',
    shows: [],
    forActor: true,
    endsSession: true,
  }),
  bulkDeleteMembers: async (fixture) => {
    const { id } = await createMember(fixture)
    return post('/v1/members/bulk/delete', { memberIds: [id] }, { shows: ['"totalSuccesses":1'] })
  },
  bulkDeleteMembersByFilter: startBulkJob('delete-by-filter'),
  bulkApproveMembers: startBulkJob('approve-by-filter'),
  bulkBlockMembers: startBulkJob('block-by-filter'),
  restoreMember: async (fixture) => {
    const { id, email } = await aDeletedMember(fixture)
    return post(`/v1/members/${id}/restore`, {}, { shows: [id, email], ids: [id] })
  },
  listDeletedMembers: async (fixture) => {
    const { id, email } = await aDeletedMember(fixture)
    return { method: 'GET', url: '/v1/members/trash', shows: [id, email] }
  },
  getDefaultPrivacyStatus: async ({ home }) => ({
    method: 'GET',
    url: '/v1/default-privacy-status',
    shows: [home.siteId],
  }),
  setDefaultPrivacyStatus: async (fixture) => {
    const defaultPrivacy = { revision: await loadRevision(fixture, 'default_revision'), defaultPrivacy: 'PUBLIC' }
    const shows = [fixture.home.siteId]
    return { method: 'PATCH', url: '/v1/default-privacy-status', payload: { defaultPrivacy }, shows }
  },
  getMemberPrivacySettings: async ({ home }) => ({
    method: 'GET',
    url: '/v1/privacy-settings',
    shows: [home.siteId],
  }),
  setMemberPrivacySettings: async (fixture) => {
    const memberPrivacySettings = { revision: await loadRevision(fixture, 'revision') }
    return post('/v1/privacy-settings', { memberPrivacySettings }, { shows: [fixture.home.siteId] })
  },
}

/** Returns a stored revision of the home business; other businesses have no such row. */
async function loadRevision({ context, home }: Fixture, column: 'revision' | 'default_revision'): Promise<string> {
  const values = { site_id: home.siteId, updated_at: new Date(0), revision: 7, default_revision: 7 }
  const insert = context.db.insertInto('member_settings').values(values)
  await insert.onConflict((conflict) => conflict.doNothing()).execute()
  const row = context.db.selectFrom('member_settings').select(column).where('site_id', '=', home.siteId)
  return String((await row.executeTakeFirstOrThrow())[column])
}

/** Expected outcome per actor; `table.ts` lists the columns. */
export const memberRows: Record<OperationIdOf<'members'>, Row> = {
  ...ownAccountRows,
  getCurrentMember: {
    strangers: '401 401 401',
    customers: '404 404 sees sees',
    people: '403 403 403 403 403 403',
    keys: '403 403 404',
    otherBusiness: '404 403 403 401 401 401',
  },
  getMember: {
    strangers: '401 401 401',
    customers: '404 404 sees 404',
    people: 'sees sees sees 404 404 sees',
    keys: 'sees 404 sees',
    otherBusiness: '404 404 404 401 401 401',
  },
  listMembers: {
    strangers: '401 401 401',
    customers: 'sees sees sees sees',
    people: 'sees sees sees sees sees sees',
    keys: 'sees sees sees',
    otherBusiness: 'blind blind blind 401 401 401',
  },
  queryMembers: {
    strangers: '401 401 401',
    customers: 'blind blind blind blind',
    people: 'sees sees sees blind blind sees',
    keys: 'sees blind sees',
    otherBusiness: 'blind blind blind 401 401 401',
  },
  getMemberRecord: {
    strangers: '401 401 401',
    customers: '403 403 403 403',
    people: 'sees sees sees 403 403 sees',
    keys: 'sees 403 sees',
    otherBusiness: '403 404 404 401 401 401',
  },
  createMember: {
    strangers: '401 401 401',
    customers: '403 403 403 403',
    people: 'does does 403 403 403 403',
    keys: 'does 403 does',
    otherBusiness: '403 does does 401 401 401',
  },
  updateMember: {
    strangers: '401 401 401',
    customers: '403 403 does 404',
    people: 'does does 403 403 403 403',
    keys: 'does 403 does',
    otherBusiness: '403 404 404 401 401 401',
  },
  updateMemberSlug: {
    strangers: '401 401 401',
    customers: '403 403 does 404',
    people: 'does does 403 403 403 403',
    keys: 'does 403 does',
    otherBusiness: '403 404 404 401 401 401',
  },
  deleteMemberPhones: {
    strangers: '401 401 401',
    customers: '403 403 does 404',
    people: 'does does 403 403 403 403',
    keys: 'does 403 does',
    otherBusiness: '403 404 404 401 401 401',
  },
  deleteMemberEmails: {
    strangers: '401 401 401',
    customers: '403 403 does 404',
    people: 'does does 403 403 403 403',
    keys: 'does 403 does',
    otherBusiness: '403 404 404 401 401 401',
  },
  deleteMemberAddresses: {
    strangers: '401 401 401',
    customers: '403 403 does 404',
    people: 'does does 403 403 403 403',
    keys: 'does 403 does',
    otherBusiness: '403 404 404 401 401 401',
  },
  updateCurrentMemberSlug: {
    strangers: '401 401 401',
    customers: '403 403 does does',
    people: '403 403 403 403 403 403',
    keys: '403 403 403',
    otherBusiness: '403 403 403 401 401 401',
  },
  joinCommunity: {
    strangers: '401 401 401',
    customers: '403 403 does does',
    people: '403 403 403 403 403 403',
    keys: '403 403 403',
    otherBusiness: '403 403 403 401 401 401',
  },
  leaveCommunity: {
    strangers: '401 401 401',
    customers: '403 403 does does',
    people: '403 403 403 403 403 403',
    keys: '403 403 403',
    otherBusiness: '403 403 403 401 401 401',
  },
  deleteMyMember: {
    strangers: '401 401 401',
    customers: '403 403 does does',
    people: '403 403 403 403 403 403',
    keys: '403 403 403',
    otherBusiness: '403 403 403 401 401 401',
  },
  muteMember: {
    strangers: '401 401 401',
    customers: '403 403 403 403',
    people: 'does does 403 403 403 403',
    keys: 'does 403 does',
    otherBusiness: '403 404 404 401 401 401',
  },
  unmuteMember: {
    strangers: '401 401 401',
    customers: '403 403 403 403',
    people: 'does does 403 403 403 403',
    keys: 'does 403 does',
    otherBusiness: '403 404 404 401 401 401',
  },
  approveMember: {
    strangers: '401 401 401',
    customers: '403 403 403 403',
    people: 'does does 403 403 403 403',
    keys: 'does 403 does',
    otherBusiness: '403 404 404 401 401 401',
  },
  blockMember: {
    strangers: '401 401 401',
    customers: '403 403 403 403',
    people: 'does does 403 403 403 403',
    keys: 'does 403 does',
    otherBusiness: '403 404 404 401 401 401',
  },
  disconnectMember: {
    strangers: '401 401 401',
    customers: '403 403 403 403',
    people: 'does does 403 403 403 403',
    keys: 'does 403 does',
    otherBusiness: '403 404 404 401 401 401',
  },
  deleteMember: {
    strangers: '401 401 401',
    customers: '403 403 403 403',
    people: 'does does 403 403 403 403',
    keys: 'does 403 does',
    otherBusiness: '403 404 404 401 401 401',
  },
  bulkDeleteMembers: {
    strangers: '401 401 401',
    customers: '403 403 403 403',
    people: 'does does 403 403 403 403',
    keys: 'does 403 does',
    otherBusiness: '403 blind blind 401 401 401',
  },
  bulkDeleteMembersByFilter: {
    strangers: '401 401 401',
    customers: '403 403 403 403',
    people: 'does does 403 403 403 403',
    keys: 'does 403 does',
    otherBusiness: '403 does does 401 401 401',
  },
  bulkApproveMembers: {
    strangers: '401 401 401',
    customers: '403 403 403 403',
    people: 'does does 403 403 403 403',
    keys: 'does 403 does',
    otherBusiness: '403 does does 401 401 401',
  },
  bulkBlockMembers: {
    strangers: '401 401 401',
    customers: '403 403 403 403',
    people: 'does does 403 403 403 403',
    keys: 'does 403 does',
    otherBusiness: '403 does does 401 401 401',
  },
  restoreMember: {
    strangers: '401 401 401',
    customers: '403 403 403 403',
    people: 'does 403 403 403 403 403',
    keys: 'does 403 does',
    otherBusiness: '403 404 404 401 401 401',
  },
  listDeletedMembers: {
    strangers: '401 401 401',
    customers: '403 403 403 403',
    people: 'sees 403 403 403 403 403',
    keys: 'sees 403 sees',
    otherBusiness: '403 blind blind 401 401 401',
  },
  getDefaultPrivacyStatus: {
    strangers: '401 401 401',
    customers: 'sees sees sees sees',
    people: 'sees sees sees sees sees sees',
    keys: 'sees sees sees',
    otherBusiness: 'blind blind blind 401 401 401',
  },
  setDefaultPrivacyStatus: {
    strangers: '401 401 401',
    customers: '403 403 403 403',
    people: 'does does 403 403 403 403',
    keys: 'does 403 does',
    otherBusiness: '403 409 409 401 401 401',
  },
  getMemberPrivacySettings: {
    strangers: '401 401 401',
    customers: 'sees sees sees sees',
    people: 'sees sees sees sees sees sees',
    keys: 'sees sees sees',
    otherBusiness: 'blind blind blind 401 401 401',
  },
  setMemberPrivacySettings: {
    strangers: '401 401 401',
    customers: '403 403 403 403',
    people: 'does does 403 403 403 403',
    keys: 'does 403 does',
    otherBusiness: '403 409 409 401 401 401',
  },
}
