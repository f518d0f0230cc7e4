import { useEffect, useRef } from 'react'
import type { FetcherWithComponents } from 'react-router'
import { focusHeading } from '../../lib/focus.ts'
import { dayIn } from '../../lib/format.ts'
import { useFormats, useT } from '../../lib/translate.tsx'
import { addressIn, paths } from '../../paths.ts'
import { Button, LinkButton } from '../../ui/button.tsx'
import { ButtonRow } from '../../ui/button-row.tsx'
import { TextArea } from '../../ui/field.tsx'
import { dashboardPaths } from '../dashboard-paths.ts'
import { usePageLink } from '../page-link.ts'
import { useBusiness } from '../use-business.ts'
import type { Outcome } from './act.ts'
import styles from './approvals.module.css'
import { Sent } from './card.tsx'
import type { Offer, Request } from './load.ts'

type Props = {
  request: Request
  offer: Offer
  fetcher: FetcherWithComponents<Outcome>
  zone: string
  sendKey: string
  /** Base URL of the public site: origin and path prefix. */
  address: string
}

/** Declines and suggests other times in the message; the customer books one, nothing is booked for them. */
export function OfferForm({ request, offer, fetcher, zone, sendKey, address }: Props) {
  const t = useT()
  const formats = useFormats()
  const pageLink = usePageLink()
  const { sendsEmail } = useBusiness()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => focusHeading(heading.current), [])
  const { firstName: name } = request
  const lines = offer.times.map((start) => `– ${formats.dayMedium(dayIn(start, zone))}, ${formats.time(start, zone)}`)
  const link = offer.slug ? addressIn(address, paths.service(offer.slug)) : null
  const proposal = [
    ...(lines.length > 0 ? [t('approvals.suggest.proposal'), ...lines] : []),
    ...(link ? [t('approvals.suggest.link', { link })] : []),
  ]
  return (
    <fetcher.Form method="post" action={dashboardPaths.approvals()} className={styles.offer}>
      <h2 ref={heading}>{t('approvals.suggest.title', { name })}</h2>
      <Sent request={request} sendKey={sendKey} />
      <input type="hidden" name="intent" value="decline" />
      <p>
        {lines.length > 0
          ? t(sendsEmail ? 'approvals.suggest.text' : 'mail.suggest', { name })
          : t('approvals.suggest.none')}
      </p>
      <TextArea
        name="message"
        label={t('approvals.suggest.message')}
        rows={6}
        maxLength={1000}
        defaultValue={proposal.join('\n')}
      />
      <ButtonRow>
        <Button look="danger">{t('approvals.suggest.button')}</Button>
        <LinkButton to={pageLink({ suggest: null })} look="quiet" preventScrollReset>
          {t('approvals.suggest.dismiss')}
        </LinkButton>
      </ButtonRow>
    </fetcher.Form>
  )
}
