import { isRouteErrorResponse, type LoaderFunctionArgs, Outlet, useRouteLoaderData } from 'react-router'
import { memberPhotoUrl } from '../lib/member-photo.ts'
import { FailurePage } from '../parts/failure-page.tsx'
import { Shell } from './frame/shell.tsx'
import { memberContext, requireMember } from './member.ts'

export const middleware = [requireMember]

/** The signed-in member. */
export function loader({ context }: LoaderFunctionArgs) {
  const { id, profile, contact, loginEmail } = context.get(memberContext)
  const name = contact?.firstName || profile?.nickname || ''
  const fullName = [contact?.firstName, contact?.lastName].filter(Boolean).join(' ') || name
  return { id: id ?? '', name, fullName, email: loginEmail ?? '', photoUrl: memberPhotoUrl(profile) }
}

export type Me = ReturnType<typeof loader>

export const useMe = (): Me => useRouteLoaderData<Me>('account/layout') ?? noMember

const noMember: Me = { id: '', name: '', fullName: '', email: '', photoUrl: null }

export default function AccountLayout() {
  return (
    <Shell me={useMe()}>
      <Outlet />
    </Shell>
  )
}

/** Failed pages keep the navigation. */
export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <Shell me={useMe()}>
      <FailurePage notFound={isRouteErrorResponse(error) && error.status === 404} />
    </Shell>
  )
}
