/** Returns a redirect URI as it is registered: a path belongs to the page's own origin. */
export const toRedirectUri = (uri: string): string => (uri.startsWith('/') ? location.origin + uri : uri)
