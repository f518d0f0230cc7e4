import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
} from 'react-router'
import { loadPageMessages } from '../lib/messages/page-messages.ts'
import { requestContext } from '../lib/page-context.ts'
import { useSite } from '../lib/site.ts'
import { PageMessages, useFormats, useT } from '../lib/translate.tsx'
import { BookingSummary } from '../parts/booking-summary.tsx'
import { locationTime } from '../parts/location-time.ts'
import { paths } from '../paths.ts'
import { Alert } from '../ui/alert.tsx'
import { LinkButton } from '../ui/button.tsx'
import styles from './classes/classes.module.css'
import { loadMove, type MoveData, type MoveProblem, moveByLink } from './data/move.ts'
import { Confirm } from './move/confirm.tsx'
import { OtherSessions } from './move/other-sessions.tsx'
import { OtherTimes } from './move/other-times.tsx'
import { useChoice } from './move/use-choice.ts'
import { LinkEnded } from './parts/link-ended.tsx'

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const token = params.token ?? ''
  const move = await loadMove(context.get(requestContext), token, new URL(request.url).searchParams)
  if (move && !move.booking.mayMove) throw redirect(paths.booking(token))
  const ofClass = move?.booking.kind === 'CLASS' ? ['classes'] : []
  const { language } = context.get(requestContext)
  const messages = await loadPageMessages(language, 'move', 'location', 'ended', ...ofClass)
  return data({ move, token, messages }, { status: move ? 200 : 404, headers: { 'referrer-policy': 'no-referrer' } })
}

export async function action({ context, params, request }: ActionFunctionArgs): Promise<MoveProblem | Response> {
  const token = params.token ?? ''
  const page = context.get(requestContext)
  const move = await loadMove(page, token, new URLSearchParams())
  if (!move) throw new Response(null, { status: 404 })
  const form = await request.formData()
  const text = (name: string): string | null => String(form.get(name) ?? '') || null
  const result = await moveByLink(page, token, move.booking, {
    revision: text('revision') ?? '',
    start: text('time'),
    end: text('end'),
    sessionId: text('session'),
    locationId: text('location'),
    staffId: text('staff'),
  })
  return result === 'done' ? redirect(paths.movedBooking(token), 303) : result
}

/** Selecting a time or session only changes the URL; an answer of the form always loads again. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  formMethod,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  const choosing = ({ searchParams }: URL): string => `${searchParams.get('day')} ${searchParams.get('from')}`
  const isSame = formMethod === undefined && currentUrl.search !== nextUrl.search
  return isSame && choosing(currentUrl) === choosing(nextUrl) ? false : defaultShouldRevalidate
}

/** Reschedules a booking by its link: the current time, the alternatives and one button. */
export default function Move() {
  const { move, token, messages } = useLoaderData<typeof loader>()
  if (!move) return <LinkEnded messages={messages} />
  return (
    <PageMessages messages={messages}>
      <Panel move={move} token={token} />
    </PageMessages>
  )
}

function Panel({ move, token }: { move: MoveData; token: string }) {
  const t = useT()
  const formats = useFormats()
  const site = useSite()
  const outcome = useActionData<MoveProblem>()
  const choice = useChoice(move, token)
  const { booking } = move
  const { service } = booking
  const atLocation = locationTime(t, formats, { ...booking, locationZone: booking.location?.timeZone })
  return (
    <main id="main" className={styles.page}>
      <title>{t('reading.move.title', { service: service.name, site: site.name })}</title>
      <meta name="robots" content="noindex" />
      <h1>{t('reading.move.heading')}</h1>
      <section className={styles.now} aria-label={t('reading.move.now')}>
        <h2>{service.name}</h2>
        <BookingSummary
          data={{
            ...booking,
            locationTime: atLocation,
            price: null,
            payment: null,
            directions: null,
            conferencingUrl: null,
          }}
        />
      </section>
      {booking.fee && <p className="k-2">{t('reading.move.fee', { fee: formats.money(booking.fee) })}</p>}
      {outcome && (
        <Alert tone="warn" role="alert" className={styles.alert}>
          {outcome.why ? t('reading.move.because', { why: outcome.why }) : t(`reading.move.${outcome.problem}`)}
        </Alert>
      )}
      {booking.kind === 'CLASS' ? (
        <OtherSessions move={move} token={token} chosen={choice.session?.id ?? null} />
      ) : (
        <OtherTimes move={move} choice={choice} />
      )}
      <Confirm move={move} choice={choice} />
      <p className={styles.keep}>
        <LinkButton look="quiet" to={paths.booking(token)}>
          {t('reading.move.dismiss')}
        </LinkButton>
      </p>
    </main>
  )
}
