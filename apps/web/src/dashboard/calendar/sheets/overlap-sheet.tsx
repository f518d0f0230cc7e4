import { useState } from 'react'
import { useT } from '../../../lib/translate.tsx'
import { Button } from '../../../ui/button.tsx'
import { ButtonRow } from '../../../ui/button-row.tsx'
import { TextArea } from '../../../ui/field.tsx'
import { Sheet } from '../../frame/sheet.tsx'
import { displayName } from '../grid/item-texts.ts'
import type { Proposal } from '../use-moves.ts'
import styles from './sheets.module.css'

type Props = { proposal: Proposal; onClose: () => void; onConfirm: (reason: string) => void }

/** Asks for a reason to place an item over another; it is saved with the booking. */
export function OverlapSheet({ proposal: { verdict }, onClose, onConfirm }: Props) {
  const t = useT()
  const [isMissing, setMissing] = useState(false)
  const isOver = verdict.kind === 'clash' || verdict.kind === 'buffer'
  return (
    <Sheet title={t('dashboard.calendar.anyway.title')} onClose={onClose}>
      <p className="k-2">
        {isOver
          ? t('dashboard.calendar.anyway.overlap', { name: displayName(verdict.item, t) })
          : t('dashboard.calendar.anyway.outside')}
      </p>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          const reason = String(new FormData(event.currentTarget).get('reason') ?? '').trim()
          if (reason) onConfirm(reason)
          else setMissing(true)
        }}
      >
        <TextArea
          name="reason"
          label={t('dashboard.calendar.anyway.reason')}
          hint={t('dashboard.calendar.anyway.hint')}
          error={isMissing ? t('dashboard.calendar.anyway.missing') : undefined}
          maxLength={500}
          rows={2}
        />
        <ButtonRow className={styles.decide}>
          <Button look="danger">{t('dashboard.calendar.anyway.button')}</Button>
          <Button type="button" look="quiet" onClick={onClose}>
            {t('dashboard.calendar.anyway.dismiss')}
          </Button>
        </ButtonRow>
      </form>
    </Sheet>
  )
}
