import { randomUUID } from 'node:crypto'
import type { OperationId } from '@kalends/contract'
import { newSiteSecret } from '../../src/features/sites/index.ts'
import { createClaim } from '../../src/features/users/index.ts'
import { bookingFor, serviceFor } from '../support/a-business.ts'
import { aSite } from '../support/a-site.ts'
import { aPerson } from '../support/people.ts'
import { accountCalls } from './accounts.ts'
import type { Caller } from './callers.ts'
import { captchaCalls } from './captcha.ts'
import { aCategory, aDeletedCategory, aDeletedPolicy, aPolicy, asKey } from './catalogue.ts'
import { aGroup, anAddOn, aVariedService, someVariants, wordsFor } from './choices.ts'
import { aClient, aKey, aStrangersTokens } from './clients.ts'
import { aDeletedForm, aForm, answersApart, aSubmission, askAfterwards } from './forms.ts'
import {
  aBlock,
  aBooking,
  aCanceledBooking,
  aClosingDay,
  aConfirmedBooking,
  aCustomer,
  aHold,
  aLinkToken,
  aMeetingOf,
  aMessage,
  aNotedCustomer,
  anInvitation,
  aPictureOf,
  aPlace,
  aPlaceInClass,
  aRecord,
  aRental,
  aSchedule,
  type BookingSubject,
  blockOf,
  bookingsSettingsRevision,
  type House,
  holdSlot,
  mergeAtHome,
  someWords,
} from './house.ts'
import { memberCalls } from './members.ts'
import { aDeletedService, aSpareService } from './services.ts'
import { signInCalls } from './sign-in.ts'
import { staffSecurityCalls } from './staff-security.ts'
import { aColleague, aDeletedColleague, aDeletedThing, aKind, aThing, writtenStaffSettings } from './staffing.ts'

/** A call that asks for data of the business at home, and how to tell from an answer that it holds that data. */
export type Attempt = {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
  url: string
  payload?: object
  /** Texts that stand in an answer with the data, and in no other. */
  shows: string[]
  /** Ids at home in the call. With ids that exist nowhere in their place, a stranger gets the very same refusal. */
  ids?: string[]
  /** Whoever succeeds is signed in anew for the next call. */
  endsSession?: true
  /** Asks for what is the caller's own: made anew for each, also where nothing was written. */
  ofCaller?: true
}

let countedDays = 1

