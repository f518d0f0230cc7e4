import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { loadPageMessages } from '../lib/messages/page-messages.ts'
import { requestContext } from '../lib/page-context.ts'
import { useT } from '../lib/translate.tsx'
import { CancelQuestion } from '../parts/cancel-question.tsx'
import { accountPaths } from './account-paths.ts'
import { cancelBooking, loadBooking } from './data/booking.ts'
import frame from './frame/page.module.css'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const id = params['bookingId'] ?? ''
  const page = context.get(requestContext)
  const booking = await loadBooking(page, id)
  if (!booking) throw data(null, { status: 404 })
  if (!booking.mayCancel) throw redirect(accountPaths.booking(id))
  const messages = await loadPageMessages(page.language, 'cancelBooking')
  return { booking, messages, zone: page.site.timeZone }
}

/** If it is too late, the booking's page says so; if the booking changed, asks again. */
export async function action({ context, params, request }: ActionFunctionArgs) {
  const id = params['bookingId'] ?? ''
  const revision = String((await request.formData()).get('revision') ?? '')
  const result = await cancelBooking(context.get(requestContext), id, revision)
  return result === 'changed' ? data({ changed: true }, { status: 409 }) : redirect(accountPaths.booking(id), 303)
}

/** Reloads after a refusal too: the data may have changed. */
export const shouldRevalidate = (): boolean => true

/** Asks for confirmation before the member's booking is cancelled. */
export default function CancelBooking() {
  const t = useT()
  const { booking, zone, messages } = useLoaderData<typeof loader>()
  const outcome = useActionData<{ changed: boolean }>()
  return (
    <main id="main" className={frame.page}>
      <title>{t('account.booking.cancel')}</title>
      <CancelQuestion
        booking={{ ...booking, paid: booking.hasPaid, zone: booking.zone || zone }}
        isChanged={outcome?.changed === true}
        backHref={accountPaths.booking(booking.id)}
        messages={messages}
      />
    </main>
  )
}
