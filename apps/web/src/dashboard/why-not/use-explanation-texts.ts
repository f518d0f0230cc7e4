import { dayIn, leftToRight } from '../../lib/format.ts'
import { useFormats, useT } from '../../lib/translate.tsx'
import type { Remedy } from './find-remedies.ts'
import type { Lane, Refusal } from './lane-refusal.ts'
import type { Explanation, Obstacle, Why } from './load.ts'
import { asRule, findSource } from './rules.ts'

/** Returns the texts of the page, for display and for copying. */
export function useExplanationTexts(
  { question, obstacles, meetsThen }: Pick<Why, 'question' | 'obstacles' | 'meetsThen'>,
  answer: Explanation,
) {
  const t = useT()
  const formats = useFormats()
  const zone = answer.timezone
  const start = Date.parse(answer.startDate)
  const end = Date.parse(answer.endDate)
  const duration = formats.duration((end - start) / 60_000)
  const at = (instant: number): string => leftToRight(formats.time(instant, zone))
  const span = formats.timeRange(start, end, zone)
  const findName = (id: string | null): string => answer.lanes.find(({ resourceId }) => resourceId === id)?.name ?? ''
  /** Formats a time, with its day if it is not the requested one. */
  const when = (instant: number): string => {
    const day = dayIn(instant, zone)
    return day === question.day ? at(instant) : `${formats.dayMedium(day)}, ${at(instant)}`
  }
  const values = { duration, time: at(start) }
  const formatDay = (instant: number): string => formats.dayMedium(dayIn(instant, zone))
  const closing = answer.refusals.find(({ rule, source }) => rule === answer.rule && source.kind === 'CLOSING')
  const refused = (): string => {
    if (!closing) return t(`why.staff.${asRule(answer.rule)}`, values)
    return closing.source.label
      ? t('why.staff.CLOSING.named', { reason: closing.source.label })
      : t('why.staff.CLOSING')
  }
  const isCourse = meetsThen !== null
  const takers = answer.resourceIds.map(findName).filter(Boolean)

  return {
    when,
    findName,
    requested: t('why.requested', { span }),
    headline: answer.offered ? t('why.offered') : refused(),
    detail: answer.offered
      ? takers.length > 0
        ? t('why.offered.text', { names: formats.allOf(takers) })
        : t('why.offered.anyone')
      : isCourse
        ? t('why.course', { from: formatDay(start), until: formatDay(end) })
        : t('why.span', { duration, span }),
    /** What the answer is about, where that is not plainly the requested time. */
    about: [
      meetsThen === false
        ? t('why.course.otherTime', { time: question.time, day: formats.dayMedium(question.day) })
        : null,
      answer.location && answer.location.timeZone !== zone
        ? t('why.zone', {
            zone: formats.zoneCity(zone),
            there: formats.zoneCity(answer.location.timeZone),
            time: leftToRight(formats.time(start, answer.location.timeZone)),
          })
        : null,
    ].filter((text) => text !== null),
    customerReads:
      answer.offered || question.viewer === 'STAFF'
        ? null
        : t('why.customerReads', { words: t(`why.customer.${asRule(answer.rule)}`) }),
    formatHours: ({ open }: Lane): string => {
      const first = open[0]
      const last = open.at(-1)
      if (!first || !last) return t(closing ? 'why.verdict.CLOSING' : 'why.lane.closed')
      if (Date.parse(last.endDate) - Date.parse(first.startDate) >= 23 * 3_600_000) return t('why.lane.always')
      return t('why.lane.hours', { span: formats.timeRange(first.startDate, last.endDate, zone) })
    },
    verdict: (refusal: Refusal | undefined) =>
      describeVerdict(refusal, { at, obstacles, formatRange: formatRange(formats, zone) }),
    check: (rule: string): string => t(`why.check.${asRule(rule)}`, values),
    source: (rule: string, passed: boolean): string => {
      const inTheWay = new Set(
        answer.refusals.flatMap((it) => (it.rule === rule && it.source.kind === 'SESSION' ? (it.source.id ?? []) : [])),
      )
      if (!passed && inTheWay.size > 0) return t('why.source.bookings', { count: inTheWay.size })
      if (!passed && rule === closing?.rule) return t('why.source.closing')
      return t(`why.source.${findSource(asRule(rule))}`)
    },
    remedy: (remedy: Remedy): { title: string; cost: string } =>
      describeRemedy(remedy, { t, when, findName, at, range: formatRange(formats, zone), day: formatDay, start }),
  }
}

