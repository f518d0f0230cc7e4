import { Link } from 'react-router'
import { useFormats, useT } from '../../lib/translate.tsx'
import { Chip } from '../../ui/chip.tsx'
import { ListRow } from '../../ui/list-row.tsx'
import { dashboardPaths } from '../dashboard-paths.ts'
import plans from '../plans/plans.module.css'
import type { Webhook } from './load-webhooks.ts'

/** Webhooks with their address and state, one row each. */
export function WebhookList({ webhooks, zone }: { webhooks: readonly Webhook[]; zone: string }) {
  const t = useT()
  return (
    <ol className={plans.list} aria-label={t('nav.webhooks')}>
      {webhooks.map((webhook) => (
        <ListRow key={webhook.id}>
          <Link to={dashboardPaths.webhook(webhook.id)} className={plans.name}>
            <bdi>{webhook.name}</bdi>
            <Facts webhook={webhook} zone={zone} />
          </Link>
          <WebhookState webhook={webhook} />
        </ListRow>
      ))}
    </ol>
  )
}

function Facts({ webhook: { url, eventTypes, lastDeliveryDate }, zone }: { webhook: Webhook; zone: string }) {
  const t = useT()
  const formats = useFormats()
  return (
    <span className={plans.price}>
      <bdi dir="ltr">{url}</bdi> · {t('webhooks.events', { count: eventTypes.length })} ·{' '}
      {lastDeliveryDate ? t('webhooks.last', { moment: formats.moment(lastDeliveryDate, zone) }) : t('webhooks.never')}
    </span>
  )
}

/** Whether a webhook is paused or failing; nothing otherwise. */
export function WebhookState({ webhook: { status, failingSince } }: { webhook: Webhook }) {
  const t = useT()
  if (status === 'PAUSED') return <Chip tone="warn">{t('webhooks.paused')}</Chip>
  return failingSince ? <Chip tone="danger">{t('webhooks.failing')}</Chip> : null
}
