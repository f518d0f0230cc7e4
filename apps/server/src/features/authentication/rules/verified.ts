import type { Member } from '../../members/index.ts'

/** What is written to somebody who has shown that their address is theirs: in, unless the owner's word is awaited. */
export function verifiedChanges({ status, awaits_approval }: Pick<Member, 'status' | 'awaits_approval'>): {
  isVerified: true
  status?: 'APPROVED'
} {
  return { isVerified: true, ...(status === 'PENDING' && !awaits_approval ? { status: 'APPROVED' } : {}) }
}
