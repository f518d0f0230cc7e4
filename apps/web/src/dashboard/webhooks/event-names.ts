import type { Translate } from '../../lib/translate.tsx'

/** Nouns by the name of the entity in its events. */
const nouns = {
  'wix.bookings.v2.booking': 'booking',
  'wix.bookings.v2.attendance': 'attendance',
  'kalends.schedules.v1.session': 'session',
  'wix.members.v1.member': 'member',
  'wix.pricing_plans.v2.order': 'order',
  'kalends.payments.v1.payment': 'payment',
  'wix.ecom.v1.checkout': 'checkout',
  'wix.ecom.v1.cart': 'cart',
  'wix.forms.v4.submission': 'submission',
  'wix.forms.v4.form': 'form',
  'wix.bookings.services.v2.service': 'service',
  'wix.bookings.catalog.v1.service_options_and_variants': 'variants',
  'wix.addons.v1.add_on': 'addOn',
  'wix.bookings.categories.v2.category': 'category',
  'wix.bookings.v1.booking_policy': 'policy',
  'wix.pricing_plans.plan': 'plan',
  'wix.bookings.staff.v1.staff_member': 'staffMember',
  'wix.bookings.staff_settings.v1.staff_member_settings': 'staffSettings',
  'wix.bookings.resources.v2.resource': 'resource',
  'wix.bookings.resources.v2.resource_type': 'resourceType',
  'wix.bookings.v2.bookings_settings': 'bookingsSettings',
  'wix.headless.v1.redirect_session': 'redirectSession',
  'wix.iam.signon.v1.sign_on_policy': 'signOnPolicy',
} as const
type Noun = (typeof nouns)[keyof typeof nouns]

const slugs = [
  'created',
  'updated',
  'deleted',
  'confirmed',
  'declined',
  'canceled',
  'cancelled',
  'rescheduled',
  'markedAsPending',
  'number_of_participants_updated',
  'purchased',
  'started',
  'cycle_started',
  'auto_renew_canceled',
  'ended',
  'paused',
  'resumed',
  'marked_as_paid',
  'end_date_postponed',
  'succeeded',
  'failed',
  'refunded',
  'refundFailed',
  'disputed',
  'completed',
  'status_updated',
  'disabled_form',
  'enabled_form',
  'default_booking_policy_set',
  'plan_archived',
  'buyer_can_cancel_updated',
  'fully_created',
  'connected_to_user',
  'disconnected_from_user',
  'tags_modified',
] as const

const categoryNotification = 'com.wixpress.bookings.services.api.v1.CategoryNotification'
const testEvent = 'kalends.webhooks.v1.webhook_tested'

// The name of one entity can begin with that of another.
const longestFirst = Object.keys(nouns).toSorted((one, other) => other.length - one.length) as (keyof typeof nouns)[]

function splitType(eventType: string): { noun: Noun; slug: (typeof slugs)[number] | 'notification' } | undefined {
  if (eventType === categoryNotification) return { noun: 'category', slug: 'notification' }
  const fqdn = longestFirst.find((name) => eventType.startsWith(`${name}_`))
  const slug = fqdn && slugs.find((one) => eventType === `${fqdn}_${one}`)
  return slug && { noun: nouns[fqdn], slug }
}

/** Returns what happened in an event, without the noun. */
export function eventAction(t: Translate, eventType: string): string {
  const parts = splitType(eventType)
  return parts ? t(`webhook.slug.${parts.slug}`) : eventType
}

/** Returns the name of an event with its noun; the kind itself if it is unknown. */
export function eventName(t: Translate, eventType: string): string {
  if (eventType === testEvent) return t('webhook.testEvent')
  const parts = splitType(eventType)
  return parts ? `${t(`webhook.noun.${parts.noun}`)}: ${t(`webhook.slug.${parts.slug}`)}` : eventType
}

export type EventGroup = { noun: Noun; eventTypes: string[] }

/** Groups kinds of events by noun, in the order in which they come. Unknown kinds are left out. */
export function groupEvents(eventTypes: readonly string[]): EventGroup[] {
  const groups = new Map<Noun, string[]>()
  for (const eventType of eventTypes) {
    const noun = splitType(eventType)?.noun
    if (noun) groups.set(noun, [...(groups.get(noun) ?? []), eventType])
  }
  return [...groups].map(([noun, ofNoun]) => ({ noun, eventTypes: ofNoun }))
}
