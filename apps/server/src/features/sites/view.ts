import type { Infer, sites } from '@kalends/contract'
import type { SiteFacts, SiteRow } from './store.ts'

type Site = Infer<typeof sites.Site>
type SiteSettings = Infer<typeof sites.SiteSettings>

/** Public shape of a site. The first-party client has the site's id. */
export function siteView(row: SiteRow, offers: Pick<Site, 'sendsEmail' | 'takesOnlinePayments'>): Site {
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    tagline: row.tagline,
    description: row.description,
    brandColor: row.brand_color,
    logoUrl: row.logo_url,
    coverUrl: row.cover_url,
    language: row.language,
    languages: row.languages,
    timeZone: row.time_zone,
    currency: row.currency,
    phone: row.phone,
    email: row.email,
    address: row.address,
    holdMinutes: row.hold_minutes,
    requiredContact: row.required_contact as Site['requiredContact'],
    clientId: row.id,
    captcha: row.captcha as Site['captcha'],
    ...offers,
  }
}

/** Settings shape of a site. */
export function settingsView(
  row: SiteRow,
  { hasPrices, businessScheduleId }: SiteFacts,
  operatorUrl: string | undefined,
): SiteSettings {
  const {
    clientId: _theirs,
    captcha: _elsewhere,
    sendsEmail: _public,
    takesOnlinePayments: _payments,
    ...shown
  } = siteView(row, { sendsEmail: false, takesOnlinePayments: false })
  return {
    ...shown,
    currencyFixed: hasPrices,
    slotStepMinutes: row.slot_step_minutes,
    maxHoldsPerVisitor: row.max_holds_per_visitor,
    maxHoldsPerAddress: row.max_holds_per_address,
    maxBookingsPerVisitor: row.max_bookings_per_visitor,
    maxBookingsPerNetwork: row.max_bookings_per_network,
    maxBookingsPerRecipient: row.max_bookings_per_recipient,
    maxSubmissionsPerVisitor: row.max_submissions_per_visitor,
    maxSubmissionsPerNetwork: row.max_submissions_per_network,
    maxEmailsPerRecipient: row.max_emails_per_recipient,
    maxTextsPerNumber: row.max_texts_per_number,
    maxTextsPerNetwork: row.max_texts_per_network,
    maxTextsPerDay: row.max_texts_per_day,
    confirmedUrl: row.confirmed_url,
    pendingUrl: row.pending_url,
    pendingUrlExpiresDate:
      row.pending_url_expires_at === null ? null : new Date(row.pending_url_expires_at).toISOString(),
    operatorUrl: operatorUrl ?? null,
    planEmails: row.plan_emails,
    planNotices: row.plan_notices,
    receiptEmails: row.receipt_emails,
    conferencingTemplate: row.conferencing_template,
    eventsCheckoutTemplate: row.events_checkout_template,
    storesProductTemplate: row.stores_product_template,
    ecomOrderPaymentRequestTemplate: row.ecom_order_payment_request_template,
    businessScheduleId,
    setUpDone: row.set_up_done as SiteSettings['setUpDone'],
    setUpFinished: row.set_up_finished,
  }
}
