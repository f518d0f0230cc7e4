import { isRefusal } from '../../lib/refusal.ts'

/** Returns true if the account cannot be deleted because it belongs to the team. */
export const isOfStaff = (error: unknown): boolean =>
  isRefusal(error) &&
  error.fieldViolations.some(({ ruleName }) => ruleName === 'OWNER_OR_CONTRIBUTOR_MEMBER_DELETE_FORBIDDEN')
