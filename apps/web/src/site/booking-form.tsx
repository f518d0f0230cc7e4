import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
} from 'react-router'
import { dayIn } from '../lib/format.ts'
import { loadPageMessages } from '../lib/messages/page-messages.ts'
import { requestContext } from '../lib/page-context.ts'
import { type FormHandle, filesOfCustomers } from '../lib/page-form.ts'
import { useSite } from '../lib/site.ts'
import { createTranslate, PageMessages, useFormats, useLanguage } from '../lib/translate.tsx'
import type { LoadedForm } from '../parts/questions/load-form.ts'
import { paths } from '../paths.ts'
import { LinkButton } from '../ui/button.tsx'
import type { Outcome } from './book/act.ts'
import styles from './booking/booking.module.css'
import { actIntake } from './booking-form/act-intake.ts'
import { IntakeForm } from './booking-form/intake-form.tsx'
import { type BookingData, loadBooking } from './data/booking.ts'
import { loadIntake } from './data/intake.ts'
import { LinkEnded } from './parts/link-ended.tsx'

export const handle: FormHandle = { form: filesOfCustomers }

/** The form to complete after booking. Redirects to the booking if there is nothing to answer. */
export async function loader({ context, params }: LoaderFunctionArgs) {
  const token = params.token ?? ''
  const booking = await loadBooking(context.get(requestContext), token)
  if (booking && !booking.intakeFormId) throw redirect(paths.booking(token))
  const form = booking?.intakeFormId ? await loadIntake(context.get(requestContext), booking.intakeFormId) : null
  const messages = await loadPageMessages(context.get(requestContext).language, 'ended')
  return data(
    { requested: booking && form ? { booking, form } : null, token, messages },
    { status: form ? 200 : 404, headers: { 'referrer-policy': 'no-referrer' } },
  )
}

export const action = ({ context, params, request }: ActionFunctionArgs) =>
  actIntake(context.get(requestContext), params.token ?? '', request)

export default function BookingForm() {
  const { requested, token, messages } = useLoaderData<typeof loader>()
  return requested ? <IntakePage {...requested} token={token} /> : <LinkEnded messages={messages} />
}

function IntakePage({ booking, form, token }: { booking: BookingData; form: LoadedForm; token: string }) {
  const t = createTranslate(useLanguage(), { ...form.messages })
  const formats = useFormats()
  const site = useSite()
  const outcome = useActionData<Outcome>()
  const { service, start, end, zone } = booking
  const when = `${formats.dayLong(dayIn(start, zone))}, ${formats.startTime(start, end, zone)}`
  return (
    <main id="main" className={styles.sheet}>
      <title>{t('form.after.title', { service: service.name, site: site.name })}</title>
      <meta name="robots" content="noindex" />
      <div className={`k-raised-card ${styles.sheetCard}`}>
        <h1>{t('form.after.heading')}</h1>
        <p>{t('form.after.intro', { service: service.name, when })}</p>
        {form.open ? (
          <PageMessages messages={form.messages}>
            <IntakeForm form={form} staffName={booking.staffName} token={token} outcome={outcome} />
          </PageMessages>
        ) : (
          <>
            <p>{t('form.after.closed')}</p>
            <div className={styles.buttons}>
              <LinkButton to={paths.booking(token)}>{t('form.after.back')}</LinkButton>
            </div>
          </>
        )}
      </div>
    </main>
  )
}
