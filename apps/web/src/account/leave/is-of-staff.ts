import { KalendsError } from '@kalends/sdk'

/** Who works here keeps the account they work with. */
export const isOfStaff = (error: unknown): boolean =>
  error instanceof KalendsError &&
  error.fieldViolations.some(({ ruleName }) => ruleName === 'OWNER_OR_CONTRIBUTOR_MEMBER_DELETE_FORBIDDEN')
