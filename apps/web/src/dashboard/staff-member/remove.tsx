import { useT } from '../../lib/translate.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { ButtonRow } from '../../ui/button-row.tsx'
import type { Question } from '../commitments/load-commitments.ts'
import { SettleFields } from '../commitments/settle-fields.tsx'
import { ConfirmSheet } from '../frame/confirm-sheet.tsx'
import { usePageLink } from '../page-link.ts'
import styles from '../staff/staff.module.css'
import type { PersonPage } from './data/load-page.ts'

/** Leads to the deletion, which asks about bookings first. */
export function Remove({ page: { person, coming } }: { page: PersonPage }) {
  const t = useT()
  const pageLink = usePageLink()
  const name = person.name ?? ''
  return (
    <section className={styles.part} aria-labelledby="delete">
      <h2 id="delete">{t('staff.delete')}</h2>
      <p>
        {t('staff.delete.what', { count: coming.total })} {t('staff.delete.trash', { name })}
      </p>
      <ButtonRow>
        <LinkButton look="quietDanger" to={pageLink({ confirm: 'delete' })} preventScrollReset>
          {t('staff.delete.name', { name })}
        </LinkButton>
      </ButtonRow>
    </section>
  )
}

/** Confirms the deletion and asks what becomes of everything that relies on the person. */
export function DeleteSheet({ page: { person, zone }, question }: { page: PersonPage; question: Question }) {
  const t = useT()
  const pageLink = usePageLink()
  const name = person.name ?? ''
  return (
    <ConfirmSheet
      title={t('rooms.delete.confirm', { name })}
      close={pageLink({ confirm: null })}
      confirmLabel={t('services.delete')}
      cancelLabel={t('services.dismiss')}
    >
      <input type="hidden" name="intent" value="delete" />
      <input type="hidden" name="resourceId" value={person.resourceId ?? ''} />
      <SettleFields question={question} zone={zone} />
      <p>{t('staff.delete.trash', { name })}</p>
    </ConfirmSheet>
  )
}
