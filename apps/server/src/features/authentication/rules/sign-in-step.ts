/** What decides how far a sign-in gets. */
export type Standing = {
  status: 'PENDING' | 'APPROVED' | 'BLOCKED' | 'OFFLINE'
  awaitsVerification: boolean
  awaitsApproval: boolean
}

/** How far a sign-in got; the words are the wire's. */
export type SignInStep = 'SUCCESS' | 'REQUIRE_EMAIL_VERIFICATION' | 'REQUIRE_OWNER_APPROVAL' | 'STATUS_CHECK'

/**
 * The step after somebody has shown who they are. The e-mail comes before the owner's word: owners judge people whose
 * address is theirs. Why somebody may not come in is nobody's business but the owner's.
 */
export function signInStep({ status, awaitsVerification, awaitsApproval }: Standing): SignInStep {
  if (status === 'BLOCKED' || status === 'OFFLINE') return 'STATUS_CHECK'
  if (awaitsVerification) return 'REQUIRE_EMAIL_VERIFICATION'
  return status === 'PENDING' && awaitsApproval ? 'REQUIRE_OWNER_APPROVAL' : 'SUCCESS'
}

/** Whether somebody has still to show that their address is theirs. */
export function awaitsEmail(member: { status: Standing['status']; awaits_verification: boolean }): boolean {
  return member.awaits_verification && member.status !== 'BLOCKED' && member.status !== 'OFFLINE'
}
