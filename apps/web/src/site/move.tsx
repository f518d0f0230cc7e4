import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  useActionData,
  useLoaderData,
  useSearchParams,
} from 'react-router'
import { dayIn } from '../lib/format.ts'
import { loadPageMessages } from '../lib/messages/page-messages.ts'
import { requestContext } from '../lib/page-context.ts'
import { useSite } from '../lib/site.ts'
import { PageMessages, useFormats, useT } from '../lib/translate.tsx'
import { paths } from '../paths.ts'
import { Alert } from '../ui/alert.tsx'
import { LinkButton } from '../ui/button.tsx'
import styles from './classes/classes.module.css'
import { loadMove, type MoveData, moveByLink } from './data/move.ts'
import { Confirm } from './move/confirm.tsx'
import { OtherSessions } from './move/other-sessions.tsx'
import { OtherTimes } from './move/other-times.tsx'
import { LinkEnded } from './parts/link-ended.tsx'

type Problem = { problem: 'changed' | 'taken' | 'tooLate' }

export async function loader({ context, params, request }: LoaderFunctionArgs) {
  const token = params.token ?? ''
  const move = await loadMove(context.get(requestContext), token, new URL(request.url).searchParams)
  if (move && !move.booking.mayMove) throw redirect(paths.booking(token))
  const messages = await loadPageMessages(context.get(requestContext).language, 'move', 'ended')
  return data({ move, token, messages }, { status: move ? 200 : 404, headers: { 'referrer-policy': 'no-referrer' } })
}

export async function action({ context, params, request }: ActionFunctionArgs): Promise<Problem | Response> {
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
  })
  return result === 'done' ? redirect(paths.booking(token), 303) : { problem: result }
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
  const outcome = useActionData<Problem>()
  const [search] = useSearchParams()
  const { booking } = move
  const { start, zone, service } = booking
  const now = `${formats.dayLong(dayIn(start, zone))}, ${formats.time(start, zone)}`
  return (
    <main id="main" className={styles.page}>
      <title>{t('reading.move.title', { service: service.name, site: site.name })}</title>
      <meta name="robots" content="noindex" />
      <h1>{t('reading.move.heading')}</h1>
      <p>
        <b>{service.name}</b>. {t('reading.move.now', { when: now })}{' '}
        {t('site.zone.line', { zone: formats.zoneCity(zone), offset: formats.zoneOffset(zone, start) })}
      </p>
      {booking.fee && <p className="k-2">{t('reading.move.fee', { fee: formats.money(booking.fee, true) })}</p>}
      {outcome && (
        <Alert tone="warn" role="alert" className={styles.alert}>
          {t(`reading.move.${outcome.problem}`)}
        </Alert>
      )}
      {booking.kind === 'CLASS' ? (
        <OtherSessions move={move} token={token} chosen={search.get('session')} />
      ) : (
        <OtherTimes move={move} token={token} chosen={search.get('time')} />
      )}
      <Confirm move={move} session={search.get('session')} time={search.get('time')} />
      <p className={styles.keep}>
        <LinkButton look="quiet" to={paths.booking(token)}>
          {t('reading.move.dismiss')}
        </LinkButton>
      </p>
    </main>
  )
}
