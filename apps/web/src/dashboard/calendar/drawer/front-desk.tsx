import { useState } from 'react'
import { useFormats, useT } from '../../../lib/translate.tsx'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { usePageLink } from '../../page-link.ts'
import { FeeBox, type FeeChoice } from '../../payments/fee-box.tsx'
import { type Attend, type Change, newKey } from '../changes/change.ts'
import { describeCheckIn } from '../grid/item-texts.ts'
import type { Item, Rights } from '../model.ts'
import styles from './drawer.module.css'

type Props = {
  item: Item
  zone: string
  now: number
  rights: Rights
  reason: string
  /** Null for people who may not see charges. */
  money: FeeChoice | null
  send: (change: Change) => void
}

const HOUR = 60 * 60_000

/** Front desk actions for one booking of the day: check in, no-show, another time. */
export function FrontDesk({ item, zone, now, rights, reason, money, send }: Props) {
  const t = useT()
  const formats = useFormats()
  const pageLink = usePageLink()
  const [chargesFee, setChargesFee] = useState(true)
  if (!rights.book || (item.status !== 'CONFIRMED' && item.status !== 'PENDING')) return null
  const note = (status: Attend['status'], more: Pick<Attend, 'waivesFee'> = {}): void =>
    send({ kind: 'attend', bookingId: item.id, sessionId: item.sessionId, status, ...more, key: newKey() })
  const isNear = item.status === 'CONFIRMED' && now > item.from - 2 * HOUR
  const { attendance, attendedAt } = item
  const mayMiss = isNear && now > item.from && attendance !== 'NOT_ATTENDED'
  return (
    <div className={styles.section}>
      {item.doubleBooked && reason && <p>{t('dashboard.calendar.anyway.given', { reason })}</p>}
      {attendance === 'ATTENDED' && attendedAt !== null && <p>{describeCheckIn(item, { t, formats, zone })}</p>}
      {attendance === 'NOT_ATTENDED' && <p>{t('dashboard.calendar.missed')}</p>}
      {mayMiss && <FeeBox money={money} defaultChecked onChange={setChargesFee} />}
      <div className={styles.row}>
        {isNear && attendance !== 'ATTENDED' && (
          <Button type="button" look="outline" onClick={() => note('ATTENDED')}>
            {t('dashboard.calendar.checkIn')}
          </Button>
        )}
        {mayMiss && (
          <Button
            type="button"
            look="quiet"
            onClick={() => note('NOT_ATTENDED', chargesFee ? {} : { waivesFee: true })}
          >
            {t('dashboard.calendar.missed')}
          </Button>
        )}
        {isNear && attendance !== 'NOT_SET' && attendance !== null && (
          <Button type="button" look="quiet" onClick={() => note('NOT_SET')}>
            {t('dashboard.calendar.notNoted')}
          </Button>
        )}
        <LinkButton to={pageLink({ move: 'yes', confirm: null })} preventScrollReset>
          {t('dashboard.calendar.move.open')}
        </LinkButton>
      </div>
    </div>
  )
}
