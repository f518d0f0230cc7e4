import type { LoaderFunctionArgs } from 'react-router'
import { memberPhotoUrl } from '../../lib/member-photo.ts'
import { memberContext } from '../member.ts'

/** The signed-in member. */
export function loadMe({ context }: LoaderFunctionArgs) {
  const { id, profile, contact, loginEmail, loginEmailVerified } = context.get(memberContext)
  const name = contact?.firstName || profile?.nickname || ''
  const fullName = [contact?.firstName, contact?.lastName].filter(Boolean).join(' ') || name
  return {
    id: id ?? '',
    name,
    fullName,
    email: loginEmail ?? '',
    isVerified: loginEmailVerified === true,
    photoUrl: memberPhotoUrl(profile),
  }
}

export type Me = ReturnType<typeof loadMe>
