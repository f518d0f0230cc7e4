import { Form, useNavigation } from 'react-router'
import { useOwnZone } from '../../lib/own-zone.ts'
import { useSettled } from '../../lib/settled.ts'
import { useSite } from '../../lib/site.ts'
import { useFormats, useT } from '../../lib/translate.tsx'
import { BookingSummary, type SummaryData } from '../../parts/booking-summary.tsx'
import { formatTotal } from '../../parts/price-lines.tsx'
import { SlotBones, SlotList } from '../../parts/slots/slot-list.tsx'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import type { FreeTime, ServiceData } from '../data/service.ts'
import { NothingFree } from './nothing-free.tsx'
import styles from './service.module.css'
import type { Choice } from './use-choice.ts'

type Props = { data: ServiceData; choice: Choice }

/** The times of the chosen day, and the button to continue. */
export function Times({ data, choice }: Props) {
  const t = useT()
  const formats = useFormats()
  const bones = useSettled(choice.waiting)
  return (
    <section className={styles.times} aria-labelledby="times" aria-busy={choice.waiting || undefined}>
      <h2 id="times" tabIndex={-1}>
        {choice.day ? formats.dayMedium(choice.day) : t('site.service.noTimes')}
      </h2>
      <a className={styles.back} href="#months">
        {t('site.service.backToDays')}
      </a>
      {choice.waiting ? (
        bones && (
          <>
            <p className="k-small k-3">{t('site.service.looking')}</p>
            <SlotBones />
          </>
        )
      ) : (
        <Answer data={data} choice={choice} />
      )}
      <p className="k-unseen" role="status">
        {!choice.waiting &&
          choice.day &&
          t('site.service.freeOn', { day: formats.dayLong(choice.day), count: data.times.length })}
      </p>
    </section>
  )
}

function Answer({ data, choice }: Props) {
  const t = useT()
  const own = useOwnZone(data.zone, data.times[0]?.startDate ?? data.now)
  const firstNames = new Map(data.staff.map(({ id, name }) => [id, name.split(' ')[0]]))
  const locationLabel = useLocationLabel(data)
  if (data.times.length === 0) return <NothingFree data={data} choice={choice} />
  const showLocations = data.locations.length > 1 && !data.chosen.location
  return (
    <>
      {!data.byTheDay && <p className="k-small k-3">{t('site.service.freeCount', { count: data.times.length })}</p>}
      <SlotList
        times={data.times}
        zone={data.zone}
        ownZone={own}
        chosen={choice.time?.startDate ?? null}
        findName={(id) => firstNames.get(id)}
        {...(showLocations ? { locationLabel } : {})}
        wholeDays={data.byTheDay}
        toHref={({ startDate }) => choice.hrefWith({ day: choice.day ?? undefined, time: startDate })}
      />
      <Chosen data={data} choice={choice} />
      <GoOn data={data} choice={choice} />
    </>
  )
}

/** Returns a label with the location of a time, and the local time there if it differs. */
function useLocationLabel({ locations, zone, byTheDay }: ServiceData): (time: FreeTime) => string | undefined {
  const t = useT()
  const formats = useFormats()
  return ({ locationId, startDate }) => {
    const location = locations.find(({ id }) => id === locationId)
    if (!location) return undefined
    const there = formats.timeElsewhere(startDate, location.timeZone, zone)
    return byTheDay || there === formats.time(startDate, zone)
      ? location.name
      : t('site.service.locationTime', { location: location.name, time: there })
  }
}

/** Returns the summary of the choice, as later pages show it. */
function Chosen({ data, choice }: Props) {
  const t = useT()
  const { time } = choice
  if (!time) return null
  return (
    <section className={styles.chosen} aria-labelledby="chosen">
      <h3 id="chosen">{t('site.service.summary')}</h3>
      <BookingSummary data={toSummary(data, time)} />
    </section>
  )
}

function toSummary({ locations, chosen, staff, zone, quote }: ServiceData, time: FreeTime): SummaryData {
  const location = locations.find(({ id }) => id === (time.locationId ?? chosen.location)) ?? locations[0]
  return {
    start: time.startDate,
    end: time.endDate,
    zone,
    location: location ?? null,
    staffName: staff.find(({ id }) => id === chosen.staff)?.name ?? null,
    people: 1,
    price: quote.price,
    isMinimum: quote.isMinimum,
  }
}

/** Continue creates the hold, so it is a form. On phones it is fixed to the bottom. */
function GoOn({ data, choice }: Props) {
  const t = useT()
  const formats = useFormats()
  const { holdMinutes } = useSite()
  const { time } = choice
  const clock = time && formats.startTime(time.startDate, time.endDate, data.zone)
  const price = formatTotal(data.quote.price, t, formats)
  const total = data.quote.isMinimum ? t('common.priceFrom', { price }) : price
  const zoneLabel = t('site.zone.short', { zone: formats.zoneCity(data.zone) })
  return (
    <>
      <div className={styles.go}>
        <HoldForm data={data} choice={choice} large>
          {clock && !data.byTheDay ? t('site.service.continueWith', { time: clock }) : t('site.service.continue')}
        </HoldForm>
        <p className="k-least k-3">
          {clock ? t('site.service.holdNote', { minutes: holdMinutes }) : t('site.service.chooseFirst')}
        </p>
      </div>
      {clock && choice.day && (
        <section className={styles.bar} aria-label={t('site.service.yourChoice')}>
          <span>
            <b className="k-num">
              {formats.dayShort(choice.day)}, {clock}
            </b>
            <span className="k-small k-2 k-num">
              {[data.minutes && formats.duration(data.minutes), zoneLabel, total].filter(Boolean).join(', ')}
            </span>
          </span>
          <HoldForm data={data} choice={choice}>
            {t('site.service.continue')}
          </HoldForm>
        </section>
      )}
    </>
  )
}

function HoldForm({ data, choice, large = false, children }: Props & { large?: boolean; children: React.ReactNode }) {
  const navigation = useNavigation()
  const { time } = choice
  const busy = navigation.state === 'submitting'
  // As URL parameters, so that a refusal shows the same form.
  const requested = {
    time: time?.startDate,
    staff: data.chosen.staff ?? undefined,
    location: time?.locationId ?? data.chosen.location ?? undefined,
    zone: data.chosen.zone ?? undefined,
    hold: choice.hold,
    ...choice.chosenLength,
  }
  return (
    <Form method="post" action={paths.book(data.service.slug, requested)}>
      <input type="hidden" name="intent" value="hold" />
      <Button
        look="filled"
        large={large}
        full={large}
        busy={busy}
        aria-disabled={time ? undefined : true}
        type={time ? 'submit' : 'button'}
      >
        {children}
      </Button>
    </Form>
  )
}
