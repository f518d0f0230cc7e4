import { attendanceOperations } from './attendance/operations.ts'
import { auditOperations } from './audit/operations.ts'
import { authenticationOperations } from './authentication/operations.ts'
import { availabilityOperations } from './availability/operations.ts'
import { bookingsOperations } from './bookings/operations.ts'
import { businessOperations } from './business/operations.ts'
import { calendarsOperations } from './calendars/operations.ts'
import { captchaOperations } from './captcha/operations.ts'
import { categoriesOperations } from './categories/operations.ts'
import { checkoutsOperations } from './checkouts/operations.ts'
import { commitmentsOperations } from './commitments/operations.ts'
import { couponsOperations } from './coupons/operations.ts'
import { creditsOperations } from './credits/operations.ts'
import { customersOperations } from './customers/operations.ts'
import { formsOperations } from './forms/operations.ts'
import { holdsOperations } from './holds/operations.ts'
import { identityOperations } from './identity/operations.ts'
import { jobsOperations } from './jobs/operations.ts'
import { mediaOperations } from './media/operations.ts'
import { membersOperations } from './members/operations.ts'
import { notificationsOperations } from './notifications/operations.ts'
import type { OperationSpec } from './operation.ts'
import { ordersOperations } from './orders/operations.ts'
import { paymentsOperations } from './payments/operations.ts'
import { plansOperations } from './plans/operations.ts'
import { policiesOperations } from './policies/operations.ts'
import { privacyOperations } from './privacy/operations.ts'
import { retentionOperations } from './privacy/retention-operations.ts'
import { redirectsOperations } from './redirects/operations.ts'
import { resourcesOperations } from './resources/operations.ts'
import { schedulesOperations } from './schedules/operations.ts'
import { servicesOperations } from './services/operations.ts'
import { sessionsOperations } from './sessions/operations.ts'
import { sitesOperations } from './sites/operations.ts'
import { usersOperations } from './users/operations.ts'
import { webhooksOperations } from './webhooks/operations.ts'

/** All operations by noun. The server mounts this table and the client is derived from it. */
export const operations = {
  audit: auditOperations,
  jobs: jobsOperations,
  sites: sitesOperations,
  users: usersOperations,
  media: mediaOperations,
  forms: formsOperations,
  identity: identityOperations,
  members: membersOperations,
  captcha: captchaOperations,
  authentication: authenticationOperations,
  schedules: schedulesOperations,
  business: businessOperations,
  resources: resourcesOperations,
  plans: plansOperations,
  coupons: couponsOperations,
  categories: categoriesOperations,
  policies: policiesOperations,
  payments: paymentsOperations,
  services: servicesOperations,
  availability: availabilityOperations,
  orders: ordersOperations,
  credits: creditsOperations,
  holds: holdsOperations,
  bookings: bookingsOperations,
  attendance: attendanceOperations,
  sessions: sessionsOperations,
  customers: customersOperations,
  checkouts: checkoutsOperations,
  redirects: redirectsOperations,
  calendars: calendarsOperations,
  commitments: commitmentsOperations,
  webhooks: webhooksOperations,
  notifications: notificationsOperations,
  privacy: { ...privacyOperations, ...retentionOperations },
} as const

/** A noun of the contract. */
export type Noun = keyof typeof operations
type OfNoun<N extends Noun> = (typeof operations)[N]
type AllSpecs = { [N in Noun]: OfNoun<N>[keyof OfNoun<N>] }[Noun]

/** The id of an operation. */
export type OperationId = AllSpecs['id']
/** The ids of one noun. */
export type OperationIdOf<N extends Noun> = Extract<keyof OfNoun<N>, OperationId>
/** An operation by its id. */
export type SpecOf<Id extends OperationId> = Extract<AllSpecs, { id: Id }>
/** The input of an operation: path, query and body parameters together. */
export type InputOf<Id extends OperationId> = SpecOf<Id> extends OperationSpec<Id, infer I, infer _O> ? I : never
/** The output of an operation. */
export type OutputOf<Id extends OperationId> = SpecOf<Id> extends OperationSpec<Id, infer _I, infer O> ? O : never

