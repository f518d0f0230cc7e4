import { type ErrorCode, signInCodes } from '@kalends/contract'

/** What a caller does about an error, by status; codes of their own below. */
export const curesByStatus: Readonly<Record<number, string>> = {
  400: 'Correct the request. `details.validationError.fieldViolations` names the fields, if any.',
  401: 'Get a new token, or ask the person to sign in again.',
  403: 'Call as somebody who may do this, or with an API key that has the permission.',
  404: 'Check the id and the business it belongs to. What exists but is not yours answers the same.',
  405: 'Use the method that the reference names.',
  408: 'Send the request again, with the same Idempotency-Key.',
  409: 'Read the entity again and repeat the change on what you read.',
  413: 'Send less: fewer entities in a call, or a smaller file.',
  415: 'Send `content-type: application/json`.',
  428: 'Nothing is wrong with the request: show the reason, and offer what is possible now.',
  429: 'Wait as long as `retry-after` says.',
}

/** Codes with a cure that their status does not tell. */
export const cures: Partial<Record<ErrorCode, string>> = {
  [signInCodes.emailTaken]: 'Offer to sign in instead, or to reset the password.',
  [signInCodes.unknownEmail]: 'Offer to sign up.',
  [signInCodes.captchaMissing]: 'Show the CAPTCHA and send its answer with the request.',
  [signInCodes.captchaFailed]: 'Show a new CAPTCHA.',
  [signInCodes.wrongPassword]: 'Ask again, and offer to reset the password.',
  [signInCodes.passwordNotSet]: 'Send the member a link to choose a password.',
  BOOKING_POLICY_VIOLATION:
    '`data` names the rules of the booking policy that forbid it: offer another time, or fewer participants. Staff can book past the policy.',
  CALLBACK_URL_NOT_ALLOWED: 'Add the URL to the connected app in the dashboard, character by character.',
  CHECKOUT_CHANGED: 'Read the checkout, show the new price, and order again.',
  FULL_OUT_OF_STOCK: 'List times again and let the customer choose others.',
  HOLD_LIMIT_REACHED: 'Release a hold with `releaseHold`, or book one of the times.',
  HOLD_NOT_FOUND: 'Hold the time again: holds end after some minutes.',
  IDEMPOTENCY_KEY_REUSED: 'Use a new key for each change, and the same key only to repeat one.',
  IDEMPOTENT_RESPONSE_TOO_LARGE: 'Read what was made: the first request succeeded.',
  MAIL_SERVER_MISSING: 'Set a mail server up in the settings of messages, or with `SMTP_URL`.',
  MESSAGE_SECRETS_GONE: 'Make the message anew: invite the person again, or request another code or link.',
  MULTIPLE_CURRENCIES: 'Send prices in the currency of the business settings.',
  PARTIAL_OUT_OF_STOCK: 'Read the checkout, remove what is marked unavailable, and order the rest.',
  PAYMENT_AMOUNT_CHANGED: 'Ask for the price again, show it, and pay the new amount.',
  PAYMENT_PROVIDER_NOT_READY: 'The owner connects Stripe or the sandbox in Settings → Payments.',
  PAYMENT_PROVIDER_IS_NOT_AVAILABLE_ON_SITE: 'The owner connects Stripe or the sandbox in Settings → Payments.',
  RECENT_SIGN_IN_REQUIRED: 'Send the member through a sign-in and repeat the request within ten minutes of it.',
  REFUND_EXCEEDS_PAYMENT: 'Refund at most what the payment says is left.',
  SESSION_CAPACITY_EXCEEDED: 'List the times again: they say how many spots are left.',
  SLOT_HOLD_UNAVAILABLE: 'List times again and let the customer choose another.',
  SLOT_NOT_AVAILABLE: 'List times again and let the customer choose another.',
  VALIDATION_FAILURE: 'Correct the fields that `details.validationError.fieldViolations` names.',
}
