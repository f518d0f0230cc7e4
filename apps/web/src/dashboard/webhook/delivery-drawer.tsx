import { useMemo } from 'react'
import { Form } from 'react-router'
import { useFormats, useT } from '../../lib/translate.tsx'
import { FormButtons } from '../fields/form-buttons.tsx'
import { useIsSubmitting } from '../fields/use-is-submitting.ts'
import { Drawer } from '../frame/drawer.tsx'
import { useListKeys } from '../frame/use-list-keys.ts'
import { usePageLink } from '../page-link.ts'
import { eventName } from '../webhooks/event-names.ts'
import styles from '../webhooks/webhooks.module.css'
import type { Attempt, DeliveryDetails } from './data/load-webhook.ts'
import { DeliveryState, deliveryRowId } from './delivery-list.tsx'
import { useResult } from './result.ts'

type Props = {
  open: { id: string; delivery: DeliveryDetails | null }
  rows: readonly { id: string }[]
  zone: string
}

/** One delivery: its attempts with their answers, and the event. */
export function DeliveryDrawer({ open: { id, delivery }, rows, zone }: Props) {
  const t = useT()
  const links = useDeliveryLinks(rows, id)
  const name = delivery ? eventName(t, delivery.eventType) : t('webhook.delivery.notFound')
  return (
    <Drawer
      name={t('webhook.delivery')}
      id={id}
      rowId={deliveryRowId}
      step=""
      links={links}
      wide
      head={delivery && <DeliveryState status={delivery.status} />}
    >
      <div className={styles.delivery}>
        <h2>{name}</h2>
        {delivery ? (
          <Contents delivery={delivery} zone={zone} />
        ) : (
          <p className="k-2">{t('webhook.delivery.notFound.text')}</p>
        )}
      </div>
    </Drawer>
  )
}

function Contents({ delivery, zone }: { delivery: DeliveryDetails; zone: string }) {
  const t = useT()
  const formats = useFormats()
  const isSending = useIsSubmitting()
  const { createdDate, nextAttemptDate, eventType, eventId, attempts, event, status } = delivery
  return (
    <>
      <dl className={styles.facts}>
        <dt>{t('webhook.created')}</dt>
        <dd className="k-num">{formats.moment(createdDate, zone)}</dd>
        {nextAttemptDate && (
          <>
            <dt>{t('webhook.next')}</dt>
            <dd className="k-num">{formats.moment(nextAttemptDate, zone)}</dd>
          </>
        )}
        <dt>{t('webhook.eventType')}</dt>
        <dd>
          <bdi dir="ltr">{eventType}</bdi>
        </dd>
        <dt>{t('webhook.eventId')}</dt>
        <dd>
          <bdi dir="ltr">{eventId}</bdi>
        </dd>
      </dl>
      {status !== 'WAITING' && (
        <Form method="post" preventScrollReset>
          <input type="hidden" name="intent" value="replay" />
          <input type="hidden" name="deliveryId" value={delivery.id} />
          <FormButtons submit={t('webhook.replay')} look="outline" busy={isSending} />
        </Form>
      )}
      <h3>{t('webhook.attempts')}</h3>
      {attempts.length === 0 && <p className="k-2">{t('webhook.noAttempts')}</p>}
      <ol className={styles.attempts}>
        {attempts.map((attempt) => (
          <OneAttempt key={attempt.number} attempt={attempt} zone={zone} />
        ))}
      </ol>
      <details className={styles.data}>
        <summary>{t('webhook.event')}</summary>
        <pre dir="ltr" className={styles.text}>
          {event}
        </pre>
      </details>
    </>
  )
}

function OneAttempt({ attempt, zone }: { attempt: Attempt; zone: string }) {
  const t = useT()
  const formats = useFormats()
  const result = useResult()
  return (
    <li>
      <span className={attempt.failure ? styles.failed : undefined}>{result(attempt)}</span>
      <span className="k-2 k-num">
        <time dateTime={attempt.date}>{formats.moment(attempt.date, zone)}</time> ·{' '}
        {t('webhook.duration', { count: attempt.durationMs })}
      </span>
      {attempt.answer && (
        <pre dir="ltr" className={styles.text}>
          {attempt.answer}
        </pre>
      )}
    </li>
  )
}

function useDeliveryLinks(rows: readonly { id: string }[], id: string) {
  const here = usePageLink()
  const close = here({ delivery: null })
  const index = rows.findIndex((row) => row.id === id)
  const linkTo = (row: { id: string } | undefined): string | null => (row ? here({ delivery: row.id }) : null)
  const before = linkTo(rows[index - 1])
  const after = index < 0 ? null : linkTo(rows[index + 1])
  const links = useMemo(() => ({ close, before, after }), [close, before, after])
  useListKeys(links, close)
  return links
}
