import { isRouteErrorResponse, Outlet, useRouteLoaderData } from 'react-router'
import { FailurePage } from '../parts/failure-page.tsx'
import type { Me } from './data/load-me.ts'
import { Shell } from './frame/shell.tsx'
import { requireMember } from './member.ts'

export { loadMe as loader } from './data/load-me.ts'

export const middleware = [requireMember]

export const useMe = (): Me => useRouteLoaderData<Me>('account/layout') ?? noMember

const noMember: Me = { id: '', name: '', fullName: '', email: '', isVerified: true, photoUrl: null }

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
