const hour = 60 * 60 * 1000
const refusal = 'You started many payments in a short time. Try again later.'

/** Limits of payments that a customer starts: enough for mistyped cards, too few for trying out stolen ones. */
export function startLimits(siteId: string, customerId: string, network: string) {
  return [
    { key: `payment:${siteId}:${customerId}`, limit: 30, windowMs: hour, refusal },
    { key: `payment-network:${siteId}:${network}`, limit: 300, windowMs: hour, refusal },
  ]
}
