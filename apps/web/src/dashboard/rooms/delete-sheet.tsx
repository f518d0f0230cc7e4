import { Form, useNavigate, useNavigation } from 'react-router'
import { useT } from '../../lib/translate.tsx'
import { Button, LinkButton } from '../../ui/button.tsx'
import type { TouchedBookings } from '../data/load-touched.ts'
import { Sheet } from '../frame/sheet.tsx'
import { useHere } from '../here.ts'
import { TouchedList } from '../rows/touched-list.tsx'
import styles from '../staff/staff.module.css'

type Props = { ask: TouchedBookings & { did: string; id: string; name: string }; zone: string }

/** Before a thing or a kind goes: what uses it, and that this stays. */
export function DeleteSheet({ ask: { did, id, name, ...touched }, zone }: Props) {
  const t = useT()
  const here = useHere()
  const navigate = useNavigate()
  const { state } = useNavigation()
  const close = here({ ask: null })
  return (
    <Sheet title={t('rooms.delete.ask', { name })} onClose={() => void navigate(close)}>
      <Form method="post" action={close} className={styles.form} preventScrollReset>
        <input type="hidden" name="do" value={did} />
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="name" value={name} />
        <p>{t('rooms.delete.used', { count: touched.total })}</p>
        <TouchedList {...touched} zone={zone} />
        {did === 'deleteKind' && <p>{t('rooms.delete.services')}</p>}
        <div className={styles.buttons}>
          <Button look="danger" busy={state === 'submitting'}>
            {t('services.delete')}
          </Button>
          <LinkButton to={close} preventScrollReset>
            {t('services.keep')}
          </LinkButton>
        </div>
      </Form>
    </Sheet>
  )
}
