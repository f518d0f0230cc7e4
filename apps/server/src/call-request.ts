/** What an operation can read from the request besides its input, and set on the response. */
export type CallRequest = {
  /** Also in the answer's `x-wix-request-id`. */
  id: string
  /** Scheme and host this request came to. For answers to the caller itself, never for messages. */
  origin: string
  /** Network address of the caller. */
  address: string
  userAgent: string | undefined
  /** The page that calls, as browsers name its origin: a page cannot name another. Other callers may write anything. */
  pageOrigin: string | undefined
  /** The Authorization header, for calls that read it themselves. */
  authorization: string | undefined
  /** The header in which a payment provider signs its message. */
  webhookSignature: string | undefined
  /** First language of the caller's `Accept-Language`, if any. */
  language: string | undefined
  /** The last event the caller of a stream has seen, when it comes back after a break. */
  lastEventId: string | undefined
  cookie(name: string): string | undefined
  /** Sets a cookie: httpOnly, SameSite=Lax unless `strict`, secure if the request was. `null` clears it. */
  setCookie(name: string, value: string | null, options?: { maxAgeSeconds?: number; strict?: boolean }): void
}
