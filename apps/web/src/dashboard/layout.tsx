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
import { builtNavItems } from './frame/nav-items.ts'
import type { SetUpSoFar } from './frame/set-up-card.tsx'
import { Shell } from './frame/shell.tsx'
import { requireStaff, type StaffSession, staffContext } from './staff-context.ts'
import './frame/dashboard.css'

export const middleware = [requireStaff]

/** Who is signed in, and how many bookings wait for an answer. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { session, client } = context.get(staffContext)
  const { now, pages, site } = context.get(requestContext)
  const [toApprove, setUp] = await Promise.all([
    countPending(client, session, now()),
    loadSetUpProgress(client, session),
  ])
  const { csrfToken: _csrfToken, ...person } = session
  return { site, person, toApprove, built: builtNavItems(pages), setUp }
}

async function countPending(client: Client, { awaitsSecondFactor }: StaffSession, now: number): Promise<number> {
  if (awaitsSecondFactor) return 0
  const { count } = await client.bookings.countExtendedBookings({ filter: viewFilter('approve', now) })
  return count ?? 0
}

/** For those who may go on with it. */
async function loadSetUpProgress(client: Client, { permissions }: StaffSession): Promise<SetUpSoFar> {
  if (!permissions.includes('MANAGE_SETTINGS')) return null
  const { settings } = await client.sites.getSiteSettings()
  return settings.setUpFinished ? null : { done: settings.setUpDone }
}

/** Going to another page asks who is signed in and refreshes the figures; looking at something else on one does not. */
export const shouldRevalidate: ShouldRevalidateFunction = ({ currentUrl, nextUrl, formMethod }) =>
  currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search || formMethod !== undefined

export default function DashboardLayout() {
  const { person, toApprove, built, setUp } = useLoaderData<typeof loader>()
  return (
    <Shell person={person} toApprove={toApprove} built={built} setUp={setUp}>
      <Outlet />
    </Shell>
  )
}

/** Without the rail: here not even who is signed in could be found out. */
export function ErrorBoundary({ error }: { error: unknown }) {
  return <FailurePage notFound={isRouteErrorResponse(error) && error.status === 404} />
}
