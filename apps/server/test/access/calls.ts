import { randomUUID } from 'node:crypto'
import type { OperationId } from '@kalends/contract'
import { newSiteSecret } from '../../src/features/sites/index.ts'
import { createClaim } from '../../src/features/users/index.ts'
import { bookingFor, serviceFor } from '../support/a-business.ts'
import { aSite } from '../support/a-site.ts'
import { aPerson } from '../support/people.ts'
import { accountCalls } from './accounts.ts'
import type { TestActor } from './actors.ts'
import { captchaCalls } from './captcha.ts'
import type { Attempt } from './case.ts'
import { aCategory, aDeletedCategory, aDeletedPolicy, aPolicy, asKey } from './catalogue.ts'
import { checkoutCalls } from './checkouts.ts'
import { aGroup, anAddOn, aVariedService, someVariants, variantsFor } from './choices.ts'
import { aClient, aKey, aKeyOfAKey, someTokens } from './clients.ts'
import { couponCalls } from './coupons.ts'
import { aBookingWithFees, anAgreement } from './fees.ts'
import {
  aBlock,
  aBooking,
  aCanceledBooking,
  aClosingDay,
  aConfirmedBooking,
  aCustomer,
  aHold,
  aLinkToken,
  aLocation,
  aMessage,
  anInvitation,
  anUnstaffedBooking,
  aPricedBooking,
  aRental,
  aSchedule,
  aSeatInClass,
  aSenderDomain,
  aSeries,
  type BookingSubject,
  bookingsSettingsRevision,
  createAttendance,
  createCustomerWithNote,
  createSession,
  type Fixture,
  holdSlot,
  mergeAtHome,
  newBlock,
  openMailServer,
  someMessages,
  uploadPicture,
} from './fixture.ts'
import { aDeletedForm, aForm, aSubmission, createUnlinkedSubmission, requireFormAfterBooking } from './forms.ts'
import { createMember, memberCalls } from './members.ts'
import { bookingsOfOrderCalls, creditCalls, orderCalls } from './orders.ts'
import { paymentCalls } from './payments.ts'
import { aPlan, planCalls } from './plans.ts'
import { aDeletedService, aSpareService } from './services.ts'
import { signInCalls } from './sign-in.ts'
import { staffSecurityCalls } from './staff-security.ts'
import {
  aColleague,
  aDeletedColleague,
  aThing,
  createDeletedResource,
  createResourceType,
  writtenStaffSettings,
} from './staffing.ts'
import { webhookCalls } from './webhooks.ts'

let countedDays = 1

