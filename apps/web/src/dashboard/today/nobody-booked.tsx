import { useT } from '../../lib/translate.tsx'
import { paths } from '../../paths.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Nothing } from '../frame/page.tsx'
import { useHere } from '../here.ts'

/** A day without appointments says so, and where there are some. */
export function NobodyBooked({ isFiltered, isPast }: { isFiltered: boolean; isPast: boolean }) {
  const t = useT()
  const here = useHere()
  const words = isPast ? 'dashboard.today.wasNobody' : 'dashboard.today.nobody'
  return (
    <Nothing
      action={
        isFiltered ? (
          <LinkButton to={here({ staff: null })}>{t('dashboard.everyone')}</LinkButton>
        ) : (
          <LinkButton to={paths.bookings()}>{t('dashboard.today.upcoming')}</LinkButton>
        )
      }
    >
      {t(isFiltered ? 'dashboard.today.nobodyWith' : words)}
    </Nothing>
  )
}
