import { type CSSProperties, type RefObject, useEffect, useId, useLayoutEffect, useRef } from 'react'
import { useFormats, useT } from '../../../lib/translate.tsx'
import { describeObstacle, describeTarget } from '../drag/ghost-label.tsx'
import { GhostView } from '../drag/ghost-view.tsx'
import type { GridController } from '../drag/grid-controller.ts'
import { useGridKeys } from '../drag/use-grid-keys.ts'
import { usePointer } from '../drag/use-pointer.ts'
import { useServerVerdict } from '../drag/use-server-verdict.ts'
import type { CalendarData } from '../model.ts'
import { firstMinuteShown, strikesAlike } from '../rules/axis.ts'
import { type Column as ColumnData, filterResources } from '../rules/columns.ts'
import { Column } from './column.tsx'
import { ColumnHeads } from './column-heads.tsx'
import styles from './grid.module.css'
import { Gutter } from './gutter.tsx'

export type GridProps = Omit<GridController, 'columns' | 'announce'> & {
  columns: readonly ColumnData[]
  data: CalendarData
  now: number
  /** Key of the item whose drawer is open. */
  openKey: string | null
  canOverlap: boolean
}

/** The calendar grid: hours downwards, people or days across. */
export function DayGrid({ columns, data, now, openKey, canOverlap, ...handlers }: GridProps) {
  const t = useT()
  const root = useRef<HTMLElement>(null)
  const body = useRef<HTMLDivElement>(null)
  const announcer = useAnnouncer(columns, data.zone)
  const controller = useNewest({ ...handlers, columns, announce: announcer.announce })
  const clock = useNewest(now)
  const readNow = useRef(() => clock.current).current
  usePointer({ root, body }, controller)
  useGridKeys(root, controller, readNow)
  useServerVerdict(handlers.ghost, columns)
  useOpeningHour(root, data, columns, handlers.hourHeight, now)
  const [first] = columns
  if (!first) return null
  const isWeek = data.view === 'week'
  const least =
    isWeek && !data.staff
      ? Math.max(
          120,
          (first.blocks[0]?.lanes ?? columns.reduce((most, { blocks }) => Math.max(most, blocks[0]?.lanes ?? 0), 0)) *
            24,
        )
      : isWeek
        ? 120
        : 172
  const style = {
    '--columns': columns.length,
    '--hour': `${handlers.hourHeight}px`,
    '--column-min': `${least}px`,
  } as CSSProperties
  return (
    <section
      ref={root}
      className={styles.scroll}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: one stop of the Tab key for all its blocks
      tabIndex={0}
      aria-label={t('dashboard.calendar.grid')}
      aria-describedby={announcer.helpId}
    >
      <p id={announcer.helpId} hidden>
        {t('dashboard.calendar.help')}
      </p>
      <p ref={announcer.spoken} className="k-unseen" aria-live="assertive" />
      <div className={styles.grid} style={style}>
        <div className={styles.corner} />
        <ColumnHeads columns={columns} isWeek={isWeek} data={data} />
        <Gutter
          axis={first.axis}
          zone={data.zone}
          now={now}
          isNow={columns.some(({ axis }) => now >= axis.from && now < axis.until)}
        />
        <div ref={body} className={styles.columns}>
          {columns.map((column, index) => (
            <Column
              key={column.key}
              column={column}
              index={index}
              now={now}
              zone={data.zone}
              hourHeight={handlers.hourHeight}
              open={openKey}
              canMove={handlers.canMove}
              ownHours={index > 0 && column.axis !== first.axis && !strikesAlike(first.axis, column.axis, data.zone)}
            />
          ))}
          <GhostView store={handlers.ghost} columns={columns} zone={data.zone} canOverlap={canOverlap} />
        </div>
      </div>
    </section>
  )
}

/** Returns a ref to the latest value for listeners outside React. */
function useNewest<T>(value: T): RefObject<T> {
  const newest = useRef(value)
  useLayoutEffect(() => {
    newest.current = value
  })
  return newest
}

/** Announces each keyboard step to screen readers; the label shows it on screen. */
function useAnnouncer(columns: readonly ColumnData[], zone: string) {
  const t = useT()
  const formats = useFormats()
  const spoken = useRef<HTMLParagraphElement>(null)
  const helpId = useId()
  const announce: GridController['announce'] = (what, ghost) => {
    if (!spoken.current) return
    if (what === 'back' || !ghost) {
      spoken.current.textContent = t('dashboard.calendar.movedBack')
      return
    }
    const speech = { t, formats, zone }
    const obstacle = describeObstacle(ghost, columns, speech)
    const nearest =
      obstacle && ghost.nearest !== undefined
        ? t('dashboard.calendar.nearestSpoken', { time: formats.time(ghost.nearest, zone) })
        : ''
    const lead = what === 'lifted' ? t('dashboard.calendar.lifted') : ''
    spoken.current.textContent = [lead, describeTarget(ghost, columns, speech), obstacle, nearest]
      .filter(Boolean)
      .join('. ')
  }
  return { spoken, announce, helpId }
}

/** Scrolls today to an hour before now, other days to where they open. */
function useOpeningHour(
  root: RefObject<HTMLElement | null>,
  data: CalendarData,
  columns: readonly ColumnData[],
  hourHeight: number,
  now: number,
): void {
  const applied = useRef('')
  const key = `${data.view} ${data.day}`
  useLayoutEffect(() => {
    const [first] = columns
    if (!root.current || !first || applied.current === key) return
    applied.current = key
    const shown = [
      ...filterResources(data).flatMap(({ open }) => open),
      ...columns.flatMap(({ blocks }) => blocks.map(({ item }) => item)),
    ]
    root.current.scrollTop =
      (firstMinuteShown(
        columns.map(({ axis }) => axis),
        now,
        shown,
      ) /
        60) *
      hourHeight
  }, [root, data, columns, hourHeight, now, key])
  useRestoredFocus(root)
}

/** Restores the keyboard focus when the focused block is rendered again. */
function useRestoredFocus(root: RefObject<HTMLElement | null>): void {
  const last = useRef<string | null>(null)
  useEffect(() => {
    const rememberFocus = (event: FocusEvent): void => {
      last.current = event.target instanceof HTMLElement ? (event.target.dataset['block'] ?? null) : null
    }
    document.addEventListener('focusin', rememberFocus)
    return () => document.removeEventListener('focusin', rememberFocus)
  }, [])
  useEffect(() => {
    if (last.current === null || document.activeElement !== document.body) return
    root.current
      ?.querySelector<HTMLElement>(`[data-block="${CSS.escape(last.current)}"]`)
      ?.focus({ preventScroll: true })
  })
}
