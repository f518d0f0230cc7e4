import type { FieldViolation } from '@kalends/contract'

type Addresses = { redirectUris: readonly string[]; allowedOrigins: readonly string[] }

/** Returns the violations of redirect URIs. */
export function redirectViolations(uris: readonly string[]): FieldViolation[] {
  return uris.flatMap((uri, index) => {
    const url = webAddress(uri)
    if (url && url.hash === '' && !uri.includes('#') && url.username === '' && url.password === '') return []
    const description = 'must be an http or https address without a fragment'
    return [{ field: `redirectUris[${index}]`, description, violatedRule: 'FORMAT', data: {} }]
  })
}

/** Returns the violations of origins. */
export function originViolations(origins: readonly string[]): FieldViolation[] {
  return origins.flatMap((origin, index) => {
    if (webAddress(origin)?.origin === origin) return []
    const description = 'must be the origin of pages, such as https://shop.example'
    return [{ field: `allowedOrigins[${index}]`, description, violatedRule: 'FORMAT', data: {} }]
  })
}

/** Adds the origins of the redirect URIs. */
export function withOrigins(redirectUris: readonly string[], more: readonly string[]): string[] {
  return [...new Set([...redirectUris.map((uri) => new URL(uri).origin), ...more])]
}

/** Returns the origins that the redirect URIs do not imply. */
export function namedOrigins({ redirectUris, allowedOrigins }: Addresses): string[] {
  const implied = withOrigins(redirectUris, [])
  return allowedOrigins.filter((origin) => !implied.includes(origin))
}

function webAddress(text: string): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined
  // The origin goes into a CSP header, where these characters are separators.
  return url && ['http:', 'https:'].includes(url.protocol) && !/[;,]/.test(url.host) ? url : undefined
}
