import type { Operation } from '../../../operation.ts'
import { fail } from '../../../refusal.ts'
import { findSite } from '../../sites/index.ts'
import { findBookingsSettings } from '../store/bookings-settings.ts'
import { bookingsSettingsView } from '../view/bookings-settings.ts'

export const getBookingsSettings: Operation<'getBookingsSettings'> = async ({ actor }, { db }) => {
  const site = (await findSite(db, actor.siteId)) ?? fail('NOT_FOUND')
  return { bookingsSettings: bookingsSettingsView(site, await findBookingsSettings(db, actor.siteId)) }
}
