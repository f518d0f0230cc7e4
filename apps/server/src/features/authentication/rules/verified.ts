import type { MemberState } from './sign-in-step.ts'

type Waiting = { status: MemberState['status']; awaits_approval: boolean }

/** Returns the changes to a member who verified their address: approved, unless the owner's approval is required. */
export function verifiedChanges(member: Waiting): { isVerified: true; status?: 'APPROVED' } {
  return { isVerified: true, ...approvedOnceIn(member) }
}

/** Returns the changes to a member who goes on without verifying it: approved likewise, and still unverified. */
export function unverifiedChanges(member: Waiting): { awaits_verification: false; status?: 'APPROVED' } {
  return { awaits_verification: false, ...approvedOnceIn(member) }
}

const approvedOnceIn = ({ status, awaits_approval }: Waiting): { status?: 'APPROVED' } =>
  status === 'PENDING' && !awaits_approval ? { status: 'APPROVED' } : {}
