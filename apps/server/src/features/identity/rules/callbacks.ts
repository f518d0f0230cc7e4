/** Registered addresses of a OAuth client. */
export type Registered = { redirectUris: readonly string[]; allowedOrigins: readonly string[] }

/** Returns true if a redirect URI is registered exactly. Source: RFC 9700 §2.1. */
export function isRegisteredRedirect(client: Registered, uri: string): boolean {
  return client.redirectUris.includes(uri)
}

/** Returns true if an origin belongs to the client. */
export function isAllowedOrigin(client: Registered, origin: string): boolean {
  return client.allowedOrigins.includes(origin)
}

/**
 * Returns true if a customer may be sent to this address: a page on a registered domain, over plain HTTP only if the
 * client itself uses it.
 */
export function isAllowedCallback(client: Registered, address: string): boolean {
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (!url || !['http:', 'https:'].includes(url.protocol) || url.username !== '' || url.password !== '') return false
  return client.allowedOrigins.some((origin) => {
    const own = new URL(origin)
    return own.hostname === url.hostname && (url.protocol === 'https:' || own.protocol === 'http:')
  })
}
