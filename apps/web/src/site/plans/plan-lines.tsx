import { Link } from 'react-router'
import { useFormats, useT } from '../../lib/translate.tsx'
import { planPriceHead, writeCredits, writeFees, writePlanLength } from '../../parts/plan-price.ts'
import { paths } from '../../paths.ts'
import { Icon } from '../../ui/icon.tsx'
import type { PlanCard } from '../data/plans.ts'
import styles from './plans.module.css'

/** The amount, how often it is paid, and what applies besides. */
export function PlanPriceHead({ plan: { price } }: { plan: PlanCard }) {
  const t = useT()
  const formats = useFormats()
  const [amount, often] = planPriceHead(price, t, formats)
  const trial = price.trialDays > 0 ? [t('reading.plans.trial', { count: price.trialDays })] : []
  return (
    <div>
      <p className={`${styles.price} k-num`}>
        <b className="k-serif">{amount}</b> <span>{often}</span>
      </p>
      <p className="k-2 k-small">
        {[lengthLine(price.terms.model, writePlanLength(price.terms, t), t), ...trial].join(' · ')}
      </p>
      {writeFees(price, t, formats).map((fee) => (
        <p key={fee} className="k-2 k-small">
          {fee}
        </p>
      ))}
    </div>
  )
}

function lengthLine(model: PlanCard['price']['terms']['model'], length: string, t: ReturnType<typeof useT>): string {
  return model === 'duration' ? t('reading.plans.validFor', { span: length }) : length
}

/** What the plan includes: credits, perks and services. */
export function PlanIncludes({ plan, short = false }: { plan: PlanCard; short?: boolean }) {
  const t = useT()
  const { creditsPerCycle, rollsOver, perks, services, price } = plan
  const paysForBookings = services.length > 0
  return (
    <>
      <ul className={styles.perks}>
        {paysForBookings && (
          <li>
            <Icon name="check" size={20} />
            <span>
              <b className="k-strong">{writeCredits(creditsPerCycle, price, t)}</b>
              {creditsPerCycle !== null && !short && (
                <span className="k-2 k-small k-block">
                  {t('reading.plans.credit')}
                  {price.terms.model === 'recurring' &&
                    ` ${t(rollsOver ? 'reading.plans.rollOver' : 'reading.plans.expire')}`}
                </span>
              )}
            </span>
          </li>
        )}
        {[...new Set(perks)].map((perk) => (
          <li key={perk}>
            <Icon name="check" size={20} />
            <bdi>{perk}</bdi>
          </li>
        ))}
      </ul>
      {paysForBookings && <PlanServices services={services} short={short} />}
    </>
  )
}

/** Services on a card before the rest is counted. */
const ON_A_CARD = 4

function PlanServices({ services, short }: { services: PlanCard['services']; short: boolean }) {
  const t = useT()
  const shown = short ? services.slice(0, ON_A_CARD) : services
  return (
    <div className={styles.services}>
      <p className="k-2 k-small">{t('reading.plans.for')}</p>
      <ul>
        {shown.map((service) => (
          <li key={service.id}>
            <Link to={paths.offer(service)}>
              <bdi>{service.name}</bdi>
            </Link>
          </li>
        ))}
        {services.length > shown.length && (
          <li className="k-2">{t('reading.plans.more', { count: services.length - shown.length })}</li>
        )}
      </ul>
    </div>
  )
}
