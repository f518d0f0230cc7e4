import { type ReactNode, useEffect, useId, useRef } from 'react'
import { useHydrated } from '../../lib/hydrated.ts'
import { Button } from '../../ui/button.tsx'
import styles from './app-factor.module.css'

type Props = {
  codes: readonly string[]
  texts: { title: string; text: string; copy: string; print: string }
  /** Buttons before copying and printing. */
  children?: ReactNode
}

/** Recovery codes, shown once. */
export function RecoveryCodes({ codes, texts, children }: Props) {
  const isHydrated = useHydrated()
  const titleId = useId()
  const card = useRef<HTMLElement>(null)
  useEffect(() => card.current?.focus(), [])
  return (
    <section ref={card} tabIndex={-1} className={styles.codes} aria-labelledby={titleId}>
      <h2 id={titleId}>{texts.title}</h2>
      <p>{texts.text}</p>
      <ul dir="ltr">
        {codes.map((code) => (
          <li key={code}>
            <code>{code}</code>
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        {children}
        {isHydrated && (
          <>
            <Button type="button" onClick={() => void navigator.clipboard?.writeText(codes.join('\n'))}>
              {texts.copy}
            </Button>
            <Button type="button" onClick={() => window.print()}>
              {texts.print}
            </Button>
          </>
        )}
      </div>
    </section>
  )
}
