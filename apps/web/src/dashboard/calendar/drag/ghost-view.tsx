import type { CSSProperties } from 'react'
import { useFormats, useT } from '../../../lib/translate.tsx'
import { asHue, chooseHue } from '../../../ui/hue.ts'
import { displayName } from '../grid/item-texts.ts'
import { minuteOn } from '../rules/axis.ts'
import type { Column } from '../rules/columns.ts'
import { type Store, useStore } from '../store.ts'
import styles from './ghost.module.css'
import { type Ghost, toTarget } from './ghost.ts'
import { GhostLabel } from './ghost-label.tsx'

type Props = { store: Store<Ghost | null>; columns: readonly Column[]; zone: string; canOverlap: boolean }

/** The preview that follows the pointer. Only this is rendered again while something is dragged. */
export function GhostView({ store, columns, zone, canOverlap }: Props) {
  const ghost = useStore(store)
  const column = ghost && columns[ghost.column]
  if (!ghost || !column) return null
  const style = {
    '--column': ghost.column,
    '--at': ghost.minute,
    '--length': ghost.length,
  } as CSSProperties
  const isLow = ghost.minute + ghost.length > column.axis.minutes - 150
  return (
    <div className={styles.ghost} style={style} data-mode={ghost.mode} data-verdict={ghost.verdict.kind}>
      {ghost.item ? (
        <Lifted ghost={ghost} columns={columns} zone={zone} />
      ) : (
        <Empty ghost={ghost} columns={columns} zone={zone} />
      )}
      {ghost.mode !== 'hover' && (
        <GhostLabel ghost={ghost} columns={columns} zone={zone} canOverlap={canOverlap} isLow={isLow} />
      )}
    </div>
  )
}

type PartProps = { ghost: Ghost; columns: readonly Column[]; zone: string }

function Lifted({ ghost, columns, zone }: PartProps) {
  const t = useT()
  const formats = useFormats()
  const { item, verdict } = ghost
  const axis = columns[ghost.column]?.axis
  if (!item || !axis) return null
  const { from, until } = toTarget(ghost, columns)
  const isClash = verdict.kind !== 'free'
  const shared = verdict.kind === 'clash' ? verdict.shared : null
  return (
    <div
      className={`${styles.lifted} k-${asHue(item.hue) ?? chooseHue(item.serviceId ?? item.id)}`}
      data-clash={isClash || undefined}
    >
      {shared && (
        <i
          className={styles.clash}
          style={
            {
              '--at': minuteOn(axis, shared.from) - ghost.minute,
              '--length': minuteOn(axis, shared.until) - minuteOn(axis, shared.from),
            } as CSSProperties
          }
        />
      )}
      <span className={styles.time}>{formats.timeRange(from, until, zone)}</span>
      <b>{displayName(item, t)}</b>
    </div>
  )
}

function Empty({ ghost, columns, zone }: PartProps) {
  const t = useT()
  const formats = useFormats()
  const { from } = toTarget(ghost, columns)
  const name = columns[ghost.column]?.resource?.name
  const time = formats.time(from, zone)
  return (
    <div className={styles.empty}>{name ? t('dashboard.calendar.ghost', { time, name: firstWord(name) }) : time}</div>
  )
}

const firstWord = (name: string): string => name.split(' ')[0] ?? name
