import { type CSSProperties, memo } from 'react'
import { leftToRight } from '../../../lib/format.ts'
import { useFormats, useT } from '../../../lib/translate.tsx'
import { asHue, chooseHue } from '../../../ui/hue.ts'
import { type Item, MINUTE, type Span } from '../model.ts'
import { type Axis, minuteOn } from '../rules/axis.ts'
import type { Placed } from '../rules/layout.ts'
import { linesOf, lookOf, signsOf } from '../rules/looks.ts'
import styles from './block.module.css'
import { Meter } from './meter.tsx'
import { Signs } from './signs.tsx'
import { clockOf, detailOf, nameOf, spokenOf, stateOf } from './words.ts'

type Props = {
  block: Placed
  axis: Axis
  zone: string
  /** To the minute: blocks change their look when they begin and end. */
  now: number
  hourHeight: number
  mayMove: boolean
  isOpen: boolean
}

/** One thing on the calendar. What is done with it is heard by the grid: there are hundreds of these. */
export const Block = memo(function Block({ block, axis, zone, now, hourHeight, mayMove, isOpen }: Props) {
  const speech = { t: useT(), formats: useFormats(), zone, now }
  const { item, shared } = block
  const look = lookOf(item, now)
  const lines = linesOf(item, hourHeight)
  const looks = [
    styles.block,
    styles[look],
    lines === 1 && styles.one,
    lines === 2 && styles.two,
    block.lanes > 3 && styles.thin,
  ]
  return (
    <>
      <Buffers item={item} axis={axis} block={block} />
      <button
        type="button"
        id={block.isTwin ? undefined : item.key}
        data-block={item.key}
        data-fixed={mayMove ? undefined : true}
        tabIndex={-1}
        className={[...looks, `k-${asHue(item.hue) ?? chooseHue(item.serviceId ?? item.id)}`].filter(Boolean).join(' ')}
        style={placeOf(axis, item, block)}
        aria-current={isOpen ? 'true' : undefined}
        aria-keyshortcuts={mayMove ? 'M' : undefined}
      >
        <span className="k-unseen">{spokenOf(item, speech)}</span>
        <Words item={item} speech={speech} lines={lines} />
        {shared.map((span) => (
          <span key={span.from} className={styles.shared} style={insideOf(item, span)} />
        ))}
      </button>
    </>
  )
})

type Speech = Parameters<typeof spokenOf>[1]

/** The eye's part: as few elements as it can be, for there are hundreds. */
function Words({ item, speech, lines }: { item: Item; speech: Speech; lines: number }) {
  const { t, now } = speech
  const state = stateOf(item, speech)
  const detail = detailOf(item, t)
  const from = clockOf(item.from, speech)
  const time = lines === 1 ? from : leftToRight(`${from}–${clockOf(item.until, speech)}`)
  return (
    <>
      <span aria-hidden="true" className={styles.time}>
        {time}
        {lines > 1 && <Signs signs={signsOf(item, now)} />}
      </span>
      <b aria-hidden="true" className={styles.name}>
        {nameOf(item, t)}
      </b>
      {lines > 2 && (state || detail) && (
        <span aria-hidden="true" className={styles.detail}>
          {state && <b>{state}</b>}
          {state && detail && ' · '}
          {detail}
        </span>
      )}
      {lines > 3 && item.seats && <Meter taken={item.seats.taken} capacity={item.seats.capacity} />}
      {lines === 1 && <Signs signs={signsOf(item, now)} />}
    </>
  )
}

/** Time kept free, hatched; nobody can press it. */
function Buffers({ item, axis, block }: { item: Item; axis: Axis; block: Placed }) {
  if (lookOf(item, item.from) === 'off') return null
  const { from, until, bufferBefore, bufferAfter } = item
  const before = { from: from - bufferBefore * MINUTE, until: from }
  const after = { from: until, until: until + bufferAfter * MINUTE }
  return (
    <>
      {bufferBefore > 0 && <i className={styles.buffer} style={placeOf(axis, before, block)} />}
      {bufferAfter > 0 && <i className={styles.buffer} style={placeOf(axis, after, block)} />}
    </>
  )
}

type Lane = Pick<Placed, 'lane' | 'lanes'>

function placeOf(axis: Axis, span: Span, { lane, lanes }: Lane): CSSProperties {
  const at = minuteOn(axis, span.from)
  const length = minuteOn(axis, span.until) - at
  const place: Record<string, number> = { '--at': at, '--length': length }
  return (lanes > 1 ? { ...place, '--lane': lane, '--lanes': lanes } : place) as CSSProperties
}

const insideOf = (item: Item, span: Span): CSSProperties =>
  ({ '--at': (span.from - item.from) / MINUTE, '--length': (span.until - span.from) / MINUTE }) as CSSProperties
