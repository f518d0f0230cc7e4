import { signInCodes } from './authentication/sign-in-codes.ts'

const ours = 'Internal errors return 500 without a code, as callers could not act on one.'
const pending =
  'Approval has no status check of its own: a booking that cannot be confirmed or declined gives INVALID_BOOKING_STATUS.'
const engine = 'Availability is always computed by the built-in engine, so exactly one implementer exists.'

const nested = 'Nested forms are not supported: a field with one gives FIELD_SCHEMA_NOT_SUPPORTED.'
const products = 'Forms do not sell products: a field with products gives FIELD_SCHEMA_NOT_SUPPORTED.'
const templates = 'Forms are not created from templates, which could require fields, rules or mappings.'

const captcha = `Registration has its own codes: ${signInCodes.captchaMissing} for a missing captcha, ${signInCodes.captchaFailed} for a wrong one.`
const accounts = 'Codes about platform accounts, which members of a business do not have.'
const registration = `Registration has its own code, ${signInCodes.emailTaken}, and otherwise returns violations that name the field.`

const validations = 'No other app checks orders.'
const giftCards = 'There are no gift cards: a code of one has no effect.'
const shipping = 'Bookings and plans are not shipped.'

const twins = 'An older name; the validation rule that replaced it is sent instead.'

/**
 * Error codes and validation rules of the specification that cannot occur here, each with the reason; `noun/CODE` if
 * other nouns do raise it. All others are raised by a test (`scripts/check-raised.ts`).
 */
export const neverRaised: Readonly<Record<string, string>> = {
  SUBSCRIPTION_SERVICE_NOT_SUPPORTED: 'Services are not paid by the month: saving one gives INVALID_PAYMENT_TYPE.',
  MISSING_NESTED_FORM_IDS: nested,
  NON_EXISTING_NESTED_FORMS: nested,
  NESTED_FORM_FIELDS_MISSING: nested,
  DUPLICATED_PRODUCT_IDS: products,
  MISSING_PRODUCT_NAME: products,
  TEMPLATE_NOT_EXTENDABLE: templates,
  MISSING_FORM_FIELDS: templates,
  MISSING_FORM_RULES: templates,
  MISSING_FORM_CONTACT_MAPPINGS: templates,
  NAMESPACE_DELETED_FORMS_COUNT_EXCEEDED:
    'The number of deleted forms is not limited; each is permanently deleted after thirty days.',
  FAILED_VALIDATING_AVAILABILITY: ours,
  FAILED_GENERATING_TOKEN: ours,
  FAILED_GETTING_SERVICE: ours,
  FAILED_GETTING_BOOKING_FEES: ours,
  FORM_RETRIEVAL_ERROR: ours,
  FAILED_CONFIRMING_NON_PENDING_BOOKING: pending,
  FAILED_DECLINE_NON_PENDING_BOOKING: pending,
  BOOKINGS_SETTINGS_NOT_FOUND: 'Settings are created together with the business.',
  FEATURE_LIMIT_EXCEEDED: 'Features are not limited by a pricing plan.',
  INTAKE_FORM_APP_NOT_INSTALLED: 'Forms are part of the server, not a separately installed app.',
  meta_site_id_missing: 'The token identifies the business.',
  PRICING_PLANS_NOT_INSTALLED: 'Plans are part of the server, not a separately installed app.',
  MISSING_PLAN_ID: 'The address of the call contains the id of the plan.',
  price_missing: twins,
  duration_missing: twins,
  invalid_period_amount: twins,
  free_trial_not_supported: twins,
  INVALID_DURATION_UNIT: twins,
  GIFT_CARD_NOT_FOUND: giftCards,
  GIFT_CARD_CODE_INVALID: giftCards,
  GIFT_CARD_IS_EMPTY: giftCards,
  GIFT_CARD_DISABLED: giftCards,
  GIFT_CARD_EXPIRED: giftCards,
  SELECTED_CARRIER_SERVICE_OPTION_NOT_FOUND: shipping,
  INVALID_SELECTED_CARRIER_SERVICE_OPTION: shipping,
  REDEEM_GIFT_CARD_ERROR: giftCards,
  SUBSCRIPTION_WITH_GIFT_CARD: giftCards,
  GIFT_CARD_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD: giftCards,
  COUPON_CANNOT_BE_USED_TO_PURCHASE_GIFT_CARD: giftCards,
  NO_SELECTED_CARRIER_SERVICE_OPTION: shipping,
  SELECTED_CARRIER_SERVICE_OPTION_NO_LONGER_AVAILABLE: shipping,
  CALCULATION_ERROR: 'An order that cannot be priced is refused with the reason, such as the code of its coupon.',
  VIOLATIONS_WITH_ERROR_SEVERITY: validations,
  FAILED_TO_RETRIEVE_VALIDATIONS_VIOLATIONS: validations,
  PAYMENT_ERROR: 'Orders are paid on the hosted page, after they were made.',
  NO_SAVE_PAYMENT_METHOD_CONFIRMATION: 'Orders are paid on the hosted page, where the customer agrees to save a card.',
  SITE_NOT_ACCEPTING_PAYMENTS: 'PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE says the same.',
  SUBSCRIPTION_WITH_ZERO_TOTAL: 'Plans that renew have a price; a coupon may take all of the first payment off.',
  SITE_IS_A_TEMPLATE: 'A business cannot be a template.',
  INVALID_CUSTOM_FIELD_URL: 'Members have no custom fields: one that is sent is refused by its key.',
  INVALID_CAPTCHA_TOKEN: captcha,
  CAPTCHA_TOKEN_REQUIRED: captcha,
  RECAPTCHA_FAILED: captcha,
  RECAPTCHA_REQUIRED: captcha,
  MISSING_CAPTCHA_TOKEN: captcha,
  UNIMPLEMENTED_FEATURE: 'Operations that are not implemented have no route.',
  IP_ADDRESS_FILTERED: 'IP addresses are rate-limited, not blocked.',
  USER_EMAIL_OFAC_ADDRESS: accounts,
  INVALID_LD_SESSION: accounts,
  COULD_NOT_CREATE_SET_ACCOUNT_USER: accounts,
  INVALID_USER_TYPE: accounts,
  REGISTRATION_TO_EDITORX_NOT_ALLOWED: accounts,
  REENROLLMENT_REQUIRED_BY_ADMIN: accounts,
  TRUSTED_CLIENTS_ONLY: accounts,
  WIX_EMPLOYEE_PASSWORD_LOGIN_NOT_ALLOWED: accounts,
  PROVIDE_TENANT_ID: 'The token identifies the business.',
  INVALID_AUTHENTICATOR_ID: 'No request has an authenticator id: the factor type identifies the factor.',
  UNSUPPORTED_FIELD: registration,
  ATTRIBUTE_NOT_FOUND: registration,
  CLIENT_METADATA_NOT_FOUND: registration,
  DUPLICATE_EMAIL: registration,
  'VALUE\u05b9\u05b9_TOO_SHORT': registration,
  'VALUE\u05b9\u05b9_TOO_LONG': registration,
  VALUE_DID_NOT_MATCH: registration,
  INSUFFICIENT_DEADLINE_BUDGET: 'Requests do not carry a deadline.',
  'authentication/INVALID_ARGUMENT': 'Invalid fields are returned as violations that name them.',
  NO_IMPLEMENTERS_FOUND: engine,
  MULTIPLE_IMPLEMENTERS_FOUND: engine,
  'availability/UNAUTHORIZED_OPERATION':
    'Anyone who can query availability can use every option: none requires a permission.',
}
