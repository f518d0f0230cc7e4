import { signInCodes } from './authentication/sign-in-codes.ts'

/**
 * All application error codes of the server, with their HTTP status and meaning.
 *
 * A code is public and never reused. Statuses follow docs/decisions/0020-http-status-of-error-codes.md:
 * 400 malformed, 401 unknown caller, 403 no right, 404 not there, 409 conflict of versions or keys,
 * 428 a state or policy stands in the way, 429 too many.
 */
export const errors = {
  [signInCodes.emailTaken]: { status: 400, meaning: 'There is an account with this e-mail already.' },
  [signInCodes.unknownEmail]: { status: 400, meaning: 'There is no account with this e-mail.' },
  [signInCodes.captchaMissing]: { status: 400, meaning: 'A captcha has to be solved first.' },
  [signInCodes.captchaFailed]: { status: 400, meaning: 'The captcha was not solved, or counted already.' },
  [signInCodes.wrongPassword]: { status: 400, meaning: 'That is not the password of this account.' },
  [signInCodes.passwordNotSet]: { status: 400, meaning: 'This account has no password yet, or has to set a new one.' },
  ACTIVE_SUBSCRIPTION_MEMBER_BLOCK_FORBIDDEN: { status: 403, meaning: 'A plan of this member is still paid for.' },
  ADD_ON_CHANGES_NOT_ALLOWED: { status: 428, meaning: 'Add-ons of this booking cannot be changed.' },
  ADD_ON_GROUP_NOT_FOUND: { status: 404, meaning: 'The service has no such group of add-ons.' },
  ADD_ON_NOT_FOUND: { status: 404, meaning: 'The service has no such add-on.' },
  ATTENDANCES_MISSING_IN_REQUEST: { status: 400, meaning: 'Send at least one record of attendance.' },
  ATTENDANCE_NOT_FOUND: { status: 404, meaning: 'There is no such record of attendance.' },
  BOOKINGS_SETTINGS_NOT_FOUND: { status: 404, meaning: 'There are no settings.' },
  BOOKING_CANNOT_BE_CANCELLED: {
    status: 428,
    meaning: 'The booking policy does not let this booking be cancelled now.',
  },
  BOOKING_MARK_BOOKING_AS_PENDING: {
    status: 428,
    meaning: 'Only a booking that was just created can be marked as pending.',
  },
  BOOKING_NOT_FOUND: { status: 404, meaning: 'There is no such booking, or it is not yours.' },
  BOOKING_POLICY_NOT_FOUND: { status: 404, meaning: 'There is no such booking policy.' },
  BOOKING_POLICY_SNAPSHOT_NOT_FOUND: {
    status: 404,
    meaning: 'There is no such booking, so no policy it was made under.',
  },
  BOOKING_POLICY_VIOLATION: { status: 428, meaning: 'The booking policy of the service does not allow this now.' },
  BOOKING_REVISION_MISMATCH: { status: 409, meaning: 'The booking was changed since you read it.' },
  CALLBACK_URL_NOT_ALLOWED: { status: 403, meaning: 'The sign-in client does not allow this address.' },
  CAN_NOT_CREATE_BOOKING_WITH_MULTI_SERVICE_BOOKING_INFO: {
    status: 400,
    meaning: 'A package is made by its own call.',
  },
  CAN_NOT_SKIP_AVAILABILITY_VALIDATION_IF_RESOURCE_NOT_PROVIDED: {
    status: 400,
    meaning: 'To pass over availability, name the resource.',
  },
  CATEGORY_LIMIT_REACHED: { status: 428, meaning: 'There are as many categories as there may be.' },
  CATEGORY_NOT_FOUND: { status: 404, meaning: 'There is no such category.' },
  COMMUNITY_JOIN_IMPOSSIBLE: { status: 428, meaning: 'Nobody shows themselves to others here.' },
  CONTACT_DETAILS_CONFLICT: { status: 409, meaning: 'The contact has another e-mail address than the one sent.' },
  CONTACT_NOT_FOUND: { status: 404, meaning: 'There is no such customer.' },
  CSRF_TOKEN_INVALID: { status: 403, meaning: 'The page that sent this is out of date; load it again.' },
  DEFAULT_BOOKING_FORM_NOT_FOUND: { status: 404, meaning: 'There is no default booking form.' },
  DEFAULT_LOCATION_STAYS: { status: 428, meaning: 'The default place stays open; make another one the default first.' },
  DEFAULT_POLICY_CANNOT_BE_DELETED: {
    status: 428,
    meaning: 'The default policy stays; make another one the default first.',
  },
  DELETED_FIELD_COUNT_OVER_MAX: {
    status: 428,
    meaning: 'As many fields were removed from this form as can be remembered.',
  },
  DUPLICATED_BOOKINGS: { status: 400, meaning: 'One booking stands in the request twice.' },
  EMAIL_ALREADY_EXISTS: { status: 409, meaning: 'Another member has this e-mail address.' },
  EMPTY_ASSIGN_AND_UNASSIGN_LISTS: { status: 400, meaning: 'Name tags to add or to remove.' },
  EMPTY_FORM_INFO: { status: 400, meaning: 'Required answers of the form are missing.' },
  END_OPTIONS_NOT_SUPPORTED: { status: 400, meaning: 'This service has no choice of ends.' },
  FACTOR_ALREADY_ACTIVE: { status: 428, meaning: 'The member has this factor already; remove it first.' },
  FACTOR_NOT_AVAILABLE: { status: 428, meaning: 'This factor cannot be used here, or the member does not have it.' },
  FAILED_RESOLVING_CUSTOM_CHOICES: { status: 400, meaning: 'The service has no such choices.' },
  FAILED_RESOLVING_SCHEDULE: { status: 404, meaning: 'There is no such schedule.' },
  FAILED_RESOLVING_SESSION: { status: 404, meaning: 'There is no such session.' },
  FORM_NOT_FOUND: { status: 404, meaning: 'There is no such form.' },
  GROUP_NOT_ON_SERVICE: { status: 428, meaning: 'The service has no such group of add-ons.' },
  HOLD_LIMIT_REACHED: { status: 429, meaning: 'You are keeping as many times as allowed; finish one or let one go.' },
  HOLD_NOT_FOUND: { status: 404, meaning: 'There is no such hold, or it is not yours.' },
  IDEMPOTENCY_KEY_REUSED: { status: 409, meaning: 'This Idempotency-Key was used for another request.' },
  IDEMPOTENT_RESPONSE_TOO_LARGE: {
    status: 409,
    meaning: 'This request was carried out before; its response was too large to be stored.',
  },
  IDENTICAL_CHOICES: { status: 428, meaning: 'Two variants have the same choice.' },
  INVALID_BOOKING_STATUS: { status: 428, meaning: 'The booking is in a state that does not allow this.' },
  INVALID_CAPTCHA: { status: 400, meaning: 'The captcha was not solved.' },
  INVALID_CHOICES: { status: 400, meaning: 'The choices of the participants do not fit the service.' },
  INVALID_CREDENTIALS: { status: 401, meaning: 'That e-mail and password do not belong together.' },
  INVALID_DATE_FORMAT: { status: 400, meaning: 'A date is not written as ISO 8601.' },
  INVALID_FLOW_SELECTED_RESOURCES: { status: 400, meaning: 'The chosen resource does not offer this service.' },
  INVALID_PRICING_PLAN: { status: 400, meaning: 'There is no such plan, or it is archived.' },
  INVALID_RECOVERY_TOKEN: { status: 400, meaning: 'The link to set a password is not valid, or no longer.' },
  INVALID_REVISION: { status: 409, meaning: 'It was changed since you read it.' },
  INVALID_SERVICES_SIZE: { status: 400, meaning: 'Name two to eight services.' },
  INVALID_SERVICE_CHOICES: { status: 400, meaning: 'The service has no such choices.' },
  INVALID_SETTINGS: { status: 400, meaning: 'These settings do not go together.' },
  INVALID_TIME_ZONE: { status: 400, meaning: 'There is no time zone of that name.' },
  SECOND_FACTOR_REQUIRED: { status: 403, meaning: 'Set up a second factor first; the business asks for one.' },
  SIGN_IN_PROVIDER_FAILED: { status: 400, meaning: 'Signing in with somebody else did not work; `reason` says why.' },
  INVALID_TOKEN: { status: 400, meaning: 'The link is not valid, or no longer.' },
  LAST_OWNER_STAYS: { status: 428, meaning: 'Someone has to own the business; make another person owner first.' },
  LOCATION_NOT_FOUND: { status: 404, meaning: 'There is no such location.' },
  MAX_END_DATE_EXCEEDS_MAXIMUM: { status: 400, meaning: 'The end lies beyond the longest length of the service.' },
  MAX_NUMBER_OF_RESOURCE_TYPES_REACHED: {
    status: 428,
    meaning: 'There are as many kinds of resources as there may be.',
  },
  MEDIA_IN_USE: { status: 428, meaning: 'This picture is shown somewhere; take it away there first.' },
  MEDIA_TYPE_NOT_SUPPORTED: { status: 400, meaning: 'Files of this kind are not kept.' },
  MEMBER_IS_OFFLINE: { status: 428, meaning: 'This member was disconnected for good.' },
  MEMBER_NOT_FOUND: { status: 404, meaning: 'There is no such member.' },
  MEMBER_SELF_BLOCK_FORBIDDEN: { status: 403, meaning: 'Nobody blocks themselves.' },
  MEMBER_TO_MEMBER_BLOCKED: { status: 403, meaning: 'This member does not want to be seen by you.' },
  MESSAGE_NOT_FOUND: { status: 404, meaning: 'There is no such message.' },
  METHOD_NOT_ALLOWED: { status: 405, meaning: 'This address answers other methods.' },
  MISSING_ARGUMENTS: { status: 400, meaning: 'Name a service and a range, or a cursor.' },
  MISSING_CUSTOM_CHOICES: { status: 400, meaning: 'A choice has no variant.' },
  MISSING_STAFF_VARIANTS: { status: 400, meaning: 'A person has no variant.' },
  MULTIPLE_CURRENCIES: { status: 428, meaning: 'All prices are in the currency of the business.' },
  NEW_PRICE_WITH_WAIVE_CHARGES: {
    status: 400,
    meaning: 'Either nothing is charged or another price is, not both.',
  },
  NOTE_NOT_FOUND: { status: 404, meaning: 'There is no such note.' },
  NOTHING_TO_UNDO: { status: 428, meaning: 'The last change can no longer be undone.' },
  NOT_ALLOWED_TO_UPDATE_BOOKING_IN_MULTI_SERVICE_BOOKING: {
    status: 428,
    meaning: 'This booking is part of a package; change the package.',
  },
  NOT_FOUND: { status: 404, meaning: 'It is not there.' },
  NOT_PENDING_APPROVAL_SERVICE: { status: 428, meaning: 'Bookings of this service need no approval.' },
  NO_ACTIVE_CHALLENGE: { status: 428, meaning: 'No code of this factor is asked for, or no longer.' },
  NO_OPEN_SPOTS: { status: 428, meaning: 'Nothing is free for this booking.' },
  OWNER_MEMBER_BLOCK_FORBIDDEN: { status: 403, meaning: 'Whoever owns the business is not blocked.' },
  PAYLOAD_TOO_LARGE: { status: 413, meaning: 'The request is larger than this server reads.' },
  PERMISSION_DENIED: { status: 403, meaning: 'You may not do this.' },
  PERSON_ALREADY_EXISTS: { status: 409, meaning: 'This person works here already, or is invited.' },
  PRICE_CHANGE_NOT_ALLOWED: { status: 428, meaning: 'A paid booking cannot move to another price.' },
  REDIRECT_TARGET_NOT_CONFIGURED: { status: 428, meaning: 'This installation has no such page.' },
  REFUND_NOT_ALLOWED: { status: 403, meaning: 'You may not give this back.' },
  REQUESTED_GENDER_NOT_ALLOWED: { status: 400, meaning: 'This business does not let customers choose by gender.' },
  REQUEST_TIMEOUT: { status: 408, meaning: 'The request did not arrive in time. Send it again.' },
  RESCHEDULING_NOT_ALLOWED: { status: 428, meaning: 'The booking policy does not let this booking be moved now.' },
  RESOURCE_NOT_FOUND: { status: 404, meaning: 'There is no such person or room.' },
  RESOURCE_TYPE_ALREADY_EXISTS_FOR_NAME: { status: 409, meaning: 'There is a kind of resource of that name.' },
  RESOURCE_TYPE_NOT_FOUND: { status: 404, meaning: 'There is no such kind of resource.' },
  REVISION_MISMATCH: { status: 409, meaning: 'It was changed since you read it.' },
  SCHEDULE_CAPACITY_EXCEEDED: { status: 428, meaning: 'The course has fewer places left.' },
  SCHEDULE_NOT_FOUND: { status: 404, meaning: 'There is no such schedule.' },
  SERVICE_DOES_NOT_SUPPORT_PRICING_PLANS: { status: 428, meaning: 'Plans cannot pay for this service.' },
  SERVICE_NOT_FOUND: { status: 404, meaning: 'There is no such service.' },
  SERVICE_OPTIONS_ALREADY_EXISTS: { status: 409, meaning: 'The service has variants already.' },
  SERVICE_OPTIONS_NOT_FOUND: { status: 404, meaning: 'There are no such variants.' },
  SESSION_CAPACITY_EXCEEDED: { status: 428, meaning: 'The class has fewer places left.' },
  SESSION_HAS_BOOKINGS: {
    status: 428,
    meaning: 'People have booked sessions that would move or go: say what becomes of their bookings.',
  },
  SESSION_ID_NOT_PROVIDED: { status: 400, meaning: 'A booking of a course needs the session that was attended.' },
  SESSION_NOT_FOUND: { status: 404, meaning: 'There is no such session.' },
  SLOT_HOLD_UNAVAILABLE: { status: 428, meaning: 'The time was kept until just now, and then someone was quicker.' },
  SLOT_NOT_AVAILABLE: { status: 428, meaning: 'This time is taken.' },
  SLOT_NOT_FOUND: { status: 404, meaning: 'This time cannot be had.' },
  SLUG_ALREADY_EXISTS: { status: 409, meaning: 'Another one has or had this address.' },
  STAFF_INVITE_REQUIRES_ROLE: { status: 400, meaning: 'Say what the invited person may do.' },
  STAFF_MEMBER_ALREADY_CONNECTED: { status: 428, meaning: 'Disconnect this staff member first.' },
  STAFF_MEMBER_NOT_FOUND: { status: 404, meaning: 'There is no such staff member.' },
  SUBMISSION_NOT_FOUND: { status: 404, meaning: 'There are no such answers.' },
  SUBSCRIPTION_SERVICE_NOT_SUPPORTED: { status: 428, meaning: 'A service paid by the month offers no add-ons.' },
  THROTTLED_FEATURE: { status: 429, meaning: 'Too many tries; wait a little.' },
  TOO_MANY_PASSKEYS: { status: 428, meaning: 'The member has as many passkeys as can be kept.' },
  UNAUTHENTICATED: { status: 401, meaning: 'The token, key or sign-in is missing, unknown or has run out.' },
  UNAUTHORIZED_OPERATION: { status: 403, meaning: 'You may do this, but not with that flag or status.' },
  UNKNOWN_OPTION_IDS: { status: 400, meaning: 'A variant names an option the service does not have.' },
  UNKNOWN_STAFF_IDS: { status: 400, meaning: 'A variant names a person who does not give the service.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, meaning: 'Send the body as JSON.' },
  UNSUPPORTED_OPTION_DATA: { status: 428, meaning: 'The option carries what its kind has no use for.' },
  UNSUPPORTED_OPTION_TYPE: { status: 428, meaning: 'There is no such kind of option.' },
  USER_NOT_FOUND: { status: 404, meaning: 'This person does not work here.' },
  VERIFICATION_FAILED: { status: 400, meaning: 'The code is not right, or no longer.' },
  VALIDATION_FAILURE: { status: 400, meaning: 'What was sent does not fit together.' },
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
