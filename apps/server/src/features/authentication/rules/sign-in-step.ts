/** What decides how far a sign-in gets. */
export type MemberState = {
  status: 'PENDING' | 'APPROVED' | 'BLOCKED' | 'OFFLINE'
  awaitsVerification: boolean
  awaitsApproval: boolean
}

/** Next step of a sign-in, as the API spells it. */
export type SignInStep = 'SUCCESS' | 'REQUIRE_EMAIL_VERIFICATION' | 'REQUIRE_OWNER_APPROVAL' | 'STATUS_CHECK'

/**
 * Returns the next step after authentication. Email verification comes before owner approval, so that owners only
 * review verified addresses. The reason of a block is not disclosed.
 */
export function signInStep({ status, awaitsVerification, awaitsApproval }: MemberState): SignInStep {
  if (status === 'BLOCKED' || status === 'OFFLINE') return 'STATUS_CHECK'
  if (awaitsVerification) return 'REQUIRE_EMAIL_VERIFICATION'
  return status === 'PENDING' && awaitsApproval ? 'REQUIRE_OWNER_APPROVAL' : 'SUCCESS'
}

/** Returns true if the member still has to verify their email address. */
export function mustVerifyEmail(member: { status: MemberState['status']; awaits_verification: boolean }): boolean {
  return member.awaits_verification && member.status !== 'BLOCKED' && member.status !== 'OFFLINE'
}
