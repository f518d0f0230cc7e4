import type { bookingsSettings } from '@kalends/contract'
import type { SiteRow } from '../../sites/index.ts'
import { completeSettings } from '../rules/bookings-settings.ts'
import type { SettingsRow } from '../store/bookings-settings.ts'

/** Events of these settings are published under this name. Source: facts/bookings/bookings-settings.json, events. */
export const bookingsSettingsFqdn = 'wix.bookings.v2.bookings_settings'

/** How the business takes bookings. A business has one of these, so it carries the business's id. */
export function bookingsSettingsView(site: SiteRow, row: SettingsRow | undefined): bookingsSettings.BookingsSettings {
  return {
    ...completeSettings(row?.settings ?? {}),
    id: site.id,
    revision: String(row?.revision ?? 1),
    createdDate: new Date(row?.created_at ?? site.created_at).toISOString(),
    updatedDate: new Date(row?.updated_at ?? site.created_at).toISOString(),
    siteProperties: {
      locale: { languageCode: site.language.split('-')[0] ?? site.language },
      language: site.language.split('-')[0] ?? site.language,
      paymentCurrency: site.currency,
      timeZone: site.time_zone,
      ...(site.email ? { email: site.email } : {}),
      ...(site.phone ? { phone: site.phone } : {}),
      ...(site.address ? { address: { googleFormattedAddress: site.address.slice(0, 255) } } : {}),
      siteDisplayName: site.name,
      businessName: site.name,
    },
    features: {
      ...Object.fromEntries(featureNames.map((name) => [name, { enabled: true }])),
      bookingsReminders: { enabled: false },
      bookingsSmsReminders: { enabled: false },
    },
  }
}

/** Features that are available without limits; online payments need a provider. No reminders are sent. */
const featureNames = [
  'bookingsServiceList',
  'bookingsPayments',
  'bookingsGroups',
  'bookingsCourses',
  'bookingsAppointments',
  'bookingsStaffLimit',
  'anywhereBookingsServiceLimit',
  'anywhereBookingsStaffLimit',
  'anywhereRemoveBrand',
  'anywhereCustomizationWidget',
  'bookingsVideoConferencing',
] as const
