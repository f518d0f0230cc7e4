const ours = 'A failure of ours is answered with 500 and no code: nobody who calls could act on more.'
const pending =
  'An approval asks for no state of its own: what cannot be confirmed or declined is INVALID_BOOKING_STATUS.'
const engine = 'One engine, our own, computes all times: none can be missing, and no two can contend.'

const nested = 'Forms inside forms are not offered: a field that wants one is FIELD_SCHEMA_NOT_SUPPORTED.'
const products = 'Forms sell nothing: a field with products is FIELD_SCHEMA_NOT_SUPPORTED.'
const templates = 'No form is made from a template that would demand fields, rules or mappings of it.'

/**
 * Error codes and validation rules of the facts that nothing can cause here, each with the reason; `noun/CODE` where
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
  INVALID_CAPTCHA: 'No provider of captchas can be set up yet, so none is asked for and a token sent proves nothing.',
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
  NO_IMPLEMENTERS_FOUND: engine,
  MULTIPLE_IMPLEMENTERS_FOUND: engine,
  'availability/UNAUTHORIZED_OPERATION':
    'Whoever may ask for times may ask for all of them: no flag needs a further right.',
}
