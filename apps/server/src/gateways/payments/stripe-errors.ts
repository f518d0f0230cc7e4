import Stripe from 'stripe'
import { fail } from '../../refusal.ts'

const { errors } = Stripe

/** Names of failures that pages have texts for; others keep Stripe's name in capitals. */
const failureNames: Record<string, string> = {
  card_declined: 'CARD_DECLINED',
  generic_decline: 'CARD_DECLINED',
  expired_card: 'CARD_EXPIRED',
  authentication_required: 'AUTHENTICATION_REQUIRED',
  payment_intent_authentication_failure: 'CHALLENGE_FAILED',
  setup_intent_authentication_failure: 'CHALLENGE_FAILED',
  amount_too_small: 'AMOUNT_TOO_SMALL',
  amount_too_large: 'AMOUNT_TOO_LARGE',
  charge_already_refunded: 'AMOUNT_TOO_LARGE',
  charge_disputed: 'PAYMENT_DISPUTED',
}

type Failure = { code?: string | null | undefined; decline_code?: string | null | undefined }

/** Returns the code of a failure: why the bank declined, if it said so, else what Stripe found. */
export function failureCode({ code, decline_code }: Failure): string {
  const name = decline_code ?? code ?? 'card_declined'
  return (failureNames[name] ?? name.toUpperCase()).slice(0, 100)
}

/** Returns true if Stripe answered that it does not do this, so that nothing happened. */
export function isRefusal(error: unknown): error is Stripe.errors.StripeError {
  return error instanceof errors.StripeInvalidRequestError
}

/** Returns true if Stripe did not accept the key. */
export function isKeyRefusal(error: unknown): error is Stripe.errors.StripeError {
  return error instanceof errors.StripeAuthenticationError || error instanceof errors.StripePermissionError
}

/** Returns true if Stripe has no such object, or the key belongs to another account. */
export function isMissing(error: unknown): boolean {
  return error instanceof errors.StripeInvalidRequestError && error.code === 'resource_missing'
}

/** Ends in PAYMENT_PROVIDER_UNAVAILABLE, with the cause for the log; other errors than Stripe's stay as they are. */
export function throwUnavailable(error: unknown): never {
  if (!(error instanceof errors.StripeError)) throw error
  try {
    return fail('PAYMENT_PROVIDER_UNAVAILABLE')
  } catch (refusal) {
    if (refusal instanceof Error) refusal.cause = describeError(error)
    throw refusal
  }
}

/** What the log may say: no headers and no parameters. */
function describeError({ type, code, statusCode, requestId, message }: Stripe.errors.StripeError): string {
  return [type, code, statusCode, requestId, message].filter(Boolean).join(' ')
}
