/** An error in the form of Stripe's API. */
export class StripeAnswer extends Error {
  readonly status: number
  readonly error: Record<string, unknown>
  constructor(status: number, error: Record<string, unknown>) {
    super(String(error['message']))
    this.status = status
    this.error = error
  }
}

type Details = { code?: string; param?: string }

export const invalidRequest = (message: string, details: Details = {}, status = 400): StripeAnswer =>
  new StripeAnswer(status, { type: 'invalid_request_error', message, ...details })

export const missing = (kind: string, id: string): StripeAnswer =>
  invalidRequest(`No such ${kind}: '${id}'`, { code: 'resource_missing', param: kind }, 404)
