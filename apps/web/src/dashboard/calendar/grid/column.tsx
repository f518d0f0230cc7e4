import { type CSSProperties, memo, useRef } from 'react'
import { useFormats, useT } from '../../../lib/translate.tsx'
import type { Span } from '../model.ts'
import { type Axis, minuteOn } from '../rules/axis.ts'
import { type Column as ColumnData, UNASSIGNED } from '../rules/columns.ts'
import { Block } from './block.tsx'
import styles from './grid.module.css'
import { slotKey, useBlocks, useSlots } from './use-blocks.ts'
import { describeUtilization } from './utilization.ts'

type Props = {
  column: ColumnData
  index: number
  zone: string
  now: number
  hourHeight: number
  open: string | null
  canMove: boolean
  /** Its zone has other hours than the gutter, so it shows its own. */
  ownHours: boolean
}

/** The time of one person, room or day with its items. */
export const Column = memo(function Column(props: Props) {
  const { column, index, zone, now, hourHeight, open, canMove, ownHours } = props
  const t = useT()
  const formats = useFormats()
  const { axis, resource } = column
  const root = useRef<HTMLElement>(null)
  const blocks = useBlocks(root, index, column.blocks)
  const slots = useSlots(blocks)
  const nameOfDay = column.key === UNASSIGNED ? t('dashboard.calendar.unassigned') : formats.dayFull(column.day)
  const name =
    resource && column.key === resource.id ? `${resource.name}, ${describeUtilization(resource, t)}` : nameOfDay
  const isNow = now >= axis.from && now < axis.until
  const hasHalves = axis.hours.some(({ minute }) => minute % 60 !== 0)
  return (
    <section
      ref={root}
      className={styles.column}
      aria-label={name}
      data-column={index}
      data-plain={hasHalves ? undefined : true}
      style={{ '--length': axis.minutes } as CSSProperties}
    >
      {(resource ? closedTimes(axis, resource.open) : []).map(({ from, until }) => (
        <i key={from} className={styles.closed} style={span(axis, { from, until })} />
      ))}
      {(hasHalves || ownHours) &&
        axis.hours.map(({ minute, at }) => (
          <i key={minute} className={styles.stroke} style={{ '--at': minute } as CSSProperties}>
            {ownHours && <span>{formats.time(at, zone)}</span>}
          </i>
        ))}
      {isNow && <i className={styles.now} style={{ '--at': minuteOn(axis, now) } as CSSProperties} />}
      {blocks.map((block) => (
        <Block
          key={slots.get(slotKey(block))}
          block={block}
          axis={axis}
          zone={zone}
          now={now}
          hourHeight={hourHeight}
          canMove={canMove && isMovable(block.item)}
          isOpen={block.item.key === open}
        />
      ))}
    </section>
  )
})

const isMovable = ({ kind, status }: ColumnData['blocks'][number]['item']): boolean =>
  kind !== 'HOLD' && status !== 'CANCELED' && status !== 'CANCELLED' && status !== 'DECLINED'

/** Returns the closed parts of the day. */
function closedTimes(axis: Axis, open: readonly Span[]): Span[] {
  const closed: Span[] = []
  let from = axis.from
  for (const window of open) {
    if (window.until <= axis.from || window.from >= axis.until) continue
    if (window.from > from) closed.push({ from, until: window.from })
    from = Math.max(from, window.until)
  }
  if (from < axis.until) closed.push({ from, until: axis.until })
  return closed
}

function span(axis: Axis, { from, until }: Span): CSSProperties {
  const at = minuteOn(axis, from)
  return { '--at': at, '--length': minuteOn(axis, until) - at } as CSSProperties
}
