import { useEffect, useRef } from 'react'
import { useNavigate, useNavigation, useParams, useSubmit } from 'react-router'
import { paths } from '../../paths.ts'
import type { BookData } from '../data/book.ts'
import type { Outcome } from './act.ts'

/**
 * Who comes by a link straight to the form has no hold yet: it is made as soon as scripts can. Without them the time is
 * taken with the booking itself. After another time was taken, the address follows, so that a reload finds it.
 */
export function useHoldOnArrival({ hold, slot, zone }: BookData, outcome: Outcome | undefined): void {
  const submit = useSubmit()
  const navigate = useNavigate()
  const { slug = '' } = useParams()
  const busy = useNavigation().state !== 'idle'
  const asked = useRef(false)
  const moved = outcome?.moved
  useEffect(() => {
    if (hold || outcome || asked.current) return
    asked.current = true
    const fields = {
      intent: 'hold',
      time: slot.start,
      staff: slot.staffId ?? '',
      location: slot.locationId ?? '',
      zone,
    }
    void submit(fields, { method: 'post', action: paths.book(slug), replace: true, preventScrollReset: true })
  }, [hold, outcome, slot, zone, slug, submit])
  useEffect(() => {
    if (!moved || busy) return
    const choice = {
      time: moved.slot.start,
      staff: moved.slot.staffId ?? undefined,
      location: moved.slot.locationId ?? undefined,
      hold: moved.hold.id,
    }
    void navigate(paths.book(slug, choice), { replace: true, preventScrollReset: true })
  }, [moved, busy, slug, navigate])
}
