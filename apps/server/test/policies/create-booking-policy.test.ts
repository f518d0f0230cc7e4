import { describe, expect, it } from 'vitest'
import { createTestApp } from '../support/app.ts'
import { readRefusal } from '../support/factories.ts'
import {
  aFixture,
  aPolicy,
  listAuditEntries,
  listEvents,
  listViolations,
  nowhere,
  readPolicy,
} from './support/policies.ts'

const test = await createTestApp()
const { admin, visitor, defaultId } = await aFixture(test)
const yen = await aFixture(test, 'JPY')

const refused = async (bookingPolicy: object) =>
  listViolations(await admin.post('/v1/booking-policies', { bookingPolicy }))
const fee = (...cancellationWindows: object[]) => ({
  cancellationFeePolicy: { enabled: true, cancellationWindows },
  saveCreditCardPolicy: { enabled: true },
  customPolicyDescription: { enabled: true, description: 'Late cancellations cost.' },
})

describe('createBookingPolicy', () => {
  it('applies the default to every missing rule', async () => {
    expect(await aPolicy(admin, { name: 'Plain' })).toEqual({
      id: expect.any(String),
      revision: '1',
      createdDate: '2026-06-01T09:00:00.000Z',
      updatedDate: '2026-06-01T09:00:00.000Z',
      createdByAppId: expect.any(String),
      name: 'Plain',
      default: false,
      customPolicyDescription: { enabled: false, description: '' },
      limitEarlyBookingPolicy: { enabled: false, earliestBookingInMinutes: 10_080 },
      limitLateBookingPolicy: { enabled: false, latestBookingInMinutes: 1440 },
      bookAfterStartPolicy: { enabled: false },
      cancellationPolicy: {
        enabled: false,
        limitLatestCancellation: false,
        latestCancellationInMinutes: 1440,
        allowAnonymous: null,
      },
      reschedulePolicy: {
        enabled: false,
        limitLatestReschedule: false,
        latestRescheduleInMinutes: 1440,
        allowAnonymous: null,
      },
      waitlistPolicy: { enabled: false, capacity: 10, reservationTimeInMinutes: 10 },
      participantsPolicy: { enabled: true, maxParticipantsPerBooking: 1, collectParticipantForm: false },
      resourcesPolicy: { enabled: false, autoAssignAllowed: false },
      cancellationFeePolicy: { enabled: false, cancellationWindows: [], autoCollectFeeEnabled: true },
      saveCreditCardPolicy: { enabled: false },
      staffSortingPolicy: { sortingMethodType: 'RANDOM' },
      intakeFormPolicy: { enabled: false, timing: 'AFTER_BOOKING', completionRequirement: 'OPTIONAL' },
      bookForSomeoneElseAllowed: false,
      limitRebookingPolicy: { enabled: false },
    })
  })

  it('starts with a default policy that allows rescheduling and cancelling until the start', async () => {
    expect(await readPolicy(admin, defaultId)).toMatchObject({
      default: true,
      cancellationPolicy: { enabled: true, limitLatestCancellation: false },
      reschedulePolicy: { enabled: true, limitLatestReschedule: false },
    })
  })

  it('ignores read-only fields, and treats null as missing', async () => {
    const policy = await aPolicy(admin, {
      id: nowhere,
      revision: '9',
      createdDate: '2020-01-01T00:00:00Z',
      default: true,
      createdByAppId: nowhere,
      waitlistPolicy: null,
      participantsPolicy: { maxParticipantsPerBooking: null, enabled: true },
    })
    expect(policy).toMatchObject({ revision: '1', default: false, waitlistPolicy: { capacity: 10 } })
    expect(policy.participantsPolicy?.maxParticipantsPerBooking).toBe(1)
    expect([policy.id, policy.createdByAppId]).not.toContain(nowhere)
  })

  it('stores fees in the currency of the business, and sorts by lowest rank by default', async () => {
    const windows = [{ startInMinutes: 60, amount: { value: '500', currency: 'USD' } }]
    const policy = await aPolicy(yen.admin, {
      ...fee(...windows),
      staffSortingPolicy: { sortingMethodType: 'RANKING' },
    })
    expect(policy.cancellationFeePolicy?.cancellationWindows).toEqual([
      { startInMinutes: 60, amount: { value: '500', currency: 'JPY' } },
    ])
    expect(policy.staffSortingPolicy?.rankingOptions).toEqual({ order: 'LOWEST_TO_HIGHEST' })
  })

  it('publishes one event and records who created it', async () => {
    const policy = await aPolicy(admin, { name: 'News' })
    expect(await listEvents(test, policy.id)).toEqual([
      {
        entity_fqdn: 'wix.bookings.v1.booking_policy',
        slug: 'created',
        sequence: 1,
        payload: { createdEvent: { entity: policy } },
      },
    ])
    expect(await listAuditEntries(test, policy.id)).toEqual(['createBookingPolicy News'])
  })

  it('refuses BOTH_LATE_AND_AFTER_START_POLICIES_NOT_ALLOWED and INVALID_BOOKING_WINDOW together', async () => {
    const answer = await refused({
      limitLateBookingPolicy: { enabled: true, latestBookingInMinutes: 60 },
      limitEarlyBookingPolicy: { enabled: true, earliestBookingInMinutes: 60 },
      bookAfterStartPolicy: { enabled: true },
    })
    expect(answer).toEqual([
      'bookingPolicy.bookAfterStartPolicy: BOTH_LATE_AND_AFTER_START_POLICIES_NOT_ALLOWED',
      'bookingPolicy.limitEarlyBookingPolicy.earliestBookingInMinutes: INVALID_BOOKING_WINDOW',
    ])
  })

  it('refuses CANCELLATION_FEE_WITHOUT_CREDIT_CARD, CANCELLATION_FEE_WITHOUT_DESCRIPTION, EMPTY_CANCELLATION_WINDOWS_LIST', async () => {
    expect(await refused({ cancellationFeePolicy: { enabled: true } })).toEqual([
      'bookingPolicy.cancellationFeePolicy: CANCELLATION_FEE_WITHOUT_CREDIT_CARD',
      'bookingPolicy.cancellationFeePolicy: CANCELLATION_FEE_WITHOUT_DESCRIPTION',
      'bookingPolicy.cancellationFeePolicy.cancellationWindows: EMPTY_CANCELLATION_WINDOWS_LIST',
    ])
  })

  it('refuses INVALID_CANCELLATION_WINDOWS_ORDER if a closer window comes first', async () => {
    const [near, far] = [
      { startInMinutes: 60, percentage: '50' },
      { startInMinutes: 600, percentage: '10' },
    ]
    expect(await refused(fee(near, far))).toEqual([
      'bookingPolicy.cancellationFeePolicy.cancellationWindows: INVALID_CANCELLATION_WINDOWS_ORDER',
    ])
    expect(await aPolicy(admin, fee(far, near))).toMatchObject(fee(far, near))
    // Without a start it holds from the booking on.
    expect(await aPolicy(admin, fee({ percentage: '10' }, near))).toBeTruthy()
  })

  it.each([
    [{ startInMinutes: 60 }, ''],
    [{ startInMinutes: 60, percentage: '10', amount: { value: '5' } }, ''],
    [{ startInMinutes: 60, percentage: '0' }, '.percentage'],
    [{ startInMinutes: 60, percentage: '100.5' }, '.percentage'],
    [{ startInMinutes: 60, percentage: '1.005' }, '.percentage'],
    [{ startInMinutes: 60, percentage: 'ten' }, '.percentage'],
    [{ startInMinutes: 60, amount: { value: '0.00' } }, '.amount.value'],
    [{ startInMinutes: 60, amount: { value: '1.005' } }, '.amount.value'],
  ])('refuses the fee %j', async (window, field) => {
    expect(await refused(fee(window))).toEqual([
      `bookingPolicy.cancellationFeePolicy.cancellationWindows[0]${field}: FORMAT`,
    ])
  })

  it('refuses INTAKE_FORM_ID_REQUIRED and INVALID_COMPLETION_REQUIREMENT_FOR_TIMING', async () => {
    const intake = { enabled: true, timing: 'AFTER_BOOKING', completionRequirement: 'REQUIRED_BEFORE_BOOKING' }
    expect(await refused({ intakeFormPolicy: intake })).toEqual([
      'bookingPolicy.intakeFormPolicy.completionRequirement: INVALID_COMPLETION_REQUIREMENT_FOR_TIMING',
      'bookingPolicy.intakeFormPolicy.formId: INTAKE_FORM_ID_REQUIRED',
    ])
  })

  it('refuses INTAKE_FORM_NOT_FOUND for an unknown form, or one of another business', async () => {
    const loadForm = async ({ siteId }: { siteId: string }) =>
      test.db.selectFrom('forms').select('id').where('site_id', '=', siteId).executeTakeFirstOrThrow()
    const foreign = (await loadForm(yen)).id
    for (const formId of [nowhere, foreign]) {
      expect(await refused({ intakeFormPolicy: { enabled: true, formId } })).toEqual([
        'bookingPolicy.intakeFormPolicy.formId: INTAKE_FORM_NOT_FOUND',
      ])
    }
    const formId = (await loadForm(await aFixture(test))).id
    expect(await refused({ intakeFormPolicy: { enabled: true, formId } })).toHaveLength(1)
  })

  it('refuses INTAKE_FORM_ARCHIVED for a form in the trash', async () => {
    const fixture = await aFixture(test)
    const forms = test.db.updateTable('forms').set({ deleted_at: new Date(test.clock.now()) })
    const { id } = await forms.where('site_id', '=', fixture.siteId).returning('id').executeTakeFirstOrThrow()
    const bookingPolicy = { intakeFormPolicy: { enabled: true, formId: id } }
    expect(listViolations(await fixture.admin.post('/v1/booking-policies', { bookingPolicy }))).toEqual([
      'bookingPolicy.intakeFormPolicy.formId: INTAKE_FORM_ARCHIVED',
    ])
  })

  it('refuses waiting lists, which are not served', async () => {
    const answer = await refused({ waitlistPolicy: { enabled: true, capacity: 3 } })
    expect(answer).toEqual(['bookingPolicy.waitlistPolicy.enabled: WAITLIST_NOT_SERVED'])
  })

  it('refuses minutes below one, a long name and unknown values', async () => {
    const answer = await refused({
      name: 'x'.repeat(401),
      waitlistPolicy: { enabled: true, capacity: 0 },
      staffSortingPolicy: { sortingMethodType: 'BY_MOOD' },
    })
    expect(answer).toEqual([
      'bookingPolicy.name: MAX_LENGTH',
      'bookingPolicy.staffSortingPolicy.sortingMethodType: FORMAT',
      'bookingPolicy.waitlistPolicy.capacity: MIN',
    ])
  })

  it('requires permission for services', async () => {
    expect(readRefusal(await visitor.post('/v1/booking-policies', { bookingPolicy: {} }))).toBe('403 PERMISSION_DENIED')
  })

  it('refuses a card that nothing would ask for', async () => {
    const policy = { name: 'Card', saveCreditCardPolicy: { enabled: true } }
    expect(await refused(policy)).toEqual([
      'bookingPolicy.saveCreditCardPolicy.enabled: CREDIT_CARD_WITHOUT_CANCELLATION_FEE',
    ])
  })
})
