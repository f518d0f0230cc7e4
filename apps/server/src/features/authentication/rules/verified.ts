import type { MemberState } from './sign-in-step.ts'

/** Returns the changes to a member who verified their address: approved, unless the owner's approval is required. */
export function verifiedChanges(member: { status: MemberState['status']; awaits_approval: boolean }): {
  isVerified: true
  status?: 'APPROVED'
} {
  const isIn = member.status === 'PENDING' && !member.awaits_approval
  return { isVerified: true, ...(isIn ? { status: 'APPROVED' } : {}) }
}
