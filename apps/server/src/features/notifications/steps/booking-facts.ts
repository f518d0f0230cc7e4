import type { bookings } from '@kalends/contract'
import type { Context } from '../../../context.ts'
import {
  type BookingRow,
  bookingCalendarFile,
  bookingPrice,
  type CalendarFile,
  conferencingUrl,
  customerStart,
  enteredSessions,
  findBooking,
  isStaffToBeNamed,
  requestedAfterwards,
  signManageToken,
} from '../../bookings/index.ts'
import { findLocations } from '../../business/index.ts'
import { findEmailLanguage } from '../../contacts/index.ts'
import { loadBookable } from '../../services/index.ts'
import { findSite, organizerOf, publicAddress, type SiteRow } from '../../sites/index.ts'
import type { Attachment } from '../store/messages.ts'
import type { Before, BookingFacts } from '../view/booking-facts.ts'

/** Input of messages about a booking, with its calendar file. */
export type MessageFacts = BookingFacts & { site: SiteRow; calendarFile: Attachment }

/**
 * Collects the input of a message. The booking is as in the event, completed from the stored one, with the address that it
 * has now. Undefined if it was erased since.
 */
export async function loadMessageFacts(
  context: Context,
  siteId: string,
  event: {
    booking: bookings.Booking
    message: string | undefined
    before?: Before | undefined
    ended?: BookingFacts['ended']
  },
): Promise<MessageFacts | undefined> {
  const [site, row] = await Promise.all([
    findSite(context.db, siteId),
    findBooking(context.db, siteId, event.booking.id ?? ''),
  ])
  if (!site || !row) return undefined
  const service = await loadBookable(context.db, siteId, row.service_id)
  const { entered, joinUrl, address, manageUrl, staffToBeNamed, calendarFile } = await loadLinks(context, site, row)
  const sessions = entered.filter(({ cancelled }) => !cancelled)
  return {
    site,
    booking: {
      ...event.booking,
      contactDetails: { ...event.booking.contactDetails, email: row.contact_details.email ?? null },
      language: (await chosenLanguage(context, row)) ?? event.booking.language,
    },
    start: row.tag === 'COURSE' ? customerStart(row) : Date.parse(event.booking.startDate ?? row.starts_at),
    end: Date.parse(event.booking.endDate ?? row.ends_at),
    zone: row.time_zone,
    locationZone: await zoneOfLocation(context, site, row.location_id),
    policy: row.policy_snapshot,
    price: service ? bookingPrice(service, row) : undefined,
    conferencingUrl: joinUrl,
    allowMultipleRequests: service?.onlineBooking.allowMultipleRequests === true,
    business: toBusiness(site),
    manageUrl,
    intakeUrl:
      service && requestedAfterwards(service.policy) && !row.intake_submission_id ? `${manageUrl}/form` : undefined,
    againUrl: service && !service.deleted ? `${address}/services/${encodeURIComponent(service.slug)}` : `${address}/`,
    dashboardUrl: `${address}/dashboard/bookings?booking=${row.id}`,
    message: event.message,
    sessions,
    staffToBeNamed,
    ...(event.before ? { before: event.before } : {}),
    ...(event.ended ? { ended: event.ended } : {}),
    now: context.clock.now(),
    calendarFile,
  }
}

/** Returns what the customer's links to a booking are made of, and its calendar file, which has them too. */
export async function loadLinks(context: Context, site: SiteRow, row: BookingRow) {
  const entered = (await enteredSessions(context.db, site.id, [row])).get(row.id) ?? []
  const address = await publicAddress(context, site.id)
  const joinUrl = await conferencingUrl(context.db, row)
  const token = encodeURIComponent(await signManageToken(context, row))
  const manageUrl = `${address}/bookings/${token}`
  const business = await organizerOf(context, site)
  const staffToBeNamed = await isStaffToBeNamed(context.db, row, context.clock.now())
  const shown = { sessions: entered, business, manageUrl, conferencingUrl: joinUrl, staffToBeNamed }
  const file = bookingCalendarFile(row, shown)
  return { entered, address, joinUrl, token, manageUrl, staffToBeNamed, calendarFile: toAttachment(file) }
}

/** The customer's chosen language takes precedence over the booking page's. */
async function chosenLanguage({ db }: Context, row: BookingRow): Promise<string | undefined> {
  const { site_id: siteId, contact_id: contactId, created_by_type } = row
  if (contactId === null) return undefined
  return findEmailLanguage(db, siteId, { contactId, isOwnBooking: created_by_type === 'member' })
}

async function zoneOfLocation({ db }: Context, site: SiteRow, locationId: string | null): Promise<string> {
  const [location] = locationId === null ? [] : await findLocations(db, site.id, [locationId])
  return location?.time_zone ?? site.time_zone
}

function toBusiness(site: SiteRow): BookingFacts['business'] {
  const { name, brand_color, language, time_zone, phone, address } = site
  return { name, color: brand_color, language, timeZone: time_zone, phone, address }
}

function toAttachment({ filename, method, content }: CalendarFile): Attachment {
  return { filename, contentType: `text/calendar; charset=utf-8; method=${method}`, content }
}
