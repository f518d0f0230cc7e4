import type { WebhookEventType } from './generated/names.ts'
import type * as addOns from './generated/outputs/add-ons.ts'
import type * as bookings from './generated/outputs/bookings.ts'
import type * as bookingsSettings from './generated/outputs/bookings-settings.ts'
import type * as carts from './generated/outputs/carts.ts'
import type * as categories from './generated/outputs/categories.ts'
import type * as checkouts from './generated/outputs/checkouts.ts'
import type * as forms from './generated/outputs/forms.ts'
import type * as members from './generated/outputs/members.ts'
import type * as orders from './generated/outputs/orders.ts'
import type * as payments from './generated/outputs/payments.ts'
import type * as plans from './generated/outputs/plans.ts'
import type * as policies from './generated/outputs/policies.ts'
import type * as redirects from './generated/outputs/redirects.ts'
import type * as resourceEntities from './generated/outputs/resource-entities.ts'
import type * as resourceTypes from './generated/outputs/resource-types.ts'
import type * as serviceOptions from './generated/outputs/service-options.ts'
import type * as services from './generated/outputs/services.ts'
import type * as sessions from './generated/outputs/sessions.ts'
import type * as signOnPolicy from './generated/outputs/sign-on-policy.ts'
import type * as staffMemberSettings from './generated/outputs/staff-member-settings.ts'
import type * as staffMembers from './generated/outputs/staff-members.ts'
import type * as submissions from './generated/outputs/submissions.ts'

/** Entities by the names that their events carry. */
type Entities = {
  'wix.bookings.v2.booking': bookings.Booking
  'kalends.schedules.v1.session': sessions.Session
  'wix.members.v1.member': members.Member
  'wix.pricing_plans.v2.order': orders.Order
  'wix.ecom.v1.checkout': checkouts.Checkout
  'wix.ecom.v1.cart': carts.Cart
  'wix.forms.v4.submission': submissions.FormSubmission
  'wix.forms.v4.form': forms.Form
  'wix.bookings.services.v2.service': services.Service
  'wix.bookings.catalog.v1.service_options_and_variants': serviceOptions.ServiceOptionsAndVariants
  'wix.addons.v1.add_on': addOns.AddOn
  'wix.bookings.categories.v2.category': categories.Category
  'wix.bookings.v1.booking_policy': policies.BookingPolicy
  'wix.pricing_plans.plan': plans.Plan
  'wix.bookings.staff.v1.staff_member': staffMembers.StaffMember
  'wix.bookings.staff_settings.v1.staff_member_settings': staffMemberSettings.StaffMemberSettings
  'wix.bookings.resources.v2.resource': resourceEntities.Resource
  'wix.bookings.resources.v2.resource_type': resourceTypes.ResourceType
  'wix.bookings.v2.bookings_settings': bookingsSettings.BookingsSettings
  'wix.headless.v1.redirect_session': redirects.RedirectSession
  'wix.iam.signon.v1.sign_on_policy': signOnPolicy.SignOnPolicy
}

type Payment = { payment: payments.Payment }
type PlanOrder = { order: orders.Order }

/** Data of the events that are neither created, updated nor deleted. */
type Actions = {
  'wix.bookings.v2.booking_confirmed': bookings.BookingConfirmed
  'wix.bookings.v2.booking_declined': bookings.BookingDeclined
  'wix.bookings.v2.booking_canceled': bookings.BookingCanceled
  'wix.bookings.v2.booking_rescheduled': bookings.BookingRescheduled
  'wix.bookings.v2.booking_markedAsPending': bookings.BookingMarkedAsPending
  'wix.bookings.v2.booking_number_of_participants_updated': bookings.NumberOfParticipantsUpdated
  'kalends.schedules.v1.session_cancelled': { session: sessions.Session }
  'wix.pricing_plans.v2.order_purchased': PlanOrder
  'wix.pricing_plans.v2.order_started': PlanOrder
  'wix.pricing_plans.v2.order_cycle_started': orders.OrderCycleStarted
  'wix.pricing_plans.v2.order_auto_renew_canceled': PlanOrder
  'wix.pricing_plans.v2.order_canceled': PlanOrder
  'wix.pricing_plans.v2.order_ended': PlanOrder
  'wix.pricing_plans.v2.order_paused': PlanOrder
  'wix.pricing_plans.v2.order_resumed': PlanOrder
  'wix.pricing_plans.v2.order_marked_as_paid': PlanOrder
  'wix.pricing_plans.v2.order_end_date_postponed': PlanOrder
  'kalends.payments.v1.payment_succeeded': Payment
  'kalends.payments.v1.payment_failed': Payment
  'kalends.payments.v1.payment_refunded': Payment
  'kalends.payments.v1.payment_refundFailed': Payment
  'kalends.payments.v1.payment_disputed': Payment
  'wix.ecom.v1.checkout_completed': { checkout: checkouts.Checkout }
  'wix.forms.v4.submission_status_updated': submissions.FormSubmissionStatusUpdatedEvent
  'wix.forms.v4.form_disabled_form': forms.FormDisabled
  'wix.forms.v4.form_enabled_form': forms.FormEnabled
  'wix.bookings.v1.booking_policy_default_booking_policy_set': policies.DefaultBookingPolicySet
  'wix.pricing_plans.plan_plan_archived': plans.PlanArchived
  'wix.pricing_plans.plan_buyer_can_cancel_updated': plans.BuyerCanCancelUpdated
  'wix.bookings.staff.v1.staff_member_fully_created': staffMembers.StaffMemberFullyCreated
  'wix.bookings.staff.v1.staff_member_connected_to_user': staffMembers.StaffMemberConnectedToUser
  'wix.bookings.staff.v1.staff_member_disconnected_from_user': staffMembers.StaffMemberDisconnectedFromUser
  'wix.bookings.staff.v1.staff_member_tags_modified': staffMembers.TagsModified
}