export { alwaysAnswered } from './always-answered.ts'
export * as attendance from './attendance/generated/shapes.ts'
export { type AuditedEntity, auditedEntities } from './audit/entities.ts'
export * as audit from './audit/shapes.ts'
export * as memberFactors from './authentication/factor-shapes.ts'
export * as signOnPolicy from './authentication/generated/policy-shapes.ts'
export * as recovery from './authentication/generated/recovery-shapes.ts'
export * as authentication from './authentication/generated/shapes.ts'
export * as verification from './authentication/generated/verification-shapes.ts'
export * as loginEmail from './authentication/login-email-shapes.ts'
export * as memberPasskeys from './authentication/passkey-shapes.ts'
export * as memberSessions from './authentication/session-shapes.ts'
export { signInCodes } from './authentication/sign-in-codes.ts'
export * as signInMethods from './authentication/sign-in-method-shapes.ts'
export * as eventTimeSlots from './availability/generated/event-time-slot-shapes.ts'
export * as availability from './availability/generated/shapes.ts'
export * as timeSlots from './availability/generated/time-slot-shapes.ts'
export * as availabilityOwn from './availability/own-shapes.ts'
export * as extendedBookings from './bookings/generated/extended-shapes.ts'
export * as bookings from './bookings/generated/shapes.ts'
export * as bookingsOwn from './bookings/own-shapes.ts'
export * as bookingsSettings from './business/generated/settings-shapes.ts'
export * as business from './business/shapes.ts'
export * as calendars from './calendars/shapes.ts'
export * as captcha from './captcha/shapes.ts'
export * as categories from './categories/generated/shapes.ts'
export {
  type ChargeFault,
  type ChargeLimits,
  chargeFault,
  describeChargeFault,
  describeLimits,
  percentageFault,
} from './charge-limits.ts'
export * as carts from './checkouts/generated/cart-shapes.ts'
export * as checkouts from './checkouts/generated/shapes.ts'
export * as checkoutsOwn from './checkouts/own-shapes.ts'
export * as commitments from './commitments/shapes.ts'
export * as common from './common/generated/shapes.ts'
export * as coupons from './coupons/shapes.ts'
export * as credits from './credits/shapes.ts'
export * as customers from './customers/shapes.ts'
export { isEmail, plainEmail, withoutHiddenCharacters } from './email.ts'
export type { Empty } from './empty.ts'
export {
  type ErrorBody,
  type ErrorCode,
  errors,
  type FieldViolation,
  type ViolatedRule,
  violatedRules,
} from './errors.ts'
export * as forms from './forms/generated/shapes.ts'
export * as submissions from './forms/generated/submission-shapes.ts'
export * as holds from './holds/shapes.ts'
export * as identity from './identity/shapes.ts'
export * as jobs from './jobs/shapes.ts'
export { applyMask, type FieldMask, readMask } from './mask.ts'
export * as media from './media/shapes.ts'
export * as defaultPrivacy from './members/generated/default-privacy-shapes.ts'
export * as memberPrivacySettings from './members/generated/privacy-settings-shapes.ts'
export * as members from './members/generated/shapes.ts'
export * as membersOwn from './members/own-shapes.ts'
export {
  computePercentage,
  computeTax,
  decimalText,
  divideRounded,
  isWholeMinor,
  largestMinor,
  type MinorAmount,
  minorDigits,
  minorUnits,
} from './money.ts'
export * as notifications from './notifications/shapes.ts'
export {
  type Access,
  type CallLimit,
  callLimit,
  ignoresUnknownFields,
  type OperationSpec,
  usualBodyLimit,
  usualValueLimit,
} from './operation.ts'
export * as orders from './orders/generated/shapes.ts'
export * as ordersOwn from './orders/own-shapes.ts'
export * as payments from './payments/shapes.ts'
export { type Permission, permissions, type Role, roles } from './permissions.ts'
export * as planBenefits from './plans/generated/benefit-shapes.ts'
export * as pricingPlansSettings from './plans/generated/settings-shapes.ts'
export * as plans from './plans/generated/shapes.ts'
export * as plansOwn from './plans/own-shapes.ts'
export * as policies from './policies/generated/shapes.ts'
export * as policySnapshots from './policies/generated/snapshot-shapes.ts'
export * as retention from './privacy/retention-shapes.ts'
export * as privacy from './privacy/shapes.ts'
export * as redirects from './redirects/generated/shapes.ts'
export * as redirectsOwn from './redirects/own-shapes.ts'
export * as resourceEntities from './resources/generated/resource-shapes.ts'
export * as staffMemberSettings from './resources/generated/staff-settings-shapes.ts'
export * as staffMembers from './resources/generated/staff-shapes.ts'
export * as resourceTypes from './resources/generated/type-shapes.ts'
export * as resources from './resources/shapes.ts'
export * as schedules from './schedules/shapes.ts'
export * as addOns from './services/generated/add-on-shapes.ts'
export * as catalogSearch from './services/generated/catalog-search-shapes.ts'
export * as serviceOptions from './services/generated/option-shapes.ts'
export * as services from './services/generated/shapes.ts'
export * as servicesOwn from './services/own-shapes.ts'
export * as sessions from './sessions/shapes.ts'
export { allSchemas, type Infer, type JsonSchema, meansAbsentByNull, type Shape, type Timestamp } from './shape.ts'
export * as sites from './sites/shapes.ts'
export * as staffSecurity from './users/security-shapes.ts'
export * as users from './users/shapes.ts'
export {
  categoryNotification,
  type WebhookEventType,
  webhookEventType,
  webhookEventTypes,
} from './webhooks/event-types.ts'
export * as webhooks from './webhooks/shapes.ts'
