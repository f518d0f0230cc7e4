import { useEffect } from 'react'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  redirect,
  type ShouldRevalidateFunctionArgs,
  useActionData,
  useLoaderData,
  useOutletContext,
} from 'react-router'
import { requestContext } from '../lib/page-context.ts'
import { withChanges } from '../paths.ts'
import { carryOut } from './calendar/changes/carry-out.ts'
import type { DrawerContext } from './calendar/drawer/drawer-context.ts'
import { FrontDesk } from './calendar/drawer/front-desk.tsx'
import { loadReason } from './calendar/drawer/load-reason.ts'
import { loadMove } from './calendar/move/load-move.ts'
import { MoveForm } from './calendar/move/move-form.tsx'
import { readMove } from './calendar/move/read-move.ts'
import { createBlock, createBooking, createSession, type Refusal } from './calendar/new/create.ts'
import { loadNewDraft } from './calendar/new/load-new.ts'
import { NewDrawer } from './calendar/new/new-drawer.tsx'
import { drawerKey } from './calendar/open-key.ts'
import { loadOpenBooking } from './data/open-booking.ts'
import { actOnBooking } from './drawer/act-on-booking.ts'
import { BookingDrawer } from './drawer/booking-drawer.tsx'
import { useBookingLinks } from './drawer/use-booking-links.ts'
import { refuseForm } from './fields/form-key.tsx'
import { useListKeys } from './frame/use-list-keys.ts'
import { staffContext } from './staff-context.ts'

/** Changing the day does not reload what is open. */
export function shouldRevalidate({ currentUrl, nextUrl, formMethod }: ShouldRevalidateFunctionArgs): boolean {
  const isOther = drawerKey(currentUrl.searchParams) !== drawerKey(nextUrl.searchParams)
  return isOther || currentUrl.search === nextUrl.search || (formMethod !== undefined && formMethod !== 'GET')
}

/** Loads what the drawer shows: a booking, or the form for a new one. */
export async function loader({ context, url: { searchParams: search } }: LoaderFunctionArgs) {
  const { session, client } = context.get(staffContext)
  const { site, now } = context.get(requestContext)
  const zone = site.timeZone
  const [open, initial] = await Promise.all([
    loadOpenBooking(client, session, search, zone),
    loadNewDraft(client, session, { search, zone, now: now() }),
  ])
  const [move, reason] = open?.booking
    ? await Promise.all([
        loadMove(client, session, { search, zone }),
        open.booking.doubleBooked ? loadReason(client, open.id) : '',
      ])
    : [null, '']
  return { open, initial, move, reason }
}

/** Handles the forms of the drawer: a new booking, session or blocked time, a move, or a decision about a booking. */
export async function action(args: ActionFunctionArgs) {
  const { request, context, url } = args
  const form = await request.clone().formData()
  const intent = form.get('intent')
  if (intent !== 'book' && intent !== 'block' && intent !== 'meet' && intent !== 'move') return actOnBooking(args)
  const { client, session } = context.get(staffContext)
  const { site, basePath } = context.get(requestContext)
  const pagePath = url.pathname.slice(basePath.length)
  const closed = {
    new: null,
    with: null,
    length: null,
    kind: null,
    service: null,
    move: null,
    to: null,
    at: null,
    booked: null,
    skipped: null,
  }
  if (intent === 'move') {
    const change = readMove(form, url.searchParams.get('booking'))
    if (!change) throw data(null, { status: 400 })
    const outcome = await carryOut({ client, session, zone: site.timeZone }, change)
    if (!outcome.ok) return refuseForm({ moveRefused: outcome.refusal })
    return redirect(
      `${pagePath}${withChanges(url.search, { ...closed, moved: `${change.id} ${outcome.revision}` })}`,
      303,
    )
  }
  const creation = await creators[intent](client, form, site.timeZone)
  if ('problem' in creation) return refuseForm({ refusal: creation })
  const day = String(form.get('day'))
  const isCourse = intent === 'book' && form.get('kind') === 'COURSE'
  const booked = creation.sessionId ? `seat ${creation.sessionId}` : `${isCourse ? 'course' : intent} ${creation.id}`
  const skipped =
    creation.skipped
      ?.slice(0, 20)
      .map((start) => start.slice(0, 10))
      .join(' ') || null
  // What is booked without staff is in the columns of rooms alone.
  const shows = form.has('resource') ? { shows: 'rooms' } : {}
  return redirect(`${pagePath}${withChanges(url.search, { ...closed, ...shows, day, booked, skipped })}`, 303)
}

const creators = { book: createBooking, block: createBlock, meet: createSession }

type Answer = { refusal?: Refusal; moveRefused?: string }

export default function CalendarDrawer() {
  const { open, initial, move, reason } = useLoaderData<typeof loader>()
  const drawer = useOutletContext<DrawerContext>()
  const answer = useActionData<Answer>()
  const { data: calendar, now, rows, items, send, close, wasOpening } = drawer
  const links = useBookingLinks(rows, open)
  useListKeys(initial ? { close, before: null, after: null } : null, close)
  useEndedBooking(open, drawer)
  if (initial)
    return (
      <NewDrawer
        key={initial.kind}
        initial={initial}
        refusal={answer?.refusal}
        links={{ close, before: null, after: null }}
        zone={calendar.zone}
      />
    )
  if (!open || !links) return null
  const item = items.find(({ key }) => key === `booking-${open.id}`)
  return (
    <BookingDrawer
      open={move ? { ...open, actions: [] } : open}
      links={links}
      zone={calendar.zone}
      now={now}
      still={wasOpening}
    >
      {move && open.booking ? (
        <MoveForm booking={open.booking} move={move} zone={calendar.zone} refusal={answer?.moveRefused} />
      ) : (
        item && (
          <FrontDesk
            key={open.id}
            item={item}
            now={now}
            send={send}
            reason={reason}
            money={open.booking?.money ?? null}
            zone={calendar.zone}
            rights={calendar.rights}
          />
        )
      )}
    </BookingDrawer>
  )
}

/** Offers undo for a booking that was just cancelled or declined. */
function useEndedBooking(open: Awaited<ReturnType<typeof loader>>['open'], { onEnded }: DrawerContext): void {
  const ended = open?.booking && (open.done === 'cancel' || open.done === 'decline') ? open.done : null
  const id = open?.id ?? ''
  const revision = open?.booking?.revision ?? ''
  const customer = open?.booking?.customer ?? ''
  useEffect(() => {
    if (ended) onEnded({ id, revision, customer, how: ended })
  }, [ended, id, revision, customer, onEnded])
}
