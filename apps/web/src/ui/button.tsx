import type { ComponentProps } from 'react'
import { Link } from 'react-router'
import styles from './button.module.css'

type Look = {
  /** `filled` once per view. */
  look?: 'filled' | 'outline' | 'quiet' | 'danger' | 'quietDanger'
  large?: boolean
  full?: boolean
}

const classes = ({ look = 'outline', large, full }: Look, more?: string): string =>
  [styles.button, styles[look], large && styles.large, full && styles.full, more].filter(Boolean).join(' ')

/** `busy` shows a spinner and sets `aria-busy`; the caller ignores repeated presses. */
export function Button({
  look = 'outline',
  large = false,
  full = false,
  busy = false,
  className,
  children,
  ...rest
}: ComponentProps<'button'> & Look & { busy?: boolean }) {
  return (
    <button type="submit" {...rest} className={classes({ look, large, full }, className)} aria-busy={busy || undefined}>
      {busy && <span className={styles.turning} aria-hidden="true" />}
      {children}
    </button>
  )
}

export function LinkButton({
  look = 'outline',
  large = false,
  full = false,
  className,
  ...rest
}: ComponentProps<typeof Link> & Look) {
  return <Link {...rest} className={classes({ look, large, full }, className)} />
}

/** For URLs outside the router: a file, a phone number, another face. */
export function AnchorButton({
  look = 'outline',
  large = false,
  full = false,
  className,
  ...rest
}: ComponentProps<'a'> & Look) {
  return <a {...rest} className={classes({ look, large, full }, className)} />
}
