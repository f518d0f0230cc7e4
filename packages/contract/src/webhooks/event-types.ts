/** Every kind of event that Kalends publishes, by the name of its entity. */
const published = {
  'wix.bookings.v2.booking': [
    'created',
    'confirmed',
    'declined',
    'canceled',
    'rescheduled',
    'markedAsPending',
    'number_of_participants_updated',
    'updated',
  ],
  'wix.bookings.v2.attendance': ['deleted'],
  'kalends.schedules.v1.session': ['created', 'updated', 'cancelled'],
  'wix.members.v1.member': ['created', 'updated', 'deleted'],
  'wix.pricing_plans.v2.order': [
    'created',
    'purchased',
    'started',
    'cycle_started',
    'auto_renew_canceled',
    'canceled',
    'ended',
    'paused',
    'resumed',
    'marked_as_paid',
    'end_date_postponed',
    'updated',
  ],
  'kalends.payments.v1.payment': ['succeeded', 'failed', 'refunded', 'refundFailed', 'disputed'],
  'wix.ecom.v1.checkout': ['created', 'updated', 'completed'],
  'wix.ecom.v1.cart': ['created', 'updated', 'deleted'],
  'wix.forms.v4.submission': ['created', 'updated', 'status_updated', 'deleted'],
  'wix.forms.v4.form': ['created', 'updated', 'deleted', 'disabled_form', 'enabled_form'],
  'wix.bookings.services.v2.service': ['created', 'updated', 'deleted'],
  'wix.bookings.catalog.v1.service_options_and_variants': ['created', 'updated', 'deleted'],
  'wix.addons.v1.add_on': ['created', 'updated', 'deleted'],
  'wix.bookings.categories.v2.category': ['created', 'updated', 'deleted'],
  'wix.bookings.v1.booking_policy': ['created', 'updated', 'deleted', 'default_booking_policy_set'],
  'wix.pricing_plans.plan': ['created', 'updated', 'plan_archived', 'buyer_can_cancel_updated'],
  'wix.bookings.staff.v1.staff_member': [
    'created',
    'fully_created',
    'updated',
    'deleted',
    'connected_to_user',
    'disconnected_from_user',
    'tags_modified',
  ],
  'wix.bookings.staff_settings.v1.staff_member_settings': ['updated'],
  'wix.bookings.resources.v2.resource': ['created', 'updated', 'deleted'],
  'wix.bookings.resources.v2.resource_type': ['created', 'updated', 'deleted'],
  'wix.bookings.v2.bookings_settings': ['updated'],
  'wix.headless.v1.redirect_session': ['created'],
  'wix.iam.signon.v1.sign_on_policy': ['updated'],
} as const

/** Name of the legacy notification about categories: an event without a slug, whose data comes without metadata. */
export const categoryNotification = 'com.wixpress.bookings.services.api.v1.CategoryNotification'

type Published = typeof published

/** The kind of an event: the name of its entity, `_`, and its slug. */
export type WebhookEventType =
  | { [Fqdn in keyof Published]: `${Fqdn}_${Published[Fqdn][number]}` }[keyof Published]
  | typeof categoryNotification

/** Every kind of event that a webhook can receive. */
export const webhookEventTypes: readonly WebhookEventType[] = [
  ...Object.entries(published).flatMap(([fqdn, slugs]) => slugs.map((slug) => `${fqdn}_${slug}` as WebhookEventType)),
  categoryNotification,
]

/** Returns the kind of an event from the name of its entity and its slug. */
export function webhookEventType(entityFqdn: string, slug: string): string {
  return entityFqdn === categoryNotification ? entityFqdn : `${entityFqdn}_${slug}`
}
