import { useT } from '../../lib/translate.tsx'
import { Alert } from '../../ui/alert.tsx'
import { Icon } from '../../ui/icon.tsx'
import { CopyField } from '../fields/copy-field.tsx'
import { problemKey } from '../frame/problem-key.ts'
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
  return <Alert className={styles.alert}>{t(problemKey(`people.problem.${outcome.problem}`))}</Alert>
}

/** The invitation link, shown once, for handing on personally. */
function NewLink({ email, link }: { email: string; link: string }) {
  const t = useT()
  const { sendsEmail } = useBusiness()
  return (
    <section className={styles.link} aria-label={t('people.link')}>
      <p role="status">
        <Icon name="check" size={18} />
        {t(sendsEmail ? 'people.sent' : 'people.sent.noMail', { email })}
      </p>
      <CopyField id="invitation-link" label={t('people.link')} value={link} note={t('people.link.note')} isFocused />
    </section>
  )
}
