import type { MemberContact } from './known-member.ts'

type Named = { contact: Pick<MemberContact, 'firstName' | 'lastName'> | null; nickname: string | null }

/** Returns a member's first and last name, or the nickname; empty if neither is known. */
export function memberName({ contact, nickname }: Named): string {
  return [contact?.firstName, contact?.lastName].filter(Boolean).join(' ') || (nickname ?? '')
}
