import { Form, Link } from 'react-router'
import { useFormats, useT } from '../../lib/translate.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { Icon, type IconName } from '../../ui/icon.tsx'
import { RowLink } from '../../ui/row-link.tsx'
import bookings from '../bookings/bookings.module.css'
import { useIsSubmitting } from '../fields/use-is-submitting.ts'
import { Nothing } from '../frame/page.tsx'
import { usePageLink } from '../page-link.ts'
import { eventName } from '../webhooks/event-names.ts'
import styles from '../webhooks/webhooks.module.css'
import type { Delivery, View } from './data/load-webhook.ts'
import { views } from './data/load-webhook.ts'
import { useResult } from './result.ts'

type Props = {
  deliveries: readonly Delivery[]
  nextCursor: string | null
  view: View
  cursor: string | null
  open: string | null
  canReplay: boolean
  zone: string
}

/** The log of a webhook, newest first; a row opens the delivery. */
export function DeliveryList({ deliveries, nextCursor, view, cursor, open, canReplay, zone }: Props) {
  const t = useT()
  const here = usePageLink()
  return (
    <>
      <nav className={bookings.tabs} aria-label={t('webhook.views')}>
        {views.map((one) => (
          <Link
            key={one}
            to={here({ view: one === 'ALL' ? null : one, cursor: null, delivery: null })}
            aria-current={one === view ? 'page' : undefined}
            preventScrollReset
          >
            {t(`webhook.view.${one}`)}
          </Link>
        ))}
      </nav>
      <p className={styles.refresh}>
        <LinkButton to={here({ cursor: null, delivery: null })} look="outline" replace preventScrollReset>
          {t('webhook.refresh')}
        </LinkButton>
      </p>
      {view === 'FAILED' && canReplay && deliveries.length > 0 && <ReplayAll />}
      {deliveries.length === 0 && <Nothing>{t(`webhook.nothing.${view === 'ALL' ? 'ALL' : 'other'}`)}</Nothing>}
      <ol>
        {deliveries.map((delivery) => (
          <li key={delivery.id}>
            <Row delivery={delivery} isOpen={delivery.id === open} zone={zone} />
          </li>
        ))}
      </ol>
      {(nextCursor || cursor) && (
        <nav className={styles.paging} aria-label={t('dashboard.pages')}>
          {cursor && <LinkButton to={here({ cursor: null, delivery: null })}>{t('webhook.newest')}</LinkButton>}
          {nextCursor && (
            <LinkButton to={here({ cursor: nextCursor, delivery: null })}>{t('webhook.older')}</LinkButton>
          )}
        </nav>
      )}
    </>
  )
}

function ReplayAll() {
  const t = useT()
  const isSending = useIsSubmitting()
  return (
    <Form method="post" className={styles.paging} preventScrollReset>
      <Button look="outline" name="intent" value="replayFailed" busy={isSending}>
        {t('webhook.replayFailed')}
      </Button>
    </Form>
  )
}

/** Id of the row that gets the focus when a delivery closes. */
export const deliveryRowId = (id: string): string => `delivery-${id}`

function Row({ delivery, isOpen, zone }: { delivery: Delivery; isOpen: boolean; zone: string }) {
  const t = useT()
  const here = usePageLink()
  const formats = useFormats()
  const result = useResult()
  const { id, eventType, createdDate, lastAttempt, status } = delivery
  return (
    <RowLink
      to={here({ delivery: id, confirm: null })}
      id={deliveryRowId(id)}
      className={styles.row}
      isOpen={isOpen}
      preventScrollReset
      data-row
    >
      <span className={styles.event}>{eventName(t, eventType)}</span>{' '}
      <span className={styles.result}>{lastAttempt && result(lastAttempt)}</span>{' '}
      <time dateTime={createdDate}>{formats.moment(createdDate, zone)}</time> <DeliveryState status={status} />
    </RowLink>
  )
}

const signs: Record<Delivery['status'], IconName> = { WAITING: 'clock', DELIVERED: 'check', FAILED: 'warning' }

/** The status of a delivery. */
export function DeliveryState({ status }: { status: Delivery['status'] }) {
  const t = useT()
  return (
    <span className={status === 'FAILED' ? `${styles.word} ${styles.failed}` : styles.word}>
      <Icon name={signs[status]} size={16} />
      {t(`webhook.status.${status}`)}
    </span>
  )
}
