import { dayIn } from '../../lib/format.ts'
import { useFormats, useT } from '../../lib/translate.tsx'
import { problemKey } from '../frame/problem-key.ts'
import type { Ghost } from './drag/ghost.ts'
import { describeObstacle } from './drag/ghost-label.tsx'
import type { CalendarData, Span } from './model.ts'
import type { Column } from './rules/columns.ts'
import type { Done, Proposal, Refused } from './use-moves.ts'

/** Returns the texts for changes that were made or refused. */
export function useDoneTexts({ resources, zone, days }: CalendarData) {
  const t = useT()
  const formats = useFormats()
  const firstWord = (name: string): string => name.split(' ')[0] ?? name
  const describeTarget = ({ from }: Span, resourceId: string): string => {
    const time = formats.time(from, zone)
    const day = dayIn(from, zone)
    const when = days.includes(day) ? time : `${formats.dayShort(day)}, ${time}`
    const name = resources.find(({ id }) => id === resourceId)?.name
    return name ? t('dashboard.calendar.at', { when, name: firstWord(name) }) : when
  }

  const done = ({ change, proposal }: Done): string => {
    if (change.kind === 'move') {
      const text = t('dashboard.calendar.done.moved', { to: describeTarget(change, change.resourceId) })
      const customerName = firstWord(proposal?.item.customer ?? '')
      if (!customerName) return text
      return `${text} ${t(change.notify ? 'dashboard.calendar.done.notified' : 'dashboard.calendar.done.notNotified', { name: customerName })}`
    }
    if (change.kind === 'attend') return t(`dashboard.calendar.done.${change.status}`)
    return t(`dashboard.calendar.done.${change.kind}`)
  }

  const refused = ({ outcome: { refusal } }: Refused): string => t(problemKey(`dashboard.calendar.refused.${refusal}`))

  const undone = (ghost: Ghost, columns: readonly Column[]): string => {
    const obstacle = describeObstacle(ghost, columns, { t, formats, zone }) ?? ''
    const nearest = ghost.nearest ?? null
    const other = nearest === null ? '' : t('dashboard.calendar.nearestSpoken', { time: formats.time(nearest, zone) })
    return [t('dashboard.calendar.movedBack'), obstacle, other].filter(Boolean).join('. ')
  }
  const notMoved = ({ item }: Proposal): string =>
    t('dashboard.calendar.notMoved', {
      name: item.customer ?? item.title,
      when: describeTarget(item, item.resourceIds[0] ?? ''),
    })
  return { done, refused, undone, notMoved }
}
