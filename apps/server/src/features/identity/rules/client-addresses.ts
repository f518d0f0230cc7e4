import type { FieldViolation } from '@kalends/contract'

type Addresses = { redirectUris: readonly string[]; allowedOrigins: readonly string[] }

/** What is wrong with addresses to which codes would be sent. */
export function redirectViolations(uris: readonly string[]): FieldViolation[] {
  return uris.flatMap((uri, index) => {
    const url = webAddress(uri)
    if (url && url.hash === '' && !uri.includes('#') && url.username === '' && url.password === '') return []
    const description = 'must be an http or https address without a fragment'
    return [{ field: `redirectUris[${index}]`, description, violatedRule: 'FORMAT', data: {} }]
  })
}

/** What is wrong with origins on which pages of the client would lie. */
export function originViolations(origins: readonly string[]): FieldViolation[] {
  return origins.flatMap((origin, index) => {
    if (webAddress(origin)?.origin === origin) return []
    const description = 'must be the origin of pages, such as https://shop.example'
    return [{ field: `allowedOrigins[${index}]`, description, violatedRule: 'FORMAT', data: {} }]
  })
}

/** The origins of redirect addresses belong to the client without being named. */
export function withOrigins(redirectUris: readonly string[], more: readonly string[]): string[] {
  return [...new Set([...redirectUris.map((uri) => new URL(uri).origin), ...more])]
}

/** The origins that were named, beside those that came with the redirect addresses. */
export function namedOrigins({ redirectUris, allowedOrigins }: Addresses): string[] {
  const implied = withOrigins(redirectUris, [])
  return allowedOrigins.filter((origin) => !implied.includes(origin))
}

function webAddress(text: string): URL | undefined {
  const url = URL.canParse(text) ? new URL(text) : undefined
  // Its origin goes into a policy, where these would begin something else.
  return url && ['http:', 'https:'].includes(url.protocol) && !/[;,]/.test(url.host) ? url : undefined
}
