import { Form, Link } from 'react-router'
import { dayIn } from '../../lib/format.ts'
import { useFormats, useT } from '../../lib/translate.tsx'
import { Button } from '../../ui/button.tsx'
import { Chip } from '../../ui/chip.tsx'
import { ListRow } from '../../ui/list-row.tsx'
import { dashboardPaths } from '../dashboard-paths.ts'
import styles from '../plans/plans.module.css'
import type { Coupon } from './data/load-coupons.ts'

type Props = { coupons: readonly Coupon[]; zone: string; now: number }

/** Coupons with their discount, uses and state, one row each. */
export function CouponList({ coupons, zone, now }: Props) {
  const t = useT()
  return (
    <ol className={styles.list} aria-label={t('nav.coupons')}>
      {coupons.map((coupon) => (
        <ListRow key={coupon.id}>
          <Link to={dashboardPaths.coupon(coupon.id)} className={styles.name}>
            <bdi>{coupon.code}</bdi>
            <Facts coupon={coupon} />
          </Link>
          <Standing coupon={coupon} zone={zone} now={now} />
          <Form method="post" className={styles.actions} preventScrollReset>
            <input type="hidden" name="id" value={coupon.id} />
            <input type="hidden" name="code" value={coupon.code} />
            <Switch coupon={coupon} />
          </Form>
        </ListRow>
      ))}
    </ol>
  )
}

function Switch({ coupon: { active, code } }: { coupon: Coupon }) {
  const t = useT()
  const action = active ? 'deactivate' : 'activate'
  return (
    <Button look="quiet" name="intent" value={action} aria-label={t(`coupons.${action}.name`, { code })}>
      {t(`coupons.${action}`)}
    </Button>
  )
}

/** Name, discount and uses in one line. */
function Facts({ coupon }: { coupon: Coupon }) {
  const t = useT()
  const formats = useFormats()
  const { code, name, usageLimit, usedCount } = coupon
  const { discountType, amount, percent, currency, cycles } = coupon
  const off =
    discountType === 'AMOUNT'
      ? t('coupons.amountOff', { amount: formats.money({ value: amount ?? '0', currency }) })
      : t('coupons.percentOff', { percent: percent ?? '0' })
  const uses =
    usageLimit === null
      ? t('coupons.used', { count: usedCount })
      : t('coupons.usedOf', { count: usedCount, limit: usageLimit })
  const span = cycles === null ? t('coupons.everyPayment') : t('coupons.firstPayments', { count: cycles })
  return (
    <span className={styles.price}>
      {name !== code && (
        <>
          <bdi>{name}</bdi> ·{' '}
        </>
      )}
      {off}, {span} · {uses}
    </span>
  )
}

/** Whether an active coupon can be used now. */
function Standing({
  coupon: { active, startsAt, expiresAt },
  zone,
  now,
}: {
  coupon: Coupon
  zone: string
  now: number
}) {
  const t = useT()
  const formats = useFormats()
  const day = (instant: number): string => formats.dayMonthYear(dayIn(instant, zone))
  if (!active) return null
  if (expiresAt && Date.parse(expiresAt) <= now) return <Chip tone="plain">{t('coupons.expired')}</Chip>
  if (startsAt && Date.parse(startsAt) > now) {
    return <Chip tone="plain">{t('coupons.starts', { day: day(Date.parse(startsAt)) })}</Chip>
  }
  // The coupon expires at the end of its last day.
  if (expiresAt) return <Chip tone="ok">{t('coupons.until', { day: day(Date.parse(expiresAt) - 1) })}</Chip>
  return null
}
