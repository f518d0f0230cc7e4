import { KalendsError } from '@kalends/sdk'

/**
 * Returns true if the API refused the call with a client error; with `statuses`, only for those. Server errors and lost
 * connections are no refusals: a page cannot explain them.
 */
export function isRefusal(error: unknown, ...statuses: readonly number[]): error is KalendsError {
  if (!(error instanceof KalendsError) || error.status >= 500 || error.status === 0) return false
  return statuses.length === 0 || statuses.includes(error.status)
}

/** Narrows a caught error to a refusal and rethrows anything else, so that it reaches the error page. */
export function assertRefusal(error: unknown): asserts error is KalendsError {
  if (!isRefusal(error)) throw error
}

/** Returns true if the payment provider cannot charge the amount of a field. */
export const isAmountLimit = ({ ruleName = '' }: KalendsError['fieldViolations'][number]): boolean =>
  ruleName.startsWith('AMOUNT_')

type Reasons<Reason extends string> = {
  /** By violated rule of the contract. */
  rules?: Readonly<Record<string, Reason>>
  /** By path of the refused field. */
  fields?: Readonly<Record<string, Reason>>
  /** By error code. */
  codes?: Readonly<Record<string, Reason>>
  /** For everything that the tables do not name. */
  fallback: Reason
}

/**
 * Returns the reason a page shows for a refusal: that of the first known field violation, otherwise that of the code.
 * Rethrows what is neither a refusal nor a `FormError`.
 */
export function refusalReason<Reason extends string>(error: unknown, reasons: Reasons<Reason>): Reason {
  if (error instanceof FormError) return error.reason as Reason
  assertRefusal(error)
  const { rules = {}, fields = {}, codes = {}, fallback } = reasons
  for (const { ruleName = '', field } of error.fieldViolations) {
    const reason = rules[ruleName] ?? fields[field]
    if (reason) return reason
  }
  return codes[error.code] ?? fallback
}

/** Whole minutes, at least one, until a throttled call may be repeated; `defaultSeconds` where the API names no time. */
export const retryMinutes = ({ data }: KalendsError, defaultSeconds = 900): number =>
  Math.max(1, Math.ceil(Number(data['retryAfterSeconds'] ?? defaultSeconds) / 60))

/** A form that a page rejects before it calls the API. */
export class FormError<Reason extends string = string> extends Error {
  readonly reason: Reason
  /** Name of the field that is wrong, where one is. */
  readonly field: string | undefined

  constructor(reason: Reason, field?: string) {
    super(reason)
    this.name = 'FormError'
    this.reason = reason
    this.field = field
  }
}
