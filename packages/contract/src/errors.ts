import { signInCodes } from './authentication/sign-in-codes.ts'

/**
 * All application error codes of the server, with their HTTP status and meaning.
 *
 * A code is public and never reused. Statuses follow docs/decisions/0020-http-status-of-error-codes.md:
 * 400 invalid, 401 unknown actor, 403 no permission, 404 not found, 409 conflict of versions or keys,
 * 428 a state or policy forbids it, 429 too many requests.
 */
export const errors = {
  [signInCodes.emailTaken]: { status: 400, meaning: 'An account with this email already exists.' },
  [signInCodes.unknownEmail]: { status: 400, meaning: 'No account has this email.' },
  [signInCodes.captchaMissing]: { status: 400, meaning: 'Solve a CAPTCHA first.' },
  [signInCodes.captchaFailed]: { status: 400, meaning: 'The CAPTCHA was not solved or has already been used.' },
  [signInCodes.wrongPassword]: { status: 400, meaning: 'The password is wrong.' },
  [signInCodes.passwordNotSet]: { status: 400, meaning: 'This account has no password yet or must set a new one.' },
  ACTIVE_SUBSCRIPTION_MEMBER_BLOCK_FORBIDDEN: { status: 403, meaning: 'A member with a paid plan cannot be blocked.' },
  ACTIVE_SUBSCRIPTION_MEMBER_DISCONNECT_FORBIDDEN: {
    status: 403,
    meaning: 'A member with plans that have not ended cannot be disconnected.',
  },
  ADD_ON_CHANGES_NOT_ALLOWED: { status: 428, meaning: 'The add-ons of this booking cannot be changed.' },
  ADD_ON_GROUP_NOT_FOUND: { status: 404, meaning: 'The service has no such add-on group.' },
  ADD_ON_NOT_FOUND: { status: 404, meaning: 'The service has no such add-on.' },
  AMOUNTS_NOT_CHARGEABLE: {
    status: 428,
    meaning: 'There are prices or fees that this payment provider cannot charge. Change them first: they are named.',
  },
  AMOUNT_NOT_CHARGEABLE: {
    status: 428,
    meaning: 'The payment provider cannot charge this amount by card: it is too small, too large or too fine.',
  },
  ATTENDANCES_MISSING_IN_REQUEST: { status: 400, meaning: 'Send at least one attendance record.' },
  ATTENDANCE_NOT_FOUND: { status: 404, meaning: 'The attendance record does not exist.' },
  BOOKINGS_SETTINGS_NOT_FOUND: { status: 404, meaning: 'The booking settings do not exist.' },
  BOOKING_CANNOT_BE_CANCELLED: {
    status: 428,
    meaning: 'The booking policy does not allow cancelling this booking now.',
  },
  BOOKING_HAS_NO_FEES: { status: 428, meaning: 'The policy of this booking has no fees.' },
  BOOKING_MARK_BOOKING_AS_PENDING: {
    status: 428,
    meaning: 'Only a booking that was just created can be marked as pending.',
  },
  BOOKING_NOT_CHARGEABLE: {
    status: 428,
    meaning: 'The booking is free, has no fixed price, was cancelled, or is settled.',
  },
  BOOKING_NOT_FOUND: { status: 404, meaning: 'The booking does not exist or is not yours.' },
  BOOKING_POLICY_NOT_FOUND: { status: 404, meaning: 'The booking policy does not exist.' },
  BOOKING_POLICY_SNAPSHOT_NOT_FOUND: {
    status: 404,
    meaning: 'The booking does not exist, so it has no policy snapshot.',
  },
  BOOKING_POLICY_VIOLATION: { status: 428, meaning: 'The booking policy of the service does not allow this now.' },
  BOOKING_REVISION_MISMATCH: { status: 409, meaning: 'The booking was changed since you read it. Read it again.' },
  BUSINESS_EMAIL_MISSING: { status: 428, meaning: 'The business has no email. Enter one in its settings.' },
  CALLBACK_URL_NOT_ALLOWED: { status: 403, meaning: 'The connected app does not allow this URL.' },
  CAN_NOT_CREATE_BOOKING_WITH_MULTI_SERVICE_BOOKING_INFO: {
    status: 400,
    meaning: 'Create a multi-service booking with its own call.',
  },
  CAN_NOT_SKIP_AVAILABILITY_VALIDATION_IF_RESOURCE_NOT_PROVIDED: {
    status: 400,
    meaning: 'Name the resource to skip the availability check.',
  },
  CATEGORY_LIMIT_REACHED: { status: 428, meaning: 'The maximum number of categories is reached.' },
  CATEGORY_NOT_FOUND: { status: 404, meaning: 'The category does not exist.' },
  CARD_SETUP_NOT_FOUND: { status: 404, meaning: 'No card is being saved under this id.' },
  CHARGE_NOT_FOUND: { status: 404, meaning: 'The charge does not exist.' },
  CHECKOUT_ALREADY_PAID: { status: 428, meaning: 'The checkout was ordered already.' },
  CHECKOUT_CHANGED: { status: 428, meaning: 'The price changed since the checkout was shown. Read it again.' },
  CHECKOUT_IS_COMPLETE: { status: 428, meaning: 'The checkout was ordered and cannot be changed.' },
  CHECKOUT_PAYMENT_ALREADY_IN_PROGRESS: { status: 428, meaning: 'A payment of this checkout is being made.' },
  COMMITMENTS_REMAIN: {
    status: 428,
    meaning: 'Coming bookings or sessions rely on it. Choose what becomes of them with settleCommitments.',
  },
  COMMUNITY_JOIN_IMPOSSIBLE: { status: 428, meaning: 'Member profiles are not public at this business.' },
  CREDIT_BALANCE_NOT_ADJUSTABLE: {
    status: 428,
    meaning: 'An unlimited or expired balance cannot be changed, and not by zero.',
  },
  CREDIT_BALANCE_NOT_FOUND: { status: 404, meaning: 'The balance does not exist.' },
  CREDIT_BALANCE_TOO_LOW: { status: 428, meaning: 'The balance has fewer credits than are to be taken.' },
  CONTACT_DETAILS_CONFLICT: { status: 409, meaning: 'The contact has a different email.' },
  CONTACT_EMAIL_MISSING: {
    status: 428,
    meaning:
      'The customer has no email address; members need one. One that they only signed up with counts once they verify it, or the business saves it in their details.',
  },
  CONTACT_NOT_FOUND: { status: 404, meaning: 'The customer does not exist.' },
  COUPON_CODE_ALREADY_EXISTS: { status: 409, meaning: 'Another coupon has this code.' },
  COUPON_NOT_FOUND: { status: 404, meaning: 'The coupon does not exist.' },
  CSRF_TOKEN_INVALID: { status: 403, meaning: 'The page is out of date. Reload it.' },
  CUSTOMERS_HAVE_ACCOUNTS: {
    status: 428,
    meaning: 'These customers have accounts of their own, which must not become one.',
  },
  CUSTOMER_HAS_ACCOUNT: {
    status: 403,
    meaning: 'This customer has an account: changing the email address needs the permission to edit members.',
  },
  DEFAULT_BOOKING_FORM_NOT_FOUND: { status: 404, meaning: 'The business has no default booking form.' },
  DEFAULT_LOCATION_STAYS: {
    status: 428,
    meaning: 'The main location cannot be closed. Make another location the main one first.',
  },
  DEFAULT_POLICY_CANNOT_BE_DELETED: {
    status: 428,
    meaning: 'The default policy cannot be deleted. Make another policy the default first.',
  },
  DELETED_FIELD_COUNT_OVER_MAX: {
    status: 428,
    meaning: 'The maximum number of deleted fields of this form is reached.',
  },
  DNS_UNAVAILABLE: { status: 428, meaning: 'The name servers did not answer. Try again later.' },
  DUPLICATED_BOOKINGS: { status: 400, meaning: 'The request names a booking twice.' },
  EMAIL_ALREADY_EXISTS: { status: 409, meaning: 'Another member has this email.' },
  EMPTY_ASSIGN_AND_UNASSIGN_LISTS: { status: 400, meaning: 'Name at least one tag to assign or unassign.' },
  EMPTY_CHECKOUT: { status: 400, meaning: 'The checkout has no items.' },
  EMPTY_FORM_INFO: { status: 400, meaning: 'Required answers of the form are missing.' },
  END_OPTIONS_NOT_SUPPORTED: { status: 400, meaning: 'Customers cannot choose the end time of this service.' },
  ERROR_COUPON_DOES_NOT_EXIST: { status: 428, meaning: 'There is no coupon with this code.' },
  ERROR_COUPON_HAS_EXPIRED: { status: 428, meaning: 'The coupon has expired.' },
  ERROR_COUPON_IS_DISABLED: { status: 428, meaning: 'The coupon is not active.' },
  ERROR_COUPON_IS_NOT_ACTIVE_YET: { status: 428, meaning: 'The coupon cannot be used yet.' },
  ERROR_COUPON_LIMIT_PER_CUSTOMER_EXCEEDED: { status: 428, meaning: 'You have used this coupon as often as you can.' },
  ERROR_COUPON_NOT_APPLICABLE_FOR_PLAN: { status: 428, meaning: 'The coupon does not apply to this purchase.' },
  ERROR_COUPON_USAGE_EXCEEDED: { status: 428, meaning: 'The coupon has been used up.' },
  ERROR_INVALID_SUBTOTAL: { status: 400, meaning: 'There is nothing to discount.' },
  FACTOR_ALREADY_ACTIVE: { status: 428, meaning: 'The member already has this factor. Remove it first.' },
  FACTOR_NOT_AVAILABLE: { status: 428, meaning: 'This factor is not available here, or the member does not have it.' },
  FAILED_RESOLVING_CUSTOM_CHOICES: { status: 400, meaning: 'The service has no such option choices.' },
  FAILED_RESOLVING_SCHEDULE: { status: 404, meaning: 'The schedule does not exist.' },
  FAILED_RESOLVING_SESSION: { status: 404, meaning: 'The session does not exist.' },
  FORM_NOT_FOUND: { status: 404, meaning: 'The form does not exist.' },
  FULL_OUT_OF_STOCK: { status: 428, meaning: 'None of the items can be bought any more.' },
  GROUP_NOT_ON_SERVICE: { status: 428, meaning: 'The service has no such add-on group.' },
  HOLD_LIMIT_REACHED: { status: 429, meaning: 'You hold the maximum number of times. Book or release one first.' },
  HOLD_NOT_FOUND: { status: 404, meaning: 'The hold does not exist or is not yours.' },
  IDEMPOTENCY_KEY_REUSED: { status: 409, meaning: 'This Idempotency-Key was used for a different request.' },
  IDEMPOTENT_RESPONSE_TOO_LARGE: {
    status: 409,
    meaning: 'This request was already carried out; its response was too large to store.',
  },
  IDENTICAL_CHOICES: { status: 428, meaning: 'Two variants have the same choices.' },
  INVALID_BOOKING_STATUS: { status: 428, meaning: 'The status of the booking does not allow this.' },
  INVALID_CAPTCHA: { status: 400, meaning: 'The CAPTCHA was not solved.' },
  INVALID_CHOICES: { status: 400, meaning: 'The choices of the participants do not match the service.' },
  INVALID_CREDENTIALS: { status: 401, meaning: 'The email or password is wrong.' },
  INVALID_DATE_FORMAT: { status: 400, meaning: 'A date is not in ISO 8601 format.' },
  INVALID_FLOW_SELECTED_RESOURCES: { status: 400, meaning: 'The selected resource does not offer this service.' },
  INVALID_PRICING_PLAN: { status: 400, meaning: 'The plan does not exist or is archived.' },
  INVALID_RECOVERY_TOKEN: { status: 400, meaning: 'The link to set a password is invalid or has expired.' },
  INVALID_REVISION: { status: 409, meaning: 'The entity was changed since you read it. Read it again.' },
  INVALID_SERVICES_SIZE: { status: 400, meaning: 'Name two to eight services.' },
  INVALID_SERVICE_CHOICES: { status: 400, meaning: 'The service has no such option choices.' },
  INVALID_SETTINGS: { status: 400, meaning: 'These settings contradict each other.' },
  INVALID_WEBHOOK_SIGNATURE: { status: 400, meaning: 'The signature of the message is wrong or too old.' },
  INVALID_TIME_ZONE: { status: 400, meaning: 'The time zone does not exist.' },
  MEMBERS_ONLY_ITEM: { status: 428, meaning: 'Sign in to buy this item.' },
  NO_OPEN_TAKINGS: { status: 428, meaning: 'Nothing was taken since the last daily report.' },
  OWNED_CART_NOT_FOUND: { status: 404, meaning: 'You have no current cart.' },
  PARTIAL_OUT_OF_STOCK: { status: 428, meaning: 'Some of the items cannot be bought any more.' },
  PAYMENT_AMOUNT_CHANGED: {
    status: 428,
    meaning: 'The amount to pay has changed. Look at the price again and pay the new one.',
  },
  PAYMENT_DISPUTED: {
    status: 428,
    meaning: 'The customer contests this payment at their bank. Until the bank decides it cannot be refunded.',
  },
  PAYMENT_EXCEEDS_CHARGE: { status: 428, meaning: 'This is more than is still due.' },
  PAYMENT_IN_PROGRESS: {
    status: 428,
    meaning: 'Another payment of this charge is still being made. Try again in a moment.',
  },
  PAYMENT_METHOD_IN_USE: {
    status: 428,
    meaning:
      'The customer agreed that this card pays the fees of a booking. The card, and the account that has it, can be deleted once the booking is over.',
  },
  PAYMENT_METHOD_NOT_FOUND: { status: 404, meaning: 'The saved card does not exist.' },
  PAYMENT_NOT_FOUND: { status: 404, meaning: 'The payment does not exist.' },
  PAYMENT_NOT_REFUNDABLE: { status: 428, meaning: 'Only a payment that succeeded can be refunded.' },
  PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE: { status: 428, meaning: 'The business does not take payments online.' },
  PAYMENT_PROVIDER_NOT_READY: { status: 428, meaning: 'The business does not take payments online.' },
  PAYMENT_PROVIDER_UNAVAILABLE: {
    status: 428,
    meaning: 'The payment provider did not answer, or did not accept the key of the business. Try again later.',
  },
  RECENT_SIGN_IN_REQUIRED: {
    status: 428,
    meaning: 'Sign in again first; to change a password, its current one does as well.',
  },
  HTTPS_REQUIRED: {
    status: 403,
    meaning: 'Calls by plain HTTP are refused: others can read them on the way. Use the https address.',
  },
  CUSTOMER_HAS_BOOKINGS: { status: 409, meaning: 'The customer has upcoming bookings.' },
  CUSTOMER_HAS_PLANS: { status: 409, meaning: 'The customer has plans that have not ended.' },
  STAFF_ERASE_FORBIDDEN: {
    status: 403,
    meaning: 'People who work here cannot be erased. Remove them from the team first.',
  },
  RECEIPT_NOT_FOUND: { status: 404, meaning: 'The receipt does not exist.' },
  REFUND_EXCEEDS_PAYMENT: { status: 428, meaning: 'This is more than is left of the payment.' },
  SANDBOX_CARD_REFUSED: { status: 400, meaning: 'The sandbox takes test cards only.' },
  SECOND_FACTOR_REQUIRED: { status: 403, meaning: 'The business requires two-step verification. Set it up first.' },
  SIGN_IN_PROVIDER_FAILED: { status: 400, meaning: 'Signing in with the provider failed; `reason` says why.' },
  INVALID_TOKEN: { status: 400, meaning: 'The link is invalid or has expired.' },
  LAST_OWNER_STAYS: { status: 428, meaning: 'A business needs an owner. Make another person an owner first.' },
  LOCATION_NOT_FOUND: { status: 404, meaning: 'The location does not exist.' },
  MAIL_SERVER_MISSING: { status: 428, meaning: 'No mail server is set up, so nothing can be sent.' },
  MAIL_SERVER_OF_OPERATOR: {
    status: 403,
    meaning:
      'The operator of this installation sets the mail server: by its configuration, or because several businesses share it.',
  },
  MAX_END_DATE_EXCEEDS_MAXIMUM: { status: 400, meaning: 'The end is beyond the maximum duration of the service.' },
  MAX_NUMBER_OF_RESOURCE_TYPES_REACHED: {
    status: 428,
    meaning: 'The maximum number of resource types is reached.',
  },
  MEDIA_IN_USE: { status: 428, meaning: 'This picture is in use. Remove it there first.' },
  MEDIA_TYPE_NOT_SUPPORTED: { status: 400, meaning: 'Files of this type are not accepted.' },
  MEMBER_IS_OFFLINE: { status: 428, meaning: 'This member was disconnected permanently.' },
  MEMBER_NOT_FOUND: { status: 404, meaning: 'The member does not exist.' },
  MEMBER_SELF_BLOCK_FORBIDDEN: { status: 403, meaning: 'Members cannot block themselves.' },
  MEMBER_TO_MEMBER_BLOCKED: { status: 403, meaning: 'This member has blocked you.' },
  MESSAGE_NOT_FOUND: { status: 404, meaning: 'The message does not exist.' },
  MESSAGE_OUTDATED: {
    status: 428,
    meaning:
      'What this message says was undone, a newer message about the same booking exists, or the booking has another address.',
  },
  MESSAGE_SECRETS_GONE: {
    status: 428,
    meaning: 'The code or link of this message no longer works and was removed. Request a new one.',
  },
  METHOD_NOT_ALLOWED: { status: 405, meaning: 'This URL does not support the method.' },
  MISSING_ARGUMENTS: { status: 400, meaning: 'Name a service and a date range, or send a cursor.' },
  MISSING_CUSTOM_CHOICES: { status: 400, meaning: 'A choice has no variant.' },
  MISSING_STAFF_VARIANTS: { status: 400, meaning: 'A staff member has no variant.' },
  MULTIPLE_CURRENCIES: { status: 428, meaning: 'All prices must be in the currency of the business.' },
  NEW_PRICE_WITH_WAIVE_CHARGES: {
    status: 400,
    meaning: 'Either waive the charges or send a new price, not both.',
  },
  NOTE_NOT_FOUND: { status: 404, meaning: 'The note does not exist.' },
  NOTHING_TO_UNDO: { status: 428, meaning: 'The last change can no longer be undone.' },
  NOT_ALLOWED_TO_UPDATE_BOOKING_IN_MULTI_SERVICE_BOOKING: {
    status: 428,
    meaning: 'This booking is part of a multi-service booking. Change that one.',
  },
  NOT_FOUND: { status: 404, meaning: 'The entity does not exist.' },
  NOT_PENDING_APPROVAL_SERVICE: { status: 428, meaning: 'Bookings of this service need no approval.' },
  NO_ACTIVE_CHALLENGE: { status: 428, meaning: 'No code of this factor is expected, or it has expired.' },
  NO_OPEN_SPOTS: { status: 428, meaning: 'No resource is available for this booking.' },
  OWNER_MEMBER_BLOCK_FORBIDDEN: { status: 403, meaning: 'The owner of the business cannot be blocked.' },
  PAYLOAD_TOO_LARGE: { status: 413, meaning: 'The request is too large.' },
  PERMISSION_DENIED: { status: 403, meaning: 'You do not have permission to do this.' },
  PERSON_ALREADY_EXISTS: { status: 409, meaning: 'This person is already in the team or invited.' },
  PRICE_CHANGE_NOT_ALLOWED: {
    status: 428,
    meaning:
      'The booking is paid, has to be paid before the visit, or is paid by somebody else’s plan, and cannot change to this price.',
  },
  REDIRECT_TARGET_NOT_CONFIGURED: { status: 428, meaning: 'This installation has no such page.' },
  REFUND_NOT_ALLOWED: { status: 403, meaning: 'You do not have permission to refund this.' },
  REQUESTED_GENDER_NOT_ALLOWED: {
    status: 400,
    meaning: 'This business does not let customers choose staff by gender.',
  },
  REQUEST_TIMEOUT: { status: 408, meaning: 'The request did not arrive in time. Send it again.' },
  RESCHEDULING_NOT_ALLOWED: {
    status: 428,
    meaning: 'The booking policy does not allow rescheduling this booking now.',
  },
  RESOURCE_NOT_FOUND: { status: 404, meaning: 'The resource does not exist.' },
  RESOURCE_TYPE_ALREADY_EXISTS_FOR_NAME: { status: 409, meaning: 'A resource type with this name already exists.' },
  RESOURCE_TYPE_NOT_FOUND: { status: 404, meaning: 'The resource type does not exist.' },
  REVISION_MISMATCH: { status: 409, meaning: 'The entity was changed since you read it. Read it again.' },
  SCHEDULE_CAPACITY_EXCEEDED: { status: 428, meaning: 'The course has fewer spots left.' },
  SCHEDULE_NOT_FOUND: { status: 404, meaning: 'The schedule does not exist.' },
  SENDER_DOMAIN_NOT_FOUND: { status: 404, meaning: 'The business has no sending domain.' },
  SERVICE_DOES_NOT_SUPPORT_PRICING_PLANS: { status: 428, meaning: 'This service cannot be paid with a plan.' },
  SERVICE_NOT_FOUND: { status: 404, meaning: 'The service does not exist.' },
  SERVICE_OPTIONS_ALREADY_EXISTS: { status: 409, meaning: 'The service already has variants.' },
  SERVICE_OPTIONS_NOT_FOUND: { status: 404, meaning: 'The variants do not exist.' },
  SESSION_CAPACITY_EXCEEDED: { status: 428, meaning: 'The class has fewer spots left.' },
  SESSION_HAS_BOOKINGS: {
    status: 428,
    meaning: 'Sessions that would move or be deleted have bookings. Choose what happens to them.',
  },
  SESSION_ID_NOT_PROVIDED: { status: 400, meaning: 'For a course booking, name the session that was attended.' },
  SESSION_NOT_FOUND: { status: 404, meaning: 'The session does not exist.' },
  SITE_MUST_ACCEPT_PAYMENTS: {
    status: 428,
    meaning: 'An item is paid online, but the business does not take payments online.',
  },
  SLOT_HOLD_UNAVAILABLE: { status: 428, meaning: 'The hold has expired and the time was booked by someone else.' },
  SLOT_NOT_AVAILABLE: { status: 428, meaning: 'This time is not available. `rule` says why.' },
  SLOT_NOT_FOUND: { status: 404, meaning: 'This time is not available.' },
  SLUG_ALREADY_EXISTS: { status: 409, meaning: 'This slug is or was in use.' },
  STAFF_INVITE_REQUIRES_ROLE: { status: 400, meaning: 'Name the role of the invited person.' },
  STAFF_MEMBER_ALREADY_CONNECTED: { status: 428, meaning: 'Disconnect this staff member first.' },
  STAFF_MEMBER_NOT_FOUND: { status: 404, meaning: 'The staff member does not exist.' },
  SUBMISSION_NOT_FOUND: { status: 404, meaning: 'The submission does not exist.' },
  SUBSCRIPTION_SERVICE_NOT_SUPPORTED: { status: 428, meaning: 'A service with a monthly price cannot have add-ons.' },
  SUBSCRIPTION_WITH_SEVERAL_LINE_ITEMS: { status: 428, meaning: 'A plan that renews is bought on its own.' },
  THROTTLED_FEATURE: { status: 429, meaning: 'Too many attempts. Try again later.' },
  TOO_MANY_PASSKEYS: { status: 428, meaning: 'The member has the maximum number of passkeys.' },
  UNAUTHENTICATED: { status: 401, meaning: 'The token, key or session is missing, unknown or has expired.' },
  UNAUTHORIZED_OPERATION: { status: 403, meaning: 'You do not have permission to use that flag or status.' },
  UNKNOWN_OPTION_IDS: { status: 400, meaning: 'A variant names an option that the service does not have.' },
  UNKNOWN_STAFF_IDS: { status: 400, meaning: 'A variant names a staff member who does not offer the service.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, meaning: 'Send the body as JSON.' },
  UNSUPPORTED_OPTION_DATA: { status: 428, meaning: 'The option has data that its type does not support.' },
  UNSUPPORTED_OPTION_TYPE: { status: 428, meaning: 'The option type does not exist.' },
  USER_NOT_FOUND: { status: 404, meaning: 'This person is not in the team.' },
  VERIFICATION_FAILED: { status: 400, meaning: 'The code is wrong or has expired.' },
  VALIDATION_FAILURE: { status: 400, meaning: 'The request is invalid.' },
  WEBHOOK_DELIVERY_NOT_FOUND: { status: 404, meaning: 'The delivery does not exist, or is older than 30 days.' },
  WEBHOOK_KEY_LIMIT_REACHED: {
    status: 428,
    meaning: 'The key was replaced several times within an hour. Try again later.',
  },
  WEBHOOK_KEY_NOT_FOUND: { status: 404, meaning: 'There is no key yet: it is created with the first webhook.' },
  WEBHOOK_LIMIT_REACHED: { status: 428, meaning: 'The maximum number of webhooks is reached. Delete one first.' },
  WEBHOOK_NOT_FOUND: { status: 404, meaning: 'The webhook does not exist.' },
  WEBHOOK_PAUSED: { status: 428, meaning: 'The webhook is paused. Resume it first.' },
  already_archived: { status: 428, meaning: 'The plan is archived already.' },
  plan_not_found: { status: 404, meaning: 'The plan does not exist.' },
  set_primary_not_supported: { status: 428, meaning: 'An archived or hidden plan cannot be highlighted.' },
  set_visibility_not_supported: { status: 428, meaning: 'An archived plan cannot be shown or hidden.' },
  BUYER_CANNOT_CANCEL: { status: 403, meaning: 'The plan does not allow members to cancel. Ask the business.' },
  INVALID_END_DATE: { status: 400, meaning: 'The new end must be later than the present one.' },
  MEMBER_REQUIRED: { status: 403, meaning: 'Sign in to buy a plan.' },
  MISSING_BUSINESS_ADDRESS_COUNTRY: { status: 428, meaning: 'Taxes need the country in the address of the business.' },
  MISSING_BUSINESS_ADDRESS_STATE: { status: 428, meaning: 'Taxes need the state in the address of the business.' },
  ONE_TIME_ORDER_CANCEL_IMMEDIATELY_ONLY: {
    status: 428,
    meaning: 'An order with a single payment can only be cancelled immediately.',
  },
  ORDER_ALREADY_CANCELED: { status: 428, meaning: 'The order is already cancelled.' },
  ORDER_ALREADY_ENDED: { status: 428, meaning: 'The order has already ended.' },
  ORDER_ALREADY_PAID: { status: 428, meaning: 'Nothing is owed for this order.' },
  ORDER_BOOKINGS_CHANGED: { status: 409, meaning: 'Other bookings are paid with the order by now. Read them again.' },
  ORDER_IS_NOT_OFFLINE: { status: 428, meaning: 'Only orders paid outside the server can be marked as paid.' },
  ORDER_NOT_FOUND: { status: 404, meaning: 'The order does not exist.' },
  ORDER_NOT_PAUSED: { status: 428, meaning: 'Only a paused order can be resumed.' },
  ORDER_NOT_POSTPONABLE: { status: 428, meaning: 'Only a pending or active order with an end can be postponed.' },
  ORDER_NOT_SUSPENDABLE: { status: 428, meaning: 'The order cannot be paused now; `reason` says why.' },
  accept_payment_feature_missing: { status: 428, meaning: 'The business does not accept online payments yet.' },
  archived_plan: { status: 428, meaning: 'The plan is no longer sold.' },
  buyer_can_not_pick_future_start_date: { status: 428, meaning: 'The plan starts when it is bought.' },
  invalid_start_date: { status: 400, meaning: 'The start date is in the past or too far in the future.' },
  member_not_found: { status: 404, meaning: 'The member does not exist.' },
  purchases_limit_reached: { status: 428, meaning: 'The member has bought the plan as often as allowed.' },
  undefined_not_allowed: { status: 400, meaning: 'Say when the cancellation takes effect.' },
} as const satisfies Record<string, { status: number; meaning: string }>

/** An application error code. */
export type ErrorCode = keyof typeof errors

/** Reasons for refusing a field; `OTHER` comes with a `ruleName`. */
export const violatedRules = [
  'FORMAT',
  'TYPE',
  'MIN_LENGTH',
  'MAX_LENGTH',
  'MIN',
  'MAX',
  'MIN_SIZE',
  'MAX_SIZE',
  'REQUIRED_FIELD',
  'UNKNOWN_FIELD',
  'IMMUTABLE_FIELD',
  'OTHER',
] as const

/** A reason for refusing a field. */
export type ViolatedRule = (typeof violatedRules)[number]

/**
 * A refused field. `description` follows the quoted field name, so it starts with a verb.
 * `data` is always an object, because clients read it without checking.
 */
export interface FieldViolation {
  readonly field: string
  readonly description: string
  readonly violatedRule: ViolatedRule
  readonly ruleName?: string
  readonly data?: Record<string, unknown>
}

/** The body of every response with a status other than 200. */
export interface ErrorBody {
  readonly message: string
  readonly details: {
    readonly applicationError?: {
      readonly code: string
      readonly description: string
      readonly data: Record<string, unknown>
    }
    readonly validationError?: { readonly fieldViolations: readonly FieldViolation[] }
  }
}
