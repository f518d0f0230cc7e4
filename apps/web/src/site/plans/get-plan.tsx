import { leftToRight } from '../../lib/format.ts'
import { useSite } from '../../lib/site.ts'
import { useT } from '../../lib/translate.tsx'
import { AnchorButton } from '../../ui/button.tsx'
import { ButtonRow } from '../../ui/button-row.tsx'
import styles from './plans.module.css'

/** How to get a plan: from the business itself. */
export function GetPlan({ name }: { name: string }) {
  const t = useT()
  const { phone, email } = useSite()
  const hasContact = Boolean(phone || email)
  return (
    <section className={styles.get} aria-labelledby="get">
      <h2 id="get">{t('reading.plans.get')}</h2>
      <p>{t(hasContact ? 'reading.plans.get.contact' : 'reading.plans.get.visit', { name })}</p>
      {hasContact && (
        <ButtonRow>
          {phone && (
            <AnchorButton look="filled" large href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`}>
              {t('reading.plans.call', { phone: leftToRight(phone) })}
            </AnchorButton>
          )}
          {email && (
            <AnchorButton look={phone ? 'outline' : 'filled'} large href={`mailto:${email}`}>
              {t('reading.plans.write')}
            </AnchorButton>
          )}
        </ButtonRow>
      )}
    </section>
  )
}
