/** Business changes can be undone for ten seconds; messages wait that long. */
const timeToUndo = 10_000

/** When a message about a change leaves: the customer's own doing is answered at once. Epoch milliseconds. */
export function leavesAt(occurredAt: number, byBusiness: boolean): number {
  return byBusiness ? occurredAt + timeToUndo : occurredAt
}

/** Whether the business did it: someone who works here, or a key that calls for nobody else. */
export function isByBusiness(initiatedBy: { identityType?: string | null | undefined } | null | undefined): boolean {
  return initiatedBy?.identityType === 'WIX_USER' || initiatedBy?.identityType === 'APP'
}
