/** A key of the server's own work, or one that a caller sent. The database refuses any other. */
export type IdempotencyKey = `server:${string}` | `caller:${string}`
