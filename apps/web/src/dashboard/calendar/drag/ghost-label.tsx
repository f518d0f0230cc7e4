import type { Formats } from '../../../lib/format.ts'
import type { Translate } from '../../../lib/translate.tsx'
import { useFormats, useT } from '../../../lib/translate.tsx'
import { Icon } from '../../../ui/icon.tsx'
import { DashboardIcon } from '../../frame/dashboard-icon.tsx'
import { displayName } from '../grid/item-texts.ts'
import type { Column } from '../rules/columns.ts'
import styles from './ghost.module.css'
import { type Ghost, toTarget } from './ghost.ts'

type Speech = { t: Translate; formats: Formats; zone: string }
type Props = { ghost: Ghost; columns: readonly Column[]; zone: string; canOverlap: boolean; isLow: boolean }

/** Shows the target time, what is in the way, and an alternative. */
export function GhostLabel({ ghost, columns, zone, canOverlap, isLow }: Props) {
  const t = useT()
  const formats = useFormats()
  const speech = { t, formats, zone }
  const obstacle = describeObstacle(ghost, columns, speech)
  const nearest = ghost.nearest ?? ghost.serverVerdict?.nearest ?? undefined
  return (
    <div className={isLow ? `${styles.label} ${styles.above}` : styles.label}>
      <p className={styles.where}>{describeTarget(ghost, columns, speech)}</p>
      {obstacle && (
        <p>
          <Icon name="warning" size={16} />
          {obstacle}
        </p>
      )}
      {obstacle && nearest !== undefined && (
        <p>
          <DashboardIcon name="arrowEnd" size={16} />
          <span>
            {t.rich(
              'dashboard.calendar.nearest',
              { time: formats.time(nearest, zone) },
              { b: (children) => <b>{children}</b> },
            )}
          </span>
        </p>
      )}
      {ghost.item && (
        <p className={styles.keys}>
          <kbd>Esc</kbd> {t('dashboard.calendar.putBack')}
          {obstacle && canOverlap && (
            <>
              {' '}
              <kbd>Alt</kbd> {t('dashboard.calendar.moveAnyway')}
            </>
          )}
        </p>
      )}
    </div>
  )
}

/** Describes the target: "14:30–16:00 with Noor". */
export function describeTarget(ghost: Ghost, columns: readonly Column[], { t, formats, zone }: Speech): string {
  const { from, until } = toTarget(ghost, columns)
  const column = columns[ghost.column]
  const time = formats.timeRange(from, until, zone)
  const isOtherDay = column && columns[ghost.origin]?.day !== column.day
  const when = isOtherDay ? `${formats.dayShort(column.day)}, ${time}` : time
  const name = column?.resource?.name.split(' ')[0]
  return name ? t('dashboard.calendar.at', { when, name }) : when
}

/** Describes what is in the way; undefined when nothing is. */
export function describeObstacle(
  ghost: Ghost,
  columns: readonly Column[],
  { t, formats, zone }: Speech,
): string | undefined {
  const { verdict, serverVerdict } = ghost
  switch (verdict.kind) {
    case 'clash':
      return t('dashboard.calendar.overlaps', { name: displayName(verdict.item, t), minutes: verdict.minutes })
    case 'buffer':
      return t('dashboard.calendar.tooClose', {
        name: displayName(verdict.item, t),
        time: formats.timeRange(verdict.item.from, verdict.item.until, zone),
      })
    case 'outside':
      return t('dashboard.calendar.outside', { name: columns[ghost.column]?.resource?.name ?? '' })
    case 'free':
      return serverVerdict && !serverVerdict.offered ? t('dashboard.calendar.refused') : undefined
  }
}
