import { dayIn, leftToRight } from '../../lib/format.ts'
import { useSite } from '../../lib/site.ts'
import { useFormats, useT } from '../../lib/translate.tsx'
import { LinkButton } from '../../ui/button.tsx'
import type { ServiceData } from '../data/service.ts'
import styles from './service.module.css'
import type { Choice } from './use-choice.ts'

/** Why there is no free time, with the next one. */
export function NothingFree({ data, choice }: { data: ServiceData; choice: Choice }) {
  const t = useT()
  const formats = useFormats()
  const { phone } = useSite()
  const { nextFree, zone } = data
  const day = nextFree && dayIn(nextFree.startDate, zone)
  return (
    <div className={styles.nothing}>
      <p className="k-2">{useReason(data)}</p>
      {nextFree && day ? (
        <>
          <p className="k-2">{t('site.nothing.next')}</p>
          <b className="k-num">
            {formats.dayLong(day)}, {formats.time(nextFree.startDate, zone)}
          </b>
          <LinkButton
            look="filled"
            to={choice.hrefWith({ from: undefined, day, time: nextFree.startDate })}
            replace
            preventScrollReset
          >
            {t('site.nothing.book', { day: formats.dayMonth(day), time: formats.time(nextFree.startDate, zone) })}
          </LinkButton>
        </>
      ) : (
        phone && <p className="k-2">{t('site.nothing.call', { phone: leftToRight(phone) })}</p>
      )}
    </div>
  )
}

/** Explains the availability refusal to the customer. */
function useReason({ refusal, chosen, staff, zone, days }: ServiceData): string {
  const t = useT()
  const formats = useFormats()
  const name = staff.find(({ id }) => id === chosen.staff)?.name
  const opens = refusal?.opensAt
  if (opens) {
    const day = formats.dayLong(dayIn(opens, zone))
    return t('site.nothing.opens', { day, time: formats.time(opens, zone) })
  }
  if (refusal?.rule === 'ONLINE_BOOKING_OFF') return t('site.nothing.notOnline')
  if (refusal?.rule === 'TOO_LATE') return t('site.nothing.tooLate')
  if (refusal?.rule === 'NO_RESOURCE' && staff.length === 0) return t('site.nothing.unavailable')
  const state = days.find(({ date }) => date === chosen.day)?.state
  if (state === 'PAST') return t('site.nothing.past')
  if (name) return t('site.nothing.person', { name })
  if (state === 'CLOSED') return t('site.nothing.closed')
  return t(chosen.day ? 'site.nothing.day' : 'site.nothing.weeks')
}
