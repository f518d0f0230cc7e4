import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useT } from '../../lib/translate.tsx'
import { withChanges } from '../../paths.ts'
import type { ToastNews } from '../frame/toast.tsx'
import type { CalendarData } from './model.ts'

/** A booking that was just made is named, shown and has the focus; then the address forgets it. */
export function useBooked({ items }: CalendarData, setNews: (news: ToastNews) => void): void {
  const t = useT()
  const navigate = useNavigate()
  const { search } = useLocation()
  const parameters = new URLSearchParams(search)
  const [what, id] = (parameters.get('booked') ?? '').split(' ')
  const moved = parameters.get('moved')
  useEffect(() => {
    if (moved) setNews({ id: `moved ${moved}`, words: t('dashboard.calendar.done.movedByForm'), undo: null })
    if (id) {
      const key = `${what === 'book' ? 'booking' : 'session'}-${id}`
      const item = items.find((one) => one.key === key)
      const name = item?.customer ?? item?.title ?? ''
      setNews({
        id,
        words: t(what === 'book' ? 'dashboard.calendar.done.booked' : 'dashboard.calendar.done.blocked', { name }),
        undo: null,
      })
      const block = document.getElementById(key) ?? document.getElementById(`agenda-${key}`)
      block?.scrollIntoView({ block: 'center', inline: 'nearest' })
      block?.focus({ preventScroll: true })
    }
    if (id || moved)
      void navigate(withChanges(search, { booked: null, moved: null }), { replace: true, preventScrollReset: true })
  }, [what, id, moved, items, search, setNews, navigate, t])
}