/** One call for every operation of the contract, created again after each call that wrote something. */
export const calls: Record<OperationId, (fixture: Fixture, actor: TestActor) => Promise<Attempt>> = {
  ...captchaCalls,
  ...accountCalls,
  ...memberCalls,
  ...orderCalls,
  ...creditCalls,
  ...bookingsOfOrderCalls,
  ...paymentCalls,
  ...planCalls,
  ...couponCalls,
  ...checkoutCalls,
  ...signInCalls,
  ...staffSecurityCalls,
  ...webhookCalls,
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
  getStaffSession: async ({ actors }, actor) =>
    get('/v1/staff/session', { shows: [actors.actorName(actor)], forActor: true }),
  switchSite: async ({ home: { siteId, mark } }) =>
    post('/v1/staff/switch-site', { siteId }, { shows: [mark], ids: [siteId], endsSession: true }),
  signOutStaff: async () => post('/v1/staff/sign-out', {}, { shows: [], endsSession: true }),

  listPeople: async ({ actors }) =>
    get('/v1/people', { shows: [actors.actorName('owner'), actors.actorName('viewer')] }),
  invitePerson: async () => {
    const { email } = aCustomer()
    return post('/v1/people/invitations', { email, role: 'viewer' }, { shows: [email, '/dashboard/invitation/'] })
  },
  renewInvitation: async (fixture) => {
    const { id, email } = await anInvitation(fixture)
    return post(`/v1/people/invitations/${id}/renew`, {}, { shows: [id, email], ids: [id] })
  },
  revokeInvitation: async (fixture) => {
    const { id } = await anInvitation(fixture)
    return { method: 'DELETE', url: `/v1/people/invitations/${id}`, shows: [], ids: [id] }
  },
  restoreInvitation: async (fixture) => {
    const { id, email } = await anInvitation(fixture)
    await asKey(fixture, 'DELETE', `/v1/people/invitations/${id}`)
    return post(`/v1/people/invitations/${id}/restore`, {}, { shows: [id, email], ids: [id] })
  },
  readInvitation: async (fixture) => {
    const { email, token } = await anInvitation(fixture)
    return post('/v1/staff/invitation', { token }, { shows: [email] })
  },
  acceptInvitation: async (fixture) => {
    const { email, token } = await anInvitation(fixture)
    const payload = { token, name: 'New', password: 'long enough' }
    return post('/v1/staff/accept-invitation', payload, { shows: [email], endsSession: true })
  },
  declineInvitation: async (fixture) => {
    const { token } = await anInvitation(fixture)
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
  restorePerson: async (fixture) => {
    const { userId, email } = await aPerson(fixture.context, fixture.home.siteId, { role: 'viewer' })
    await asKey(fixture, 'DELETE', `/v1/people/${userId}`)
    return post(`/v1/people/${userId}/restore`, {}, { shows: [userId, email], ids: [userId] })
  },
  listAuditEntries: async (fixture) => {
    const { id, email } = await anInvitation(fixture)
    return get(`/v1/audit?entityId=${id}`, { shows: [id, email] })
  },

  token: async ({ home }) =>
    post('/oauth2/token', { grantType: 'anonymous', clientId: home.siteId }, { shows: ['access_token'] }),
  revokeToken: async (fixture) => {
    const { refresh_token } = await someTokens(fixture)
    return post('/oauth2/revoke', { token: refresh_token }, { shows: [] })
  },
  jwks: async () => get('/oauth2/jwks', { shows: ['"kty":"EC"'] }),
  tokenInfo: async (fixture) => {
    const { access_token } = await someTokens(fixture)
    return post('/oauth2/token-info', { token: access_token }, { shows: ['"active":true', fixture.home.siteId] })
  },
  userInfo: async ({ actors }, actor) => {
    const { id } = await actors.findMember(actor)
    return get('/oauth2/user-info', { shows: [id], forActor: true })
  },
  getOauthMetadata: async () => get('/.well-known/openid-configuration', { shows: ['/oauth2/token'] }),
  listOauthClients: async (fixture) => {
    const { id, name } = await aClient(fixture)
    return get('/v1/oauth-clients', { shows: [id, name] })
  },
  createOauthClient: async () => {
    const name = `Client ${randomUUID()}`
    return post('/v1/oauth-clients', { name }, { shows: [name] })
  },
  updateOauthClient: async (fixture) => {
    const { id, name } = await aClient(fixture)
    return patch(`/v1/oauth-clients/${id}`, { allowedOrigins: ['https://a.example'] }, { shows: [name], ids: [id] })
  },
  listMadeAccess: async (fixture) => {
    const { makerId, id, name } = await aKeyOfAKey(fixture)
    return get(`/v1/made-access/${makerId}`, { shows: [id, name] })
  },
  listApiKeys: async (fixture) => {
    const { id, name } = await aKey(fixture)
    return get('/v1/api-keys', { shows: [id, name] })
  },
  issueApiKey: async () => {
    const name = `Key ${randomUUID()}`
    return post('/v1/api-keys', { name }, { shows: [name, 'kal_'] })
  },
  updateApiKey: async (fixture) => {
    const { id, name } = await aKey(fixture)
    return patch(`/v1/api-keys/${id}`, { permissions: [] }, { shows: [name], ids: [id] })
  },
  revokeApiKey: async (fixture) => {
    const { id } = await aKey(fixture)
    return { method: 'DELETE', url: `/v1/api-keys/${id}`, shows: [], ids: [id] }
  },

  listLocations: async ({ home }) => get('/v1/locations', { shows: [home.locationId, home.mark] }),
  listStaff: async ({ home }) => get('/v1/staff-members', { shows: [...home.resourceIds, `Anna ${home.mark}`] }),
  orderStaff: async (fixture) => {
    const { id } = await aColleague(fixture)
    return { method: 'PUT', url: '/v1/staff-members/order', payload: { staffMemberIds: [id] }, shows: [id], ids: [id] }
  },
  getDayLimit: async (fixture) => {
    const { id } = await aThing(fixture)
    return get(`/v1/resources/${id}/day-limit`, { shows: ['maxBookingsPerDay'], ids: [id] })
  },
  setDayLimit: async (fixture) => {
    const { id } = await aThing(fixture)
    const payload = { maxBookingsPerDay: 7 }
    const url = `/v1/resources/${id}/day-limit`
    return { method: 'PUT', url, payload, shows: ['"maxBookingsPerDay":7'], ids: [id] }
  },
  approveStaffMember: async (fixture) => {
    const { id, name, resourceId } = await aColleague(fixture)
    const waiting = { approval_status: 'PENDING' }
    await fixture.context.db.updateTable('resources').set(waiting).where('id', '=', resourceId).execute()
    return post(`/v1/staff-members/${id}/approve`, {}, { shows: [name], ids: [id] })
  },
  restoreStaffMember: async (fixture) => {
    const { id, name } = await aDeletedColleague(fixture)
    return post(`/v1/staff-members/${id}/restore`, {}, { shows: [name], ids: [id] })
  },
  listDeletedResources: async (fixture) => {
    const { id, name } = await createDeletedResource(fixture)
    return get('/v1/resources/trash', { shows: [id, name] })
  },
  restoreResource: async (fixture) => {
    const { id, name } = await createDeletedResource(fixture)
    return post(`/v1/resources/${id}/restore`, {}, { shows: [name], ids: [id] })
  },
  createStaffMember: async () => {
    const name = `S ${randomUUID()}`
    return post('/v1/staff-members', { staffMember: { name } }, { shows: [name] })
  },
  getStaffMember: async (fixture) => {
    const { id, name } = await aColleague(fixture)
    return get(`/v1/staff-members/${id}`, { shows: [name], ids: [id] })
  },
  updateStaffMember: async (fixture) => {
    const { id, revision } = await aColleague(fixture)
    const name = `S ${randomUUID()}`
    return patch(`/v1/staff-members/${id}`, { staffMember: { revision, name } }, { shows: [name], ids: [id] })
  },
  deleteStaffMember: async (fixture) => {
    const { id } = await aColleague(fixture)
    return { method: 'DELETE', url: `/v1/staff-members/${id}`, shows: [], ids: [id] }
  },
  queryStaffMembers: async (fixture) => {
    const { id, name } = await aColleague(fixture)
    return post('/v1/staff-members/query', { query: { filter: { id } } }, { shows: [name] })
  },
  queryStaffMembersV2: async (fixture) => {
    const { id, name } = await aColleague(fixture)
    return post('/v2/staff-members/query', { query: { filter: { id } } }, { shows: [name] })
  },
  searchStaffMembers: async (fixture) => {
    const { id, name } = await aColleague(fixture)
    return post('/v1/staff-members/search', { search: { filter: { id } } }, { shows: [name] })
  },
  searchStaffMembersV2: async (fixture) => {
    const { id, name } = await aColleague(fixture)
    return post('/v2/staff-members/search', { search: { filter: { id } } }, { shows: [name] })
  },
  countStaffMembers: async (fixture) => {
    const { id } = await aColleague(fixture)
    return post('/v1/staff-members/count', { filter: { id } }, { shows: ['"count":1'] })
  },
  countStaffMembersV2: async (fixture) => {
    const { id } = await aColleague(fixture)
    return post('/v2/staff-members/count', { filter: { id } }, { shows: ['"count":1'] })
  },
  setServiceProvider: async (fixture) => {
    const { id, name } = await aColleague(fixture)
    return post(
      `/v1/staff-members/${id}/set-service-provider`,
      { serviceProvider: false },
      { shows: [name], ids: [id] },
    )
  },
  assignWorkingHoursSchedule: async (fixture) => {
    const { id, name, scheduleId } = await aColleague(fixture)
    return post(`/v1/staff-members/${id}/assign-working-hours-schedule`, { scheduleId }, { shows: [name], ids: [id] })
  },
  assignCustomSchedule: async (fixture) => {
    const { id, name, scheduleId } = await aColleague(fixture)
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
  connectStaffMemberToUser: async (fixture) => {
    const { id, name } = await aColleague(fixture)
    const body = { email: `${randomUUID()}@example.org`, roleIds: ['viewer'] }
    return post(`/v1/staff-members/${id}/connect-staff-member-to-user`, body, { shows: [name], ids: [id] })
  },
  disconnectStaffMemberFromUser: async (fixture) => {
    const { context, home } = fixture
    const { email, userId } = await aPerson(context, home.siteId, { role: 'viewer' })
    const { id, name } = await aColleague(fixture, { email })
    await context.db.updateTable('staff_members').set({ user_id: userId }).where('id', '=', id).execute()
    return post(`/v1/staff-members/${id}/disconnect-staff-member-from-user`, {}, { shows: [name], ids: [id] })
  },
  bulkUpdateStaffMemberTags: async (fixture) => {
    const { id } = await aColleague(fixture)
    const body = { ids: [id], assignTags: { tags: { tagIds: ['new'] } } }
    return post('/v1/bulk/staff-members/update-tags', body, { shows: ['"totalSuccesses":1'], ids: [id] })
  },
  bulkUpdateStaffMemberTagsByFilter: async () => {
    const body = { filter: { name: randomUUID() }, assignTags: { tags: { tagIds: ['new'] } } }
    return post('/v1/bulk/staff-members/update-tags-by-filter', body, { shows: ['jobId'] })
  },
  listDeletedStaffMembers: async (fixture) => {
    const { id, name } = await aDeletedColleague(fixture)
    return get(`/v2/staff-members/trash-bin?staffMemberIds=${id}`, { shows: [name] })
  },
  getDeletedStaffMember: async (fixture) => {
    const { id, name } = await aDeletedColleague(fixture)
    return get(`/v2/staff-members/trash-bin/${id}`, { shows: [name], ids: [id] })
  },
  removeStaffMemberFromTrashBin: async (fixture) => {
    const { id } = await aDeletedColleague(fixture)
    return { method: 'DELETE', url: `/v2/staff-members/trash-bin/${id}`, shows: [], ids: [id] }
  },
  getStaffMemberSettings: async (fixture) =>
    get('/v1/staff-member-settings', { shows: [(await writtenStaffSettings(fixture)).mark] }),
  updateStaffMemberSettings: async (fixture) => {
    const mark = `@alder/${randomUUID()}`
    const { revision } = await writtenStaffSettings(fixture)
    const staffMemberSettings = { revision, extendedFields: { namespaces: { [mark]: { x: 1 } } } }
    return patch('/v1/staff-member-settings', { staffMemberSettings }, { shows: [mark], forActor: true })
  },
  createResource: async () => {
    const name = `R ${randomUUID()}`
    return post('/v2/resources', { resource: { name } }, { shows: [name] })
  },
  bulkCreateResources: async () => {
    const name = `R ${randomUUID()}`
    return post('/v2/bulk/resources/create', { resources: [{ name }], returnEntity: true }, { shows: [name] })
  },
  getResource: async (fixture) => {
    const { id, name } = await aThing(fixture)
    return get(`/v2/resources/${id}`, { shows: [name], ids: [id] })
  },
  updateResource: async (fixture) => {
    const { id, revision } = await aThing(fixture)
    const name = `R ${randomUUID()}`
    return patch(`/v2/resources/${id}`, { resource: { revision, name } }, { shows: [name], ids: [id] })
  },
  bulkUpdateResources: async (fixture) => {
    const { id, revision } = await aThing(fixture)
    const name = `R ${randomUUID()}`
    const resources = [{ resource: { id, revision, name } }]
    return post('/v2/bulk/resources/update', { resources, returnEntity: true }, { shows: [name], ids: [id] })
  },
  deleteResource: async (fixture) => {
    const { id } = await aThing(fixture)
    return { method: 'DELETE', url: `/v2/resources/${id}`, shows: [], ids: [id] }
  },
  bulkDeleteResources: async (fixture) => {
    const { id } = await aThing(fixture)
    return post('/v2/bulk/resources/delete', { ids: [id] }, { shows: ['"totalSuccesses":1'], ids: [id] })
  },
  queryResources: async (fixture) => {
    const { id, name } = await aThing(fixture)
    return post('/v2/resources/query', { query: { filter: { id } } }, { shows: [name] })
  },
  searchResources: async (fixture) => {
    const { id, name } = await aThing(fixture)
    return post('/v2/resources/search', { search: { filter: { id } } }, { shows: [name] })
  },
  countResources: async (fixture) => {
    const { id } = await aThing(fixture)
    return post('/v2/resources/count', { filter: { id } }, { shows: ['"count":1'] })
  },
  createResourceType: async () => {
    const name = `K ${randomUUID()}`
    return post('/v2/resources/resource-types', { resourceType: { name } }, { shows: [name] })
  },
  getResourceType: async (fixture) => {
    const { id, name } = await createResourceType(fixture)
    return get(`/v2/resources/resource-types/${id}`, { shows: [name], ids: [id] })
  },
  updateResourceType: async (fixture) => {
    const { id, revision } = await createResourceType(fixture)
    const name = `K ${randomUUID()}`
    const payload = { resourceType: { revision, name } }
    return patch(`/v2/resources/resource-types/${id}`, payload, { shows: [name], ids: [id] })
  },
  deleteResourceType: async (fixture) => {
    const { id } = await createResourceType(fixture)
    return { method: 'DELETE', url: `/v2/resources/resource-types/${id}`, shows: [], ids: [id] }
  },
  queryResourceTypes: async (fixture) => {
    const { name } = await createResourceType(fixture)
    return post('/v2/resources/resource-types/query', { query: { filter: { name } } }, { shows: [name] })
  },
  countResourceTypes: async (fixture) => {
    const { name } = await createResourceType(fixture)
    return post('/v2/resources/resource-types/count', { filter: { name } }, { shows: ['"count":1'] })
  },

  getWorkingHours: async (fixture) => {
    const id = await aSchedule(fixture)
    return get(`/v1/schedules/${id}/working-hours`, { shows: [id], ids: [id] })
  },
  setWorkingHours: async (fixture) => {
    const id = await aSchedule(fixture)
    const payload = { weekly: [{ weekday: 1, opensMinute: 540, closesMinute: 1020 }] }
    return { method: 'PUT', url: `/v1/schedules/${id}/working-hours`, payload, shows: [id], ids: [id] }
  },
  setHoursExceptions: async (fixture) => {
    const id = await aSchedule(fixture)
    const payload = { exceptions: [{ date: '2026-12-25', windows: [] }] }
    return post(`/v1/schedules/${id}/working-hours/exceptions`, payload, { shows: [id], ids: [id] })
  },
  removeHoursExceptions: async (fixture) => {
    const id = await aSchedule(fixture)
    const url = `/v1/schedules/${id}/working-hours/exceptions/remove`
    return post(url, { dates: ['2026-12-24'] }, { shows: [id], ids: [id] })
  },

  createForm: async () => {
    const name = `Form ${randomUUID()}`
    return post('/v4/forms', { form: { namespace: 'kalends.booking', name } }, { shows: [name] })
  },
  getForm: async (fixture) => {
    const { id, name } = await aForm(fixture)
    return get(`/v4/forms/${id}`, { shows: [id, name], ids: [id] })
  },
  queryForms: async (fixture) => {
    const { id, name } = await aForm(fixture)
    const filter = { namespace: 'kalends.booking', id }
    return post('/v4/forms/query', { query: { filter } }, { shows: [id, name] })
  },
  countFormsByFilter: async (fixture) => {
    const { id } = await aForm(fixture)
    const payload = { namespace: 'kalends.booking', filter: { id } }
    return post('/v4/forms/count-by-filter', payload, { shows: ['"count":1'] })
  },
  updateForm: async (fixture) => {
    const { id, revision, name } = await aForm(fixture)
    const payload = { form: { revision, name: `${name} (new)` } }
    return { method: 'PATCH', url: `/v4/forms/${id}`, payload, shows: [`${name} (new)`], ids: [id] }
  },
  deleteForm: async (fixture) => {
    const { id } = await aForm(fixture)
    return { method: 'DELETE', url: `/v4/forms/${id}`, shows: [], ids: [id] }
  },
  listDeletedForms: async (fixture) => {
    const { id, name } = await aDeletedForm(fixture)
    return get(`/v4/forms/trash-bin?namespace=kalends.booking&formIds=${id}`, { shows: [id, name] })
  },
  restoreForm: async (fixture) => {
    const { id, name } = await aDeletedForm(fixture)
    return post(`/v4/forms/trash-bin/${id}/restore`, {}, { shows: [id, name], ids: [id] })
  },
  createSubmission: async (fixture) => {
    const { id: formId } = await aForm(fixture)
    return post('/v4/submissions', { submission: { formId } }, { shows: [formId], ids: [formId] })
  },
  getSubmission: async (fixture, actor) => {
    const { id, email } = await aSubmission(fixture, actor)
    return get(`/v4/submissions/${id}`, { shows: [id, email], ids: [id] })
  },
  querySubmissionsByNamespace: async (fixture, actor) => {
    const { id, email } = await aSubmission(fixture, actor)
    const filter = { namespace: 'kalends.booking', id }
    return post('/v4/submissions/namespace/query', { query: { filter } }, { shows: [id, email] })
  },
  querySubmission: async (fixture, actor) => {
    const { id, email } = await aSubmission(fixture, actor)
    return post('/v4/submissions/query', { query: { filter: { id } } }, { shows: [id, email] })
  },
  updateSubmission: async (fixture, actor) => {
    const { id, formId, email } = await aSubmission(fixture, actor)
    const submissions = { first_name: 'Eva', email }
    const payload = { submission: { formId, revision: '1', submissions } }
    return { method: 'PATCH', url: `/v4/submissions/${id}`, payload, shows: [id, email], ids: [id] }
  },
  deleteSubmission: async (fixture, actor) => {
    const { id } = await aSubmission(fixture, actor)
    return { method: 'DELETE', url: `/v4/submissions/${id}`, shows: [], ids: [id] }
  },

  createBookingPolicy: async () => {
    const name = `Policy ${randomUUID()}`
    return post('/v1/booking-policies', { bookingPolicy: { name } }, { shows: [name] })
  },
  getBookingPolicy: async (fixture) => {
    const { id, name } = await aPolicy(fixture)
    return get(`/v1/booking-policies/${id}`, { shows: [id, name], ids: [id] })
  },
  updateBookingPolicy: async (fixture) => {
    const { id, revision, name } = await aPolicy(fixture)
    const payload = { bookingPolicy: { revision, name: `${name} (new)` } }
    return { method: 'PATCH', url: `/v1/booking-policies/${id}`, payload, shows: [`${name} (new)`], ids: [id] }
  },
  deleteBookingPolicy: async (fixture) => {
    const { id } = await aPolicy(fixture)
    return { method: 'DELETE', url: `/v1/booking-policies/${id}`, shows: [], ids: [id] }
  },
  restoreBookingPolicy: async (fixture) => {
    const { id, name } = await aDeletedPolicy(fixture)
    return post(`/v1/booking-policies/${id}/restore`, {}, { shows: [id, name], ids: [id] })
  },
  setDefaultBookingPolicy: async (fixture) => {
    const { id, name } = await aPolicy(fixture)
    return post(`/v1/booking-policies/${id}:setDefault`, {}, { shows: [id, name], ids: [id] })
  },
  getStrictestBookingPolicy: async (fixture) => {
    const { id } = await aPolicy(fixture)
    const more = { shows: ['"limitRebookingPolicy"'], ids: [id] }
    return post('/v1/booking-policies/strictest', { bookingPolicyIds: [id] }, more)
  },
  queryBookingPolicies: async (fixture) => {
    const { id, name } = await aPolicy(fixture)
    return post('/v1/booking-policies/query', { query: { filter: { id } } }, { shows: [id, name] })
  },
  countBookingPolicies: async (fixture) => {
    const { id } = await aPolicy(fixture)
    return post('/v1/booking-policies/count', { filter: { id } }, { shows: ['"count":1'] })
  },
  listPolicySnapshotsByBookingIds: async (fixture, actor) => {
    const { id } = await aBooking(fixture, actor)
    return get(`/v1/policy-snapshots?bookingIds=${id}`, { shows: [id], ids: [id] })
  },

  createCategory: async () => {
    const name = `Category ${randomUUID()}`
    return post('/v2/categories', { category: { name } }, { shows: [name] })
  },
  getCategory: async (fixture) => {
    const { id, name } = await aCategory(fixture)
    return get(`/v2/categories/${id}`, { shows: [id, name], ids: [id] })
  },
  updateCategory: async (fixture) => {
    const { id, revision, name } = await aCategory(fixture)
    const payload = { category: { revision, name: `${name} (new)` } }
    return { method: 'PATCH', url: `/v2/categories/${id}`, payload, shows: [`${name} (new)`], ids: [id] }
  },
  deleteCategory: async (fixture) => {
    const { id } = await aCategory(fixture)
    return { method: 'DELETE', url: `/v2/categories/${id}`, shows: [], ids: [id] }
  },
  restoreCategory: async (fixture) => {
    const { id, name } = await aDeletedCategory(fixture)
    return post(`/v2/categories/${id}/restore`, {}, { shows: [id, name], ids: [id] })
  },
  moveCategory: async (fixture) => {
    const { id, name } = await aCategory(fixture)
    return post(`/v2/categories/set-position/${id}`, { position: 'FIRST' }, { shows: [id, name], ids: [id] })
  },
  queryCategoriesV2: async (fixture) => {
    const { id, name } = await aCategory(fixture)
    return post('/v2/categories/query', { query: { filter: { id } } }, { shows: [id, name] })
  },
  countCategories: async (fixture) => {
    const { id } = await aCategory(fixture)
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
  updateService: async (fixture) => {
    const { id, revision } = await aSpareService(fixture)
    const payload = { service: { revision, tagLine: `Line ${id}` } }
    return { method: 'PATCH', url: `/v2/services/${id}`, payload, shows: [`Line ${id}`], ids: [id] }
  },
  bulkUpdateServices: async (fixture) => {
    const { id, revision } = await aSpareService(fixture)
    const payload = { services: [{ service: { id, revision, tagLine: `Line ${id}` } }], returnEntity: true }
    return post('/v2/bulk/services/update', payload, { shows: [`Line ${id}`], ids: [id] })
  },
  bulkUpdateServicesByFilter: async (fixture) => {
    const { id } = await aSpareService(fixture)
    const payload = { filter: { id }, service: { tagLine: 'New' } }
    return post('/v2/bulk/services/update-by-filter', payload, { shows: ['jobId'] })
  },
  deleteService: async (fixture) => {
    const { id } = await aSpareService(fixture)
    return { method: 'DELETE', url: `/v2/services/${id}`, shows: [], ids: [id] }
  },
  bulkDeleteServices: async (fixture) => {
    const { id } = await aSpareService(fixture)
    return post('/v2/bulk/services/delete', { ids: [id] }, { shows: ['"success":true'], ids: [id] })
  },
  bulkDeleteServicesByFilter: async (fixture) => {
    const { id } = await aSpareService(fixture)
    return post('/v2/bulk/services/delete-by-filter', { filter: { id } }, { shows: ['jobId'] })
  },
  setServiceLocations: async (fixture) => {
    const { id, name } = await aSpareService(fixture)
    const payload = { locations: [{ type: 'CUSTOMER' }] }
    return post(`/v2/services/${id}/locations`, payload, { shows: [name], ids: [id] })
  },
  enablePricingPlansForService: async (fixture) => {
    const { id, name } = await aSpareService(fixture)
    const pricingPlanIds = [(await aPlan(fixture)).id]
    return post(`/v2/services/${id}/pricing-plans/add`, { pricingPlanIds }, { shows: [name], ids: [id] })
  },
  disablePricingPlansForService: async (fixture) => {
    const { id, name } = await aSpareService(fixture)
    return post(`/v2/services/${id}/pricing-plans/remove`, {}, { shows: [name], ids: [id] })
  },
  setCustomSlug: async (fixture) => {
    const [{ id, name }, slug] = [await aSpareService(fixture), `slug-${randomUUID()}`]
    return post(`/v2/services/${id}/slugs/custom`, { slug }, { shows: [name], ids: [id] })
  },
  validateSlug: async (fixture) => {
    const { id: serviceId } = await aSpareService(fixture)
    return post(
      '/v2/services/slugs/validate',
      { serviceId, slug: 'free' },
      { shows: ['"valid":true'], ids: [serviceId] },
    )
  },
  cloneService: async (fixture) => {
    const { id: sourceServiceId, name } = await aSpareService(fixture)
    return post('/v2/services/clone', { sourceServiceId }, { shows: [name], ids: [sourceServiceId] })
  },
  restoreService: async (fixture) => {
    const { id, name } = await aDeletedService(fixture)
    return post(`/v1/services/${id}/restore`, {}, { shows: [name], ids: [id] })
  },
  listDeletedServices: async (fixture) => {
    const { id, name } = await aDeletedService(fixture)
    return get('/v1/services/trash', { shows: [id, name] })
  },
  getAsyncJob: async (fixture) => {
    const { id } = await aSpareService(fixture)
    const url = '/v2/bulk/services/update-by-filter'
    const payload = { filter: { id }, service: { tagLine: 'New' } }
    const headers = await fixture.actors.actorHeaders('key')
    const { jobId } = (await fixture.app.inject({ method: 'POST', url, headers, payload })).json()
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
  queryPolicies: async (fixture) => {
    const { id, name } = await aPolicy(fixture)
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
  queryCategories: async (fixture) => {
    const { id, name } = await aCategory(fixture)
    const service = { ...serviceFor(fixture.home.mark, fixture.home.resourceIds), category: { id } }
    await asKey(fixture, 'POST', '/v2/services', { service })
    return post('/v2/services/categories/query', { filter: { categoryIds: [id] } }, { shows: [id, name] })
  },
  createServiceOptionsAndVariants: async (fixture) => {
    const { id } = await aVariedService(fixture)
    const { custom, written } = variantsFor(id)
    return post(optionsUrl, { serviceOptionsAndVariants: written }, { shows: [custom], ids: [id] })
  },
  cloneServiceOptionsAndVariants: async (fixture) => {
    const { id, custom } = await someVariants(fixture)
    const { id: targetServiceId } = await aVariedService(fixture)
    return post(`${optionsUrl}/${id}/clone`, { targetServiceId }, { shows: [custom], ids: [id, targetServiceId] })
  },
  getServiceOptionsAndVariants: async (fixture) => {
    const { id, custom } = await someVariants(fixture)
    return get(`${optionsUrl}/${id}`, { shows: [id, custom], ids: [id] })
  },
  getServiceOptionsAndVariantsByServiceId: async (fixture) => {
    const { id, serviceId, custom } = await someVariants(fixture)
    return get(`${optionsUrl}/service_id/${serviceId}`, { shows: [id, custom], ids: [serviceId] })
  },
  updateServiceOptionsAndVariants: async (fixture) => {
    const { id, custom } = await someVariants(fixture)
    const variants = { values: [{ choices: [{ custom }], price: { value: '7' } }] }
    const payload = { serviceOptionsAndVariants: { revision: '1', variants } }
    return patch(`${optionsUrl}/${id}`, payload, { shows: [id, custom], ids: [id] })
  },
  deleteServiceOptionsAndVariants: async (fixture) => {
    const { id } = await someVariants(fixture)
    return { method: 'DELETE', url: `${optionsUrl}/${id}`, shows: [], ids: [id] }
  },
  restoreServiceOptionsAndVariants: async (fixture) => {
    const { id, custom } = await someVariants(fixture)
    await asKey(fixture, 'DELETE', `${optionsUrl}/${id}`)
    return post(`${optionsUrl}/${id}/restore`, {}, { shows: [id, custom], ids: [id] })
  },
  queryServiceOptionsAndVariants: async (fixture) => {
    const { id, custom } = await someVariants(fixture)
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
  getAddOn: async (fixture) => {
    const { id, name } = await anAddOn(fixture)
    return get(`/v1/add-ons/${id}`, { shows: [id, name], ids: [id] })
  },
  updateAddOn: async (fixture) => {
    const { id, name } = await anAddOn(fixture)
    const payload = { addOn: { revision: '1', name: `${name} (new)` } }
    return patch(`/v1/add-ons/${id}`, payload, { shows: [`${name} (new)`], ids: [id] })
  },
  bulkUpdateAddOns: async (fixture) => {
    const { id, name } = await anAddOn(fixture)
    const payload = { addOns: [{ addOn: { id, revision: '1', name: `${name} (new)` } }], returnEntity: true }
    return post('/v1/bulk/add-ons/update', payload, { shows: [`${name} (new)`], ids: [id] })
  },
  deleteAddOn: async (fixture) => {
    const { id } = await anAddOn(fixture)
    return { method: 'DELETE', url: `/v1/add-ons/${id}`, shows: [], ids: [id] }
  },
  bulkDeleteAddOns: async (fixture) => {
    const { id } = await anAddOn(fixture)
    return post('/v1/bulk/add-ons/delete', { addOnIds: [id] }, { shows: ['"totalSuccesses":1'], ids: [id] })
  },
  queryAddOns: async (fixture) => {
    const { id, name } = await anAddOn(fixture)
    return post('/v1/add-ons/query', { query: { filter: { id } } }, { shows: [id, name] })
  },
  createAddOnGroup: async (fixture) => {
    const [{ id: serviceId }, { id }] = [await aVariedService(fixture), await anAddOn(fixture)]
    const addOnGroup = { name: `Group ${randomUUID()}`, addOnIds: [id] }
    return post(`${groupsUrl}/create`, { serviceId, addOnGroup }, { shows: [addOnGroup.name], ids: [serviceId, id] })
  },
  updateAddOnGroup: async (fixture) => {
    const { id, name, serviceId } = await aGroup(fixture)
    const addOnGroup = { id, name: `${name} (new)` }
    return post(`${groupsUrl}/update`, { serviceId, addOnGroup }, { shows: [addOnGroup.name], ids: [serviceId, id] })
  },
  deleteAddOnGroup: async (fixture) => {
    const { id: addOnGroupId, serviceId } = await aGroup(fixture)
    return post(`${groupsUrl}/delete`, { serviceId, addOnGroupId }, { shows: [], ids: [serviceId, addOnGroupId] })
  },
  restoreAddOn: async (fixture) => {
    const { id, name } = await anAddOn(fixture)
    await asKey(fixture, 'DELETE', `/v1/add-ons/${id}`)
    return post(`/v1/add-ons/${id}/restore`, {}, { shows: [name], ids: [id] })
  },
  restoreAddOnGroup: async (fixture) => {
    const { id, name, serviceId } = await aGroup(fixture)
    await asKey(fixture, 'POST', `${groupsUrl}/delete`, { serviceId, addOnGroupId: id })
    const url = `/v1/services/${serviceId}/add-on-groups/${id}/restore`
    return post(url, {}, { shows: [name], ids: [serviceId, id] })
  },
  listAddOnGroupsByServiceId: async (fixture) => {
    const { name, serviceId, addOn } = await aGroup(fixture)
    const url = `${groupsUrl}/list-add-on-groups-by-service-id`
    return post(url, { serviceId }, { shows: [name, addOn.name], ids: [serviceId] })
  },
  setAddOnsForGroup: async (fixture) => {
    const { id: groupId, serviceId } = await aGroup(fixture)
    const { id } = await anAddOn(fixture)
    const payload = { serviceId, groupId, addOnIds: [id] }
    return post(`${groupsUrl}/set-add-ons-for-group`, payload, { shows: [id], ids: [serviceId, groupId, id] })
  },

  queryAvailability: async (fixture) => {
    const { startDate, endDate } = fixture.nextSlot()
    const filter = { serviceId: fixture.home.serviceId, startDate, endDate }
    const shows = [fixture.home.serviceId, fixture.home.scheduleId, `Anna ${fixture.home.mark}`]
    return post('/v1/availability/query', { query: { filter } }, { shows })
  },
  getAvailabilityOverview: async ({ home }) => {
    const payload = { serviceId: home.serviceId, fromDate: '2026-06-02', days: 2 }
    return post('/v1/availability/overview', payload, { shows: ['FREE', ...home.resourceIds], ids: [home.serviceId] })
  },
  getScheduleAvailability: async (fixture) => {
    const { scheduleId } = await createSession(fixture, 'COURSE')
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
  listAvailabilityTimeSlotEndOptions: async (fixture) => {
    const serviceId = await aRental(fixture)
    const location = { id: fixture.home.locationId, locationType: 'BUSINESS' }
    const payload = { serviceId, localStartDate: '2026-06-02T10:00:00', location }
    return post('/v2/time-slots/end-options', payload, {
      shows: [serviceId],
      ids: [serviceId, fixture.home.locationId],
    })
  },
  getEventTimeSlot: async (fixture) => {
    const { id, serviceId } = await createSession(fixture, 'CLASS')
    return get(`/v2/time-slots/event/${id}`, { shows: [id, serviceId], ids: [id] })
  },
  listEventTimeSlots: async (fixture) => {
    const { id, serviceId } = await createSession(fixture, 'CLASS')
    const range = { fromLocalDate: '2026-06-02T00:00:00', toLocalDate: '2026-06-03T00:00:00' }
    return post('/v2/time-slots/event', { serviceIds: [serviceId], ...range }, { shows: [id, serviceId] })
  },
  explainAvailability: async ({ home: { serviceId, mark } }) => {
    const payload = { serviceId, startDate: '2026-06-02T10:00:00Z' }
    return post('/v1/availability/explain', payload, { shows: [`Anna ${mark}`], ids: [serviceId] })
  },
  listNextFree: async ({ home }) =>
    post('/v1/availability/next-free', { serviceIds: [home.serviceId] }, { shows: ['startDate', ...home.resourceIds] }),

  createHold: async (fixture) => {
    const slot = holdSlot(fixture)
    const more = { shows: [slot.serviceId, slot.startDate], ids: [slot.serviceId] }
    return post('/v1/holds', { slot }, more)
  },
  getHold: async (fixture, actor) => {
    const id = await aHold(fixture, actor)
    return get(`/v1/holds/${id}`, { shows: [id], ids: [id] })
  },
  releaseHold: async (fixture, actor) => {
    const id = await aHold(fixture, actor)
    return { method: 'DELETE', url: `/v1/holds/${id}`, shows: [], ids: [id] }
  },

  createBooking: async (fixture) => {
    const customer = aCustomer()
    const payload = bookingFor(fixture.nextSlot(), customer)
    const more = { shows: [customer.email, customer.lastName], ids: [fixture.home.serviceId, fixture.home.scheduleId] }
    return post('/v2/bookings', payload, more)
  },
  bookHold: async (fixture, actor) => {
    const id = await aHold(fixture, actor)
    const customer = aCustomer()
    return post(`/v1/holds/${id}/book`, { contactDetails: customer }, { shows: [customer.email], ids: [id] })
  },
  confirmBooking: async (fixture, actor) => {
    const booking = await aBooking(fixture, actor)
    return post(`/v2/bookings/${booking.id}/confirm`, { revision: booking.revision }, showing(booking))
  },
  declineBooking: async (fixture, actor) => {
    const booking = await aBooking(fixture, actor)
    return post(`/v2/bookings/${booking.id}/decline`, { revision: booking.revision }, showing(booking))
  },
  confirmOrDeclineBooking: async (fixture, actor) => {
    const booking = await aBooking(fixture, actor)
    return post(`/v2/confirmation/${booking.id}:confirmOrDecline`, { paymentStatus: 'PAID' }, showing(booking))
  },
  bulkCreateBooking: async (fixture) => {
    const customer = aCustomer()
    const payload = { createBookingsInfo: [bookingFor(fixture.nextSlot(), customer)], returnFullEntity: true }
    return post('/v2/bulk/bookings/create', payload, { shows: [customer.email, customer.lastName] })
  },
  bulkConfirmOrDeclineBooking: async (fixture, actor) => {
    const booking = await aBooking(fixture, actor)
    const details = [{ bookingId: booking.id, paymentStatus: 'PAID' }]
    const more = { shows: [booking.email, booking.name], ids: [booking.id] }
    return post('/v2/bulk/bookings/confirmOrDecline', { details, returnEntity: true }, more)
  },
  markBookingAsPending: async (fixture, actor) => {
    const booking = await aBooking(fixture, actor)
    const flowControlSettings = { skipPendingApprovalServiceValidation: true }
    const payload = { revision: booking.revision, flowControlSettings }
    return post(`/v2/bookings/${booking.id}/mark_booking_as_pending`, payload, showing(booking))
  },
  cancelBooking: async (fixture, actor) => {
    const booking = await aConfirmedBooking(fixture, actor)
    return post(`/v2/bookings/${booking.id}/cancel`, { revision: booking.revision }, showing(booking))
  },

  getAnonymousActionToken: async (fixture, actor) => {
    const { id } = await aConfirmedBooking(fixture, actor)
    return get(`/v1/anonymous-bookings/${id}/token`, { shows: ['"token":"ey'], ids: [id] })
  },
  bookingsGetBookingAnonymously: async (fixture, actor) => {
    const booking = await aConfirmedBooking(fixture, actor)
    return get(`/v1/anonymous-bookings/${await aLinkToken(fixture, booking.id)}`, showing(booking))
  },
  bookingsCancelBookingAnonymously: async (fixture, actor) => {
    const booking = await aConfirmedBooking(fixture, actor)
    const url = `/v1/anonymous-bookings/${await aLinkToken(fixture, booking.id)}/cancel`
    return post(url, { revision: booking.revision }, showing(booking))
  },
  answerIntakeAnonymously: async (fixture, actor) => {
    const booking = await aConfirmedBooking(fixture, actor)
    await requireFormAfterBooking(fixture)
    const url = `/v1/anonymous-bookings/${await aLinkToken(fixture, booking.id)}/intake`
    return post(url, { intakeSubmission: {} }, showing(booking))
  },
  getBookingCalendarFile: async (fixture, actor) => {
    const booking = await aConfirmedBooking(fixture, actor)
    const url = `/v1/anonymous-bookings/${await aLinkToken(fixture, booking.id)}/calendar.ics`
    return get(url, { shows: ['BEGIN:VCALENDAR', `Massage ${fixture.home.mark}`] })
  },
  getBookingSummary: async (fixture, actor) => {
    const booking = await aConfirmedBooking(fixture, actor)
    const url = `/v1/anonymous-bookings/${await aLinkToken(fixture, booking.id)}/summary`
    return get(url, { shows: [`Massage ${fixture.home.mark}`] })
  },
  quoteBooking: async ({ home }) =>
    post('/v1/bookings/quote', { serviceId: home.serviceId }, { shows: [`Massage ${home.mark}`] }),
  getBookingHistory: async (fixture, actor) => {
    const { id } = await aConfirmedBooking(fixture, actor)
    return get(`/v1/bookings/${id}/history`, { shows: ['CONFIRMED'], ids: [id] })
  },
  agreeToBookingFees: async (fixture, actor) => {
    const { id, text } = await aBookingWithFees(fixture, actor)
    const payload = { text, returnUrl: '/account', idempotencyKey: randomUUID() }
    return post(`/v1/bookings/${id}/fee-agreement`, payload, { shows: [text], ids: [id] })
  },
  cancelBookingWithFee: async (fixture, actor) => {
    const windows = [{ amount: { value: '20', currency: 'EUR' } }]
    const { id, revision } = await aBookingWithFees(fixture, actor, windows)
    return post(`/v1/bookings/${id}/cancel-with-fee`, { revision }, { shows: ['CANCELED'], ids: [id] })
  },
  getBookingFee: async (fixture, actor) => {
    const { id, text } = await anAgreement(fixture, actor)
    return get(`/v1/bookings/${id}/fee`, { shows: [text], ids: [id] })
  },
  previewBookingCharge: async (fixture, actor) => {
    const id = await aPricedBooking(fixture, actor)
    return get(`/v1/bookings/${id}/charge/preview`, { shows: [`Massage ${fixture.home.mark}`], ids: [id] })
  },
  createBookingCharge: async (fixture, actor) => {
    const id = await aPricedBooking(fixture, actor)
    return post(`/v1/bookings/${id}/charge`, {}, { shows: [id], ids: [id] })
  },
  listBookingBalances: async (fixture, actor) => {
    const id = await aPricedBooking(fixture, actor)
    return post('/v1/bookings/balances/list', { bookingIds: [id] }, { shows: [`"bookingId":"${id}"`] })
  },
  listBookingsToBeStaffed: async (fixture, actor) => {
    const id = await anUnstaffedBooking(fixture, actor)
    return post('/v1/bookings/to-be-staffed/list', { bookingIds: [id] }, { shows: [`"${id}"`] })
  },
  sumUnpaidBookings: async (fixture, actor) => {
    const id = await aPricedBooking(fixture, actor)
    return post('/v1/bookings/unpaid/sum', { filter: { id } }, { shows: ['"count":1'] })
  },
  countBookingsOnDays: async (fixture, actor) => {
    const { id } = await aConfirmedBooking(fixture, actor)
    // On its own day: other cases check the days that are booked here.
    const date = new Date(Date.UTC(2031, 0, countedDays)).toISOString().slice(0, 10)
    countedDays += 1
    const times = { starts_at: `${date}T10:00:00Z`, ends_at: `${date}T11:00:00Z` }
    await fixture.context.db.updateTable('bookings').set(times).where('id', '=', id).execute()
    return post('/v1/bookings/on-days/count', { days: [{ date, locationId: null }] }, { shows: ['"counts":[1]'] })
  },

  query: async (fixture, actor) => queryOne('/v2/extended-booking/query', await aBooking(fixture, actor)),
  queryExtendedBookings: async (fixture, actor) =>
    queryOne('/v2/extended-bookings/query', await aBooking(fixture, actor)),
  countExtendedBookings: async (fixture, actor) => {
    const { id } = await aBooking(fixture, actor)
    return post('/v2/extended-bookings/count', { filter: { id } }, { shows: ['"count":1'] })
  },

  createRedirectSession: async ({ home }) => {
    const payload = { bookingsBook: { resourceId: home.resourceIds[0] } }
    return post('/v1/redirect-session', payload, { shows: ['/redirect?'], ids: [home.resourceIds[0]] })
  },
  finishRedirectSession: async () =>
    post('/v1/redirect-session/finish', { bookingId: randomUUID() }, { shows: ['"hasReturn":false'] }),
  getRedirectIdentity: async () => get('/v1/redirect-session/identity?redirectSession=unknown', { shows: [] }),
  getRedirectPages: async () => get('/v1/redirect-session/pages', { shows: ['"serviceListUrl":null'] }),

  listCommitments: async (fixture) => {
    const { id } = await aColleague(fixture)
    const change = { deleteStaffMember: { staffMemberId: id } }
    return post('/v1/commitments/list', { change }, { shows: ['"blocks":0'], ids: [id] })
  },
  settleCommitments: async (fixture) => {
    const { id } = await aColleague(fixture)
    const change = { deleteStaffMember: { staffMemberId: id } }
    return post('/v1/commitments/settle', { change }, { shows: ['"cancelled":0'], ids: [id] })
  },
  queryCalendar: async (fixture, actor) => {
    const booking = await aConfirmedBooking(fixture, actor)
    const { starts_at } = await fixture.context.db
      .selectFrom('bookings')
      .select('starts_at')
      .where('id', '=', booking.id)
      .executeTakeFirstOrThrow()
    const payload = { fromDate: String(starts_at).slice(0, 10), days: 2, timezone: 'UTC' }
    return post('/v1/calendar/query', payload, { shows: [booking.id, booking.name] })
  },
  watchCalendar: async () => get('/v1/calendar/changes', { shows: ['retry: ', 'id: '] }),

  queryCustomers: async (fixture, actor) => {
    const { contactId, name } = await aConfirmedBooking(fixture, actor)
    return post('/v1/customers/query', { search: name }, { shows: [contactId, name] })
  },
  getCustomer: async (fixture, actor) => {
    const { contactId, name } = await aConfirmedBooking(fixture, actor)
    return get(`/v1/customers/${contactId}`, { shows: [contactId, name], ids: [contactId] })
  },
  createCustomer: async () => {
    const customer = aCustomer()
    return post('/v1/customers', { customer }, { shows: [customer.email, customer.lastName] })
  },
  updateCustomer: async (fixture, actor) => {
    const { contactId, email } = await aConfirmedBooking(fixture, actor)
    const customer = { id: contactId, revision: '1', firstName: 'Augusta' }
    return patch(`/v1/customers/${contactId}`, { customer }, { shows: [contactId, email], ids: [contactId] })
  },
  previewCustomerErasure: async (fixture, actor) => {
    const { contactId } = await aBooking(fixture, actor)
    return get(`/v1/customers/${contactId}/erase`, { shows: ['accounts'], ids: [contactId] })
  },
  previewMemberErasure: async (fixture) => {
    const { id, email } = await createMember(fixture)
    return get(`/v1/members/${id}/erase`, { shows: [email], ids: [id] })
  },
  eraseCustomer: async (fixture, actor) => {
    const { contactId } = await aBooking(fixture, actor)
    return post(
      `/v1/customers/${contactId}/erase`,
      { cancelBookings: true },
      { shows: ['erasedDate'], ids: [contactId] },
    )
  },
  eraseMember: async (fixture) => {
    const { id } = await createMember(fixture)
    return post(`/v1/members/${id}/erase`, {}, { shows: ['erasedDate'], ids: [id] })
  },
  exportCustomer: async (fixture, actor) => {
    const { contactId } = await aBooking(fixture, actor)
    return post(`/v1/customers/${contactId}/export`, {}, { shows: ['exportedDate'], ids: [contactId] })
  },
  getRetentionSettings: async () => get('/v1/privacy/retention', { shows: ['bookingMonths'] }),
  updateRetentionSettings: async () =>
    patch('/v1/privacy/retention', { bookingMonths: 120 }, { shows: ['bookingMonths'] }),
  previewRetention: async () =>
    post('/v1/privacy/retention/preview', { bookingMonths: 120 }, { shows: ['logEntries'] }),
  eraseMyData: async () => ({
    method: 'POST',
    url: '/v1/members/my/erase',
    payload: { cancelBookings: true, endOrders: true },
    shows: [],
    forActor: true,
    endsSession: true,
  }),
  cancelCustomerBookings: async (fixture, actor) => {
    const { contactId } = await aConfirmedBooking(fixture, actor)
    return post(`/v1/customers/${contactId}/cancel-bookings`, {}, { shows: ['bookingIds'], ids: [contactId] })
  },
  addCustomerNote: async (fixture, actor) => {
    const { contactId, email } = await aConfirmedBooking(fixture, actor)
    return post(`/v1/customers/${contactId}/notes`, { text: 'Tea' }, { shows: [email], ids: [contactId] })
  },
  updateCustomerNote: async (fixture, actor) => {
    const { contactId, noteId, email } = await createCustomerWithNote(fixture, actor)
    const more = { shows: [email, noteId], ids: [contactId, noteId] }
    return patch(`/v1/customers/${contactId}/notes/${noteId}`, { pinned: true }, more)
  },
  removeCustomerNote: async (fixture, actor) => {
    const { contactId, noteId, email } = await createCustomerWithNote(fixture, actor)
    const url = `/v1/customers/${contactId}/notes/${noteId}`
    return { method: 'DELETE', url, shows: [email], ids: [contactId, noteId] }
  },
  restoreCustomerNote: async (fixture, actor) => {
    const { contactId, noteId, email } = await createCustomerWithNote(fixture, actor)
    return post(`/v1/customers/${contactId}/notes/${noteId}/restore`, {}, { shows: [email], ids: [contactId, noteId] })
  },
  mergeCustomers: async (fixture, actor) => {
    const stored = await aBooking(fixture, actor)
    const duplicate = await aBooking(fixture, actor)
    const ids = [stored.contactId, duplicate.contactId]
    const payload = { otherIds: [duplicate.contactId] }
    return post(`/v1/customers/${stored.contactId}/merge`, payload, { shows: [stored.email, duplicate.email], ids })
  },
  unmergeCustomers: async (fixture, actor) => {
    const stored = await aBooking(fixture, actor)
    const duplicate = await aBooking(fixture, actor)
    await mergeAtHome(fixture, stored.contactId, duplicate.contactId)
    return post(`/v1/customers/${stored.contactId}/unmerge`, {}, { shows: [stored.email], ids: [stored.contactId] })
  },
  exportCustomers: async (fixture, actor) => {
    const { email, name } = await aConfirmedBooking(fixture, actor)
    return get('/v1/customers/export.csv', { shows: [email, name] })
  },

  previewSession: async (fixture) => {
    const session = newBlock(fixture)
    return post('/v1/sessions/preview', { session }, { shows: [session.localStartDate], ids: session.resourceIds })
  },
  listServiceSeries: async (fixture) => {
    const { serviceId } = await createSession(fixture, 'CLASS')
    await aSeries(fixture, serviceId)
    return get(`/v1/services/${serviceId}/series`, { shows: ['"weekdays":[2,4]'], ids: [serviceId] })
  },
  createSession: async (fixture) => {
    const session = newBlock(fixture)
    return post('/v1/sessions', { session }, { shows: [session.title], ids: session.resourceIds })
  },
  getSession: async (fixture) => {
    const { id, title } = await aBlock(fixture)
    return get(`/v1/sessions/${id}`, { shows: [id, title], ids: [id] })
  },
  querySessions: async (fixture) => {
    const { id, title, startDate: fromDate, endDate: toDate } = await aBlock(fixture)
    return post('/v1/sessions/query', { fromDate, toDate }, { shows: [id, title] })
  },
  previewTimeZoneChange: async (fixture) => {
    await aBlock(fixture)
    return post('/v1/sessions/preview-time-zone-change', { timeZone: 'Asia/Kathmandu' }, { shows: ['kinds'] })
  },
  updateSession: async (fixture) => {
    const { id, revision, title } = await aBlock(fixture)
    return patch(
      `/v1/sessions/${id}`,
      { session: { id, revision, note: 'Dentist' } },
      { shows: [id, title], ids: [id] },
    )
  },
  previewSessionChange: async (fixture) => {
    const { id, revision } = await aBlock(fixture)
    const session = { id, revision, note: 'Dentist' }
    return post(`/v1/sessions/${id}/preview-change`, { session }, { shows: ['"localStartDates":["20'] })
  },
  cancelSession: async (fixture) => {
    const { id, revision, title } = await aBlock(fixture)
    return post(`/v1/sessions/${id}/cancel`, { revision }, { shows: [id, title], ids: [id] })
  },

  rescheduleBooking: async (fixture, actor) => {
    const booking = await aConfirmedBooking(fixture, actor)
    const { startDate, endDate } = fixture.nextSlot()
    const payload = { revision: booking.revision, slot: { startDate, endDate } }
    return post(`/v2/bookings/${booking.id}/reschedule`, payload, showing(booking))
  },
  updateNumberOfParticipants: async (fixture, actor) => {
    const booking = await aSeatInClass(fixture, actor)
    const payload = { revision: booking.revision, totalParticipants: 2 }
    return post(`/v2/bookings/${booking.id}/update_number_of_participants`, payload, showing(booking))
  },
  updateExtendedFields: async (fixture, actor) => {
    const { id } = await aConfirmedBooking(fixture, actor)
    const payload = { namespace: 'crm', namespaceData: { ref: randomUUID() } }
    const more = { shows: [payload.namespaceData.ref], ids: [id] }
    return post(`/v2/bookings/${id}/update_extended_fields`, payload, more)
  },
  setBookingSubmissionId: async (fixture, actor) => {
    const booking = await aBooking(fixture, actor)
    const answers = await createUnlinkedSubmission(fixture, actor, booking.id)
    const payload = { submissionId: answers.id }
    const url = `/v2/bookings/${booking.id}/set-booking-submission-id`
    return post(url, payload, { shows: [booking.email, answers.id], ids: [booking.id, answers.id] })
  },
  undoBookingChange: async (fixture, actor) => {
    const booking = await aCanceledBooking(fixture, actor)
    return post(`/v1/bookings/${booking.id}/undo`, { revision: booking.revision }, showing(booking))
  },
  bookingsRescheduleBookingAnonymously: async (fixture, actor) => {
    const booking = await aConfirmedBooking(fixture, actor)
    const url = `/v1/anonymous-bookings/${await aLinkToken(fixture, booking.id)}/reschedule`
    const { startDate } = fixture.nextSlot()
    return post(url, { revision: booking.revision, slot: { startDate } }, showing(booking))
  },
  getServiceAnonymously: async (fixture, actor) => {
    const { id } = await aConfirmedBooking(fixture, actor)
    const more = { shows: [fixture.home.serviceId, `Massage ${fixture.home.mark}`] }
    return get(`/v1/anonymous-bookings/${await aLinkToken(fixture, id)}/service`, more)
  },

  setAttendance: async (fixture, actor) => {
    const { id } = await aConfirmedBooking(fixture, actor)
    const attendance = { bookingId: id, status: 'ATTENDED' }
    return post('/v2/attendance/set', { attendance }, { shows: [id], ids: [id] })
  },
  bulkSetAttendance: async (fixture, actor) => {
    const { id } = await aConfirmedBooking(fixture, actor)
    const attendanceDetails = [{ attendance: { bookingId: id, status: 'ATTENDED' } }]
    const payload = { attendanceDetails, returnFullEntity: true }
    return post('/v2/bulk/attendance/set', payload, { shows: [id], ids: [id] })
  },
  getAttendance: async (fixture, actor) => {
    const { id, bookingId } = await createAttendance(fixture, actor)
    return get(`/v2/attendance/${id}`, { shows: [id, bookingId], ids: [id] })
  },
  queryAttendance: async (fixture, actor) => {
    const { id, bookingId } = await createAttendance(fixture, actor)
    return post('/v2/attendance/query', { query: { filter: { bookingId } } }, { shows: [id] })
  },
  countAttendances: async (fixture, actor) => {
    const { bookingId } = await createAttendance(fixture, actor)
    return post('/v2/attendance/count', { filter: { bookingId } }, { shows: ['"count":1'] })
  },
  deleteAttendance: async (fixture, actor) => {
    const { id } = await createAttendance(fixture, actor)
    return { method: 'DELETE', url: `/v2/attendance/${id}`, shows: [], ids: [id] }
  },
  bulkDeleteAttendances: async (fixture, actor) => {
    const { id } = await createAttendance(fixture, actor)
    return post('/v2/bulk/attendance/delete', { attendanceIds: [id] }, { shows: [id], ids: [id] })
  },

  queryMessages: async (fixture, actor) => {
    const booking = await aBooking(fixture, actor)
    const { id, subject } = await aMessage(fixture, booking.id)
    return post('/v1/messages/query', { bookingId: booking.id }, { shows: [id, subject] })
  },
  getMessage: async (fixture, actor) => {
    const booking = await aBooking(fixture, actor)
    const { id, subject } = await aMessage(fixture, booking.id)
    return get(`/v1/messages/${id}`, { shows: [id, subject], ids: [id] })
  },

  getMailDelivery: async () => get('/v1/mail-delivery', { shows: ['"delivery"'] }),
  getSenderDomain: async (fixture) => get('/v1/sender-domain', { shows: [await aSenderDomain(fixture)] }),
  createSenderDomain: async (fixture) => {
    const domain = await aSenderDomain(fixture)
    await fixture.context.db.deleteFrom('sender_domains').execute()
    return post('/v1/sender-domain', {}, { shows: [domain] })
  },
  checkSenderDomain: async (fixture) => {
    const domain = await aSenderDomain(fixture)
    fixture.context.gateways.dns = { resolveTxt: async () => [] }
    return post('/v1/sender-domain/check', {}, { shows: [domain] })
  },
  deleteSenderDomain: async (fixture) => {
    const domain = await aSenderDomain(fixture)
    return { method: 'DELETE', url: '/v1/sender-domain', shows: [domain] }
  },
  getMailServer: async () => get('/v1/mail-server', { shows: ['"mailServer"'] }),
  // NOTE: two businesses share the installation of this test, so the mail server is the operator's.
  setMailServer: async () => {
    const payload = { host: '127.0.0.1', port: 9, security: 'NONE', sender: 'desk@alder.example' }
    return { method: 'PUT', url: '/v1/mail-server', payload, shows: ['"mailServer"'] }
  },
  deleteMailServer: async () => ({ method: 'DELETE', url: '/v1/mail-server', shows: ['"mailServer"'] }),
  resendMessage: async (fixture, actor) => {
    const booking = await aBooking(fixture, actor)
    const { id, subject } = await aMessage(fixture, booking.id)
    openMailServer(fixture)
    return post(`/v1/messages/${id}/resend`, {}, { shows: [id, subject], ids: [id] })
  },
  resendFailedMessages: async (fixture) => {
    openMailServer(fixture)
    return post('/v1/messages/resend-failed', {}, { shows: ['"resent"'] })
  },

  getSiteSettings: async ({ home }) => get('/v1/sites/settings', { shows: [home.siteId, home.mark] }),
  updateSiteSettings: async () => {
    const tagline = `Words ${randomUUID()}`
    return patch('/v1/sites/settings', { tagline }, { shows: [tagline] })
  },
  confirmSiteAddress: async ({ context, home, actors }) => {
    const { text, hash } = newSiteSecret(home.siteId)
    const pending = {
      pending_url: 'http://localhost:80',
      pending_url_hash: hash,
      pending_url_expires_at: new Date(context.clock.now() + 60_000),
    }
    const { email = '' } = actors.findPerson('owner') ?? {}
    await context.db
      .updateTable('sites')
      .set((eb) => ({
        ...pending,
        pending_url_user_id: eb.selectFrom('users').select('id').where('email', '=', email),
      }))
      .where('id', '=', home.siteId)
      .execute()
    return post('/v1/sites/confirm-address', { token: text }, { shows: [] })
  },
  listAllLocations: async ({ home }) => get('/v1/locations/all', { shows: [home.locationId, home.mark] }),
  createLocation: async () => {
    const name = `Place ${randomUUID()}`
    return post('/v1/locations', { name }, { shows: [name] })
  },
  updateLocation: async (fixture) => {
    const { id, name } = await aLocation(fixture)
    return patch(`/v1/locations/${id}`, { revision: '1', phone: '+49 30 1' }, { shows: [id, name], ids: [id] })
  },
  archiveLocation: async (fixture) => {
    const { id, name } = await aLocation(fixture)
    return post(`/v1/locations/${id}/archive`, {}, { shows: [id, name], ids: [id] })
  },
  listClosingDays: async (fixture) => {
    const reason = await aClosingDay(fixture)
    return get('/v1/closing-days', { shows: [reason] })
  },
  setClosingDays: async () => {
    const reason = `Repairs ${randomUUID()}`
    const add = [{ date: '2030-01-02', locationId: null, reason }]
    return post('/v1/closing-days', { add }, { shows: [reason] })
  },
  getBookingsSettings: async ({ home }) => get('/v2/settings', { shows: [home.siteId, home.mark] }),
  updateBookingsSettings: async (fixture) => {
    const namespace = `@alder/${randomUUID()}`
    const revision = await bookingsSettingsRevision(fixture)
    const bookingsSettings = { revision, extendedFields: { namespaces: { [namespace]: { x: 1 } } } }
    return patch('/v2/bookings-settings', { bookingsSettings }, { shows: [namespace] })
  },
  uploadMedia: async () => {
    const fileName = `${randomUUID()}.txt`
    return post('/v1/media', { fileName, content: 'SGVsbG8=', purpose: 'ANSWER' }, { shows: [fileName] })
  },
  listMedia: async (fixture) => {
    const { id, fileName } = await uploadPicture(fixture)
    return get('/v1/media', { shows: [id, fileName] })
  },
  deleteMedia: async (fixture) => {
    const { id } = await uploadPicture(fixture)
    return { method: 'DELETE', url: `/v1/media/${id}`, shows: [], ids: [id] }
  },
  listMessageTemplates: async (fixture) => {
    const text = await someMessages(fixture)
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

/** Requests every optional field of a booking list, so that a leak of hidden data would appear. */
function queryOne(url: string, booking: BookingSubject): Attempt {
  const payload = { query: { filter: { id: booking.id } }, withBookingAllowedActions: true }
  return post(url, payload, { ...showing(booking), ids: [] })
}
