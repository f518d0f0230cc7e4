import type { MemberState } from './sign-in-step.ts'

/** What is written to somebody who has shown that their address is theirs: in, unless the owner's word is awaited. */
export function verifiedChanges(member: { status: MemberState['status']; awaits_approval: boolean }): {
  isVerified: true
  status?: 'APPROVED'
} {
  const isIn = member.status === 'PENDING' && !member.awaits_approval
  return { isVerified: true, ...(isIn ? { status: 'APPROVED' } : {}) }
}
