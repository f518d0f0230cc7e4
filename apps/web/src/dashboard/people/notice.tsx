import { useEffect, useRef, useState } from 'react'
import { useHydrated } from '../../lib/hydrated.ts'
import { useT } from '../../lib/translate.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useBusiness } from '../use-business.ts'
import type { Outcome } from './data/change-people.ts'
import styles from './people.module.css'

/** What became of the form that was just sent. What belongs to a drawer that is open stands there. */
export function Notice({ outcome }: { outcome: Outcome }) {
  const t = useT()
  if ('link' in outcome) return <NewLink key={outcome.link} email={outcome.email} link={outcome.link} />
  // What can be taken back is told at the bottom.
  if ('id' in outcome) return null
  if (!('problem' in outcome))
    return (
      <Alert tone="ok" className={styles.alert}>
        {t(`people.done.${outcome.action}`, { name: outcome.name })}
      </Alert>
    )
  const standsAtField = (['invite', 'role', 'factor', 'remove'] as const).some((action) => action === outcome.action)
  if (standsAtField) return null
  return <Alert className={styles.alert}>{t(`people.problem.${outcome.problem}`)}</Alert>
}

/** The link of an invitation: this once, to hand on by hand. */
function NewLink({ email, link }: { email: string; link: string }) {
  const t = useT()
  const { sendsEmail } = useBusiness()
  const isHydrated = useHydrated()
  const field = useRef<HTMLInputElement>(null)
  const [isCopied, setCopied] = useState(false)
  useEffect(() => field.current?.focus(), [])
  const copy = async (): Promise<void> => {
    field.current?.select()
    // Without a secure address there is no clipboard; the link is marked then, for the keys.
    await navigator.clipboard?.writeText(link).then(
      () => setCopied(true),
      () => undefined,
    )
  }
  return (
    <section className={styles.link} aria-label={t('people.link')}>
      <p role="status">
        <Icon name="check" size={18} />
        {t(sendsEmail ? 'people.sent' : 'people.sent.noMail', { email })}
      </p>
      <label htmlFor="invitation-link">{t('people.link')}</label>
      <div>
        <input
          ref={field}
          id="invitation-link"
          readOnly
          dir="ltr"
          value={link}
          aria-describedby="invitation-link-note"
          onFocus={(event) => event.target.select()}
        />
        {isHydrated && (
          <Button type="button" onClick={() => void copy()}>
            {isCopied ? t('people.copied') : t('people.copy')}
          </Button>
        )}
      </div>
      <p id="invitation-link-note" className={styles.note}>
        {t('people.link.note')}
      </p>
      <span role="status" className="k-unseen">
        {isCopied && t('people.copied')}
      </span>
    </section>
  )
}
