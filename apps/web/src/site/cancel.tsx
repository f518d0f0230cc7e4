import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { loadPageMessages } from '../lib/messages/page-messages.ts'
import type { Messages } from '../lib/messages/store.ts'
import { requestContext } from '../lib/page-context.ts'
import { useSite } from '../lib/site.ts'
import { createTranslate, useLanguage } from '../lib/translate.tsx'
import { CancelQuestion } from '../parts/cancel-question.tsx'
import { hasPaid } from '../parts/has-paid.ts'
import { paths } from '../paths.ts'
import styles from './booking/booking.module.css'
import { type BookingData, cancelByLink, loadBooking } from './data/booking.ts'
import { LinkEnded } from './parts/link-ended.tsx'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const token = params.token ?? ''
  const booking = await loadBooking(context.get(requestContext), token)
  if (booking && !booking.mayCancel) throw redirect(paths.booking(token))
  const messages = await loadPageMessages(context.get(requestContext).language, 'cancelBooking', 'location', 'ended')
  return data(
    { booking, token, messages },
    { status: booking ? 200 : 404, headers: { 'referrer-policy': 'no-referrer' } },
  )
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const token = params.token ?? ''
  const form = await request.formData()
  const result = await cancelByLink(context.get(requestContext), token, String(form.get('revision') ?? ''))
  return result === 'changed' ? { changed: true } : redirect(paths.booking(token), 303)
}

/** Asks for confirmation and states the consequences. */
export default function Cancel() {
  const { booking, token, messages } = useLoaderData<typeof loader>()
  return booking ? (
    <CancelPage booking={booking} token={token} messages={messages} />
  ) : (
    <LinkEnded messages={messages} />
  )
}

function CancelPage({ booking, token, messages }: { booking: BookingData; token: string; messages: Messages }) {
  const t = createTranslate(useLanguage(), messages)
  const site = useSite()
  const outcome = useActionData<{ changed: boolean }>()
  const { service, location } = booking
  const requested = {
    ...booking,
    service: service.name,
    paid: hasPaid({ isPaid: booking.paid, payment: booking.payment }),
    locationZone: location?.timeZone,
  }
  return (
    <main id="main" className={styles.sheet}>
      <title>{t('reading.cancelBooking.title', { service: booking.service.name, site: site.name })}</title>
      <meta name="robots" content="noindex" />
      <div className={`k-raised-card ${styles.sheetCard}`}>
        <CancelQuestion
          booking={requested}
          isChanged={outcome?.changed === true}
          backHref={paths.booking(token)}
          messages={messages}
        />
      </div>
    </main>
  )
}
