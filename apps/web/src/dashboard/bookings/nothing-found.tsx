import { useRoot } from '../../lib/site.ts'
import { useT } from '../../lib/translate.tsx'
import { addressIn, paths } from '../../paths.ts'
import { AnchorButton, LinkButton } from '../../ui/button.tsx'
import { dashboardPaths } from '../dashboard-paths.ts'
import type { BookingFilters } from '../data/views.ts'
import { Nothing } from '../frame/page.tsx'

/** The empty state: why the list is empty and what to do. */
export function NothingFound({ filters }: { filters: BookingFilters }) {
  const t = useT()
  const { basePath } = useRoot()
  const { view, period, staff, service, location, platform, paid, customer } = filters
  if (paid === 'unpaid' && view === 'all') return <Nothing>{t('dashboard.nothing.unpaid')}</Nothing>
  if (period || staff || service || location || platform || paid || customer)
    return (
      <Nothing
        action={
          <LinkButton to={dashboardPaths.bookings({ view: view === 'upcoming' ? undefined : view })}>
            {t('dashboard.nothing.clear')}
          </LinkButton>
        }
      >
        {t('dashboard.nothing.filtered')}
      </Nothing>
    )
  if (view !== 'upcoming') return <Nothing>{t(`dashboard.nothing.${view}`)}</Nothing>
  return (
    <Nothing
      action={<AnchorButton href={addressIn(basePath, paths.home())}>{t('dashboard.nothing.site')}</AnchorButton>}
    >
      {t('dashboard.nothing.upcoming')}
    </Nothing>
  )
}
