import { Form, Link } from 'react-router'
import { useFormats, useT } from '../../lib/translate.tsx'
import { Button } from '../../ui/button.tsx'
import { dashboardPaths } from '../dashboard-paths.ts'
import { useIsSubmitting } from '../fields/use-is-submitting.ts'
import { DashboardIcon } from '../frame/dashboard-icon.tsx'
import { Drawer, type DrawerLinks } from '../frame/drawer.tsx'
import { describeRefusal } from '../mail/describe-refusal.ts'
import { Delivery } from './delivery.tsx'
import type { Message, Outbox } from './load-messages.ts'
import { MessageBody } from './message-body.tsx'
import { messageRowId } from './message-list.tsx'
import styles from './messages.module.css'

type Props = { open: NonNullable<Outbox['open']>; links: DrawerLinks; zone: string; canResend: boolean }

/** One message: recipient, subject, delivery and text. */
export function MessageDrawer({ open: { id, message }, links, zone, canResend }: Props) {
  const t = useT()
  const name = message ? message.subject : t('dashboard.message.notFound.title')
  return (
    <Drawer
      name={name}
      id={id}
      rowId={messageRowId}
      step=""
      links={links}
      wide
      head={message && <Delivery status={message.status} />}
    >
      <div className={styles.message}>
        <h2>{name}</h2>
        {message ? (
          <Contents message={message} zone={zone} canResend={canResend} />
        ) : (
          <p className="k-2">{t('dashboard.message.notFound.text')}</p>
        )}
      </div>
    </Drawer>
  )
}

function Contents({ message, zone, canResend }: { message: Message; zone: string; canResend: boolean }) {
  const t = useT()
  const formats = useFormats()
  const { recipient, recipientName, createdDate, sentDate, lastError, reason, attachments, bookingId } = message
  return (
    <>
      <dl className={styles.facts}>
        <dt>{t('dashboard.message.to')}</dt>
        <dd>
          {recipientName && `${recipientName}, `}
          <bdi>{recipient}</bdi>
        </dd>
        <dt>{t('dashboard.message.created')}</dt>
        <dd className="k-num">{formats.moment(createdDate, zone)}</dd>
        {sentDate && (
          <>
            <dt>{t('dashboard.message.left')}</dt>
            <dd className="k-num">{formats.moment(sentDate, zone)}</dd>
          </>
        )}
        {lastError && (
          <>
            <dt>{t('dashboard.message.problem')}</dt>
            <dd className={styles.failed}>{describeRefusal(t, { reason, answer: lastError })}</dd>
          </>
        )}
        {attachments.length > 0 && (
          <>
            <dt>{t('dashboard.message.files')}</dt>
            <dd>
              {attachments.map(({ filename }) => (
                <span key={filename} className={styles.file}>
                  <DashboardIcon name="file" size={16} />
                  <bdi>{filename}</bdi>
                </span>
              ))}
            </dd>
          </>
        )}
      </dl>
      {bookingId && (
        <p>
          <Link to={dashboardPaths.bookings({ view: 'all', booking: bookingId })}>
            {t('dashboard.message.booking')}
          </Link>
        </p>
      )}
      {canResend && message.status !== 'WAITING' && message.status !== 'DROPPED' && <ResendForm id={message.id} />}
      <MessageBody message={message} />
    </>
  )
}

function ResendForm({ id }: { id: string }) {
  const t = useT()
  const isBusy = useIsSubmitting('resend')
  return (
    <Form method="post" preventScrollReset replace>
      <input type="hidden" name="intent" value="resend" />
      <input type="hidden" name="id" value={id} />
      <Button busy={isBusy}>{t('mail.resend')}</Button>
    </Form>
  )
}
