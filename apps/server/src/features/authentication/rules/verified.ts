import type { Standing } from './sign-in-step.ts'

/** Returns the changes after email verification: approved, unless owner approval is pending. */
export function verifiedChanges(member: { status: Standing['status']; awaits_approval: boolean }): {
  isVerified: true
  status?: 'APPROVED'
} {
  const isIn = member.status === 'PENDING' && !member.awaits_approval
  return { isVerified: true, ...(isIn ? { status: 'APPROVED' } : {}) }
}
