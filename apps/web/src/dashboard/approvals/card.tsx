import { type FetcherWithComponents, Link } from 'react-router'
import { useFormats, useT } from '../../lib/translate.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import { chooseHue } from '../../ui/hue.ts'
import { dashboardPaths } from '../dashboard-paths.ts'
import { usePageLink } from '../page-link.ts'
import { Payment } from '../rows/payment.tsx'
import type { Outcome } from './act.ts'
import styles from './approvals.module.css'
import type { Request } from './load.ts'

type Props = {
  request: Request
  fetcher: FetcherWithComponents<Outcome>
  zone: string
  now: number
  sendKey: string
  canAnswer: boolean
}

/** One request with everything needed to answer it. */
export function Card({ request, fetcher, zone, now, sendKey, canAnswer }: Props) {
  const t = useT()
  const formats = useFormats()
  const pageLink = usePageLink()
  const { id, customer: name, start, end, service, serviceId, staff, location, participants, answers } = request
  const facts = [staff, location, participants > 1 ? t('approvals.people', { count: participants }) : ''].filter(
    Boolean,
  )
  return (
    <li className={`${styles.card} k-${chooseHue(serviceId)}`} data-card>
      <div className={styles.what}>
        <h2>
          <Link to={dashboardPaths.bookings({ view: 'approve', booking: id })} data-row dir="auto">
            {name}
          </Link>
        </h2>
        <p className={styles.when}>
          {formats.dayLong(request.day)}, {formats.timeRange(start, end, zone)}
        </p>
        <p className={styles.service}>
          <i className={styles.square} aria-hidden="true" />
          <span dir="auto">{service}</span>
        </p>
        {facts.length > 0 && <p className={styles.facts}>{facts.join(', ')}</p>}
        {answers.map(({ target, label, text }) => (
          <p key={target} className={styles.facts}>
            {label}: <span dir="auto">{typeof text === 'boolean' ? t(text ? 'answers.yes' : 'answers.no') : text}</span>
          </p>
        ))}
        {request.isPaid ? (
          <p className={styles.facts}>{t('approvals.paid')}</p>
        ) : (
          <p className={styles.facts}>
            <Payment booking={request} now={now} />
          </p>
        )}
        <p className={styles.facts}>{t('approvals.requested', { when: formats.moment(request.requestedAt, zone) })}</p>
      </div>
      {canAnswer && (
        <fetcher.Form method="post" action={dashboardPaths.approvals()} className={styles.answer}>
          <Sent request={request} sendKey={sendKey} />
          <Button
            look="filled"
            name="intent"
            value="approve"
            aria-label={t('approvals.approve.name', { name })}
            aria-keyshortcuts="A"
            data-intent="approve"
          >
            {t('approvals.approve')}
          </Button>
          {request.hasTimes && (
            <LinkButton
              to={pageLink({ suggest: id })}
              preventScrollReset
              aria-label={t('approvals.suggest.name', { name: request.firstName })}
            >
              {t('approvals.suggest')}
            </LinkButton>
          )}
          <Button
            look="quietDanger"
            name="intent"
            value="decline"
            aria-label={t('approvals.decline.name', { name })}
            aria-keyshortcuts="D"
            data-intent="decline"
          >
            {t('approvals.decline')}
          </Button>
        </fetcher.Form>
      )}
    </li>
  )
}

/** Hidden fields that identify the request. */
export function Sent({ request, sendKey }: { request: Request; sendKey: string }) {
  const { id, revision, customer, isPaid } = request
  return (
    <>
      <input type="hidden" name="bookingId" value={id} />
      <input type="hidden" name="revision" value={revision} />
      {isPaid && <input type="hidden" name="refund" value="yes" />}
      <input type="hidden" name="name" value={customer} />
      <input type="hidden" name="key" value={`${sendKey}-${id}-${revision}`} />
    </>
  )
}
