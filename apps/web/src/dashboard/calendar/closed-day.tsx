import { useFormats, useT } from '../../lib/translate.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { dashboardPaths } from '../dashboard-paths.ts'
import { Nothing } from '../frame/page.tsx'
import { usePageLink } from '../page-link.ts'
import type { CalendarData } from './model.ts'
import { closeParams } from './open-key.ts'

/** Says that nobody works on the day, and links to the next one on which somebody does. */
export function ClosedDay({ data: { closed, day, today } }: { data: CalendarData }) {
  const t = useT()
  const formats = useFormats()
  const pageLink = usePageLink()
  const next = closed?.next
  if (!next)
    return (
      <Nothing action={<LinkButton to={dashboardPaths.setUp('staff')}>{t('nav.staff')}</LinkButton>}>
        {t('dashboard.calendar.closedLong', { day: formats.dayLong(day) })}
      </Nothing>
    )
  return (
    <Nothing
      action={
        <LinkButton to={pageLink({ ...closeParams(), day: next === today ? null : next })}>
          {t('dashboard.calendar.nextOpen', { day: formats.dayLong(next) })}
        </LinkButton>
      }
    >
      {t('dashboard.calendar.closedDay', { day: formats.dayLong(day) })}
    </Nothing>
  )
}
