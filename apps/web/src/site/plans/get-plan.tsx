import { leftToRight } from '../../lib/format.ts'
import { useSite } from '../../lib/site.ts'
import { useT } from '../../lib/translate.tsx'
import { paths } from '../../paths.ts'
import { AnchorButton, LinkButton } from '../../ui/button.tsx'
import { ButtonRow } from '../../ui/button-row.tsx'
import type { PlanCard } from '../data/plans.ts'
import styles from './plans.module.css'

/** Buys the plan, where it is sold online; else says how to get it from the business. */
export function GetPlan({ plan: { id, name }, isSoldOnline }: { plan: PlanCard; isSoldOnline: boolean }) {
  const t = useT()
  if (!isSoldOnline) return <AskForPlan name={name} />
  // A page of its own: buyers sign in on the way.
  return (
    <LinkButton look="filled" large full to={paths.checkoutPlan(id)} reloadDocument>
      {t('reading.plans.choose')}
    </LinkButton>
  )
}

function AskForPlan({ name }: { name: string }) {
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
