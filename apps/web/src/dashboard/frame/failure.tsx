import { isRouteErrorResponse, useRouteError } from 'react-router'
import { useT } from '../../lib/translate.tsx'
import { FailurePage } from '../../parts/failure-page.tsx'
import { Nothing, Page } from './page.tsx'

/** The error page inside the dashboard's layout; says so when the role lacks the permission. */
export function ErrorBoundary() {
  const error = useRouteError()
  const t = useT()
  const status = isRouteErrorResponse(error) ? error.status : 500
  if (status !== 403) return <FailurePage notFound={status === 404} />
  return (
    <Page title={t('dashboard.forbidden.title')}>
      <Nothing>{t('dashboard.forbidden.text')}</Nothing>
    </Page>
  )
}
