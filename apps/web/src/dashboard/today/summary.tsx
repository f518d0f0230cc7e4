import { useFormats, useT } from '../../lib/translate.tsx'
import { dayBounds } from '../data/day-bounds.ts'
import type { BookingRow } from '../data/rows.ts'
import styles from './today.module.css'

/** How much there is, and in which zone all hours below are. */
export function Summary({ rows, zone, day }: { rows: BookingRow[]; zone: string; day: string }) {
  const t = useT()
  const formats = useFormats()
  const toApprove = rows.filter(({ status }) => status === 'PENDING').length
  const notPaid = rows.filter(({ payment }) => payment === 'NOT_PAID').length
  const noon = (dayBounds(day, zone).from + dayBounds(day, zone).until) / 2
  return (
    <p className={styles.summary}>
      {rows.length > 0 && <span>{t('dashboard.today.count', { count: rows.length, toApprove, notPaid })}</span>}
      <span className="k-3">
        {t('common.zoneTime', { zone: formats.zoneCity(zone), offset: formats.zoneOffset(zone, noon) })}
      </span>
    </p>
  )
}
