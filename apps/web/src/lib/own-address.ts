/** Whether somebody may be led there: an address of this host, for a link may not send anybody elsewhere. */
export function isOwnAddress(asked: string | null): asked is string {
  return asked !== null && /^\/[^/\\]/.test(asked) && !/[\\\s]|\/\//.test(asked.split('?')[0] ?? '')
}
