import { Link, useNavigate } from 'react-router'
import { goToHeading } from '../../lib/focus.ts'
import { addDays, isThisYear } from '../../lib/format.ts'
import { useFormats, useT } from '../../lib/translate.tsx'
import { DayGrid, DayGridKey } from '../../parts/slots/day-grid.tsx'
import { Icon } from '../../ui/icon.tsx'
import { DAYS_SHOWN, type ServiceData } from '../data/service.ts'
import styles from './service.module.css'
import type { Choice } from './use-choice.ts'
import { ZoneLine } from './zone-line.tsx'

type Props = { data: ServiceData; choice: Choice }

/** Five weeks of days, with dots for how much is free. */
export function Days({ data, choice }: Props) {
  const navigate = useNavigate()
  const turn = (days: number): void => {
    const from = addDays(data.from, days)
    const href = choice.hrefWith({ from: from <= data.earliestFrom ? undefined : from, day: choice.day ?? undefined })
    navigate(href, { replace: true, preventScrollReset: true })
  }
  return (
    <section aria-labelledby="months">
      <Months data={data} choice={choice} />
      <DayGrid
        labelledBy="months"
        days={data.days}
        today={data.today}
        chosen={choice.day}
        toHref={(day) => choice.hrefWith({ day, time: undefined })}
        onChoose={() => goToHeading(document.getElementById('times'))}
        onTurn={turn}
      />
      <DayGridKey />
      {!data.byTheDay && <ZoneLine data={data} choice={choice} />}
    </section>
  )
}

function Months({ data, choice }: Props) {
  const t = useT()
  const formats = useFormats()
  const last = addDays(data.from, DAYS_SHOWN - 1)
  const name = isThisYear(last, data.today) ? formats.month : formats.monthYear
  const months = [...new Set([name(data.from), name(last)])].join(' – ')
  const earlier = addDays(data.from, -DAYS_SHOWN)
  const isFirst = data.from <= data.earliestFrom
  return (
    <div className={styles.months}>
      <h2 id="months" aria-live="polite">
        {months}
      </h2>
      {isFirst ? (
        // biome-ignore lint/a11y/useSemanticElements: the step back exists but is disabled
        <span
          className={styles.turn}
          role="link"
          tabIndex={-1}
          aria-disabled="true"
          aria-label={t('site.service.earlier')}
        >
          <Icon name="chevronStart" />
        </span>
      ) : (
        <TurnLink
          label={t('site.service.earlier')}
          to={choice.hrefWith({ from: earlier <= data.earliestFrom ? undefined : earlier })}
          icon="chevronStart"
        />
      )}
      <TurnLink
        label={t('site.service.later')}
        to={choice.hrefWith({ from: addDays(data.from, DAYS_SHOWN) })}
        icon="chevronEnd"
      />
    </div>
  )
}

function TurnLink({ label, to, icon }: { label: string; to: string; icon: 'chevronStart' | 'chevronEnd' }) {
  return (
    <Link className={styles.turn} aria-label={label} to={to} replace preventScrollReset>
      <Icon name={icon} />
    </Link>
  )
}
