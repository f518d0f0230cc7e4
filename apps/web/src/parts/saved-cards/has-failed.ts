/** Returns true if a payment or a card set-up ended without success. */
export const hasFailed = (status: string | undefined): boolean => status === 'FAILED' || status === 'CANCELED'
