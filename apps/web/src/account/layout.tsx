import { isRouteErrorResponse, type LoaderFunctionArgs, Outlet, useRouteLoaderData } from 'react-router'
import { FailurePage } from '../parts/failure-page.tsx'
import { Shell } from './frame/shell.tsx'
import { memberContext, requireMember } from './member.ts'

export const middleware = [requireMember]

/** Who is signed in. */
export function loader({ context }: LoaderFunctionArgs) {
  const { profile, contact, loginEmail } = context.get(memberContext)
  return { name: contact?.firstName || profile?.nickname || '', email: loginEmail ?? '' }
}

export type Me = ReturnType<typeof loader>

export const useMe = (): Me => useRouteLoaderData<Me>('account/layout') ?? { name: '', email: '' }

export default function AccountLayout() {
  return (
    <Shell>
      <Outlet />
    </Shell>
  )
}

/** A page that failed keeps the way to the others. */
export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <Shell>
      <FailurePage notFound={isRouteErrorResponse(error) && error.status === 404} />
    </Shell>
  )
}
