import type { ErrorCode } from '@kalends/contract'
import type { MemberState } from './known-member.ts'

type Status = MemberState['status']

/** The next status, a refusal, or undefined if nothing changes. */
export type StatusChange = { status: Status } | { refusal: ErrorCode } | undefined

/** Returns the next status of a member. Disconnecting cannot be undone. Source: the table of a member's states. */
export function nextStatus(change: 'approve' | 'block' | 'disconnect', status: Status): StatusChange {
  const wanted = ({ approve: 'APPROVED', block: 'BLOCKED', disconnect: 'OFFLINE' } as const)[change]
  if (status === wanted) return undefined
  return status === 'OFFLINE' ? { refusal: 'MEMBER_IS_OFFLINE' } : { status: wanted }
}

/** Status as stored on contacts. */
export function contactStatus({ status, deleted_at }: { status: Status; deleted_at: string | null }) {
  if (deleted_at !== null) return 'INACTIVE'
  return ({ PENDING: 'APPLICANT', APPROVED: 'ACTIVE', BLOCKED: 'BLOCKED', OFFLINE: 'OFFLINE_ONLY' } as const)[status]
}
