/** Returns the path of the hosted page of a checkout. */
export function checkoutPage(checkoutId: string): string {
  return `/checkout/${encodeURIComponent(checkoutId)}`
}
