import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadFormWords } from '../lib/messages/form-words.ts'
import { loadPageWords } from '../lib/messages/page-words.ts'
import { requestContext } from '../lib/page-context.ts'
import { useSite } from '../lib/site.ts'
import { PageWords, useT } from '../lib/translate.tsx'
import { LinkButton } from '../ui/button.tsx'
import { useForgetTyped } from './book/use-typed-text.ts'
import { AccountBox } from './booking/account-box.tsx'
import { AskBox } from './booking/ask-box.tsx'
import { BookingTicket } from './booking/booking-ticket.tsx'
import { AgainBox, ChangeBox } from './booking/boxes.tsx'
import { BookingHead } from './booking/head.tsx'
import { LinkEnded } from './booking/link-ended.tsx'
import { onwardAddress } from './booking/onward.ts'
import { SaveLink } from './booking/save-link.tsx'
import { Story } from './booking/story.tsx'
import { loadBookingWords } from './booking/words.ts'
import styles from './booking.module.css'
import { loadBooking } from './data/booking.ts'
import { siteMemberContext } from './member.ts'

/** The confirmation, and later the page one manages the booking on: the same, behind a signed link. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const token = params.token ?? ''
  const { language } = context.get(requestContext)
  const booking = await loadBooking(context.get(requestContext), token)
  const { searchParams } = new URL(request.url)
  const words = booking && (await loadBookingWords(context.get(requestContext), booking))
  const pageWords = await loadPageWords(language, 'booking', 'ended')
  const formWords = booking?.asks ? await loadFormWords(language) : null
  const [isNew, isOnTheWay] = [searchParams.has('new'), searchParams.has('onward')]
  return data(
    {
      booking,
      token,
      words,
      pageWords,
      formWords,
      isNew,
      isOnTheWay,
      isGuest: isNew && !isOnTheWay && !context.get(siteMemberContext),
    },
    { status: booking ? 200 : 404, headers: { 'referrer-policy': 'no-referrer' } },
  )
}

export default function Booking() {
  const { booking, words, pageWords } = useLoaderData<typeof loader>()
  if (!booking || !words) return <LinkEnded words={pageWords} />
  return (
    <PageWords words={pageWords}>
      <BookingPage booking={booking} words={words} />
    </PageWords>
  )
}

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>

type Props = { booking: NonNullable<Loaded['booking']>; words: NonNullable<Loaded['words']> }

function BookingPage({ booking, words }: Props) {
  const { token, formWords, isNew, isOnTheWay, isGuest } = useLoaderData<typeof loader>()
  const t = useT()
  const site = useSite()
  useForgetTyped(isNew ? booking.service.id : undefined)
  return (
    <main id="main" className={styles.page}>
      <title>{t('reading.booking.title', { service: booking.service.name, site: site.name })}</title>
      <meta name="robots" content="noindex" />
      <BookingHead booking={booking} isNew={isNew} />
      {isOnTheWay && (
        <p className={styles.onward}>
          <LinkButton look="filled" large reloadDocument to={onwardAddress}>
            {t('site.service.continue')}
          </LinkButton>
        </p>
      )}
      {formWords && <AskBox words={formWords} token={token} />}
      {!site.sendsEmail && <SaveLink />}
      <BookingTicket booking={booking} token={token} />
      <div className={styles.boxes}>
        <ChangeBox booking={booking} />
        {isGuest && booking.email && <AccountBox booking={booking} words={words.account} />}
        {booking.again && <AgainBox booking={booking} again={booking.again} />}
      </div>
      <Story booking={booking} words={words.story} />
    </main>
  )
}
