import { signInCodes } from './authentication/sign-in-codes.ts'

const ours = 'A failure of ours is answered with 500 and no code: nobody who calls could act on more.'
const pending =
  'An approval asks for no state of its own: what cannot be confirmed or declined is INVALID_BOOKING_STATUS.'
const engine = 'One engine, our own, computes all times: none can be missing, and no two can contend.'

const nested = 'Forms inside forms are not offered: a field that wants one is FIELD_SCHEMA_NOT_SUPPORTED.'
const products = 'Forms sell nothing: a field with products is FIELD_SCHEMA_NOT_SUPPORTED.'
const templates = 'No form is made from a template that would demand fields, rules or mappings of it.'

const captcha = `Registration has its own codes: ${signInCodes.captchaMissing} for a missing captcha, ${signInCodes.captchaFailed} for a wrong one.`
const accounts = 'Codes of the accounts of a hosted platform; members of a business have no such thing.'
const told = `Registration has its own code, ${signInCodes.emailTaken}, and otherwise violations that name the field.`

/**
 * Error codes and validation rules of the facts that cannot occur here, each with the reason; `noun/CODE` if
 * other nouns do raise it. Whatever else the facts name is raised by a test (`scripts/check-raised.ts`).
 */
export const neverRaised: Readonly<Record<string, string>> = {
  MISSING_NESTED_FORM_IDS: nested,
  NON_EXISTING_NESTED_FORMS: nested,
  NESTED_FORM_FIELDS_MISSING: nested,
  DUPLICATED_PRODUCT_IDS: products,
  MISSING_PRODUCT_NAME: products,
  TEMPLATE_NOT_EXTENDABLE: templates,
  MISSING_FORM_FIELDS: templates,
  MISSING_FORM_RULES: templates,
  MISSING_FORM_CONTACT_MAPPINGS: templates,
  NAMESPACE_DELETED_FORMS_COUNT_EXCEEDED: 'The trash takes every form; each leaves it by itself after thirty days.',
  FAILED_VALIDATING_AVAILABILITY: ours,
  FAILED_GENERATING_TOKEN: ours,
  FAILED_GETTING_SERVICE: ours,
  FAILED_GETTING_BOOKING_FEES: ours,
  FORM_RETRIEVAL_ERROR: ours,
  FAILED_CONFIRMING_NON_PENDING_BOOKING: pending,
  FAILED_DECLINE_NON_PENDING_BOOKING: pending,
  BOOKINGS_SETTINGS_NOT_FOUND: 'Every business has settings from its first moment on.',
  FEATURE_LIMIT_EXCEEDED: 'No feature is sold by the piece: there is no limit of a tariff.',
  INTAKE_FORM_APP_NOT_INSTALLED: 'Forms are part of the server, not installed beside it.',
  SITE_IS_A_TEMPLATE: 'No business serves as a template for others.',
  INVALID_CUSTOM_FIELD_URL: 'Members have no fields of the business’s own: one that is sent is refused by its key.',
  INVALID_CAPTCHA_TOKEN: captcha,
  CAPTCHA_TOKEN_REQUIRED: captcha,
  RECAPTCHA_FAILED: captcha,
  RECAPTCHA_REQUIRED: captcha,
  MISSING_CAPTCHA_TOKEN: captcha,
  UNIMPLEMENTED_FEATURE: 'What is not built is not there: its address is unknown.',
  IP_ADDRESS_FILTERED: 'No address is shut out; tries are counted.',
  USER_EMAIL_OFAC_ADDRESS: accounts,
  INVALID_LD_SESSION: accounts,
  COULD_NOT_CREATE_SET_ACCOUNT_USER: accounts,
  INVALID_USER_TYPE: accounts,
  REGISTRATION_TO_EDITORX_NOT_ALLOWED: accounts,
  REENROLLMENT_REQUIRED_BY_ADMIN: accounts,
  TRUSTED_CLIENTS_ONLY: accounts,
  WIX_EMPLOYEE_PASSWORD_LOGIN_NOT_ALLOWED: accounts,
  PROVIDE_TENANT_ID: 'The token says which business it is.',
  INVALID_AUTHENTICATOR_ID: 'Nobody names an authenticator: the kind of factor says which one is meant.',
  UNSUPPORTED_FIELD: told,
  ATTRIBUTE_NOT_FOUND: told,
  CLIENT_METADATA_NOT_FOUND: told,
  DUPLICATE_EMAIL: told,
  'VALUE\u05b9\u05b9_TOO_SHORT': told,
  'VALUE\u05b9\u05b9_TOO_LONG': told,
  VALUE_DID_NOT_MATCH: told,
  INSUFFICIENT_DEADLINE_BUDGET: 'No call carries a deadline of its caller.',
  'authentication/INVALID_ARGUMENT': 'What is wrong with a field is told as a violation that names it.',
  NO_IMPLEMENTERS_FOUND: engine,
  MULTIPLE_IMPLEMENTERS_FOUND: engine,
  'availability/UNAUTHORIZED_OPERATION':
    'Whoever may ask for times may ask for all of them: no flag needs a further right.',
}
