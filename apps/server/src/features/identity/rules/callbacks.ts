/** What a sign-in client has registered. */
export type Registered = { redirectUris: readonly string[]; allowedOrigins: readonly string[] }

/** Whether codes may be sent to this address: registered letter by letter. Source: RFC 9700 §2.1. */
export function isRegisteredRedirect(client: Registered, uri: string): boolean {
  return client.redirectUris.includes(uri)
}

/** Whether a page of this origin is the client's. */
export function isAllowedOrigin(client: Registered, origin: string): boolean {
  return client.allowedOrigins.includes(origin)
}

/**
 * Whether a customer may be sent to this address: a page of a domain the client has registered. In the clear only where
 * the client itself is.
 */
export function isAllowedCallback(client: Registered, address: string): boolean {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username !== '' || url.password !== '') return false
  return client.allowedOrigins.some((origin) => {
    const own = new URL(origin)
    return own.hostname === url.hostname && (url.protocol === 'https:' || own.protocol === 'http:')
  })
}
