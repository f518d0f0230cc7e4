import type { Client } from '@kalends/sdk'
import {
  isRouteErrorResponse,
  type LoaderFunctionArgs,
  Outlet,
  type ShouldRevalidateFunction,
  useLoaderData,
} from 'react-router'
import { requestContext } from '../lib/page-context.ts'
import { FailurePage } from '../parts/failure-page.tsx'
import { viewFilter } from './data/views.ts'
import { isNoticeDismissed } from './frame/exposed-mark.ts'
import { builtNavItems } from './frame/nav-items.ts'
import type { SetUpSoFar } from './frame/set-up-card.tsx'
import { Shell } from './frame/shell.tsx'
import { requireStaff, type StaffSession, staffContext } from './staff-context.ts'
import './frame/dashboard.css'

export const middleware = [requireStaff]

/** Loads the signed-in person and the number of bookings that wait for approval. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  const { session, client } = context.get(staffContext)
  const { now, pages, site, isExposed } = context.get(requestContext)
  const [toApprove, setUp] = await Promise.all([
    countPending(client, session, now()),
    loadSetUpProgress(client, session),
  ])
  const { csrfToken: _csrfToken, ...person } = session
  const showsExposedNotice = isExposed && session.role === 'owner' && !(await isNoticeDismissed(request, session))
  return { site, person, toApprove, built: builtNavItems(pages), setUp, showsExposedNotice }
}

async function countPending(client: Client, { awaitsSecondFactor }: StaffSession, now: number): Promise<number> {
  if (awaitsSecondFactor) return 0
  const { count } = await client.bookings.countExtendedBookings({ filter: viewFilter('approve', now) })
  return count ?? 0
}

/** Only for people who can finish the setup. */
async function loadSetUpProgress(client: Client, { permissions }: StaffSession): Promise<SetUpSoFar> {
  if (!permissions.includes('MANAGE_SETTINGS')) return null
  const { settings } = await client.sites.getSiteSettings()
  return settings.setUpFinished ? null : { done: settings.setUpDone }
}

/** Revalidates on navigation to another page and after forms, not for other parameters of the same page. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, formMethod }) =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search || formMethod !== undefined

export default function DashboardLayout() {
  const { person, toApprove, built, setUp, showsExposedNotice } = useLoaderData<typeof loader>()
  return (
    <Shell person={person} toApprove={toApprove} built={built} setUp={setUp} showsExposedNotice={showsExposedNotice}>
      <Outlet />
    </Shell>
  )
}

/** Rendered without navigation: not even the signed-in person could be loaded. */
export function ErrorBoundary({ error }: { error: unknown }) {
  return <FailurePage notFound={isRouteErrorResponse(error) && error.status === 404} />
}
