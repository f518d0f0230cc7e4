/** Business changes can be undone for ten seconds; messages wait that long. */
const timeToUndo = 10_000

/** When a message about a change leaves: the customer's own doing is answered at once. Epoch milliseconds. */
export function messageDueAt(occurredAt: number, byBusiness: boolean): number {
  return byBusiness ? occurredAt + timeToUndo : occurredAt
}

/** Returns true if the business made the change: a staff user, or an API key that acts for no customer. */
export function isByBusiness(initiatedBy: { identityType?: string | null | undefined } | null | undefined): boolean {
  return initiatedBy?.identityType === 'WIX_USER' || initiatedBy?.identityType === 'APP'
}