/** Who caused an event. One of the ids is set, that of the type. */
export type WebhookIdentity = {
  identityType: 'UNKNOWN' | 'ANONYMOUS_VISITOR' | 'MEMBER' | 'WIX_USER' | 'APP'
  anonymousVisitorId?: string
  memberId?: string
  wixUserId?: string
  appId?: string
}

type Sender = {
  /** Id of the business. */
  instanceId: string
  identity: WebhookIdentity
  accountInfo?: { siteId?: string }
}

/** What every event says about itself. */
export type WebhookMetadata = Sender & {
  /** Id of the event, the same whenever it is delivered: use it to recognise repeats. */
  id: string
  entityFqdn: string
  slug: string
  entityId: string
  /** ISO 8601. */
  eventTime: string
  triggeredByAnonymizeRequest: boolean
  originatedFrom: string
  /** A whole number as text that grows with each event of the entity. */
  entityEventSequence: string
}

type EntityOf<Fqdn> = Fqdn extends keyof Entities ? Entities[Fqdn] : unknown

type ContentOf<Type extends string> = Type extends keyof Actions
  ? { data: Actions[Type]; metadata: WebhookMetadata }
  : Type extends `${infer Fqdn}_created`
    ? { entity: EntityOf<Fqdn>; metadata: WebhookMetadata }
    : Type extends `${infer Fqdn}_updated`
      ? { entity: EntityOf<Fqdn>; modifiedFields?: Record<string, unknown>; metadata: WebhookMetadata }
      : Type extends `${infer Fqdn}_deleted`
        ? { entity?: EntityOf<Fqdn>; metadata: WebhookMetadata }
        : { data: unknown; metadata: Sender }

/** The event of a test, which the dashboard sends. */
type TestEvent = {
  eventType: 'kalends.webhooks.v1.webhook_tested'
  data: { message: string }
  metadata: WebhookMetadata
}

/** A delivered event: `eventType` tells which fields it has. A newer server may send kinds that are not listed. */
export type WebhookEvent =
  | { [Type in WebhookEventType]: { eventType: Type } & ContentOf<Type> }[WebhookEventType]
  | TestEvent

/** Thrown by readWebhook for a body that must not be trusted. Answer it with 400. */
export class WebhookError extends Error {
  readonly code: 'INVALID_KEY' | 'INVALID_BODY' | 'INVALID_SIGNATURE' | 'EXPIRED'
  constructor(code: WebhookError['code'], message: string) {
    super(message)
    this.name = 'WebhookError'
    this.code = code
  }
}

/** An RSA public key as JSON Web Key (RFC 7517). */
export type WebhookJsonWebKey = { kty: string; n: string; e: string; kid?: string; alg?: string; use?: string }

/** A public key as PEM or JSON Web Key, or a set of the latter. */
export type WebhookPublicKey = string | WebhookJsonWebKey | { keys: readonly WebhookJsonWebKey[] }

/** How far the clocks of sender and receiver may differ, in seconds. */
const toleranceSeconds = 60

