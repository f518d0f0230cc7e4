import { Icon, type IconName } from '../../../ui/icon.tsx'
import type { Sign } from '../rules/looks.ts'
import styles from './block.module.css'

const icons: Record<Sign, IconName> = {
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
        <Icon key={sign} name={icons[sign]} size={size} />
      ))}
    </span>
  )
}
