import { Link, useHref, useLocation } from 'react-router'
import { useFormats, useT } from '../../lib/translate.tsx'
import { paths } from '../../paths.ts'
import { Choice, type Option } from '../../ui/choice.tsx'
import type { BookData } from '../data/book.ts'
import { type PayChoice, splitAmount } from '../data/load-pay.ts'
import type { SiteMember } from '../member.ts'
import styles from './book.module.css'
import type { Paying } from './use-paying.ts'

type Props = {
  data: BookData
  member: SiteMember | null
  paying: Paying
}

/** How the booking is paid, as far as there is a choice, and what that comes to. */
export function Pay({ data, member, paying: { chosen, choose, remembered } }: Props) {
  const t = useT()
  const { pay } = data
  const options = useOptions(data)
  const [only] = options
  if (!pay.amounts && !pay.credits && !pay.offersPlans) return <Chosen choice={chosen} pay={pay} />
  return (
    <section className={styles.group} aria-labelledby="pay">
      {options.length > 1 ? (
        <div className={styles.ways}>
          <Choice
            key={remembered}
            legend={t('form.book.pay')}
            name="pay"
            options={options}
            value={chosen ?? ''}
            onChange={(value) => choose(value as PayChoice)}
          />
          <Seen pay={pay} />
        </div>
      ) : (
        <>
          <h2 id="pay">{t('form.book.pay')}</h2>
          <Chosen choice={chosen} pay={pay} />
          {only && (
            <p className={styles.pay}>
              <span>
                {only.label}
                {only.note && <span>{only.note}</span>}
              </span>
              <b className="k-num">{only.end}</b>
            </p>
          )}
        </>
      )}
      {pay.hasExtrasInTheWay && <p className={styles.plans}>{t('form.book.pay.extras')}</p>}
      {pay.offersPlans && <Plans isMember={member !== null} isNeeded={options.length === 0} />}
      {chosen && chosen !== 'credits' && <Figures data={data} chosen={chosen} />}
    </section>
  )
}

/** Sends the only way to pay, and the amounts that were shown. */
function Chosen({ choice, pay }: { choice: PayChoice | undefined; pay: BookData['pay'] }) {
  return (
    <>
      {choice && <input type="hidden" name="pay" value={choice} />}
      <Seen pay={pay} />
    </>
  )
}

/** Nobody pays an amount that they did not see. */
function Seen({ pay: { amounts } }: { pay: BookData['pay'] }) {
  return (
    <>
      {amounts && <input type="hidden" name="seenTotal" value={amounts.total} />}
      {amounts?.deposit && <input type="hidden" name="seenDeposit" value={amounts.deposit} />}
    </>
  )
}

function useOptions({ pay, people, cards }: BookData): Option[] {
  const t = useT()
  const money = useMoney(pay)
  const { credits } = pay
  const labels: Record<PayChoice, () => Option> = {
    credits: () => ({
      value: 'credits',
      label: t('form.book.pay.credits'),
      note:
        credits?.remaining == null
          ? (credits?.planName ?? '')
          : t('form.book.pay.creditsLeft', {
              plan: credits.planName,
              left: credits.remaining,
              all: credits.quantity ?? credits.remaining,
            }),
      end:
        credits?.remaining == null
          ? t('form.book.pay.included')
          : t('form.book.pay.creditCount', { count: people.total }),
    }),
    full: () => ({
      value: 'full',
      label: t('form.book.pay.card'),
      ...(cards.length === 0 ? { note: t('form.book.pay.cardNote') } : {}),
      end: money(splitAmount(pay, 'full').now),
    }),
    deposit: () => ({
      value: 'deposit',
      label: t('form.book.pay.deposit'),
      note: t('form.book.pay.depositNote', { rest: money(splitAmount(pay, 'deposit').later) }),
      end: money(splitAmount(pay, 'deposit').now),
    }),
    visit: () => ({
      value: 'visit',
      label: t('form.book.payThere'),
      note: t('form.book.payThereNote'),
      end: money(splitAmount(pay, 'visit').later),
    }),
  }
  return pay.choices.map((choice) => labels[choice]())
}

function useMoney({ amounts }: BookData['pay']): (value: string | null) => string {
  const formats = useFormats()
  return (value) => (amounts && value !== null ? formats.money({ value, currency: amounts.currency }) : '')
}

/** Leads to signing in with a plan, or to buying one. */
function Plans({ isMember, isNeeded }: { isMember: boolean; isNeeded: boolean }) {
  const t = useT()
  const { pathname, search } = useLocation()
  const signIn = paths.login(useHref(`${pathname}${search}`))
  return (
    <p className={styles.plans}>
      {isNeeded && <>{t('form.book.pay.needsPlan')} </>}
      {!isMember &&
        t.rich(
          'form.book.pay.signIn',
          {},
          {
            link: (words) => (
              <Link to={signIn} reloadDocument>
                {words}
              </Link>
            ),
          },
        )}{' '}
      {t.rich('form.book.pay.plans', {}, { link: (words) => <Link to={paths.plans()}>{words}</Link> })}
    </p>
  )
}

/** Tax, total, and what is due when. Left out where the option says it all. */
function Figures({ data: { pay }, chosen }: { data: BookData; chosen: PayChoice }) {
  const t = useT()
  const money = useMoney(pay)
  const { amounts } = pay
  if (!amounts) return null
  const { now, later } = splitAmount(pay, chosen)
  const hasTax = amounts.taxName !== null && Number(amounts.tax) > 0
  if (!hasTax && pay.choices.length === 1 && chosen !== 'deposit') return null
  const tax = { name: amounts.taxName ?? '', percent: amounts.taxPercent ?? '' }
  return (
    <dl className={styles.figures}>
      {hasTax && (
        <div>
          <dt>{t(amounts.taxIncluded ? 'form.book.pay.taxIncluded' : 'form.book.pay.tax', tax)}</dt>
          <dd className="k-num">{money(amounts.tax)}</dd>
        </div>
      )}
      <div>
        <dt>{t('form.book.pay.total')}</dt>
        <dd className="k-num">{money(amounts.total)}</dd>
      </div>
      {now !== null && (
        <div className={styles.due}>
          <dt>{t('form.book.pay.now')}</dt>
          <dd className="k-num">{money(now)}</dd>
        </div>
      )}
      {later !== null && (
        <div>
          <dt>{t('form.book.pay.later')}</dt>
          <dd className="k-num">{money(later)}</dd>
        </div>
      )}
    </dl>
  )
}