/** One call for every operation of the contract, made anew whenever it was used up. */
export const calls: Record<OperationId, (house: House, caller: Caller) => Promise<Attempt>> = {
  ...captchaCalls,
  ...accountCalls,
  ...memberCalls,
  ...signInCalls,
  ...staffSecurityCalls,
  getSite: async ({ home }) => get('/v1/sites/current', { shows: [home.siteId, home.mark] }),

  signInStaff: async ({ context, home }) => {
    const { email, password } = await aPerson(context, home.siteId, { name: `New ${home.mark}` })
    return post('/v1/staff/sign-in', { email, password }, { shows: [email, home.mark], endsSession: true })
  },
  claimSite: async ({ context }) => {
    const siteId = await aSite(context, { name: 'Unclaimed' })
    const { email, lastName: name } = aCustomer()
    const payload = { claimToken: await createClaim(context, siteId), name, email, password: `pass ${name}` }
    return post('/v1/staff/claim', payload, { shows: [siteId, name], endsSession: true })
  },
  getStaffSession: async ({ callers }, caller) =>
    get('/v1/staff/session', { shows: [callers.nameOf(caller)], ofCaller: true }),
  switchSite: async ({ home: { siteId, mark } }) =>
    post('/v1/staff/switch-site', { siteId }, { shows: [mark], ids: [siteId], endsSession: true }),
  signOutStaff: async () => post('/v1/staff/sign-out', {}, { shows: [], endsSession: true }),

  listPeople: async ({ callers }) => get('/v1/people', { shows: [callers.nameOf('owner'), callers.nameOf('viewer')] }),
  invitePerson: async () => {
    const { email } = aCustomer()
    return post('/v1/people/invitations', { email, role: 'viewer' }, { shows: [email, '/dashboard/invitation/'] })
  },
  renewInvitation: async (house) => {
    const { id, email } = await anInvitation(house)
    return post(`/v1/people/invitations/${id}/renew`, {}, { shows: [id, email], ids: [id] })
  },
  revokeInvitation: async (house) => {
    const { id } = await anInvitation(house)
    return { method: 'DELETE', url: `/v1/people/invitations/${id}`, shows: [], ids: [id] }
  },
  restoreInvitation: async (house) => {
    const { id, email } = await anInvitation(house)
    await asKey(house, 'DELETE', `/v1/people/invitations/${id}`)
    return post(`/v1/people/invitations/${id}/restore`, {}, { shows: [id, email], ids: [id] })
  },
  readInvitation: async (house) => {
    const { email, token } = await anInvitation(house)
    return post('/v1/staff/invitation', { token }, { shows: [email] })
  },
  acceptInvitation: async (house) => {
    const { email, token } = await anInvitation(house)
    const payload = { token, name: 'New', password: 'long enough' }
    return post('/v1/staff/accept-invitation', payload, { shows: [email], endsSession: true })
  },
  declineInvitation: async (house) => {
    const { token } = await anInvitation(house)
    return post('/v1/staff/decline-invitation', { token }, { shows: [] })
  },
  changeRole: async ({ context, home }) => {
    const { userId, email } = await aPerson(context, home.siteId, { role: 'viewer' })
    const payload = { role: 'receptionist' }
    return { method: 'PUT', url: `/v1/people/${userId}/role`, payload, shows: [userId, email], ids: [userId] }
  },
  removePerson: async ({ context, home }) => {
    const { userId } = await aPerson(context, home.siteId, { role: 'viewer' })
    return { method: 'DELETE', url: `/v1/people/${userId}`, shows: [], ids: [userId] }
  },
  restorePerson: async (house) => {
    const { userId, email } = await aPerson(house.context, house.home.siteId, { role: 'viewer' })
    await asKey(house, 'DELETE', `/v1/people/${userId}`)
    return post(`/v1/people/${userId}/restore`, {}, { shows: [userId, email], ids: [userId] })
  },
  listAuditEntries: async (house) => {
    const { id, email } = await anInvitation(house)
    return get(`/v1/audit?entityId=${id}`, { shows: [id, email] })
  },

  token: async ({ home }) =>
    post('/oauth2/token', { grantType: 'anonymous', clientId: home.siteId }, { shows: ['access_token'] }),
  revokeToken: async (house) => {
    const { refresh_token } = await aStrangersTokens(house)
    return post('/oauth2/revoke', { token: refresh_token }, { shows: [] })
  },
  jwks: async () => get('/oauth2/jwks', { shows: ['"kty":"EC"'] }),
  tokenInfo: async (house) => {
    const { access_token } = await aStrangersTokens(house)
    return post('/oauth2/token-info', { token: access_token }, { shows: ['"active":true', house.home.siteId] })
  },
  userInfo: async ({ callers }, caller) => {
    const { id } = await callers.memberOf(caller)
    return get('/oauth2/user-info', { shows: [id], ofCaller: true })
  },
  getOauthMetadata: async () => get('/.well-known/openid-configuration', { shows: ['/oauth2/token'] }),
  listSignInClients: async (house) => {
    const { id, name } = await aClient(house)
    return get('/v1/sign-in-clients', { shows: [id, name] })
  },
  createSignInClient: async () => {
    const name = `Client ${randomUUID()}`
    return post('/v1/sign-in-clients', { name }, { shows: [name] })
  },
  updateSignInClient: async (house) => {
    const { id, name } = await aClient(house)
    return patch(`/v1/sign-in-clients/${id}`, { allowedOrigins: ['https://a.example'] }, { shows: [name], ids: [id] })
  },
  listApiKeys: async (house) => {
    const { id, name } = await aKey(house)
    return get('/v1/api-keys', { shows: [id, name] })
  },
  issueApiKey: async () => {
    const name = `Key ${randomUUID()}`
    return post('/v1/api-keys', { name }, { shows: [name, 'kal_'] })
  },
  updateApiKey: async (house) => {
    const { id, name } = await aKey(house)
    return patch(`/v1/api-keys/${id}`, { permissions: [] }, { shows: [name], ids: [id] })
  },
  revokeApiKey: async (house) => {
    const { id } = await aKey(house)
    return { method: 'DELETE', url: `/v1/api-keys/${id}`, shows: [], ids: [id] }
  },

  listLocations: async ({ home }) => get('/v1/locations', { shows: [home.locationId, home.mark] }),
  listStaff: async ({ home }) => get('/v1/staff-members', { shows: [...home.resourceIds, `Anna ${home.mark}`] }),
  orderStaff: async (house) => {
    const { id } = await aColleague(house)
    return { method: 'PUT', url: '/v1/staff-members/order', payload: { staffMemberIds: [id] }, shows: [id], ids: [id] }
  },
  getDayLimit: async (house) => {
    const { id } = await aThing(house)
    return get(`/v1/resources/${id}/day-limit`, { shows: ['maxBookingsPerDay'], ids: [id] })
  },
  setDayLimit: async (house) => {
    const { id } = await aThing(house)
    const payload = { maxBookingsPerDay: 7 }
    const url = `/v1/resources/${id}/day-limit`
    return { method: 'PUT', url, payload, shows: ['"maxBookingsPerDay":7'], ids: [id] }
  },
  approveStaffMember: async (house) => {
    const { id, name, resourceId } = await aColleague(house)
    const waiting = { approval_status: 'PENDING' }
    await house.context.db.updateTable('resources').set(waiting).where('id', '=', resourceId).execute()
    return post(`/v1/staff-members/${id}/approve`, {}, { shows: [name], ids: [id] })
  },
  restoreStaffMember: async (house) => {
    const { id, name } = await aDeletedColleague(house)
    return post(`/v1/staff-members/${id}/restore`, {}, { shows: [name], ids: [id] })
  },
  listDeletedResources: async (house) => {
    const { id, name } = await aDeletedThing(house)
    return get('/v1/resources/trash', { shows: [id, name] })
  },
  restoreResource: async (house) => {
    const { id, name } = await aDeletedThing(house)
    return post(`/v1/resources/${id}/restore`, {}, { shows: [name], ids: [id] })
  },
  createStaffMember: async () => {
    const name = `S ${randomUUID()}`
    return post('/v1/staff-members', { staffMember: { name } }, { shows: [name] })
  },
  getStaffMember: async (house) => {
    const { id, name } = await aColleague(house)
    return get(`/v1/staff-members/${id}`, { shows: [name], ids: [id] })
  },
  updateStaffMember: async (house) => {
    const { id, revision } = await aColleague(house)
    const name = `S ${randomUUID()}`
    return patch(`/v1/staff-members/${id}`, { staffMember: { revision, name } }, { shows: [name], ids: [id] })
  },
  deleteStaffMember: async (house) => {
    const { id } = await aColleague(house)
    return { method: 'DELETE', url: `/v1/staff-members/${id}`, shows: [], ids: [id] }
  },
  queryStaffMembers: async (house) => {
    const { id, name } = await aColleague(house)
    return post('/v1/staff-members/query', { query: { filter: { id } } }, { shows: [name] })
  },
  queryStaffMembersV2: async (house) => {
    const { id, name } = await aColleague(house)
    return post('/v2/staff-members/query', { query: { filter: { id } } }, { shows: [name] })
  },
  searchStaffMembers: async (house) => {
    const { id, name } = await aColleague(house)
    return post('/v1/staff-members/search', { search: { filter: { id } } }, { shows: [name] })
  },
  searchStaffMembersV2: async (house) => {
    const { id, name } = await aColleague(house)
    return post('/v2/staff-members/search', { search: { filter: { id } } }, { shows: [name] })
  },
  countStaffMembers: async (house) => {
    const { id } = await aColleague(house)
    return post('/v1/staff-members/count', { filter: { id } }, { shows: ['"count":1'] })
  },
  countStaffMembersV2: async (house) => {
    const { id } = await aColleague(house)
    return post('/v2/staff-members/count', { filter: { id } }, { shows: ['"count":1'] })
  },
  setServiceProvider: async (house) => {
    const { id, name } = await aColleague(house)
    return post(
      `/v1/staff-members/${id}/set-service-provider`,
      { serviceProvider: false },
      { shows: [name], ids: [id] },
    )
  },
  assignWorkingHoursSchedule: async (house) => {
    const { id, name, scheduleId } = await aColleague(house)
    return post(`/v1/staff-members/${id}/assign-working-hours-schedule`, { scheduleId }, { shows: [name], ids: [id] })
  },
  assignCustomSchedule: async (house) => {
    const { id, name, scheduleId } = await aColleague(house)
    return post(`/v1/staff-members/${id}/assign-custom-schedule`, { scheduleId }, { shows: [name], ids: [id] })
  },
  getOrCreateStaffMember: async ({ context, home }) => {
    const name = `S ${randomUUID()}`
    const { userId } = await aPerson(context, home.siteId, { name, role: 'viewer' })
    return post(`/v1/staff-members/get-or-create/wix-user-id/${userId}`, {}, { shows: [name], ids: [userId] })
  },
  bulkGetOrCreateStaffMembers: async ({ context, home }) => {
    const name = `S ${randomUUID()}`
    const { userId } = await aPerson(context, home.siteId, { name, role: 'viewer' })
    return post('/v1/bulk/staff-members/get-or-create', { wixUserIds: [userId] }, { shows: [name], ids: [userId] })
  },
  connectStaffMemberToUser: async (house) => {
    const { id, name } = await aColleague(house)
    const body = { email: `${randomUUID()}@example.org`, roleIds: ['viewer'] }
    return post(`/v1/staff-members/${id}/connect-staff-member-to-user`, body, { shows: [name], ids: [id] })
  },
  disconnectStaffMemberFromUser: async (house) => {
    const { context, home } = house
    const { email, userId } = await aPerson(context, home.siteId, { role: 'viewer' })
    const { id, name } = await aColleague(house, { email })
    await context.db.updateTable('staff_members').set({ user_id: userId }).where('id', '=', id).execute()
    return post(`/v1/staff-members/${id}/disconnect-staff-member-from-user`, {}, { shows: [name], ids: [id] })
  },
  bulkUpdateStaffMemberTags: async (house) => {
    const { id } = await aColleague(house)
    const body = { ids: [id], assignTags: { tags: { tagIds: ['new'] } } }
    return post('/v1/bulk/staff-members/update-tags', body, { shows: ['"totalSuccesses":1'], ids: [id] })
  },
  bulkUpdateStaffMemberTagsByFilter: async () => {
    const body = { filter: { name: randomUUID() }, assignTags: { tags: { tagIds: ['new'] } } }
    return post('/v1/bulk/staff-members/update-tags-by-filter', body, { shows: ['jobId'] })
  },
  listDeletedStaffMembers: async (house) => {
    const { id, name } = await aDeletedColleague(house)
    return get(`/v2/staff-members/trash-bin?staffMemberIds=${id}`, { shows: [name] })
  },
  getDeletedStaffMember: async (house) => {
    const { id, name } = await aDeletedColleague(house)
    return get(`/v2/staff-members/trash-bin/${id}`, { shows: [name], ids: [id] })
  },
  removeStaffMemberFromTrashBin: async (house) => {
    const { id } = await aDeletedColleague(house)
    return { method: 'DELETE', url: `/v2/staff-members/trash-bin/${id}`, shows: [], ids: [id] }
  },
  getStaffMemberSettings: async (house) =>
    get('/v1/staff-member-settings', { shows: [(await writtenStaffSettings(house)).mark] }),
  updateStaffMemberSettings: async (house) => {
    const mark = `@alder/${randomUUID()}`
    const { revision } = await writtenStaffSettings(house)
    const staffMemberSettings = { revision, extendedFields: { namespaces: { [mark]: { x: 1 } } } }
    return patch('/v1/staff-member-settings', { staffMemberSettings }, { shows: [mark], ofCaller: true })
  },
  createResource: async () => {
    const name = `R ${randomUUID()}`
    return post('/v2/resources', { resource: { name } }, { shows: [name] })
  },
  bulkCreateResources: async () => {
    const name = `R ${randomUUID()}`
    return post('/v2/bulk/resources/create', { resources: [{ name }], returnEntity: true }, { shows: [name] })
  },
  getResource: async (house) => {
    const { id, name } = await aThing(house)
    return get(`/v2/resources/${id}`, { shows: [name], ids: [id] })
  },
  updateResource: async (house) => {
    const { id, revision } = await aThing(house)
    const name = `R ${randomUUID()}`
    return patch(`/v2/resources/${id}`, { resource: { revision, name } }, { shows: [name], ids: [id] })
  },
  bulkUpdateResources: async (house) => {
    const { id, revision } = await aThing(house)
    const name = `R ${randomUUID()}`
    const resources = [{ resource: { id, revision, name } }]
    return post('/v2/bulk/resources/update', { resources, returnEntity: true }, { shows: [name], ids: [id] })
  },
  deleteResource: async (house) => {
    const { id } = await aThing(house)
    return { method: 'DELETE', url: `/v2/resources/${id}`, shows: [], ids: [id] }
  },
  bulkDeleteResources: async (house) => {
    const { id } = await aThing(house)
    return post('/v2/bulk/resources/delete', { ids: [id] }, { shows: ['"totalSuccesses":1'], ids: [id] })
  },
  queryResources: async (house) => {
    const { id, name } = await aThing(house)
    return post('/v2/resources/query', { query: { filter: { id } } }, { shows: [name] })
  },
  searchResources: async (house) => {
    const { id, name } = await aThing(house)
    return post('/v2/resources/search', { search: { filter: { id } } }, { shows: [name] })
  },
  countResources: async (house) => {
    const { id } = await aThing(house)
    return post('/v2/resources/count', { filter: { id } }, { shows: ['"count":1'] })
  },
  createResourceType: async () => {
    const name = `K ${randomUUID()}`
    return post('/v2/resources/resource-types', { resourceType: { name } }, { shows: [name] })
  },
  getResourceType: async (house) => {
    const { id, name } = await aKind(house)
    return get(`/v2/resources/resource-types/${id}`, { shows: [name], ids: [id] })
  },
  updateResourceType: async (house) => {
    const { id, revision } = await aKind(house)
    const name = `K ${randomUUID()}`
    const payload = { resourceType: { revision, name } }
    return patch(`/v2/resources/resource-types/${id}`, payload, { shows: [name], ids: [id] })
  },
  deleteResourceType: async (house) => {
    const { id } = await aKind(house)
    return { method: 'DELETE', url: `/v2/resources/resource-types/${id}`, shows: [], ids: [id] }
  },
  queryResourceTypes: async (house) => {
    const { name } = await aKind(house)
    return post('/v2/resources/resource-types/query', { query: { filter: { name } } }, { shows: [name] })
  },
  countResourceTypes: async (house) => {
    const { name } = await aKind(house)
    return post('/v2/resources/resource-types/count', { filter: { name } }, { shows: ['"count":1'] })
  },

  getWorkingHours: async (house) => {
    const id = await aSchedule(house)
    return get(`/v1/schedules/${id}/working-hours`, { shows: [id], ids: [id] })
  },
  setWorkingHours: async (house) => {
    const id = await aSchedule(house)
    const payload = { weekly: [{ weekday: 1, opensMinute: 540, closesMinute: 1020 }] }
    return { method: 'PUT', url: `/v1/schedules/${id}/working-hours`, payload, shows: [id], ids: [id] }
  },
  setHoursExceptions: async (house) => {
    const id = await aSchedule(house)
    const payload = { exceptions: [{ date: '2026-12-25', windows: [] }] }
    return post(`/v1/schedules/${id}/working-hours/exceptions`, payload, { shows: [id], ids: [id] })
  },
  removeHoursExceptions: async (house) => {
    const id = await aSchedule(house)
    const url = `/v1/schedules/${id}/working-hours/exceptions/remove`
    return post(url, { dates: ['2026-12-24'] }, { shows: [id], ids: [id] })
  },

  createForm: async () => {
    const name = `Form ${randomUUID()}`
    return post('/v4/forms', { form: { namespace: 'kalends.booking', name } }, { shows: [name] })
  },
  getForm: async (house) => {
    const { id, name } = await aForm(house)
    return get(`/v4/forms/${id}`, { shows: [id, name], ids: [id] })
  },
  queryForms: async (house) => {
    const { id, name } = await aForm(house)
    const filter = { namespace: 'kalends.booking', id }
    return post('/v4/forms/query', { query: { filter } }, { shows: [id, name] })
  },
  countFormsByFilter: async (house) => {
    const { id } = await aForm(house)
    const payload = { namespace: 'kalends.booking', filter: { id } }
    return post('/v4/forms/count-by-filter', payload, { shows: ['"count":1'] })
  },
  updateForm: async (house) => {
    const { id, revision, name } = await aForm(house)
    const payload = { form: { revision, name: `${name} anew` } }
    return { method: 'PATCH', url: `/v4/forms/${id}`, payload, shows: [`${name} anew`], ids: [id] }
  },
  deleteForm: async (house) => {
    const { id } = await aForm(house)
    return { method: 'DELETE', url: `/v4/forms/${id}`, shows: [], ids: [id] }
  },
  listDeletedForms: async (house) => {
    const { id, name } = await aDeletedForm(house)
    return get(`/v4/forms/trash-bin?namespace=kalends.booking&formIds=${id}`, { shows: [id, name] })
  },
  restoreForm: async (house) => {
    const { id, name } = await aDeletedForm(house)
    return post(`/v4/forms/trash-bin/${id}/restore`, {}, { shows: [id, name], ids: [id] })
  },
  createSubmission: async (house) => {
    const { id: formId } = await aForm(house)
    return post('/v4/submissions', { submission: { formId } }, { shows: [formId], ids: [formId] })
  },
  getSubmission: async (house, caller) => {
    const { id, email } = await aSubmission(house, caller)
    return get(`/v4/submissions/${id}`, { shows: [id, email], ids: [id] })
  },
  querySubmissionsByNamespace: async (house, caller) => {
    const { id, email } = await aSubmission(house, caller)
    const filter = { namespace: 'kalends.booking', id }
    return post('/v4/submissions/namespace/query', { query: { filter } }, { shows: [id, email] })
  },
  querySubmission: async (house, caller) => {
    const { id, email } = await aSubmission(house, caller)
    return post('/v4/submissions/query', { query: { filter: { id } } }, { shows: [id, email] })
  },
  updateSubmission: async (house, caller) => {
    const { id, formId, email } = await aSubmission(house, caller)
    const submissions = { first_name: 'Eva', email }
    const payload = { submission: { formId, revision: '1', submissions } }
    return { method: 'PATCH', url: `/v4/submissions/${id}`, payload, shows: [id, email], ids: [id] }
  },
  deleteSubmission: async (house, caller) => {
    const { id } = await aSubmission(house, caller)
    return { method: 'DELETE', url: `/v4/submissions/${id}`, shows: [], ids: [id] }
  },

  createBookingPolicy: async () => {
    const name = `Policy ${randomUUID()}`
    return post('/v1/booking-policies', { bookingPolicy: { name } }, { shows: [name] })
  },
  getBookingPolicy: async (house) => {
    const { id, name } = await aPolicy(house)
    return get(`/v1/booking-policies/${id}`, { shows: [id, name], ids: [id] })
  },
  updateBookingPolicy: async (house) => {
    const { id, revision, name } = await aPolicy(house)
    const payload = { bookingPolicy: { revision, name: `${name} anew` } }
    return { method: 'PATCH', url: `/v1/booking-policies/${id}`, payload, shows: [`${name} anew`], ids: [id] }
  },
  deleteBookingPolicy: async (house) => {
    const { id } = await aPolicy(house)
    return { method: 'DELETE', url: `/v1/booking-policies/${id}`, shows: [], ids: [id] }
  },
  restoreBookingPolicy: async (house) => {
    const { id, name } = await aDeletedPolicy(house)
    return post(`/v1/booking-policies/${id}/restore`, {}, { shows: [id, name], ids: [id] })
  },
  setDefaultBookingPolicy: async (house) => {
    const { id, name } = await aPolicy(house)
    return post(`/v1/booking-policies/${id}:setDefault`, {}, { shows: [id, name], ids: [id] })
  },
  getStrictestBookingPolicy: async (house) => {
    const { id } = await aPolicy(house)
    const more = { shows: ['"limitRebookingPolicy"'], ids: [id] }
    return post('/v1/booking-policies/strictest', { bookingPolicyIds: [id] }, more)
  },
  queryBookingPolicies: async (house) => {
    const { id, name } = await aPolicy(house)
    return post('/v1/booking-policies/query', { query: { filter: { id } } }, { shows: [id, name] })
  },
  countBookingPolicies: async (house) => {
    const { id } = await aPolicy(house)
    return post('/v1/booking-policies/count', { filter: { id } }, { shows: ['"count":1'] })
  },
  listPolicySnapshotsByBookingIds: async (house, caller) => {
    const { id } = await aBooking(house, caller)
    return get(`/v1/policy-snapshots?bookingIds=${id}`, { shows: [id], ids: [id] })
  },

  createCategory: async () => {
    const name = `Category ${randomUUID()}`
    return post('/v2/categories', { category: { name } }, { shows: [name] })
  },
  getCategory: async (house) => {
    const { id, name } = await aCategory(house)
    return get(`/v2/categories/${id}`, { shows: [id, name], ids: [id] })
  },
  updateCategory: async (house) => {
    const { id, revision, name } = await aCategory(house)
    const payload = { category: { revision, name: `${name} anew` } }
    return { method: 'PATCH', url: `/v2/categories/${id}`, payload, shows: [`${name} anew`], ids: [id] }
  },
  deleteCategory: async (house) => {
    const { id } = await aCategory(house)
    return { method: 'DELETE', url: `/v2/categories/${id}`, shows: [], ids: [id] }
  },
  restoreCategory: async (house) => {
    const { id, name } = await aDeletedCategory(house)
    return post(`/v2/categories/${id}/restore`, {}, { shows: [id, name], ids: [id] })
  },
  moveCategory: async (house) => {
    const { id, name } = await aCategory(house)
    return post(`/v2/categories/set-position/${id}`, { position: 'FIRST' }, { shows: [id, name], ids: [id] })
  },
  queryCategoriesV2: async (house) => {
    const { id, name } = await aCategory(house)
    return post('/v2/categories/query', { query: { filter: { id } } }, { shows: [id, name] })
  },
  countCategories: async (house) => {
    const { id } = await aCategory(house)
    return post('/v2/categories/count', { filter: { id } }, { shows: ['"count":1'] })
  },

  createService: async ({ home }) => {
    const service = { ...serviceFor(home.mark, home.resourceIds), name: `Service ${randomUUID()}` }
    return post('/v2/services', { service }, { shows: [service.name], ids: [...home.resourceIds] })
  },
  bulkCreateServices: async ({ home }) => {
    const service = { ...serviceFor(home.mark, home.resourceIds), name: `Service ${randomUUID()}` }
    const payload = { services: [service], returnEntity: true }
    return post('/v2/bulk/services/create', payload, { shows: [service.name], ids: [...home.resourceIds] })
  },
  updateService: async (house) => {
    const { id, revision } = await aSpareService(house)
    const payload = { service: { revision, tagLine: `Line ${id}` } }
    return { method: 'PATCH', url: `/v2/services/${id}`, payload, shows: [`Line ${id}`], ids: [id] }
  },
  bulkUpdateServices: async (house) => {
    const { id, revision } = await aSpareService(house)
    const payload = { services: [{ service: { id, revision, tagLine: `Line ${id}` } }], returnEntity: true }
    return post('/v2/bulk/services/update', payload, { shows: [`Line ${id}`], ids: [id] })
  },
  bulkUpdateServicesByFilter: async (house) => {
    const { id } = await aSpareService(house)
    const payload = { filter: { id }, service: { tagLine: 'New' } }
    return post('/v2/bulk/services/update-by-filter', payload, { shows: ['jobId'] })
  },
  deleteService: async (house) => {
    const { id } = await aSpareService(house)
    return { method: 'DELETE', url: `/v2/services/${id}`, shows: [], ids: [id] }
  },
  bulkDeleteServices: async (house) => {
    const { id } = await aSpareService(house)
    return post('/v2/bulk/services/delete', { ids: [id] }, { shows: ['"success":true'], ids: [id] })
  },
  bulkDeleteServicesByFilter: async (house) => {
    const { id } = await aSpareService(house)
    return post('/v2/bulk/services/delete-by-filter', { filter: { id } }, { shows: ['jobId'] })
  },
  setServiceLocations: async (house) => {
    const { id, name } = await aSpareService(house)
    const payload = { locations: [{ type: 'CUSTOMER' }] }
    return post(`/v2/services/${id}/locations`, payload, { shows: [name], ids: [id] })
  },
  enablePricingPlansForService: async (house) => {
    const [{ id, name }, pricingPlanIds] = [await aSpareService(house), [randomUUID()]]
    return post(`/v2/services/${id}/pricing-plans/add`, { pricingPlanIds }, { shows: [name], ids: [id] })
  },
  disablePricingPlansForService: async (house) => {
    const { id, name } = await aSpareService(house)
    return post(`/v2/services/${id}/pricing-plans/remove`, {}, { shows: [name], ids: [id] })
  },
  setCustomSlug: async (house) => {
    const [{ id, name }, slug] = [await aSpareService(house), `slug-${randomUUID()}`]
    return post(`/v2/services/${id}/slugs/custom`, { slug }, { shows: [name], ids: [id] })
  },
  validateSlug: async (house) => {
    const { id: serviceId } = await aSpareService(house)
    return post(
      '/v2/services/slugs/validate',
      { serviceId, slug: 'free' },
      { shows: ['"valid":true'], ids: [serviceId] },
    )
  },
  cloneService: async (house) => {
    const { id: sourceServiceId, name } = await aSpareService(house)
    return post('/v2/services/clone', { sourceServiceId }, { shows: [name], ids: [sourceServiceId] })
  },
  restoreService: async (house) => {
    const { id, name } = await aDeletedService(house)
    return post(`/v1/services/${id}/restore`, {}, { shows: [name], ids: [id] })
  },
  listDeletedServices: async (house) => {
    const { id, name } = await aDeletedService(house)
    return get('/v1/services/trash', { shows: [id, name] })
  },
  getAsyncJob: async (house) => {
    const { id } = await aSpareService(house)
    const url = '/v2/bulk/services/update-by-filter'
    const payload = { filter: { id }, service: { tagLine: 'New' } }
    const headers = await house.callers.headersOf('key')
    const { jobId } = (await house.app.inject({ method: 'POST', url, headers, payload })).json()
    return get(`/v1/async-jobs/${jobId}`, { shows: [jobId], ids: [jobId] })
  },
  getService: async ({ home }) =>
    get(`/v2/services/${home.serviceId}`, { shows: [home.serviceId, `Massage ${home.mark}`], ids: [home.serviceId] }),
  getServiceChoices: async ({ home }) =>
    get(`/v1/services/${home.serviceId}/choices`, { shows: ['addOnGroups'], ids: [home.serviceId] }),
  queryServices: async ({ home }) =>
    post('/v2/services/query', { query: {} }, { shows: [home.serviceId, `Massage ${home.mark}`] }),
  countServices: async ({ home }) =>
    post('/v2/services/count', { filter: { id: home.serviceId } }, { shows: ['"count":1'] }),
  searchServices: async ({ home }) =>
    post('/v2/services/search', { search: {} }, { shows: [home.serviceId, `Massage ${home.mark}`] }),
  queryServicesByFilters: async ({ home }) => {
    const query = { filter: { id: home.serviceId } }
    const shows = [home.serviceId, `Massage ${home.mark}`]
    return post('/v1/catalog/search/services/query', { query }, { shows })
  },
  queryPolicies: async (house) => {
    const { id, name } = await aPolicy(house)
    return post('/v2/services/policies/query', { query: { filter: { id } } }, { shows: [id, name] })
  },
  queryBookingForms: async ({ context, home }) => {
    const payload = { query: {}, conditionalFields: ['DEFAULT_BOOKING_FORM'] }
    const ofHome = context.db.selectFrom('forms').select('id').where('site_id', '=', home.siteId)
    const { id } = await ofHome
      .where('namespace', '=', 'kalends.booking')
      .where('is_default', '=', true)
      .executeTakeFirstOrThrow()
    return post('/v2/services/booking-forms/query', payload, { shows: [id] })
  },
  queryLocations: async ({ home }) => post('/v2/services/locations/query', {}, { shows: [home.locationId] }),
  queryCategories: async (house) => {
    const { id, name } = await aCategory(house)
    const service = { ...serviceFor(house.home.mark, house.home.resourceIds), category: { id } }
    await asKey(house, 'POST', '/v2/services', { service })
    return post('/v2/services/categories/query', { filter: { categoryIds: [id] } }, { shows: [id, name] })
  },
  createServiceOptionsAndVariants: async (house) => {
    const { id } = await aVariedService(house)
    const { custom, written } = wordsFor(id)
    return post(optionsUrl, { serviceOptionsAndVariants: written }, { shows: [custom], ids: [id] })
  },
  cloneServiceOptionsAndVariants: async (house) => {
    const { id, custom } = await someVariants(house)
    const { id: targetServiceId } = await aVariedService(house)
    return post(`${optionsUrl}/${id}/clone`, { targetServiceId }, { shows: [custom], ids: [id, targetServiceId] })
  },
  getServiceOptionsAndVariants: async (house) => {
    const { id, custom } = await someVariants(house)
    return get(`${optionsUrl}/${id}`, { shows: [id, custom], ids: [id] })
  },
  getServiceOptionsAndVariantsByServiceId: async (house) => {
    const { id, serviceId, custom } = await someVariants(house)
    return get(`${optionsUrl}/service_id/${serviceId}`, { shows: [id, custom], ids: [serviceId] })
  },
  updateServiceOptionsAndVariants: async (house) => {
    const { id, custom } = await someVariants(house)
    const variants = { values: [{ choices: [{ custom }], price: { value: '7' } }] }
    const payload = { serviceOptionsAndVariants: { revision: '1', variants } }
    return patch(`${optionsUrl}/${id}`, payload, { shows: [id, custom], ids: [id] })
  },
  deleteServiceOptionsAndVariants: async (house) => {
    const { id } = await someVariants(house)
    return { method: 'DELETE', url: `${optionsUrl}/${id}`, shows: [], ids: [id] }
  },
  restoreServiceOptionsAndVariants: async (house) => {
    const { id, custom } = await someVariants(house)
    await asKey(house, 'DELETE', `${optionsUrl}/${id}`)
    return post(`${optionsUrl}/${id}/restore`, {}, { shows: [id, custom], ids: [id] })
  },
  queryServiceOptionsAndVariants: async (house) => {
    const { id, custom } = await someVariants(house)
    return post(`${optionsUrl}/query`, { query: { filter: { id } } }, { shows: [id, custom] })
  },
  createAddOn: async () => {
    const addOn = { name: `Add-on ${randomUUID()}`, maxQuantity: 3 }
    return post('/v1/add-ons', { addOn }, { shows: [addOn.name] })
  },
  bulkCreateAddOns: async () => {
    const addOn = { name: `Add-on ${randomUUID()}`, maxQuantity: 3 }
    return post('/v1/bulk/add-ons/create', { addOns: [addOn], returnEntity: true }, { shows: [addOn.name] })
  },
  getAddOn: async (house) => {
    const { id, name } = await anAddOn(house)
    return get(`/v1/add-ons/${id}`, { shows: [id, name], ids: [id] })
  },
  updateAddOn: async (house) => {
    const { id, name } = await anAddOn(house)
    const payload = { addOn: { revision: '1', name: `${name} anew` } }
    return patch(`/v1/add-ons/${id}`, payload, { shows: [`${name} anew`], ids: [id] })
  },
  bulkUpdateAddOns: async (house) => {
    const { id, name } = await anAddOn(house)
    const payload = { addOns: [{ addOn: { id, revision: '1', name: `${name} anew` } }], returnEntity: true }
    return post('/v1/bulk/add-ons/update', payload, { shows: [`${name} anew`], ids: [id] })
  },
  deleteAddOn: async (house) => {
    const { id } = await anAddOn(house)
    return { method: 'DELETE', url: `/v1/add-ons/${id}`, shows: [], ids: [id] }
  },
  bulkDeleteAddOns: async (house) => {
    const { id } = await anAddOn(house)
    return post('/v1/bulk/add-ons/delete', { addOnIds: [id] }, { shows: ['"totalSuccesses":1'], ids: [id] })
  },
  queryAddOns: async (house) => {
    const { id, name } = await anAddOn(house)
    return post('/v1/add-ons/query', { query: { filter: { id } } }, { shows: [id, name] })
  },
  createAddOnGroup: async (house) => {
    const [{ id: serviceId }, { id }] = [await aVariedService(house), await anAddOn(house)]
    const addOnGroup = { name: `Group ${randomUUID()}`, addOnIds: [id] }
    return post(`${groupsUrl}/create`, { serviceId, addOnGroup }, { shows: [addOnGroup.name], ids: [serviceId, id] })
  },
  updateAddOnGroup: async (house) => {
    const { id, name, serviceId } = await aGroup(house)
    const addOnGroup = { id, name: `${name} anew` }
    return post(`${groupsUrl}/update`, { serviceId, addOnGroup }, { shows: [addOnGroup.name], ids: [serviceId, id] })
  },
  deleteAddOnGroup: async (house) => {
    const { id: addOnGroupId, serviceId } = await aGroup(house)
    return post(`${groupsUrl}/delete`, { serviceId, addOnGroupId }, { shows: [], ids: [serviceId, addOnGroupId] })
  },
  restoreAddOn: async (house) => {
    const { id, name } = await anAddOn(house)
    await asKey(house, 'DELETE', `/v1/add-ons/${id}`)
    return post(`/v1/add-ons/${id}/restore`, {}, { shows: [name], ids: [id] })
  },
  restoreAddOnGroup: async (house) => {
    const { id, name, serviceId } = await aGroup(house)
    await asKey(house, 'POST', `${groupsUrl}/delete`, { serviceId, addOnGroupId: id })
    const url = `/v1/services/${serviceId}/add-on-groups/${id}/restore`
    return post(url, {}, { shows: [name], ids: [serviceId, id] })
  },
  listAddOnGroupsByServiceId: async (house) => {
    const { name, serviceId, addOn } = await aGroup(house)
    const url = `${groupsUrl}/list-add-on-groups-by-service-id`
    return post(url, { serviceId }, { shows: [name, addOn.name], ids: [serviceId] })
  },
  setAddOnsForGroup: async (house) => {
    const { id: groupId, serviceId } = await aGroup(house)
    const { id } = await anAddOn(house)
    const payload = { serviceId, groupId, addOnIds: [id] }
    return post(`${groupsUrl}/set-add-ons-for-group`, payload, { shows: [id], ids: [serviceId, groupId, id] })
  },

  queryAvailability: async (house) => {
    const { startDate, endDate } = house.nextSlot()
    const filter = { serviceId: house.home.serviceId, startDate, endDate }
    const shows = [house.home.serviceId, house.home.scheduleId, `Anna ${house.home.mark}`]
    return post('/v1/availability/query', { query: { filter } }, { shows })
  },
  getAvailabilityOverview: async ({ home }) => {
    const payload = { serviceId: home.serviceId, fromDate: '2026-06-02', days: 2 }
    return post('/v1/availability/overview', payload, { shows: ['FREE', ...home.resourceIds], ids: [home.serviceId] })
  },
  getScheduleAvailability: async (house) => {
    const { scheduleId } = await aMeetingOf(house, 'COURSE')
    return get(`/v2/availability/schedule/${scheduleId}`, { shows: ['totalSpots'], ids: [scheduleId] })
  },
  calculateMultiSlotAvailability: async ({ home: { serviceId, scheduleId, locationId } }) => {
    const location = { id: locationId, locationType: 'OWNER_BUSINESS' }
    const range = { from: '2026-06-02T10:00:00', to: '2026-06-02T12:00:00', timeZone: 'Europe/Berlin' }
    const payload = { ...range, location, slots: [{ serviceId }, { serviceId }] }
    return post('/v1/availability/multislot', payload, { shows: [serviceId, scheduleId], ids: [serviceId, locationId] })
  },
  listAvailabilityTimeSlots: async ({ home: { serviceId, scheduleId } }) => {
    const range = { fromLocalDate: '2026-06-02T00:00:00', toLocalDate: '2026-06-03T00:00:00' }
    return post('/v2/time-slots', { serviceId, ...range }, { shows: [scheduleId], ids: [serviceId] })
  },
  getAvailabilityTimeSlot: async ({ home: { serviceId, scheduleId, locationId, mark } }) => {
    const times = { localStartDate: '2026-06-02T10:00:00', localEndDate: '2026-06-02T10:30:00' }
    const location = { id: locationId, locationType: 'BUSINESS' }
    const payload = { serviceId, ...times, location, timeZone: 'Europe/Berlin' }
    return post('/v2/time-slots/get', payload, { shows: [scheduleId, `Anna ${mark}`], ids: [serviceId, locationId] })
  },
  listAvailabilityTimeSlotEndOptions: async (house) => {
    const serviceId = await aRental(house)
    const location = { id: house.home.locationId, locationType: 'BUSINESS' }
    const payload = { serviceId, localStartDate: '2026-06-02T10:00:00', location }
    return post('/v2/time-slots/end-options', payload, { shows: [serviceId], ids: [serviceId, house.home.locationId] })
  },
  getEventTimeSlot: async (house) => {
    const { id, serviceId } = await aMeetingOf(house, 'CLASS')
    return get(`/v2/time-slots/event/${id}`, { shows: [id, serviceId], ids: [id] })
  },
  listEventTimeSlots: async (house) => {
    const { id, serviceId } = await aMeetingOf(house, 'CLASS')
    const range = { fromLocalDate: '2026-06-02T00:00:00', toLocalDate: '2026-06-03T00:00:00' }
    return post('/v2/time-slots/event', { serviceIds: [serviceId], ...range }, { shows: [id, serviceId] })
  },
  explainAvailability: async ({ home: { serviceId, mark } }) => {
    const payload = { serviceId, startDate: '2026-06-02T10:00:00Z' }
    return post('/v1/availability/explain', payload, { shows: [`Anna ${mark}`], ids: [serviceId] })
  },
  listNextFree: async ({ home }) =>
    post('/v1/availability/next-free', { serviceIds: [home.serviceId] }, { shows: ['startDate', ...home.resourceIds] }),

  createHold: async (house) => {
    const slot = holdSlot(house)
    const more = { shows: [slot.serviceId, slot.startDate], ids: [slot.serviceId] }
    return post('/v1/holds', { slot }, more)
  },
  getHold: async (house, caller) => {
    const id = await aHold(house, caller)
    return get(`/v1/holds/${id}`, { shows: [id], ids: [id] })
  },
  releaseHold: async (house, caller) => {
    const id = await aHold(house, caller)
    return { method: 'DELETE', url: `/v1/holds/${id}`, shows: [], ids: [id] }
  },

  createBooking: async (house) => {
    const customer = aCustomer()
    const payload = bookingFor(house.nextSlot(), customer)
    const more = { shows: [customer.email, customer.lastName], ids: [house.home.serviceId, house.home.scheduleId] }
    return post('/v2/bookings', payload, more)
  },
  bookHold: async (house, caller) => {
    const id = await aHold(house, caller)
    const customer = aCustomer()
    return post(`/v1/holds/${id}/book`, { contactDetails: customer }, { shows: [customer.email], ids: [id] })
  },
  confirmBooking: async (house, caller) => {
    const booking = await aBooking(house, caller)
    return post(`/v2/bookings/${booking.id}/confirm`, { revision: booking.revision }, showing(booking))
  },
  declineBooking: async (house, caller) => {
    const booking = await aBooking(house, caller)
    return post(`/v2/bookings/${booking.id}/decline`, { revision: booking.revision }, showing(booking))
  },
  confirmOrDeclineBooking: async (house, caller) => {
    const booking = await aBooking(house, caller)
    return post(`/v2/confirmation/${booking.id}:confirmOrDecline`, { paymentStatus: 'PAID' }, showing(booking))
  },
  bulkCreateBooking: async (house) => {
    const customer = aCustomer()
    const payload = { createBookingsInfo: [bookingFor(house.nextSlot(), customer)], returnFullEntity: true }
    return post('/v2/bulk/bookings/create', payload, { shows: [customer.email, customer.lastName] })
  },
  bulkConfirmOrDeclineBooking: async (house, caller) => {
    const booking = await aBooking(house, caller)
    const details = [{ bookingId: booking.id, paymentStatus: 'PAID' }]
    const more = { shows: [booking.email, booking.name], ids: [booking.id] }
    return post('/v2/bulk/bookings/confirmOrDecline', { details, returnEntity: true }, more)
  },
  markBookingAsPending: async (house, caller) => {
    const booking = await aBooking(house, caller)
    const flowControlSettings = { skipPendingApprovalServiceValidation: true }
    const payload = { revision: booking.revision, flowControlSettings }
    return post(`/v2/bookings/${booking.id}/mark_booking_as_pending`, payload, showing(booking))
  },
  cancelBooking: async (house, caller) => {
    const booking = await aConfirmedBooking(house, caller)
    return post(`/v2/bookings/${booking.id}/cancel`, { revision: booking.revision }, showing(booking))
  },

  getAnonymousActionToken: async (house, caller) => {
    const { id } = await aConfirmedBooking(house, caller)
    return get(`/v1/anonymous-bookings/${id}/token`, { shows: ['"token":"ey'], ids: [id] })
  },
  bookingsGetBookingAnonymously: async (house, caller) => {
    const booking = await aConfirmedBooking(house, caller)
    return get(`/v1/anonymous-bookings/${await aLinkToken(house, booking.id)}`, showing(booking))
  },
  bookingsCancelBookingAnonymously: async (house, caller) => {
    const booking = await aConfirmedBooking(house, caller)
    const url = `/v1/anonymous-bookings/${await aLinkToken(house, booking.id)}/cancel`
    return post(url, { revision: booking.revision }, showing(booking))
  },
  answerIntakeAnonymously: async (house, caller) => {
    const booking = await aConfirmedBooking(house, caller)
    await askAfterwards(house)
    const url = `/v1/anonymous-bookings/${await aLinkToken(house, booking.id)}/intake`
    return post(url, { intakeSubmission: {} }, showing(booking))
  },
  getBookingCalendarFile: async (house, caller) => {
    const booking = await aConfirmedBooking(house, caller)
    const url = `/v1/anonymous-bookings/${await aLinkToken(house, booking.id)}/calendar.ics`
    return get(url, { shows: ['BEGIN:VCALENDAR', `Massage ${house.home.mark}`] })
  },
  getBookingSummary: async (house, caller) => {
    const booking = await aConfirmedBooking(house, caller)
    const url = `/v1/anonymous-bookings/${await aLinkToken(house, booking.id)}/summary`
    return get(url, { shows: [`Massage ${house.home.mark}`] })
  },
  quoteBooking: async ({ home }) =>
    post('/v1/bookings/quote', { serviceId: home.serviceId }, { shows: [`Massage ${home.mark}`] }),
  getBookingHistory: async (house, caller) => {
    const { id } = await aConfirmedBooking(house, caller)
    return get(`/v1/bookings/${id}/history`, { shows: ['CONFIRMED'], ids: [id] })
  },
  countBookingsOnDays: async (house, caller) => {
    const { id } = await aConfirmedBooking(house, caller)
    // On a day of its own: others stand on the days that are booked here.
    const date = new Date(Date.UTC(2031, 0, countedDays)).toISOString().slice(0, 10)
    countedDays += 1
    const times = { starts_at: `${date}T10:00:00Z`, ends_at: `${date}T11:00:00Z` }
    await house.context.db.updateTable('bookings').set(times).where('id', '=', id).execute()
    return post('/v1/bookings/on-days/count', { days: [{ date, locationId: null }] }, { shows: ['"counts":[1]'] })
  },

  query: async (house, caller) => queryOne('/v2/extended-booking/query', await aBooking(house, caller)),
  queryExtendedBookings: async (house, caller) =>
    queryOne('/v2/extended-bookings/query', await aBooking(house, caller)),
  countExtendedBookings: async (house, caller) => {
    const { id } = await aBooking(house, caller)
    return post('/v2/extended-bookings/count', { filter: { id } }, { shows: ['"count":1'] })
  },

  createRedirectSession: async ({ home }) => {
    const payload = { bookingsBook: { resourceId: home.resourceIds[0] } }
    return post('/v1/redirect-session', payload, { shows: ['/redirect?'], ids: [home.resourceIds[0]] })
  },
  finishRedirectSession: async () =>
    post('/v1/redirect-session/finish', { bookingId: randomUUID() }, { shows: ['"hasReturn":false'] }),

  queryCalendar: async (house, caller) => {
    const booking = await aConfirmedBooking(house, caller)
    const { starts_at } = await house.context.db
      .selectFrom('bookings')
      .select('starts_at')
      .where('id', '=', booking.id)
      .executeTakeFirstOrThrow()
    const payload = { fromDate: String(starts_at).slice(0, 10), days: 2, timezone: 'UTC' }
    return post('/v1/calendar/query', payload, { shows: [booking.id, booking.name] })
  },
  watchCalendar: async () => get('/v1/calendar/changes', { shows: ['retry: ', 'id: '] }),

  queryCustomers: async (house, caller) => {
    const { contactId, name } = await aBooking(house, caller)
    return post('/v1/customers/query', { search: name }, { shows: [contactId, name] })
  },
  getCustomer: async (house, caller) => {
    const { contactId, name } = await aBooking(house, caller)
    return get(`/v1/customers/${contactId}`, { shows: [contactId, name], ids: [contactId] })
  },
  createCustomer: async () => {
    const customer = aCustomer()
    return post('/v1/customers', { customer }, { shows: [customer.email, customer.lastName] })
  },
  updateCustomer: async (house, caller) => {
    const { contactId, email } = await aBooking(house, caller)
    const customer = { id: contactId, revision: '1', firstName: 'Augusta' }
    return patch(`/v1/customers/${contactId}`, { customer }, { shows: [contactId, email], ids: [contactId] })
  },
  addCustomerNote: async (house, caller) => {
    const { contactId, email } = await aBooking(house, caller)
    return post(`/v1/customers/${contactId}/notes`, { text: 'Tea' }, { shows: [email], ids: [contactId] })
  },
  updateCustomerNote: async (house, caller) => {
    const { contactId, noteId, email } = await aNotedCustomer(house, caller)
    const more = { shows: [email, noteId], ids: [contactId, noteId] }
    return patch(`/v1/customers/${contactId}/notes/${noteId}`, { pinned: true }, more)
  },
  removeCustomerNote: async (house, caller) => {
    const { contactId, noteId, email } = await aNotedCustomer(house, caller)
    const url = `/v1/customers/${contactId}/notes/${noteId}`
    return { method: 'DELETE', url, shows: [email], ids: [contactId, noteId] }
  },
  restoreCustomerNote: async (house, caller) => {
    const { contactId, noteId, email } = await aNotedCustomer(house, caller)
    return post(`/v1/customers/${contactId}/notes/${noteId}/restore`, {}, { shows: [email], ids: [contactId, noteId] })
  },
  mergeCustomers: async (house, caller) => {
    const [kept, double] = [await aBooking(house, caller), await aBooking(house, caller)]
    const ids = [kept.contactId, double.contactId]
    const payload = { otherIds: [double.contactId] }
    return post(`/v1/customers/${kept.contactId}/merge`, payload, { shows: [kept.email, double.email], ids })
  },
  unmergeCustomers: async (house, caller) => {
    const [kept, double] = [await aBooking(house, caller), await aBooking(house, caller)]
    await mergeAtHome(house, kept.contactId, double.contactId)
    return post(`/v1/customers/${kept.contactId}/unmerge`, {}, { shows: [kept.email], ids: [kept.contactId] })
  },
  exportCustomers: async (house, caller) => {
    const { email, name } = await aBooking(house, caller)
    return get('/v1/customers/export.csv', { shows: [email, name] })
  },

  createSession: async (house) => {
    const session = blockOf(house)
    return post('/v1/sessions', { session }, { shows: [session.title], ids: session.resourceIds })
  },
  getSession: async (house) => {
    const { id, title } = await aBlock(house)
    return get(`/v1/sessions/${id}`, { shows: [id, title], ids: [id] })
  },
  querySessions: async (house) => {
    const { id, title, startDate: fromDate, endDate: toDate } = await aBlock(house)
    return post('/v1/sessions/query', { fromDate, toDate }, { shows: [id, title] })
  },
  updateSession: async (house) => {
    const { id, revision, title } = await aBlock(house)
    return patch(`/v1/sessions/${id}`, { session: { revision, note: 'Dentist' } }, { shows: [id, title], ids: [id] })
  },
  cancelSession: async (house) => {
    const { id, revision, title } = await aBlock(house)
    return post(`/v1/sessions/${id}/cancel`, { revision }, { shows: [id, title], ids: [id] })
  },

  rescheduleBooking: async (house, caller) => {
    const booking = await aConfirmedBooking(house, caller)
    const { startDate, endDate } = house.nextSlot()
    const payload = { revision: booking.revision, slot: { startDate, endDate } }
    return post(`/v2/bookings/${booking.id}/reschedule`, payload, showing(booking))
  },
  updateNumberOfParticipants: async (house, caller) => {
    const booking = await aPlaceInClass(house, caller)
    const payload = { revision: booking.revision, totalParticipants: 2 }
    return post(`/v2/bookings/${booking.id}/update_number_of_participants`, payload, showing(booking))
  },
  updateExtendedFields: async (house, caller) => {
    const { id } = await aConfirmedBooking(house, caller)
    const payload = { namespace: 'crm', namespaceData: { ref: randomUUID() } }
    const more = { shows: [payload.namespaceData.ref], ids: [id] }
    return post(`/v2/bookings/${id}/update_extended_fields`, payload, more)
  },
  setBookingSubmissionId: async (house, caller) => {
    const booking = await aBooking(house, caller)
    const answers = await answersApart(house, caller, booking.id)
    const payload = { submissionId: answers.id }
    const url = `/v2/bookings/${booking.id}/set-booking-submission-id`
    return post(url, payload, { shows: [booking.email, answers.id], ids: [booking.id, answers.id] })
  },
  undoBookingChange: async (house, caller) => {
    const booking = await aCanceledBooking(house, caller)
    return post(`/v1/bookings/${booking.id}/undo`, { revision: booking.revision }, showing(booking))
  },
  bookingsRescheduleBookingAnonymously: async (house, caller) => {
    const booking = await aConfirmedBooking(house, caller)
    const url = `/v1/anonymous-bookings/${await aLinkToken(house, booking.id)}/reschedule`
    const { startDate } = house.nextSlot()
    return post(url, { revision: booking.revision, slot: { startDate } }, showing(booking))
  },
  getServiceAnonymously: async (house, caller) => {
    const { id } = await aConfirmedBooking(house, caller)
    const more = { shows: [house.home.serviceId, `Massage ${house.home.mark}`] }
    return get(`/v1/anonymous-bookings/${await aLinkToken(house, id)}/service`, more)
  },

  setAttendance: async (house, caller) => {
    const { id } = await aConfirmedBooking(house, caller)
    const attendance = { bookingId: id, status: 'ATTENDED' }
    return post('/v2/attendance/set', { attendance }, { shows: [id], ids: [id] })
  },
  bulkSetAttendance: async (house, caller) => {
    const { id } = await aConfirmedBooking(house, caller)
    const attendanceDetails = [{ attendance: { bookingId: id, status: 'ATTENDED' } }]
    const payload = { attendanceDetails, returnFullEntity: true }
    return post('/v2/bulk/attendance/set', payload, { shows: [id], ids: [id] })
  },
  getAttendance: async (house, caller) => {
    const { id, bookingId } = await aRecord(house, caller)
    return get(`/v2/attendance/${id}`, { shows: [id, bookingId], ids: [id] })
  },
  queryAttendance: async (house, caller) => {
    const { id, bookingId } = await aRecord(house, caller)
    return post('/v2/attendance/query', { query: { filter: { bookingId } } }, { shows: [id] })
  },
  countAttendances: async (house, caller) => {
    const { bookingId } = await aRecord(house, caller)
    return post('/v2/attendance/count', { filter: { bookingId } }, { shows: ['"count":1'] })
  },
  deleteAttendance: async (house, caller) => {
    const { id } = await aRecord(house, caller)
    return { method: 'DELETE', url: `/v2/attendance/${id}`, shows: [], ids: [id] }
  },
  bulkDeleteAttendances: async (house, caller) => {
    const { id } = await aRecord(house, caller)
    return post('/v2/bulk/attendance/delete', { attendanceIds: [id] }, { shows: [id], ids: [id] })
  },

  queryMessages: async (house, caller) => {
    const booking = await aBooking(house, caller)
    const { id, subject } = await aMessage(house, booking.id)
    return post('/v1/messages/query', { bookingId: booking.id }, { shows: [id, subject] })
  },
  getMessage: async (house, caller) => {
    const booking = await aBooking(house, caller)
    const { id, subject } = await aMessage(house, booking.id)
    return get(`/v1/messages/${id}`, { shows: [id, subject], ids: [id] })
  },

  getSiteSettings: async ({ home }) => get('/v1/sites/settings', { shows: [home.siteId, home.mark] }),
  updateSiteSettings: async () => {
    const tagline = `Words ${randomUUID()}`
    return patch('/v1/sites/settings', { tagline }, { shows: [tagline] })
  },
  confirmSiteAddress: async ({ context, home }) => {
    const { text, hash } = newSiteSecret(home.siteId)
    const pending = {
      pending_url: 'http://localhost:80',
      pending_url_hash: hash,
      pending_url_expires_at: new Date(context.clock.now() + 60_000),
    }
    await context.db.updateTable('sites').set(pending).where('id', '=', home.siteId).execute()
    return post('/v1/sites/confirm-address', { token: text }, { shows: [] })
  },
  listAllLocations: async ({ home }) => get('/v1/locations/all', { shows: [home.locationId, home.mark] }),
  createLocation: async () => {
    const name = `Place ${randomUUID()}`
    return post('/v1/locations', { name }, { shows: [name] })
  },
  updateLocation: async (house) => {
    const { id, name } = await aPlace(house)
    return patch(`/v1/locations/${id}`, { revision: '1', phone: '+49 30 1' }, { shows: [id, name], ids: [id] })
  },
  archiveLocation: async (house) => {
    const { id, name } = await aPlace(house)
    return post(`/v1/locations/${id}/archive`, {}, { shows: [id, name], ids: [id] })
  },
  listClosingDays: async (house) => {
    const reason = await aClosingDay(house)
    return get('/v1/closing-days', { shows: [reason] })
  },
  setClosingDays: async () => {
    const reason = `Repairs ${randomUUID()}`
    const add = [{ date: '2030-01-02', locationId: null, reason }]
    return post('/v1/closing-days', { add }, { shows: [reason] })
  },
  getBookingsSettings: async ({ home }) => get('/v2/settings', { shows: [home.siteId, home.mark] }),
  updateBookingsSettings: async (house) => {
    const namespace = `@alder/${randomUUID()}`
    const revision = await bookingsSettingsRevision(house)
    const bookingsSettings = { revision, extendedFields: { namespaces: { [namespace]: { x: 1 } } } }
    return patch('/v2/bookings-settings', { bookingsSettings }, { shows: [namespace] })
  },
  uploadMedia: async () => {
    const fileName = `${randomUUID()}.txt`
    return post('/v1/media', { fileName, content: 'SGVsbG8=', purpose: 'ANSWER' }, { shows: [fileName] })
  },
  listMedia: async (house) => {
    const { id, fileName } = await aPictureOf(house)
    return get('/v1/media', { shows: [id, fileName] })
  },
  deleteMedia: async (house) => {
    const { id } = await aPictureOf(house)
    return { method: 'DELETE', url: `/v1/media/${id}`, shows: [], ids: [id] }
  },
  listMessageTemplates: async (house) => {
    const text = await someWords(house)
    return get('/v1/message-templates', { shows: [text] })
  },
  setMessageTemplate: async () => {
    const text = `Words ${randomUUID()}`
    const url = '/v1/message-templates/bookingMoved/en'
    return { method: 'PUT', url, payload: { text }, shows: [text] }
  },
  sendTestMessage: async () => post('/v1/messages/test', { to: 'me@alder.example' }, { shows: ['problem'] }),
}

const optionsUrl = '/v1/serviceOptionsAndVariants'
const groupsUrl = '/v2/services/add-on-groups'

type More = Omit<Attempt, 'method' | 'url' | 'payload'>

function get(url: string, more: More): Attempt {
  return { method: 'GET', url, ...more }
}

function post(url: string, payload: object, more: More): Attempt {
  return { method: 'POST', url, payload, ...more }
}

function patch(url: string, payload: object, more: More): Attempt {
  return { method: 'PATCH', url, payload, ...more }
}

function showing({ id, email, name }: BookingSubject): More {
  return { shows: [id, email, name], ids: [id] }
}

/** Asks for everything a booking list gives, so that what must stay hidden has every chance to appear. */
function queryOne(url: string, booking: BookingSubject): Attempt {
  const payload = { query: { filter: { id: booking.id } }, withBookingAllowedActions: true }
  return post(url, payload, { ...showing(booking), ids: [] })
}
