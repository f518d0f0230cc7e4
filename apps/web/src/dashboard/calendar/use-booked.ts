import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isDay } from '../../lib/format.ts'
import { useFormats, useT } from '../../lib/translate.tsx'
import { withChanges } from '../../paths.ts'
import type { ToastText } from '../frame/use-toast.ts'
import { newKey, type Undo } from './changes/change.ts'
import type { CalendarData } from './model.ts'

/** A new booking may be loaded a moment after the response. */
const ON_ITS_WAY_MS = 3000

const doneKeys = {
  book: 'dashboard.calendar.done.booked',
  seat: 'dashboard.calendar.done.seat',
  meet: 'dashboard.calendar.done.planned',
  block: 'dashboard.calendar.done.blocked',
} as const

type CalendarActions = { announce: (toast: ToastText) => void; send: (change: Undo) => void }

/**
 * Announces, scrolls to and focuses a booking that was just created, and offers undo for one that was moved by form.
 * Then removes the parameters from the URL.
 */
export function useBooked({ items }: CalendarData, { announce, send }: CalendarActions): void {
  const t = useT()
  const formats = useFormats()
  const navigate = useNavigate()
  const { search } = useLocation()
  const parameters = new URLSearchParams(search)
  const [bookedKind, id] = (parameters.get('booked') ?? '').split(' ')
  const moved = parameters.get('moved') ?? ''
  const skipped = parameters.get('skipped') ?? ''
  useEffect(() => {
    const forget = (): void => {
      void navigate(withChanges(search, { booked: null, moved: null, skipped: null }), {
        replace: true,
        preventScrollReset: true,
      })
    }
    if (moved) {
      const [movedId = '', revision = ''] = moved.split(' ')
      const undo = (): void =>
        send({ kind: 'undo', of: 'APPOINTMENT', id: movedId, revision, back: null, key: newKey() })
      announce({ text: t('dashboard.calendar.done.movedByForm'), undo })
    }
    if (!id) {
      if (moved) forget()
      return
    }
    if (bookedKind === 'course') {
      announce({ text: t('dashboard.calendar.done.course') })
      forget()
      return
    }
    const left = skipped.split(' ').filter(isDay).map(formats.dayShort)
    const skippedText = left.length > 0 ? ` ${t('dashboard.calendar.done.skipped', { days: formats.allOf(left) })}` : ''
    const key = `${bookedKind === 'book' ? 'booking' : 'session'}-${id}`
    const item = items.find((one) => one.key === key)
    if (!item) {
      // Not on the page: not loaded yet, or on another day.
      const elsewhere = setTimeout(() => {
        announce({ text: `${t('dashboard.calendar.done.elsewhere')}${skippedText}` })
        forget()
      }, ON_ITS_WAY_MS)
      return () => clearTimeout(elsewhere)
    }
    const name = item.customer ?? item.title
    const text = t(doneKeys[bookedKind as keyof typeof doneKeys] ?? doneKeys.block, { name })
    announce({ text: `${text}${skippedText}` })
    const block =
      document.getElementById(key) ??
      document.getElementById(`agenda-${key}`) ??
      document.querySelector<HTMLElement>(`[data-block="${CSS.escape(key)}"]`)
    block?.scrollIntoView({ block: 'center', inline: 'nearest' })
    block?.focus({ preventScroll: true })
    forget()
  }, [bookedKind, id, moved, skipped, items, search, announce, send, navigate, t, formats])
}
