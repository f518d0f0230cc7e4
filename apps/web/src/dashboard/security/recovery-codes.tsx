import { type ReactNode, useEffect, useRef } from 'react'
import { useHydrated } from '../../lib/hydrated.ts'
import { useT } from '../../lib/translate.tsx'
import { Button } from '../../ui/button.tsx'
import styles from './security.module.css'

/** Codes to sign in with when the app is gone: shown this once. */
export function RecoveryCodes({ codes, children }: { codes: readonly string[]; children: ReactNode }) {
  const t = useT()
  const isHydrated = useHydrated()
  const card = useRef<HTMLElement>(null)
  useEffect(() => card.current?.focus(), [])
  return (
    <section ref={card} tabIndex={-1} className={styles.codes} aria-labelledby="recovery-codes">
      <h2 id="recovery-codes">{t('security.factor.recovery')}</h2>
      <p>{t('security.factor.recoveryText')}</p>
      <ul dir="ltr">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.presses}>
        {children}
        {isHydrated && (
          <>
            <Button type="button" onClick={() => void navigator.clipboard?.writeText(codes.join('\n'))}>
              {t('security.factor.copy')}
            </Button>
            <Button type="button" onClick={() => window.print()}>
              {t('security.factor.print')}
            </Button>
          </>
        )}
      </div>
    </section>
  )
}
