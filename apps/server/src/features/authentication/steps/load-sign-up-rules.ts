import type { Db } from '../../../db/database.ts'
import { findSignOnPolicy, type SignOnPolicyRow } from '../store/policies.ts'

export type SignUpRules = Pick<
  SignOnPolicyRow,
  'requireOwnerApproval' | 'requireEmailVerification' | 'hidesUnknownEmails' | 'minimumPasswordLength'
>

/** What holds until the owner says otherwise. */
export const defaultRules: SignUpRules = {
  requireOwnerApproval: false,
  requireEmailVerification: false,
  hidesUnknownEmails: false,
  minimumPasswordLength: 8,
}

/** Loads the site's sign-up rules. */
export async function loadSignUpRules(db: Db, siteId: string): Promise<SignUpRules> {
  const { requireOwnerApproval, requireEmailVerification, hidesUnknownEmails, minimumPasswordLength } =
    (await findSignOnPolicy(db, siteId)) ?? defaultRules
  return { requireOwnerApproval, requireEmailVerification, hidesUnknownEmails, minimumPasswordLength }
}