/**
 * Verifies the body of a delivery and returns its event. Answer with status 200 at once, and do the work afterwards. An event may arrive
 * more than once: `metadata.id` identifies repeats.
 *
 * @param body  the request's body as text, unchanged
 * @param publicKey  the public key of the business: as PEM, the PEM in base64, a JSON Web Key, or the key set that
 *   `webhooks.getWebhookKeys` returns; several while one replaces the other
 * @param options  `now` in epoch milliseconds, for tests
 * @throws WebhookError if the body was not signed with one of these keys, is damaged or older than an hour
 */
export async function readWebhook(
  body: string,
  publicKey: WebhookPublicKey | readonly WebhookPublicKey[],
  { now = Date.now() }: { now?: number } = {},
): Promise<WebhookEvent> {
  const keys = await Promise.all([publicKey].flat().flatMap(listKeys).map(importKey))
  const parts = body.trim().split('.')
  const [header = '', payload = '', signature = ''] = parts
  if (parts.length !== 3) throw new WebhookError('INVALID_BODY', 'The body is not a signed token')
  if (decodeJson(header)['alg'] !== 'RS256')
    throw new WebhookError('INVALID_SIGNATURE', 'The token is not signed with RS256')
  const [signed, bytes] = [new TextEncoder().encode(`${header}.${payload}`), decodeBase64(signature)]
  const verified = await Promise.all(keys.map((key) => crypto.subtle.verify(algorithm.name, key, bytes, signed)))
  if (!verified.includes(true)) throw new WebhookError('INVALID_SIGNATURE', 'The token was not signed with this key')
  const claims = decodeJson(payload)
  if (typeof claims['exp'] === 'number' && claims['exp'] + toleranceSeconds < now / 1000) {
    throw new WebhookError('EXPIRED', 'The token has expired')
  }
  return toEvent(parseObject(claims['data']))
}

const algorithm = { name: 'RSASSA-PKCS1-v1_5', hash: 'SHA-256' }

const listKeys = (key: WebhookPublicKey): (string | WebhookJsonWebKey)[] =>
  typeof key === 'object' && 'keys' in key ? [...key.keys] : [key]

async function importKey(publicKey: string | WebhookJsonWebKey): Promise<CryptoKey> {
  try {
    if (typeof publicKey === 'object') {
      const { kty, n, e } = publicKey
      return await crypto.subtle.importKey('jwk', { kty, n, e }, algorithm, false, ['verify'])
    }
    const pem = publicKey.includes('-----BEGIN') ? publicKey : new TextDecoder().decode(decodeBase64(publicKey))
    const base64 = pem.replace(/-----[A-Z ]+-----/g, '').replace(/\s/g, '')
    return await crypto.subtle.importKey('spki', decodeBase64(base64), algorithm, false, ['verify'])
  } catch {
    throw new WebhookError('INVALID_KEY', 'The public key is not an RSA key as PEM or JSON Web Key')
  }
}

function toEvent(envelope: Record<string, unknown>): WebhookEvent {
  const { eventType, instanceId, identity, accountInfo, data } = envelope
  const sender = {
    instanceId,
    identity: identity === undefined ? { identityType: 'UNKNOWN' } : parseObject(identity),
    ...(accountInfo === undefined ? {} : { accountInfo }),
  }
  const content = parseObject(data)
  // An event without a slug is its data alone.
  if (typeof content['entityFqdn'] !== 'string') return { eventType, data: content, metadata: sender } as WebhookEvent
  const { createdEvent, updatedEvent, deletedEvent, actionEvent, ...about } = content as Record<
    string,
    Part | undefined
  >
  const metadata = { ...sender, ...about }
  const entity = createdEvent?.['entity'] ?? updatedEvent?.['currentEntity'] ?? deletedEvent?.['deletedEntity']
  const modifiedFields = updatedEvent?.['modifiedFields']
  return {
    eventType,
    ...(entity === undefined ? {} : { entity }),
    ...(modifiedFields === undefined ? {} : { modifiedFields }),
    ...(actionEvent === undefined ? {} : { data: actionEvent['body'] }),
    metadata,
  } as unknown as WebhookEvent
}

type Part = Record<string, unknown>

function parseObject(text: unknown): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(String(text))
    if (typeof value === 'object' && value !== null) return value as Record<string, unknown>
  } catch {
    // Refused below.
  }
  throw new WebhookError('INVALID_BODY', 'The body holds no event')
}

const decodeJson = (part: string) => parseObject(new TextDecoder().decode(decodeBase64(part)))

function decodeBase64(text: string): Uint8Array<ArrayBuffer> {
  try {
    const binary = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
    return Uint8Array.from(binary, (character) => character.charCodeAt(0))
  } catch {
    throw new WebhookError('INVALID_BODY', 'The body is not a signed token')
  }
}
