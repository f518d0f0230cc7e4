import { useT } from '../../lib/translate.tsx'
import type { TouchedBookings } from '../data/load-touched.ts'
import { AskSheet } from '../frame/ask-sheet.tsx'
import { useHere } from '../here.ts'
import { TouchedList } from '../rows/touched-list.tsx'

type Props = { ask: TouchedBookings & { did: string; id: string; name: string }; zone: string }

/** Before a thing or a kind goes: what uses it, and that this stays. */
export function DeleteSheet({ ask: { did, id, name, ...touched }, zone }: Props) {
  const t = useT()
  const here = useHere()
  return (
    <AskSheet
      title={t('rooms.delete.ask', { name })}
      close={here({ ask: null })}
      press={t('services.delete')}
      keep={t('services.keep')}
    >
      <input type="hidden" name="do" value={did} />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="name" value={name} />
      <p>{t('rooms.delete.used', { count: touched.total })}</p>
      <TouchedList {...touched} zone={zone} />
      {did === 'deleteKind' && <p>{t('rooms.delete.services')}</p>}
    </AskSheet>
  )
}
