/** Returns true for paths of this host, so that a link cannot redirect to another one. */
export function isOwnAddress(requested: string | null): requested is string {
  return requested !== null && /^\/[^/\\]/.test(requested) && !/[\\\s]|\/\//.test(requested.split('?')[0] ?? '')
}
