import { dayIn } from '../../../lib/format.ts'
import { useFormats, useT } from '../../../lib/translate.tsx'
import { Button } from '../../../ui/button.tsx'
import { ButtonRow } from '../../../ui/button-row.tsx'
import { Sheet } from '../../frame/sheet.tsx'
import type { Resource, Span } from '../model.ts'
import type { Refused } from '../use-moves.ts'
import styles from './sheets.module.css'

type Props = {
  refused: Refused
  resources: readonly Resource[]
  zone: string
  onClose: () => void
  onAgain: () => void
}

/** Shown when someone else changed the item first: its current time and the intended one. */
export function ChangedSheet({ refused: { outcome, proposal }, resources, zone, onClose, onAgain }: Props) {
  const t = useT()
  const formats = useFormats()
  const { latest } = outcome
  if (!latest || !proposal) return null
  const describeTarget = ({ from, until }: Span, resourceId: string | null): string => {
    const name = resources.find(({ id }) => id === resourceId)?.name.split(' ')[0]
    const when = `${formats.dayShort(dayIn(from, zone))}, ${formats.timeRange(from, until, zone)}`
    return name ? t('dashboard.calendar.at', { when, name }) : when
  }
  const time = formats.time(latest.at, zone)
  return (
    <Sheet
      title={
        latest.by
          ? t('dashboard.calendar.conflict.by', { name: latest.by, time })
          : t('dashboard.calendar.conflict.some', { time })
      }
      onClose={onClose}
    >
      <dl className={styles.versions}>
        <dt>{t('dashboard.calendar.conflict.current')}</dt>
        <dd>{describeTarget(latest, latest.resourceId)}</dd>
        <dt>{t('dashboard.calendar.conflict.yours')}</dt>
        <dd>{describeTarget(proposal.to, proposal.to.resourceId)}</dd>
      </dl>
      <ButtonRow className={styles.decide}>
        <Button type="button" look="filled" onClick={onClose}>
          {t('dashboard.calendar.conflict.leave')}
        </Button>
        <Button type="button" onClick={onAgain}>
          {t('dashboard.calendar.conflict.again')}
        </Button>
      </ButtonRow>
    </Sheet>
  )
}
