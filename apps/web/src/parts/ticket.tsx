import type { ReactNode } from 'react'
import { dayIn } from '../lib/format.ts'
import { useOwnZone } from '../lib/own-zone.ts'
import { useFormats, useT } from '../lib/translate.tsx'
import { Chip } from '../ui/chip.tsx'
import { Icon, type IconName } from '../ui/icon.tsx'
import { Pavement } from '../ui/pavement/pavement.tsx'
import { MapLink } from './map-link.tsx'
import styles from './ticket.module.css'

export type TicketData = {
  service: { id: string; name: string; photoUrl: string | null }
  status: string
  start: string
  end: string
  zone: string
  staffName: string | null
  place: { name: string; address: string } | null
  directions: string | null
  payment: string
  /** A course: from its first meeting to its last. */
  until?: string | null
  people?: number
}

/** A booking as one keeps it: weekday, day, hour, zone, who, where. The same content as the e-mail. */
export function Ticket({ data, children }: { data: TicketData; children?: ReactNode }) {
  const formats = useFormats()
  const day = dayIn(data.start, data.zone)
  const over = data.status === 'CANCELED' || data.status === 'DECLINED'
  return (
    <article className={over ? `${styles.ticket} ${styles.over}` : styles.ticket} aria-labelledby="ticket">
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
        <Facts data={data} />
        <div className={styles.actions}>{children}</div>
      </div>
    </article>
  )
}

function Facts({ data }: { data: TicketData }) {
  const t = useT()
  const formats = useFormats()
  const { start, end, zone, staffName, place, directions, payment } = data
  const own = useOwnZone(zone, start)
  return (
    <dl className={styles.facts}>
      <Fact icon="clock" name={t('common.when')}>
        <span className="k-num">
          {data.until
            ? t('common.courseFromTo', {
                from: formats.moment(start, zone),
                to: formats.dayMonth(dayIn(data.until, zone)),
              })
            : t('common.fromTo', { from: formats.time(start, zone), to: formats.time(end, zone) })}
        </span>
        <span className={styles.note}>
          {t('common.zoneTime', { zone: formats.zoneCity(zone), offset: formats.zoneOffset(zone, start) })}{' '}
          {own && t('common.forYou', { zone: formats.zoneCity(own), when: formats.moment(start, own) })}
        </span>
      </Fact>
      {(data.people ?? 1) > 1 && (
        <Fact icon="person" name={t('common.who')}>
          {t('common.peopleCount', { count: data.people ?? 1 })}
        </Fact>
      )}
      {staffName && (
        <Fact icon="person" name={t('common.with')}>
          {staffName}
        </Fact>
      )}
      {place && (
        <Fact icon="pin" name={t('common.where')}>
          {[place.name, place.address].filter(Boolean).join(', ')}
          <span className={styles.note}>
            {directions && <bdi>{directions}</bdi>} <MapLink address={place.address} />
          </span>
        </Fact>
      )}
      {payment && (
        <Fact icon="ticket" name={t('common.payment')}>
          {payment}
        </Fact>
      )}
    </dl>
  )
}

function Fact({ icon, name, children }: { icon: IconName; name: string; children: ReactNode }) {
  return (
    <>
      <dt>
        <Icon name={icon} />
        <span className="k-unseen">{name}</span>
      </dt>
      <dd>{children}</dd>
    </>
  )
}

/** State in a word and a sign; colour alone says nothing. */
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
