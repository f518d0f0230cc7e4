import { describe, expect, it } from 'vitest'
import { listViolations } from '../policies/support/policies.ts'
import { aSite } from '../support/a-site.ts'
import { anAdmin, aVisitor, expected, readRefusal } from '../support/factories.ts'
import { createTestApp } from '../support/index.ts'

const { app, context, db } = await createTestApp()

async function aBusiness() {
  const siteId = await aSite(context)
  const admin = await anAdmin(app, context, siteId)
  const set = (bookingsSettings: object, rest: object = {}) =>
    admin.patch('/v2/bookings-settings', { bookingsSettings, ...rest })
  return { siteId, admin, set }
}

describe('updateBookingsSettings', () => {
  it('changes the given fields, increments the revision and publishes an event', async () => {
    const { siteId, set } = await aBusiness()
    const first = expected(
      await set({ revision: '1', staffSelection: { allowGenderSelection: true } }),
    ).bookingsSettings
    expect(first).toMatchObject({ revision: '2', staffSelection: { allowGenderSelection: true } })
    const ownerFlow = { bookingCreation: { requiredFields: ['PHONE'] } }
    const second = expected(await set({ revision: '2', ownerFlow })).bookingsSettings
    expect(second).toMatchObject({ staffSelection: { allowGenderSelection: true }, ownerFlow })
    const events = await db.selectFrom('events').selectAll().where('site_id', '=', siteId).orderBy('sequence').execute()
    expect(events.map(({ entity_fqdn, slug, sequence }) => [entity_fqdn, slug, sequence])).toEqual([
      ['wix.bookings.v2.bookings_settings', 'updated', 1],
      ['wix.bookings.v2.bookings_settings', 'updated', 2],
    ])
    expect(events[1]?.payload).toMatchObject({ updatedEvent: { currentEntity: { revision: '3' } } })
  })

  it('changes exactly the masked paths in either spelling, and clears missing ones', async () => {
    const { set } = await aBusiness()
    const sent = { cartCheckout: { enabled: true }, staffSelection: { allowGenderSelection: true } }
    const masked = expected(
      await set({ revision: '1', ...sent }, { fieldMask: 'staff_selection.allow_gender_selection' }),
    )
    expect(masked.bookingsSettings).toMatchObject({
      cartCheckout: { enabled: false },
      staffSelection: { allowGenderSelection: true, strategy: 'CUSTOMER_MAY_CHOOSE' },
    })
    const cleared = expected(await set({ revision: '2' }, { fieldMask: ['staffSelection'] }))
    expect(cleared.bookingsSettings.staffSelection.allowGenderSelection).toBe(false)
  })

  it('saves nothing for unknown masked paths', async () => {
    const { set } = await aBusiness()
    const sent = { revision: '1', extendedFields: { namespaces: {} } }
    const masked = expected(await set(sent, { fieldMask: ['=1+1', '../../etc/passwd'] })).bookingsSettings
    expect(Object.keys(masked)).not.toContain('')
    expect(expected(await set({ revision: '2', cartCheckout: { enabled: false } })).bookingsSettings.revision).toBe('3')
  })

  it('refuses every value that would have no effect, all at once, naming the fields', async () => {
    const { admin, set } = await aBusiness()
    const unserved = {
      cartCheckout: { enabled: true },
      multiServiceAppointments: { enabled: true },
      displayTimeZone: { customerCanChange: false, basedOn: 'CUSTOMER_TIME_ZONE' },
      notifications: { includePaymentLinks: true },
      staffSelection: { timing: 'AFTER_SLOT_SELECTION', strategy: 'CUSTOMER_CANNOT_CHOOSE' },
      locationSelection: { timing: 'AFTER_SLOT_SELECTION' },
      doubleBookingHandling: { autoDeclineAndRefundEnabled: false },
    }
    expect(listViolations(await set({ revision: '1', ...unserved }))).toEqual([
      'bookingsSettings.cartCheckout.enabled: NOT_SERVED',
      'bookingsSettings.displayTimeZone.basedOn: NOT_SERVED',
      'bookingsSettings.displayTimeZone.customerCanChange: NOT_SERVED',
      'bookingsSettings.doubleBookingHandling.autoDeclineAndRefundEnabled: NOT_SERVED',
      'bookingsSettings.locationSelection.timing: NOT_SERVED',
      'bookingsSettings.multiServiceAppointments.enabled: NOT_SERVED',
      'bookingsSettings.notifications.includePaymentLinks: NOT_SERVED',
      'bookingsSettings.staffSelection.strategy: NOT_SERVED',
      'bookingsSettings.staffSelection.timing: NOT_SERVED',
    ])
    const { bookingsSettings } = expected(await admin.get('/v2/settings'))
    expect(readRefusal(await set(bookingsSettings))).toBe('200')
  })

  it('ignores read-only fields', async () => {
    const { siteId, set } = await aBusiness()
    const readOnlyFields = {
      id: siteId,
      createdDate: '2001-01-01T00:00:00.000Z',
      siteProperties: { timeZone: 'Asia/Tokyo' },
    }
    const { bookingsSettings } = expected(await set({ revision: '1', ...readOnlyFields, features: {} }))
    expect(bookingsSettings.siteProperties.timeZone).toBe('Europe/Berlin')
    expect(bookingsSettings.createdDate).not.toBe(readOnlyFields.createdDate)
  })

  it('requires the current revision: REVISION_MISMATCH', async () => {
    const { set } = await aBusiness()
    expect(readRefusal(await set({ cartCheckout: { enabled: false } }))).toBe('400 bookingsSettings.revision')
    const both = await Promise.all([set({ revision: '1', cartCheckout: {} }), set({ revision: '1', cartCheckout: {} })])
    expect(both.map(readRefusal).sort()).toEqual(['200', '409 REVISION_MISMATCH'])
  })

  it('requires permission for settings', async () => {
    const { siteId } = await aBusiness()
    const visitor = await aVisitor(app, siteId)
    const answer = await visitor.patch('/v2/bookings-settings', { bookingsSettings: { revision: '1' } })
    expect(readRefusal(answer)).toBe('403 PERMISSION_DENIED')
  })
})
