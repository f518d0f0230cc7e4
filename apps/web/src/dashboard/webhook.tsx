import {
  type ActionFunctionArgs,
  data,
  Form,
  Link,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { requestContext } from '../lib/page-context.ts'
import { type Translate, useFormats, useT } from '../lib/translate.tsx'
import { Alert } from '../ui/alert.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import { dashboardPaths } from './dashboard-paths.ts'
import { requirePermission } from './data/require-permission.ts'
import { useIsSubmitting } from './fields/use-is-submitting.ts'
import { ConfirmSheet } from './frame/confirm-sheet.tsx'
import { Page } from './frame/page.tsx'
import { problemKey } from './frame/problem-key.ts'
import { Toast } from './frame/toast.tsx'
import { type ToastText, useToast } from './frame/use-toast.ts'
import { usePageLink } from './page-link.ts'
import settings from './settings/settings.module.css'
import { staffContext } from './staff-context.ts'
import { changeWebhook, type Outcome } from './webhook/data/change-webhook.ts'
import { loadWebhook, readWebhookQuery } from './webhook/data/load-webhook.ts'
import { DeliveryDrawer } from './webhook/delivery-drawer.tsx'
import { DeliveryList } from './webhook/delivery-list.tsx'
import { Editor } from './webhook/editor.tsx'
import type { Webhook } from './webhooks/load-webhooks.ts'
import { WebhookState } from './webhooks/webhook-list.tsx'
import styles from './webhooks/webhooks.module.css'

export { ErrorBoundary } from './frame/failure.tsx'

/** Loads a webhook with its log or for its editor; without an id nothing but the kinds of events. */
export async function loader({ context, params, url }: LoaderFunctionArgs) {
  const { session, client } = context.get(staffContext)
  requirePermission(session, 'MANAGE_USERS')
  const { site } = context.get(requestContext)
  const query = readWebhookQuery(url.searchParams)
  const { webhookId } = params
  const isEditor = !webhookId || query.part === 'settings'
  const [loaded, listed] = await Promise.all([
    webhookId ? loadWebhook(client, webhookId, query) : { webhook: null, deliveries: [], nextCursor: null, open: null },
    isEditor ? client.webhooks.listWebhooks({}) : null,
  ])
  const { eventTypes = [], isStrict = false } = listed ?? {}
  return { ...loaded, eventTypes, isStrict, query, zone: site.timeZone }
}

export async function action({ request, context, params }: ActionFunctionArgs) {
  const { client } = context.get(staffContext)
  const { webhookId } = params
  const outcome = await changeWebhook(client, webhookId, await request.formData())
  if (!outcome) throw data(null, { status: 400 })
  if (!outcome.done) return data<Outcome>(outcome, { status: 409 })
  const { intent, id, name } = outcome
  if (intent === 'delete') return redirect(dashboardPaths.webhooksWithout(name), 303)
  if (intent === 'test') return redirect(dashboardPaths.webhook(webhookId ?? '', { delivery: id }), 303)
  if (intent === 'save') {
    return redirect(dashboardPaths.webhook(id, webhookId ? { part: 'settings', saved: '1' } : {}), 303)
  }
  return outcome
}

/** Also revalidates after a refused form: the data on the page may be out of date. */
export const shouldRevalidate = (): boolean => true

export default function WebhookPage() {
  const t = useT()
  const here = usePageLink()
  const { webhook, deliveries, nextCursor, open, eventTypes, isStrict, query, zone } = useLoaderData<typeof loader>()
  const outcome = useActionData<Outcome>()
  const toast = useToast(outcome, (one) => webhookToast(t, one))
  const editor = (
    <div className={styles.settings}>
      <Editor
        isStrict={isStrict}
        key={`${webhook?.id} ${webhook?.revision} ${outcome && !outcome.done ? 'refused' : ''}`}
        webhook={webhook}
        eventTypes={eventTypes}
        outcome={outcome}
        isSaved={query.isSaved && outcome === undefined}
      />
      {webhook && (
        <div className={styles.end}>
          <LinkButton to={here({ confirm: 'delete' })} look="quietDanger" preventScrollReset>
            {t('webhook.delete')}
          </LinkButton>
        </div>
      )}
    </div>
  )
  if (!webhook) {
    return (
      <Page title={t('webhooks.new')} bar={<AllWebhooks />}>
        {editor}
      </Page>
    )
  }
  return (
    <Page
      title={webhook.name}
      bar={<Bar webhook={webhook} />}
      drawer={open && <DeliveryDrawer open={open} rows={deliveries} zone={zone} />}
      above={
        <>
          {query.isDeleting && <ConfirmDelete webhook={webhook} />}
          <Toast {...toast} />
        </>
      }
    >
      <nav className={settings.tabs} aria-label={t('webhook.parts')}>
        {(['deliveries', 'settings'] as const).map((part) => (
          <Link
            key={part}
            to={dashboardPaths.webhook(webhook.id, part === 'settings' ? { part } : {})}
            aria-current={part === query.part ? 'page' : undefined}
            preventScrollReset
          >
            {t(`webhook.part.${part}`)}
          </Link>
        ))}
      </nav>
      <Health webhook={webhook} zone={zone} />
      {outcome && !outcome.done && outcome.intent !== 'save' && (
        <Alert className={styles.alert}>
          {t(problemKey(`webhook.problem.${outcome.problem}`), { noun: 'webhook' })}
        </Alert>
      )}
      {query.part === 'settings' ? (
        editor
      ) : (
        <DeliveryList
          deliveries={deliveries}
          nextCursor={nextCursor}
          view={query.view}
          cursor={query.cursor}
          open={open?.id ?? null}
          canReplay={webhook.status === 'ENABLED'}
          zone={zone}
        />
      )}
    </Page>
  )
}

function webhookToast(t: Translate, outcome: Outcome): ToastText | null {
  if (!outcome.done) return null
  const { intent, name } = outcome
  if (intent === 'replay' || intent === 'replayFailed') return { text: t(`webhook.done.${intent}`) }
  if (intent !== 'pause' && intent !== 'resume') return null
  const undo = { intent: intent === 'pause' ? 'resume' : 'pause', name }
  return { text: t(`webhook.done.${intent}`, { name }), undo }
}

function AllWebhooks() {
  const t = useT()
  return (
    <LinkButton look="quiet" to={dashboardPaths.setUp('webhooks')}>
      {t('webhooks.all')}
    </LinkButton>
  )
}

function Bar({ webhook }: { webhook: Webhook }) {
  const t = useT()
  const isSending = useIsSubmitting()
  const intent = webhook.status === 'PAUSED' ? 'resume' : 'pause'
  return (
    <>
      <WebhookState webhook={webhook} />
      <AllWebhooks />
      <Form method="post" className={styles.actions} preventScrollReset>
        <input type="hidden" name="name" value={webhook.name} />
        <Button look="outline" name="intent" value={intent} busy={isSending}>
          {t(`webhook.${intent}`)}
        </Button>
        <Button look="filled" name="intent" value="test" busy={isSending}>
          {t('webhook.test')}
        </Button>
      </Form>
    </>
  )
}

/** Why nothing arrives, if nothing does. */
function Health({ webhook, zone }: { webhook: Webhook; zone: string }) {
  const t = useT()
  const formats = useFormats()
  const { pausedReason, pausedDate, failingSince } = webhook
  const since = failingSince ? formats.moment(failingSince, zone) : ''
  const moment = pausedDate ? formats.moment(pausedDate, zone) : ''
  if (pausedReason === null && !failingSince) return null
  return (
    <Alert tone="warn" className={styles.alert}>
      {pausedReason === 'FAILING'
        ? t('webhook.pausedFailing', { moment, since })
        : pausedReason === 'MANUAL'
          ? t('webhook.pausedByHand', { moment })
          : t('webhook.failingSince', { since })}
    </Alert>
  )
}

function ConfirmDelete({ webhook: { name } }: { webhook: Webhook }) {
  const t = useT()
  const here = usePageLink()
  return (
    <ConfirmSheet
      title={t('webhook.delete.title', { name })}
      close={here({ confirm: null })}
      confirmLabel={t('webhook.delete')}
      cancelLabel={t('webhook.delete.keep')}
    >
      <input type="hidden" name="intent" value="delete" />
      <input type="hidden" name="name" value={name} />
      <p>{t('webhook.delete.text')}</p>
    </ConfirmSheet>
  )
}
