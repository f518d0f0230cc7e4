import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import { Icon, type IconName } from '../../ui/icon.tsx'
import styles from './icon-button.module.css'

type Sign = { icon: IconName; size?: number; label: string }

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

function Inside({ icon, size = 20, label }: { icon: IconName; size: number | undefined; label: string }) {
  return (
    <>
      <Icon name={icon} size={size} />
      <span className="k-unseen">{label}</span>
    </>
  )
}
