import { isRefusal } from '../../lib/refusal.ts'

/** Who works here keeps the account they work with. */
export const isOfStaff = (error: unknown): boolean =>
  isRefusal(error) &&
  error.fieldViolations.some(({ ruleName }) => ruleName === 'OWNER_OR_CONTRIBUTOR_MEMBER_DELETE_FORBIDDEN')
