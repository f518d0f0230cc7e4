import type { ReactNode } from 'react'
import { dayIn } from '../lib/format.ts'
import { useFormats, useT } from '../lib/translate.tsx'
import { Chip } from '../ui/chip.tsx'
import { Pavement } from '../ui/pavement/pavement.tsx'
import { BookingSummary, type SummaryData } from './booking-summary.tsx'
import styles from './ticket.module.css'

export type TicketData = SummaryData & {
  service: { id: string; name: string; photoUrl: string | null }
  status: string
}

/** A booking with its date, status and summary. */
export function Ticket({ data, children }: { data: TicketData; children?: ReactNode }) {
  const formats = useFormats()
  const day = dayIn(data.start, data.zone)
  const over = data.status === 'CANCELED' || data.status === 'DECLINED'
  return (
    <article className={`k-raised-card ${styles.ticket} ${over ? styles.over : ''}`} aria-labelledby="ticket">
      <div className={styles.date}>
        <div className={styles.floor}>
          {data.service.photoUrl ? (
            <img src={data.service.photoUrl} alt="" />
          ) : (
            <Pavement id={data.service.id} tile={58} />
          )}
        </div>
        <div className={styles.plate}>
          <span className="k-small k-2">{formats.weekday(day)}</span>
          <b className="k-num">{formats.dayNumber(day)}</b>
          <span className={`${styles.month} k-num`}>{formats.monthYear(day)}</span>
        </div>
      </div>
      <div className={styles.body}>
        <div className={styles.head}>
          <h2 id="ticket">{data.service.name}</h2>
          <StatusChip status={data.status} />
        </div>
        <BookingSummary data={data} />
        <div className={styles.actions}>{children}</div>
      </div>
    </article>
  )
}

/** Status as text and icon, not by colour alone. */
export function StatusChip({ status }: { status: string }) {
  const t = useT()
  if (status === 'CONFIRMED')
    return (
      <Chip tone="ok" icon="check">
        {t('common.status.CONFIRMED')}
      </Chip>
    )
  if (status === 'PENDING')
    return (
      <Chip tone="warn" icon="clock">
        {t('common.status.PENDING')}
      </Chip>
    )
  if (status === 'CANCELED')
    return (
      <Chip tone="plain" icon="close">
        {t('common.status.CANCELED')}
      </Chip>
    )
  if (status === 'DECLINED')
    return (
      <Chip tone="plain" icon="close">
        {t('common.status.DECLINED')}
      </Chip>
    )
  return <Chip tone="plain">{t('common.status.CREATED')}</Chip>
}
