import { dayIn } from '../../../lib/format.ts'
import { useFormats, useT } from '../../../lib/translate.tsx'
import { Avatar } from '../../../ui/avatar.tsx'
import { useBusiness } from '../../use-business.ts'
import styles from '../customer-search.module.css'
import type { FoundCustomer } from '../data/found-customer.ts'

/** A customer in two lines: name; phone or email, and last visit. */
export function CustomerLine({ customer }: { customer: FoundCustomer }) {
  const t = useT()
  const formats = useFormats()
  const { timeZone } = useBusiness()
  const { id, name, phone, email, lastVisitDate } = customer
  const reach = [phone, email].find((text) => text && text !== name)
  return (
    <span className={styles.line}>
      <Avatar id={id} name={name} />
      <span className={styles.words}>
        <bdi className={styles.name}>{name}</bdi>{' '}
        <span className={styles.more}>
          {reach && (
            <>
              <bdi>{reach}</bdi>
              {' · '}
            </>
          )}
          {lastVisitDate
            ? t('customers.search.lastVisit', { day: formats.dayMonthYear(dayIn(lastVisitDate, timeZone)) })
            : t('customers.search.noVisits')}
        </span>
      </span>
    </span>
  )
}
