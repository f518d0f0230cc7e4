const hour = 60 * 60 * 1000

/** Generous: a studio behind one network may subscribe to many calendars. */
export function feedLimits(network: string) {
  return [{ key: `calendar-feed-network:${network}`, limit: 600, windowMs: hour }]
}
