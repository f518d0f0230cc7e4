import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { requestContext } from '../lib/page-context.ts'
import { useT } from '../lib/translate.tsx'
import { Alert } from '../ui/alert.tsx'
import { LinkButton } from '../ui/button.tsx'
import { dashboardPaths } from './dashboard-paths.ts'
import { requirePermission } from './data/require-permission.ts'
import { CopyField } from './fields/copy-field.tsx'
import { Nothing, Page } from './frame/page.tsx'
import { staffContext } from './staff-context.ts'
import { WebhookList } from './webhooks/webhook-list.tsx'
import styles from './webhooks/webhooks.module.css'

export { ErrorBoundary } from './frame/failure.tsx'

/** Loads the webhooks and the public key. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { session, client } = context.get(staffContext)
  requirePermission(session, 'MANAGE_USERS')
  const { site } = context.get(requestContext)
  const { webhooks, key } = await client.webhooks.listWebhooks({})
  return { webhooks, key, zone: site.timeZone, deleted: url.searchParams.get('deleted')?.slice(0, 100) ?? null }
}

export default function Webhooks() {
  const t = useT()
  const { webhooks, key, zone, deleted } = useLoaderData<typeof loader>()
  const create = (
    <LinkButton look="filled" to={dashboardPaths.newWebhook()}>
      {t('webhooks.new')}
    </LinkButton>
  )
  return (
    <Page title={t('nav.webhooks')} bar={create}>
      <p className={styles.lead}>{t('webhooks.lead')}</p>
      {deleted && (
        <Alert tone="ok" className={styles.alert}>
          {t('webhooks.deleted', { name: deleted })}
        </Alert>
      )}
      {webhooks.length > 0 ? <WebhookList webhooks={webhooks} zone={zone} /> : <Nothing>{t('webhooks.none')}</Nothing>}
      {key && (
        <div className={styles.key}>
          <CopyField label={t('webhooks.key')} value={key.publicKey} note={t('webhooks.key.text')} />
        </div>
      )}
    </Page>
  )
}
