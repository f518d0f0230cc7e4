import { type CSSProperties, memo } from 'react'
import { leftToRight, wholeDays } from '../../../lib/format.ts'
import { useFormats, useT } from '../../../lib/translate.tsx'
import { asHue, chooseHue } from '../../../ui/hue.ts'
import { type Item, MINUTE, type Span } from '../model.ts'
import { type Axis, minuteOn } from '../rules/axis.ts'
import type { Placed } from '../rules/layout.ts'
import { blockLook, countLines, listSigns, withoutUnpaid } from '../rules/looks.ts'
import styles from './block.module.css'
import {
  describeDetail,
  describeForScreenReader,
  describeStaff,
  describeState,
  describeUnpaid,
  displayName,
  formatClock,
} from './item-texts.ts'
import { SeatsMeter } from './seats-meter.tsx'
import { Signs } from './signs.tsx'

type Props = {
  block: Placed
  axis: Axis
  zone: string
  /** Rounded to the minute: blocks change their look when they begin and end. */
  now: number
  hourHeight: number
  canMove: boolean
  isOpen: boolean
}

/** One item on the calendar. The grid listens to its events, since there are hundreds of blocks. */
export const Block = memo(function Block({ block, axis, zone, now, hourHeight, canMove, isOpen }: Props) {
  const speech = { t: useT(), formats: useFormats(), zone, now }
  const { item, shared } = block
  const look = blockLook(item, now)
  const lines = countLines(item, hourHeight)
  const isDays = wholeDays(item.from, item.until, zone) !== null
  const looks = [
    styles.block,
    styles[look],
    lines === 1 && styles.one,
    lines === 2 && styles.two,
    block.lanes > 3 && styles.thin,
    isDays && styles.days,
  ]
  return (
    <>
      <Buffers item={item} axis={axis} block={block} />
      <button
        type="button"
        id={block.isTwin ? undefined : item.key}
        data-block={item.key}
        data-fixed={canMove && !isDays ? undefined : true}
        tabIndex={-1}
        className={[...looks, `k-${asHue(item.hue) ?? chooseHue(item.serviceId ?? item.id)}`].filter(Boolean).join(' ')}
        style={blockPosition(axis, item, block)}
        aria-current={isOpen ? 'true' : undefined}
        aria-keyshortcuts={canMove ? 'M' : undefined}
      >
        <span className="k-unseen">{describeForScreenReader(item, speech)}</span>
        <Words item={item} speech={speech} lines={lines} />
        {shared.map((span) => (
          <span key={span.from} className={styles.shared} style={bufferPosition(item, span)} />
        ))}
      </button>
    </>
  )
})

type Speech = Parameters<typeof describeForScreenReader>[1]

/** The visible part, with as few elements as possible: there are hundreds of blocks. */
function Words({ item, speech, lines }: { item: Item; speech: Speech; lines: number }) {
  const { t } = speech
  const state = describeState(item, speech)
  const detail = [describeStaff(item, t), describeDetail(item, t)].filter(Boolean).join(' · ')
  const bold = [state, lines > 2 && describeUnpaid(item, t)].filter(Boolean).join(' · ')
  const signs = lines > 2 ? withoutUnpaid(listSigns(item)) : listSigns(item)
  const from = formatClock(item.from, speech)
  const hours = lines === 1 ? from : leftToRight(`${from}–${formatClock(item.until, speech)}`)
  const isDays = wholeDays(item.from, item.until, speech.zone) !== null
  const time = isDays ? speech.formats.startTime(item.from, item.until, speech.zone) : hours
  return (
    <>
      <span aria-hidden="true" className={styles.time}>
        {time}
        {lines > 1 && <Signs signs={signs} />}
      </span>
      <b aria-hidden="true" className={styles.name}>
        {displayName(item, t)}
      </b>
      {lines > 2 && (bold || detail) && (
        <span aria-hidden="true" className={styles.detail}>
          {bold && <b>{bold}</b>}
          {bold && detail && ' · '}
          {detail}
        </span>
      )}
      {lines > 3 && item.seats && <SeatsMeter taken={item.seats.taken} capacity={item.seats.capacity} />}
      {lines === 1 && <Signs signs={signs} />}
    </>
  )
}

/** Buffer time, hatched and not clickable. */
function Buffers({ item, axis, block }: { item: Item; axis: Axis; block: Placed }) {
  if (blockLook(item, item.from) === 'off') return null
  const { from, until, bufferBefore, bufferAfter } = item
  const before = { from: from - bufferBefore * MINUTE, until: from }
  const after = { from: until, until: until + bufferAfter * MINUTE }
  return (
    <>
      {bufferBefore > 0 && <i className={styles.buffer} style={blockPosition(axis, before, block)} />}
      {bufferAfter > 0 && <i className={styles.buffer} style={blockPosition(axis, after, block)} />}
    </>
  )
}

type Lane = Pick<Placed, 'lane' | 'lanes'>

function blockPosition(axis: Axis, span: Span, { lane, lanes }: Lane): CSSProperties {
  const at = minuteOn(axis, span.from)
  const length = minuteOn(axis, span.until) - at
  const position: Record<string, number> = { '--at': at, '--length': length }
  return (lanes > 1 ? { ...position, '--lane': lane, '--lanes': lanes } : position) as CSSProperties
}

const bufferPosition = (item: Item, span: Span): CSSProperties =>
  ({ '--at': (span.from - item.from) / MINUTE, '--length': (span.until - span.from) / MINUTE }) as CSSProperties
