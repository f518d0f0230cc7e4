import { data, Link, type LoaderFunctionArgs, redirectDocument, useLoaderData } from 'react-router'
import { dayIn } from '../lib/format.ts'
import { loadPageMessages } from '../lib/messages/page-messages.ts'
import { useReaderZone } from '../lib/own-zone.ts'
import { type RequestContext, requestContext } from '../lib/page-context.ts'
import { isRefusal } from '../lib/refusal.ts'
import { useSite } from '../lib/site.ts'
import { PageMessages, useFormats, useT } from '../lib/translate.tsx'
import { useUpdates } from '../lib/use-updates.ts'
import { paths } from '../paths.ts'
import { AnchorButton, LinkButton } from '../ui/button.tsx'
import { afterBooking } from './book/after-booking.ts'
import { cardPage } from './book/pay-booking.ts'
import { toChoice } from './book/to-choice.ts'
import styles from './booking/booking.module.css'
import { loadBook } from './data/book.ts'
import { type BookingData, loadBooking } from './data/booking.ts'
import { findAlternatives } from './data/find-alternatives.ts'
import { LinkEnded } from './parts/link-ended.tsx'

const UPDATE_MS = 3_000

/** Where the customer stands after the card page, until the booking is confirmed. */
export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const page = context.get(requestContext)
  const token = params.token ?? ''
  const messages = await loadPageMessages(page.language, 'bookingPayment', 'ended')
  const booking = await loadBooking(page, token)
  if (!booking) return data({ messages, shown: null }, { status: 404 })
  if (booking.status !== 'CREATED' && booking.status !== 'DECLINED')
    throw redirectDocument(
      await afterBooking(page, request, { bookingId: booking.id, manageToken: token, isPage: true }),
      303,
    )
  const { searchParams: search } = new URL(request.url)
  const choice = search.get('slug') ? await loadBook(page, search.get('slug') ?? '', search) : undefined
  const isLost = booking.status === 'DECLINED'
  const times = choice && isLost ? await findAlternatives(page, choice) : []
  const back = choice
    ? paths.book(choice.service.slug, {
        ...toChoice(choice),
        hold: choice.hold?.id,
        pay: search.get('pay') ?? undefined,
      })
    : paths.offer(booking.service)
  const others = choice
    ? times.map((slot) => ({
        start: slot.start,
        end: slot.end,
        to: paths.book(choice.service.slug, toChoice({ ...choice, slot })),
      }))
    : []
  const progress = isLost ? undefined : await findProgress(page, booking)
  const isUnpaid = progress?.status !== 'PROCESSING' && progress?.status !== 'SUCCEEDED'
  const heldUntil = choice?.hold?.live ? choice.hold.expiresAt : null
  const payUrl = progress?.status === 'REQUIRES_ACTION' ? (cardPage(page, progress) ?? null) : null
  return data(
    {
      messages,
      shown: {
        booking,
        state: isLost ? 'lost' : isUnpaid ? 'unpaid' : 'waiting',
        payUrl,
        back,
        others,
        heldUntil,
      } as const,
    },
    { headers: { 'referrer-policy': 'no-referrer', 'cache-control': 'private, no-store' } },
  )
}

/** Only the browser that began a payment may follow it. */
async function findProgress({ kalends }: RequestContext, { payment }: BookingData) {
  if (!payment?.paymentId) return undefined
  try {
    return (await kalends.payments.getPaymentProgress({ paymentId: payment.paymentId })).progress
  } catch (error) {
    if (isRefusal(error)) return undefined
    throw error
  }
}

export default function BookingPayment() {
  const { messages, shown } = useLoaderData<typeof loader>()
  if (!shown) return <LinkEnded messages={messages} />
  return (
    <PageMessages messages={messages}>
      <Standing {...shown} />
    </PageMessages>
  )
}

type Shown = NonNullable<ReturnType<typeof useLoaderData<typeof loader>>['shown']>

function Standing({ booking, state, payUrl, back, others, heldUntil }: Shown) {
  const t = useT()
  const formats = useFormats()
  const site = useSite()
  const clock = useReaderZone(booking.zone)
  useUpdates(state === 'waiting', UPDATE_MS)
  const { service, start, end, zone, payment } = booking
  const when = `${formats.dayLong(dayIn(start, zone))}, ${formats.startTime(start, end, zone)}`
  const refunded = payment ? formats.money({ value: payment.refunded, currency: payment.currency }) : ''
  const isRefunded = Number(payment?.refunded ?? 0) > 0
  const text = {
    waiting: t('reading.bookingPayment.waiting.text'),
    unpaid: isRefunded
      ? t('reading.bookingPayment.unpaid.refunded', { amount: refunded })
      : heldUntil
        ? t('reading.bookingPayment.unpaid.held', { time: formats.time(heldUntil, clock) })
        : t('reading.bookingPayment.unpaid.text'),
    lost: isRefunded
      ? t('reading.bookingPayment.lost.refunded', { amount: refunded })
      : t('reading.bookingPayment.lost.text'),
  }[state]
  return (
    <main id="main" className={styles.sheet}>
      <title>{t('reading.bookingPayment.title', { service: service.name, site: site.name })}</title>
      <meta name="robots" content="noindex" />
      <div className={`k-raised-card ${styles.sheetCard}`} aria-live="polite">
        <h1>{t(`reading.bookingPayment.${state}.heading`)}</h1>
        <p>
          <b>{service.name}</b>, {when}, {t('site.zone.short', { zone: formats.zoneCity(zone) })}
        </p>
        <p>{text}</p>
        {others.length > 0 && (
          <>
            <p>{t('reading.bookingPayment.lost.others')}</p>
            <div className={styles.buttons}>
              {others.map((other) => (
                <LinkButton key={other.start} to={other.to}>
                  <span className="k-num">
                    {formats.dayShort(dayIn(other.start, zone))}, {formats.startTime(other.start, other.end, zone)}
                  </span>
                </LinkButton>
              ))}
            </div>
          </>
        )}
        <div className={styles.buttons}>
          {payUrl && (
            <AnchorButton look="filled" href={payUrl}>
              {t('reading.bookingPayment.unpaid.pay')}
            </AnchorButton>
          )}
          {state === 'unpaid' && (
            <LinkButton look={payUrl ? 'outline' : 'filled'} to={back}>
              {t('reading.bookingPayment.unpaid.back')}
            </LinkButton>
          )}
          {state === 'lost' && (
            <LinkButton look={others.length > 0 ? 'quiet' : 'filled'} to={paths.offer(service)}>
              {t('reading.bookingPayment.lost.choose')}
            </LinkButton>
          )}
        </div>
        {state === 'waiting' && (
          <noscript>
            <p>
              <Link to="" reloadDocument>
                {t('reading.bookingPayment.waiting.reload')}
              </Link>
            </p>
          </noscript>
        )}
      </div>
    </main>
  )
}
