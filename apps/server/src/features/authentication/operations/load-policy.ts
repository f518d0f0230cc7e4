import type { Db } from '../../../db/database.ts'
import { findSignOnPolicy, type SignOnPolicyRow } from '../store/policies.ts'

export type SignUpRules = Pick<
  SignOnPolicyRow,
  'requireOwnerApproval' | 'requireEmailVerification' | 'hidesUnknownEmails' | 'minimumPasswordLength'
>

/** What holds until the owner says otherwise. */
export const unsetRules: SignUpRules = {
  requireOwnerApproval: false,
  requireEmailVerification: false,
  hidesUnknownEmails: false,
  minimumPasswordLength: 8,
}

/** What holds at this business for those who sign up. */
export async function loadSignUpRules(db: Db, siteId: string): Promise<SignUpRules> {
  const { requireOwnerApproval, requireEmailVerification, hidesUnknownEmails, minimumPasswordLength } =
    (await findSignOnPolicy(db, siteId)) ?? unsetRules
  return { requireOwnerApproval, requireEmailVerification, hidesUnknownEmails, minimumPasswordLength }
}
