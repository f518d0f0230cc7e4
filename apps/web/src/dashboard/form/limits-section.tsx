import type { forms } from '@kalends/contract'
import { dayIn } from '../../lib/format.ts'
import { useT } from '../../lib/translate.tsx'
import { TextField } from '../../ui/field.tsx'
import { formatClock, toInstant } from '../calendar/new/wall-clock.ts'
import type { Draft } from '../forms/draft.ts'
import styles from '../forms/forms.module.css'
import { useBusiness } from '../use-business.ts'

/** Deadline and maximum number of submissions. */
export function LimitsSection({ draft, change }: { draft: Draft; change: (draft: Draft) => void }) {
  const t = useT()
  const { timeZone } = useBusiness()
  const { dateTimeDeadline, maxAllowedSubmissions, submissionLimitPerUser } = draft.limits
  const optional = t('common.optional')
  const set = (more: forms.LimitationRule): void => change({ ...draft, limits: { ...draft.limits, ...more } })
  return (
    <section aria-labelledby="limits">
      <h2 id="limits" className={styles.heading}>
        {t('forms.limits')}
      </h2>
      <div className={styles.limits}>
        <TextField
          type="datetime-local"
          label={t('forms.deadline')}
          optional={optional}
          value={formatWallTime(dateTimeDeadline, timeZone)}
          onChange={(event) => set({ dateTimeDeadline: toIsoInstant(event.target.value, timeZone) })}
        />
        <TextField
          type="number"
          min={1}
          step={1}
          optional={optional}
          label={t('forms.mostAnswers')}
          value={maxAllowedSubmissions ?? ''}
          onChange={(event) => set({ maxAllowedSubmissions: readCount(event.target.value) })}
        />
        <TextField
          type="number"
          min={1}
          step={1}
          optional={optional}
          label={t('forms.mostEach')}
          value={submissionLimitPerUser ?? ''}
          onChange={(event) => set({ submissionLimitPerUser: readCount(event.target.value) })}
        />
      </div>
    </section>
  )
}

const readCount = (text: string): number | undefined => (/^[1-9]\d*$/.test(text) ? Number(text) : undefined)

function formatWallTime(deadline: string | null | undefined, zone: string): string {
  const at = Date.parse(deadline ?? '')
  return Number.isNaN(at) ? '' : `${dayIn(at, zone)}T${formatClock(at, zone)}`
}

function toIsoInstant(wall: string, zone: string): string | undefined {
  const [day = '', clock = ''] = wall.split('T')
  const at = toInstant(day, clock.slice(0, 5), zone)
  return at === undefined ? undefined : new Date(at).toISOString()
}
