import { useEffect, useRef } from 'react'
import { useNavigate, useNavigation, useParams, useSubmit } from 'react-router'
import { paths } from '../../paths.ts'
import type { BookData } from '../data/book.ts'
import type { Outcome } from './act.ts'
import { toChoice } from './to-choice.ts'

/**
 * A customer who opens the form by a link has no hold yet: scripts create it. Without scripts the time is
 * taken with the booking itself. After moving to another time the URL follows, so that a reload finds it.
 */
export function useHoldOnArrival(data: BookData, outcome: Outcome | undefined): void {
  const submit = useSubmit()
  const navigate = useNavigate()
  const { slug = '' } = useParams()
  const busy = useNavigation().state !== 'idle'
  const requested = useRef(false)
  const moved = outcome?.moved
  useEffect(() => {
    if (data.hold || outcome || requested.current) return
    requested.current = true
    const action = paths.book(slug, { ...toChoice(data), people: data.requestedPeople })
    void submit({ intent: 'hold' }, { method: 'post', action, replace: true, preventScrollReset: true })
  }, [data, outcome, slug, submit])
  useEffect(() => {
    if (!moved || busy) return
    const choice = { ...toChoice({ ...data, slot: moved.slot }), hold: moved.hold.id }
    void navigate(paths.book(slug, choice), { replace: true, preventScrollReset: true })
  }, [moved, busy, data, slug, navigate])
}
