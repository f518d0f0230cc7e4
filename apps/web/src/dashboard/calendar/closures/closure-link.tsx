import { Link } from 'react-router'
import { leftToRight } from '../../../lib/format.ts'
import { useT } from '../../../lib/translate.tsx'
import { clock } from '../../../parts/opening-hours.ts'
import { Icon } from '../../../ui/icon.tsx'
import { dashboardPaths } from '../../dashboard-paths.ts'
import type { Closure, Resource } from '../model.ts'
import styles from './closures.module.css'

type Props = {
  closure: Closure
  resources: readonly Resource[]
  /** Shown under the person's name, so the name is left out. */
  isUnderName?: boolean
}

/** A closure with a link to where it is edited. */
export function ClosureLink({ closure, resources, isUnderName = false }: Props) {
  const text = useClosureWords(resources)(closure, isUnderName)
  return (
    <Link to={linkToClosure(closure, resources)} className={styles.closure} title={text}>
      <Icon name="moon" size={16} />
      <span dir="auto">{text}</span>
    </Link>
  )
}

/** A list of closures; nothing when there are none. */
export function ClosureList({ closures, resources }: { closures: readonly Closure[]; resources: readonly Resource[] }) {
  const t = useT()
  if (closures.length === 0) return null
  return (
    <ul className={styles.list} aria-label={t('dashboard.calendar.closures')}>
      {closures.map((closure) => (
        <li key={closure.key}>
          <ClosureLink closure={closure} resources={resources} />
        </li>
      ))}
    </ul>
  )
}

/** Describes a closure: "Closed · Port · Holiday", "Livia Marchetti · Time off". */
export function useClosureWords(resources: readonly Resource[]) {
  const t = useT()
  return ({ kind, windows, reason, locationName, resourceId }: Closure, isUnderName = false): string => {
    const hours = windows
      .map(({ opensMinute, closesMinute }) => leftToRight(`${clock(opensMinute)}–${clock(closesMinute)}`))
      .join(', ')
    const off = t(kind === 'TIME_OFF' ? 'dashboard.calendar.timeOff' : 'dashboard.calendar.closed')
    const name = resources.find(({ id }) => id === resourceId)?.name
    return [isUnderName ? null : name, hours || off, locationName, reason].filter(Boolean).join(' · ')
  }
}

function linkToClosure({ kind, locationId, resourceId }: Closure, resources: readonly Resource[]): string {
  if (kind === 'TIME_OFF') {
    const staffMemberId = resources.find(({ id }) => id === resourceId)?.staffMemberId
    const page = staffMemberId
      ? `${dashboardPaths.setUp('staff')}/${staffMemberId}`
      : `${dashboardPaths.setUp('rooms')}/${resourceId}`
    return `${page}#time-off`
  }
  const query = locationId ? `?location=${locationId}` : ''
  return `${dashboardPaths.setUp('opening-hours')}${query}${kind === 'CLOSING_DAY' ? '#closing-days' : '#special-hours'}`
}
