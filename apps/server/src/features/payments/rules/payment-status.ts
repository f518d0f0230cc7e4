export type PaymentStatus = 'CREATED' | 'REQUIRES_ACTION' | 'PROCESSING' | 'SUCCEEDED' | 'FAILED' | 'CANCELED'

const open: readonly PaymentStatus[] = ['CREATED', 'REQUIRES_ACTION', 'PROCESSING']

/** Returns true while the provider may still take the money. */
export function isOpen(status: PaymentStatus): boolean {
  return open.includes(status)
}

/**
 * Returns the status after the provider reported one. Money that was taken always counts, also for a payment that was
 * given up; otherwise a payment that has ended stays as it is.
 */
export function nextStatus(current: PaymentStatus, reported: PaymentStatus): PaymentStatus {
  if (current === 'SUCCEEDED' || reported === 'SUCCEEDED') return 'SUCCEEDED'
  return isOpen(current) ? reported : current
}

const minute = 60_000

/** Returns when to ask the provider about a payment in this status; null once it has ended. */
export function checkAt(status: PaymentStatus, now: number): string | null {
  if (!isOpen(status)) return null
  return new Date(now + (status === 'REQUIRES_ACTION' ? 5 : 1) * minute).toISOString()
}
