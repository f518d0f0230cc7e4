import { type ActionFunctionArgs, data, type LoaderFunctionArgs, useActionData, useLoaderData } from 'react-router'
import { requestContext } from '../lib/page-context.ts'
import { useT } from '../lib/translate.tsx'
import { Alert } from '../ui/alert.tsx'
import { LinkButton } from '../ui/button.tsx'
import { dashboardPaths } from './dashboard-paths.ts'
import { requirePermission } from './data/require-permission.ts'
import { Nothing, Page } from './frame/page.tsx'
import { problemKey } from './frame/problem-key.ts'
import { Toast } from './frame/toast.tsx'
import { useToast } from './frame/use-toast.ts'
import { staffContext } from './staff-context.ts'
import { type Outcome, replaceKey } from './webhooks/replace-key.ts'
import { ConfirmReplaceKey, SigningKeys } from './webhooks/signing-keys.tsx'
import { WebhookList } from './webhooks/webhook-list.tsx'
import styles from './webhooks/webhooks.module.css'

export { ErrorBoundary } from './frame/failure.tsx'

/** Loads the webhooks and the public keys. */
export async function loader({ context, url }: LoaderFunctionArgs) {
  const { session, client } = context.get(staffContext)
  requirePermission(session, 'MANAGE_USERS')
  const { site } = context.get(requestContext)
  const { webhooks, key, keys } = await client.webhooks.listWebhooks({})
  const { searchParams } = url
  const deleted = searchParams.get('deleted')?.slice(0, 100) ?? null
  const isReplacing = searchParams.get('confirm') === 'key'
  return { webhooks, current: key?.id ?? null, keys, zone: site.timeZone, deleted, isReplacing }
}

export async function action({ request, context }: ActionFunctionArgs) {
  const { session, client } = context.get(staffContext)
  requirePermission(session, 'MANAGE_USERS')
  const outcome = await replaceKey(client, await request.formData(), Date.now())
  if (!outcome) throw data(null, { status: 400 })
  return outcome.done ? outcome : data<Outcome>(outcome, { status: 409 })
}

export default function Webhooks() {
  const t = useT()
  const { webhooks, current, keys, zone, deleted, isReplacing } = useLoaderData<typeof loader>()
  const outcome = useActionData<Outcome>()
  const toast = useToast(outcome, (one) => (one.done ? { text: t(`webhooks.replaceKey.done.${one.start}`) } : null))
  const create = (
    <LinkButton look="filled" to={dashboardPaths.newWebhook()}>
      {t('webhooks.new')}
    </LinkButton>
  )
  return (
    <Page
      title={t('nav.webhooks')}
      bar={create}
      above={
        <>
          {isReplacing && current && <ConfirmReplaceKey isWaiting={keys.at(-1)?.id !== current} />}
          <Toast {...toast} />
        </>
      }
    >
      <p className={styles.lead}>{t('webhooks.lead')}</p>
      {deleted && (
        <Alert tone="ok" className={styles.alert}>
          {t('webhooks.deleted', { name: deleted })}
        </Alert>
      )}
      {outcome && !outcome.done && (
        <Alert className={styles.alert}>
          {t(problemKey(`webhooks.replaceKey.problem.${outcome.problem}`), { noun: 'webhook' })}
        </Alert>
      )}
      {webhooks.length > 0 ? <WebhookList webhooks={webhooks} zone={zone} /> : <Nothing>{t('webhooks.none')}</Nothing>}
      {current && <SigningKeys keys={keys} current={current} zone={zone} />}
    </Page>
  )
}
