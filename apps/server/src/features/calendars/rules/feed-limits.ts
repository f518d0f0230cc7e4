const hour = 60 * 60 * 1000

/** A studio behind one address may have many calendars, and none of them needs to ask every minute. */
export function feedLimits(network: string) {
  return [{ key: `calendar-feed-network:${network}`, limit: 600, windowMs: hour }]
}
