import { useId, useRef, useState } from 'react'
import { useHydrated } from '../../lib/hydrated.ts'
import { useT } from '../../lib/translate.tsx'
import { Button } from '../../ui/button.tsx'
import styles from './access.module.css'

/** A value with a copy button. Where the clipboard is missing (no HTTPS), it selects the text instead. */
export function CopyField({ label, value, note }: { label: string; value: string; note?: string }) {
  const t = useT()
  const id = useId()
  const isHydrated = useHydrated()
  const field = useRef<HTMLInputElement>(null)
  const [isCopied, setCopied] = useState(false)
  const copy = async (): Promise<void> => {
    field.current?.select()
    await navigator.clipboard?.writeText(value).then(
      () => setCopied(true),
      () => undefined,
    )
  }
  return (
    <div className={styles.copy}>
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
          <Button type="button" aria-label={t('access.copy.name', { what: label })} onClick={() => void copy()}>
            {t(isCopied ? 'access.copied' : 'access.copy')}
          </Button>
        )}
      </div>
      {note && (
        <p id={`${id}-note`} className={styles.note}>
          {note}
        </p>
      )}
      <span role="status" className="k-unseen">
        {isCopied && t('access.copied')}
      </span>
    </div>
  )
}
