import { createContext, type MiddlewareFunction } from 'react-router'
import { findMember, type Member, resumeMember } from '../lib/member.ts'
import { memberPhotoUrl } from '../lib/member-photo.ts'
import { type RequestContext, requestContext } from '../lib/page-context.ts'
import { findCookie } from '../lib/preferences.ts'
import { REDIRECT_COOKIE } from '../lib/return-to-front-end.ts'
import { MEMBER_COOKIE, VISITOR_COOKIE } from '../lib/visitor.ts'

/** The signed-in member, as the site shows them. */
export type SiteMember = {
  id: string
  firstName: string
  lastName: string
  fullName: string
  email: string
  phone: string
  photoUrl: string | null
}

/** Key under which loaders and actions of the site find the signed-in member; null for visitors. */
export const siteMemberContext = createContext<SiteMember | null>(null)

/** Middleware of every page of the site: loads the signed-in member. Makes no call for browsers without our cookies. */
export const loadSiteMember: MiddlewareFunction<Response> = async ({ request, context }, next) => {
  const member = await readMember(context.get(requestContext), request)
  if (member) context.set(siteMemberContext, shownMember(member))
  return next()
}

async function readMember(page: RequestContext, request: Request): Promise<Member | undefined> {
  const isSignedIn = findCookie(request, MEMBER_COOKIE) !== null
  if (!isSignedIn && findCookie(request, VISITOR_COOKIE) === null) return undefined
  const member = await findMember(page)
  // A customer sent by a front end is whoever that front end says.
  return member || !isSignedIn || findCookie(request, REDIRECT_COOKIE) ? member : resumeMember(page)
}

function shownMember({ id, profile, contact, loginEmail }: Member): SiteMember {
  const firstName = contact?.firstName || profile?.nickname || ''
  const lastName = contact?.lastName ?? ''
  const email = contact?.emails?.[0] ?? loginEmail ?? ''
  return {
    id: id ?? '',
    firstName,
    lastName,
    fullName: [firstName, lastName].filter(Boolean).join(' ') || email,
    email,
    phone: contact?.phones?.[0] ?? '',
    photoUrl: memberPhotoUrl(profile),
  }
}
