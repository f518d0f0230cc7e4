import {
  type ActionFunctionArgs,
  data,
  Form,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useNavigation,
} from 'react-router'
import { dayIn } from '../lib/format.ts'
import { requestContext } from '../lib/page-context.ts'
import { useSite } from '../lib/site.ts'
import { useFormats, useT } from '../lib/translate.tsx'
import { paths } from '../paths.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { LinkEnded } from './booking/link-ended.tsx'
import styles from './booking.module.css'
import { type BookingData, cancelByLink, loadBooking } from './data/booking.ts'

export async function loader({ context, params }: LoaderFunctionArgs) {
  const token = params.token ?? ''
  const booking = await loadBooking(context.get(requestContext), token)
  if (booking && !booking.mayCancel) throw redirect(paths.booking(token))
  return data({ booking, token }, { status: booking ? 200 : 404, headers: { 'referrer-policy': 'no-referrer' } })
}

export async function action({ context, params, request }: ActionFunctionArgs) {
  const token = params.token ?? ''
  const form = await request.formData()
  const result = await cancelByLink(context.get(requestContext), token, String(form.get('revision') ?? ''))
  return result === 'changed' ? { changed: true } : redirect(paths.booking(token), 303)
}

/** Asks once, and says before the press what comes of it. */
export default function Cancel() {
  const { booking, token } = useLoaderData<typeof loader>()
  return booking ? <Ask booking={booking} token={token} /> : <LinkEnded />
}

function Ask({ booking, token }: { booking: BookingData; token: string }) {
  const t = useT()
  const formats = useFormats()
  const site = useSite()
  const outcome = useActionData<{ changed: boolean }>()
  const busy = useNavigation().state === 'submitting'
  const { service, start, zone } = booking
  const when = `${formats.dayLong(dayIn(start, zone))}, ${formats.time(start, zone)}`
  const zoneName = t('site.zone.short', { zone: formats.zoneCity(zone) })
  return (
    <main id="main" className={styles.sheet}>
      <title>{t('site.cancel.title', { service: service.name, site: site.name })}</title>
      <meta name="robots" content="noindex" />
      <div className={styles.sheetCard}>
        {outcome?.changed && (
          <p className={styles.problem} role="alert">
            {t('site.cancel.changed')}
          </p>
        )}
        <h1>{t('site.cancel.heading')}</h1>
        <p>
          <b>{service.name}</b>, {when}, {zoneName}
        </p>
        <p>{t(booking.paid ? 'site.cancel.paid' : 'site.cancel.free')}</p>
        <Form method="post" className={styles.buttons}>
          <input type="hidden" name="revision" value={booking.revision} />
          <Button look="danger" busy={busy}>
            {t('site.cancel.confirm')}
          </Button>
          <LinkButton look="quiet" to={paths.booking(token)}>
            {t('site.cancel.keep')}
          </LinkButton>
        </Form>
      </div>
    </main>
  )
}
