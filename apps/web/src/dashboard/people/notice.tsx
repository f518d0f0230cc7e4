import { useEffect, useRef, useState } from 'react'
import { useHydrated } from '../../lib/hydrated.ts'
import { useT } from '../../lib/translate.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Button } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useBusiness } from '../use-business.ts'
import type { Outcome } from './data/change-people.ts'
import styles from './people.module.css'

/** The result of the last form, unless an open drawer shows it. */
export function Notice({ outcome }: { outcome: Outcome }) {
  const t = useT()
  if ('link' in outcome) return <NewLink key={outcome.link} email={outcome.email} link={outcome.link} />
  // Actions with undo are shown in a toast.
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

/** The invitation link, shown once, for handing on personally. */
function NewLink({ email, link }: { email: string; link: string }) {
  const t = useT()
  const { sendsEmail } = useBusiness()
  const isHydrated = useHydrated()
  const field = useRef<HTMLInputElement>(null)
  const [isCopied, setCopied] = useState(false)
  useEffect(() => field.current?.focus(), [])
  const copy = async (): Promise<void> => {
    field.current?.select()
    // Without HTTPS there is no clipboard; the link is selected instead.
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
