/** Whether somebody may be led there: an address of this host, for a link may not send anybody elsewhere. */
export function isOwnAddress(requested: string | null): requested is string {
  return requested !== null && /^\/[^/\\]/.test(requested) && !/[\\\s]|\/\//.test(requested.split('?')[0] ?? '')
}
