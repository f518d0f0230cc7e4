import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { DashboardIcon, type DashboardIconName } from './dashboard-icon.tsx'
import styles from './icon-button.module.css'

type Sign = { icon: DashboardIconName; size?: number; label: string }

/** A button with an icon only; its label is read out and shown as a tooltip. */
export function IconButton({ icon, size, label, ...rest }: ComponentProps<'button'> & Sign) {
  return (
    <button type="submit" {...rest} className={styles.button} title={label}>
      <Inside icon={icon} size={size} label={label} />
    </button>
  )
}

export function IconLink({ icon, size, label, ...rest }: ComponentProps<typeof Link> & Sign) {
  return (
    <Link {...rest} className={styles.button ?? ''} title={label}>
      <Inside icon={icon} size={size} label={label} />
    </Link>
  )
}

function Inside({ icon, size = 20, label }: { icon: DashboardIconName; size: number | undefined; label: string }) {
  return (
    <>
      <DashboardIcon name={icon} size={size} />
      <span className="k-unseen">{label}</span>
    </>
  )
}
