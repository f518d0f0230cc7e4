import { dayIn, leftToRight } from '../../lib/format.ts'
import { useSite } from '../../lib/site.ts'
import { useFormats, useT } from '../../lib/translate.tsx'
import { LinkButton } from '../../ui/button.tsx'
import type { ServiceData } from '../data/service.ts'
import { useNothingText } from '../parts/use-nothing-text.ts'
import styles from './service.module.css'
import type { Choice } from './use-choice.ts'

/** Why there is no free time, with the next one. */
export function NothingFree({ data, choice }: { data: ServiceData; choice: Choice }) {
  const t = useT()
  const formats = useFormats()
  const { phone } = useSite()
  const { nextFree, zone, chosen, staff } = data
  const why = useNothingText(data.nothing, zone, staff.find(({ id }) => id === chosen.staff)?.name)
  const day = nextFree && dayIn(nextFree.startDate, zone)
  return (
    <div className={styles.nothing}>
      <p className="k-2">{why}</p>
      {nextFree && day ? (
        <>
          <p className="k-2">{t('site.nothing.next')}</p>
          <b className="k-num">
            {formats.dayLong(day)}, {formats.startTime(nextFree.startDate, nextFree.endDate, zone)}
          </b>
          <LinkButton
            look="filled"
            to={choice.hrefWith({ from: undefined, day, time: nextFree.startDate })}
            replace
            preventScrollReset
          >
            {t('site.nothing.book', {
              day: formats.dayMonth(day),
              time: formats.startTime(nextFree.startDate, nextFree.endDate, zone),
            })}
          </LinkButton>
        </>
      ) : (
        phone && <p className="k-2">{t('site.nothing.call', { phone: leftToRight(phone) })}</p>
      )}
    </div>
  )
}
