import { DashboardIcon, type DashboardIconName } from '../../frame/dashboard-icon.tsx'
import type { Sign } from '../rules/looks.ts'
import styles from './block.module.css'

const icons: Record<Sign, DashboardIconName> = {
  checkedIn: 'check',
  unpaid: 'card',
  note: 'note',
  series: 'repeat',
  first: 'plus',
  overlap: 'warning',
}

/** Shows three signs at most; screen readers get all of them. */
export function Signs({ signs, size = 14 }: { signs: readonly Sign[]; size?: number }) {
  if (signs.length === 0) return null
  return (
    <span className={styles.signs}>
      {signs.slice(0, 3).map((sign) => (
        <DashboardIcon key={sign} name={icons[sign]} size={size} />
      ))}
    </span>
  )
}
