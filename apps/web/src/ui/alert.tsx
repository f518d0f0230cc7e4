import { type ComponentProps, type ReactNode, useEffect, useRef } from 'react'
import styles from './alert.module.css'
import { MoreIcon, type MoreIconName } from './more-icon.tsx'

type Tone = 'danger' | 'warn' | 'ok'

const icons: Record<Tone, MoreIconName> = {
  danger: 'warning',
  warn: 'info',
  ok: 'check',
}

type Props = ComponentProps<'div'> & {
  /** `danger` for errors, `warn` for what needs attention, `ok` for what was done. */
  tone?: Tone
  icon?: MoreIconName
}

/** A box with the result of an action. Screen readers announce an error at once and anything else politely. */
export function Alert({ tone = 'danger', icon = icons[tone], className, children, ...rest }: Props) {
  const classes = [styles.alert, styles[tone], className].filter(Boolean).join(' ')
  return (
    <div role={tone === 'danger' ? 'alert' : 'status'} {...rest} className={classes}>
      <MoreIcon name={icon} size={18} />
      <div>{children}</div>
    </div>
  )
}

/**
 * The alert of a form. On each new reason the focus moves to the form's invalid field, or here if there is none. Always
 * rendered, since screen readers announce only changes of an element they know.
 */
export function FormAlert({ reason, children }: { reason: string | null | undefined; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!reason) return
    const field = box.current?.closest('form')?.querySelector<HTMLElement>('[aria-invalid="true"]')
    ;(field ?? box.current)?.focus()
  }, [reason])
  const classes = children ? `${styles.alert} ${styles.danger}` : styles.empty
  return (
    <div ref={box} tabIndex={-1} role="alert" className={classes}>
      {children && (
        <>
          <MoreIcon name="warning" size={18} />
          <div>{children}</div>
        </>
      )}
    </div>
  )
}
