import { type ActionFunctionArgs, type LoaderFunctionArgs, redirect, useActionData, useLoaderData } from 'react-router'
import { dayIn } from '../lib/format.ts'
import { loadPageMessages } from '../lib/messages/page-messages.ts'
import { requestContext } from '../lib/page-context.ts'
import { type FormHandle, filesOfCustomers } from '../lib/page-form.ts'
import { findCookie } from '../lib/preferences.ts'
import { useRevalidateWhenRestored } from '../lib/restored-page.ts'
import { useSite } from '../lib/site.ts'
import { PageMessages, useFormats, useT } from '../lib/translate.tsx'
import { VISITOR_COOKIE } from '../lib/visitor.ts'
import { HoldVoice, useSecondsLeft } from '../parts/slots/hold-clock.tsx'
import { paths } from '../paths.ts'
import { act, type Outcome } from './book/act.ts'
import { AlreadyBooked } from './book/already-booked.tsx'
import styles from './book/book.module.css'
import { BookedAs } from './book/booked-as.tsx'
import { BookingForm } from './book/booking-form.tsx'
import { Steps } from './book/steps.tsx'
import { MiniSummary, Summary } from './book/summary.tsx'
import { useHoldOnArrival } from './book/use-hold-on-arrival.ts'
import { usePaying } from './book/use-paying.ts'
import { type BookData, loadBook } from './data/book.ts'
import { findOwnBooking } from './data/find-own-booking.ts'
import { redirectToMainSlug } from './data/redirect-to-main-slug.ts'
import { type SiteMember, siteMemberContext } from './member.ts'

export const handle: FormHandle = { form: filesOfCustomers }

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const slug = params.slug ?? ''
  const { searchParams } = new URL(request.url)
  const page = context.get(requestContext)
  const data = await loadBook(page, slug, searchParams)
  if (!data) throw redirect(paths.service(slug))
  redirectToMainSlug(data.service, slug, paths.book, request)
  const mayHaveBooked = findCookie(request, VISITOR_COOKIE) !== null && !data.hold?.live && !searchParams.has('again')
  const own = mayHaveBooked ? await findOwnBooking(page, data) : undefined
  const booked = own && { ...own, messages: await loadPageMessages(page.language, 'alreadyBooked') }
  return { ...data, member: context.get(siteMemberContext), booked }
}

/** Never cached: the time may be booked in the meantime. */
export const headers = () => ({ 'cache-control': 'private, no-store' })

export const action = ({ context, params, request }: ActionFunctionArgs) =>
  act(context.get(requestContext), params.slug ?? '', request)

export default function Book() {
  const loaded = useLoaderData<typeof loader>()
  const { booked } = loaded
  useRevalidateWhenRestored()
  return booked ? <AlreadyBooked data={loaded} {...booked} /> : <WordedForm loaded={loaded} />
}

type Loaded = BookData & { member: SiteMember | null }

const WordedForm = ({ loaded }: { loaded: Loaded }) => (
  <PageMessages messages={loaded.form.messages}>
    <Form loaded={loaded} />
  </PageMessages>
)

function Form({ loaded }: { loaded: Loaded }) {
  const outcome = useActionData<Outcome>()
  const t = useT()
  const formats = useFormats()
  const site = useSite()
  const data = standing(loaded, outcome)
  const secondsLeft = useSecondsLeft(data.hold?.live ? data.hold.expiresAt : null, data.now, site.holdMinutes * 60)
  useHoldOnArrival(loaded, outcome)
  const paying = usePaying(data, outcome)
  const isByPlan = paying.chosen === 'credits'
  const { start } = data.slot
  const expired =
    data.hold && secondsLeft === 0
      ? t('form.book.expired', { time: formats.startClock(start, data.slot.end, data.zone) })
      : ''
  const begin = `${formats.dayShort(dayIn(start, data.zone))}, ${formats.startTime(start, data.slot.end, data.zone)}`
  const when = data.kind === 'COURSE' ? t('form.book.from', { when: begin }) : begin
  return (
    <main id="main" className={styles.page}>
      <title>{t('form.book.title', { service: data.service.name, when, site: site.name })}</title>
      <meta name="robots" content="noindex" />
      <div>
        <MiniSummary data={data} secondsLeft={secondsLeft} isByPlan={isByPlan} />
        <HoldVoice secondsLeft={secondsLeft} text={expired} />
        <Steps data={data} />
        <h1>{t('form.book.heading')}</h1>
        {loaded.member ? (
          <BookedAs member={loaded.member} holdId={data.hold?.id} serviceId={data.service.id} />
        ) : (
          <p className={styles.intro}>{t('form.book.intro')}</p>
        )}
        <BookingForm data={data} outcome={outcome} when={when} member={loaded.member} paying={paying} />
      </div>
      <aside aria-labelledby="summary">
        <h2 id="summary" className={styles.summaryTitle}>
          {t('form.book.summary')}
        </h2>
        <Summary data={data} secondsLeft={secondsLeft} isByPlan={isByPlan} />
      </aside>
    </main>
  )
}

/** Merges the action's result: an alternative replaces the slot until the URL follows, and a taken slot is no longer held. */
function standing(loaded: BookData, outcome: Outcome | undefined): BookData {
  if (outcome?.moved) return { ...loaded, hold: outcome.moved.hold, slot: outcome.moved.slot }
  if (outcome?.short) return { ...loaded, people: outcome.short.people }
  return outcome?.taken ? { ...loaded, hold: null } : loaded
}