export type ExplanationTexts = ReturnType<typeof useExplanationTexts>

/** The texts of a lane's verdict, and the session it is about. */
export type Verdict = {
  key: (typeof describedRules)[number] | 'CLOSING' | 'OTHER' | 'free'
  values: { what: string | null; span: string; until: string }
  sessionId: string | null
}

const describedRules = ['TAKEN', 'HELD', 'BUFFER_TAKEN', 'DAY_FULL', 'OUTSIDE_HOURS', 'LOCATION_CLOSED'] as const

function describeVerdict(
  refusal: Refusal | undefined,
  known: {
    at: (instant: number) => string
    obstacles: Record<string, Obstacle>
    formatRange: (start: string, end: string) => string
  },
): Verdict {
  if (!refusal) return { key: 'free', values: { what: null, span: '', until: '' }, sessionId: null }
  const { source, startDate, endDate } = refusal
  const sessionId = source.kind === 'SESSION' ? source.id : null
  const obstacle = sessionId ? known.obstacles[sessionId] : undefined
  return {
    key: source.kind === 'CLOSING' ? 'CLOSING' : (describedRules.find((rule) => rule === refusal.rule) ?? 'OTHER'),
    values: {
      what: obstacle?.customerName ?? obstacle?.title ?? source.label,
      span: startDate && endDate ? known.formatRange(startDate, endDate) : '',
      until: endDate ? known.at(Date.parse(refusal.change?.startDate ?? refusal.change?.endDate ?? endDate)) : '',
    },
    sessionId,
  }
}

type RemedyTools = {
  t: ReturnType<typeof useT>
  when: (instant: number) => string
  findName: (id: string | null) => string
  at: (instant: number) => string
  range: (start: string, end: string) => string
  day: (instant: number) => string
  start: number
}

function describeRemedy(
  remedy: Remedy,
  { t, when, findName, at, range, day, start }: RemedyTools,
): { title: string; cost: string } {
  const something = t('why.something')
  switch (remedy.kind) {
    case 'offer': {
      const name = findName(remedy.resourceId)
      const cost = name ? t('why.suggestion.offer.with', { name }) : t('why.suggestion.offer.cost')
      return { title: t('why.suggestion.offer', { when: when(remedy.start) }), cost }
    }
    case 'move': {
      const values = { what: remedy.label || something, time: at(start), name: findName(remedy.resourceId) }
      return { title: t('why.suggestion.move', values), cost: t('why.suggestion.move.cost') }
    }
    case 'open': {
      const span = range(new Date(remedy.start).toISOString(), new Date(remedy.end).toISOString())
      return {
        title: t('why.suggestion.open', { name: findName(remedy.resourceId), span }),
        cost: t('why.suggestion.open.cost'),
      }
    }
    case 'wait':
      return { title: t('why.suggestion.wait', { when: when(remedy.until) }), cost: t('why.suggestion.wait.cost') }
    case 'end':
      return { title: t('why.suggestion.end', { when: when(remedy.end) }), cost: t('why.suggestion.end.cost') }
    case 'setting':
      return {
        title: t('why.suggestion.setting', { what: remedy.label || something }),
        cost: t('why.suggestion.setting.cost'),
      }
    case 'closing': {
      const cost = remedy.label
        ? t('why.suggestion.closing.named', { reason: remedy.label })
        : t('why.suggestion.closing.cost')
      return { title: t('why.suggestion.closing', { day: day(remedy.start) }), cost }
    }
    case 'seats':
      return { title: t('why.suggestion.seats'), cost: t('why.suggestion.seats.cost') }
  }
}

const formatRange =
  (formats: ReturnType<typeof useFormats>, zone: string) =>
  (start: string, end: string): string =>
    formats.timeRange(start, end, zone)
