import { useEffect, useId, useRef, useState } from 'react'
import { useHydrated } from '../../lib/hydrated.ts'
import { useT } from '../../lib/translate.tsx'
import { Button } from '../../ui/button.tsx'
import styles from './copy-field.module.css'

type Props = {
  id?: string
  label: string
  value: string
  note?: string
  /** Takes the focus when it appears. */
  isFocused?: boolean
}

/** A value with a copy button. Where the clipboard is missing (no HTTPS), it selects the text instead. */
export function CopyField({ id: givenId, label, value, note, isFocused = false }: Props) {
  const t = useT()
  const ownId = useId()
  const id = givenId ?? ownId
  const isHydrated = useHydrated()
  const field = useRef<HTMLInputElement>(null)
  const [isCopied, setCopied] = useState(false)
  useEffect(() => {
    if (isFocused) field.current?.focus()
  }, [isFocused])
  const copy = async (): Promise<void> => {
    field.current?.select()
    await navigator.clipboard?.writeText(value).then(
      () => setCopied(true),
      () => undefined,
    )
  }
  return (
    <div className={styles.field}>
      <label htmlFor={id}>{label}</label>
      <div>
        <input
          ref={field}
          id={id}
          readOnly
          dir="ltr"
          value={value}
          aria-describedby={note ? `${id}-note` : undefined}
          onFocus={(event) => event.target.select()}
        />
        {isHydrated && (
          <Button type="button" aria-label={t('dashboard.copy.name', { what: label })} onClick={() => void copy()}>
            {t(isCopied ? 'dashboard.copied' : 'dashboard.copy')}
          </Button>
        )}
      </div>
      {note && (
        <p id={`${id}-note`} className={styles.note}>
          {note}
        </p>
      )}
      <span role="status" className="k-unseen">
        {isCopied && t('dashboard.copied')}
      </span>
    </div>
  )
}
