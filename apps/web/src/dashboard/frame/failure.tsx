import { isRouteErrorResponse, useRouteError } from 'react-router'
import { useT } from '../../lib/translate.tsx'
import { FailurePage } from '../../parts/failure-page.tsx'
import { Nothing, Page } from './page.tsx'

/** A page that failed keeps the rail; one that is not for this person's role says so. */
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
