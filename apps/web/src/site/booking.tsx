import { data, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { loadFormMessages } from '../lib/messages/form-messages.ts'
import { loadPageMessages } from '../lib/messages/page-messages.ts'
import { requestContext } from '../lib/page-context.ts'
import { RETURN_PATH } from '../lib/return-to-front-end.ts'
import { useSite } from '../lib/site.ts'
import { PageMessages, useT } from '../lib/translate.tsx'
import type { PayProblem } from '../parts/booking-money.tsx'
import { useForgetTyped } from '../parts/questions/use-typed-text.ts'
import { LinkButton } from '../ui/button.tsx'
import { AccountBox } from './booking/account-box.tsx'
import { BookAgainBox } from './booking/book-again-box.tsx'
import styles from './booking/booking.module.css'
import { BookingHead } from './booking/booking-head.tsx'
import { BookingHistory } from './booking/booking-history.tsx'
import { BookingTicket } from './booking/booking-ticket.tsx'
import { CardBox } from './booking/card-box.tsx'
import { ChangeBox } from './booking/change-box.tsx'
import { IntakeBox } from './booking/intake-box.tsx'
import { loadBookingTexts } from './booking/load-texts.ts'
import { SaveLink } from './booking/save-link.tsx'
import { loadBooking } from './data/booking.ts'
import { siteMemberContext } from './member.ts'
import { LinkEnded } from './parts/link-ended.tsx'

/** The confirmation, and later the page to manage the booking, behind a signed link. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const token = params.token ?? ''
  const { language } = context.get(requestContext)
  const booking = await loadBooking(context.get(requestContext), token)
  const { searchParams } = new URL(request.url)
  const texts = booking && (await loadBookingTexts(context.get(requestContext), booking))
  const pageMessages = await loadPageMessages(
    language,
    'booking',
    'money',
    'location',
    'ended',
    ...(booking?.missingCard ? ['bookingFees'] : []),
  )
  const formMessages = booking?.intakeFormId ? await loadFormMessages(language) : null
  const isNew = searchParams.has('new')
  const isMoved = searchParams.has('moved')
  const isContinuing = searchParams.has('onward')
  return data(
    {
      booking,
      token,
      texts,
      pageMessages,
      formMessages,
      isNew,
      isMoved,
      isContinuing,
      hasCardProblem: searchParams.get('card') === 'problem',
      payProblem: readPayProblem(searchParams.get('pay')),
      isGuest: isNew && !isContinuing && !context.get(siteMemberContext),
    },
    { status: booking ? 200 : 404, headers: { 'referrer-policy': 'no-referrer' } },
  )
}

const readPayProblem = (named: string | null): PayProblem | null =>
  named === 'problem' || named === 'changed' ? named : null

export default function Booking() {
  const { booking, texts, pageMessages } = useLoaderData<typeof loader>()
  if (!booking || !texts) return <LinkEnded messages={pageMessages} />
  return (
    <PageMessages messages={pageMessages}>
      <BookingPage booking={booking} texts={texts} />
    </PageMessages>
  )
}

type Loaded = ReturnType<typeof useLoaderData<typeof loader>>

type Props = { booking: NonNullable<Loaded['booking']>; texts: NonNullable<Loaded['texts']> }

function BookingPage({ booking, texts }: Props) {
  const { token, formMessages, isNew, isMoved, isContinuing, isGuest, hasCardProblem, payProblem } =
    useLoaderData<typeof loader>()
  const t = useT()
  const site = useSite()
  const isOver = booking.status === 'CANCELED' || booking.status === 'DECLINED'
  useForgetTyped(isNew ? booking.service.id : undefined)
  return (
    <main id="main" className={styles.page}>
      <title>{t('reading.booking.title', { service: booking.service.name, site: site.name })}</title>
      <meta name="robots" content="noindex" />
      <BookingHead booking={booking} isNew={isNew} isMoved={isMoved} />
      {isContinuing && (
        <p className={styles.onward}>
          <LinkButton look="filled" large reloadDocument to={RETURN_PATH}>
            {t('site.service.continue')}
          </LinkButton>
        </p>
      )}
      {booking.missingCard && <CardBox token={token} text={booking.missingCard} hasProblem={hasCardProblem} />}
      {formMessages && <IntakeBox messages={formMessages} token={token} />}
      {!site.sendsEmail && !isOver && <SaveLink />}
      <BookingTicket booking={booking} token={token} payProblem={payProblem} />
      <div className={styles.boxes}>
        <ChangeBox booking={booking} />
        {isGuest && booking.email && <AccountBox booking={booking} texts={texts.account} />}
        {booking.again && <BookAgainBox booking={booking} again={booking.again} />}
      </div>
      <BookingHistory booking={booking} text={texts.history} />
    </main>
  )
}
