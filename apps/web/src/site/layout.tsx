import { isRouteErrorResponse, type LoaderFunctionArgs, Outlet } from 'react-router'
import { requestContext } from '../lib/page-context.ts'
import { useSite } from '../lib/site.ts'
import { useT } from '../lib/translate.tsx'
import { FailurePage } from '../parts/failure-page.tsx'
import { SkipLink } from '../ui/skip-link.tsx'
import { SiteFooter } from './footer.tsx'
import { SiteHeader } from './header.tsx'
import type { LayoutData } from './layout-data.ts'
import { loadSiteMember, siteMemberContext } from './member.ts'

export const middleware = [loadSiteMember]

export async function loader({ context }: LoaderFunctionArgs): Promise<LayoutData> {
  const { kalends } = context.get(requestContext)
  const [{ count }, { plans }] = await Promise.all([
    kalends.services.countServices({ filter: { type: 'CLASS', hidden: false } }),
    kalends.plans.listPublicPlans({ limit: 1 }),
  ])
  return {
    hasClasses: (count ?? 0) > 0,
    hasPlans: (plans?.length ?? 0) > 0,
    member: context.get(siteMemberContext),
  }
}

/** Neither changes during navigation: signing in and out loads a new document. */
export const shouldRevalidate = () => false

export default function SiteLayout() {
  return (
    <Frame>
      <Outlet />
    </Frame>
  )
}

/** Failed pages keep the navigation. */
export function ErrorBoundary({ error }: { error: unknown }) {
  return (
    <Frame>
      <FailurePage notFound={isRouteErrorResponse(error) && error.status === 404} />
    </Frame>
  )
}

function Frame({ children }: { children: React.ReactNode }) {
  const t = useT()
  const site = useSite()
  return (
    <>
      <SkipLink>{t('common.skip')}</SkipLink>
      <SiteHeader site={site} />
      {children}
      <SiteFooter site={site} />
    </>
  )
}
