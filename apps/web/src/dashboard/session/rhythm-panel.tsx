import { useFormats, useT } from '../../lib/translate.tsx'
import { Choice } from '../../ui/choice.tsx'
import { toRepeatFields } from '../calendar/new/repeat.ts'
import { RepeatFields } from '../calendar/new/repeat-fields.tsx'
import { TakenDates } from '../calendar/new/taken-dates.tsx'
import type { RhythmPreview } from './change-rhythm.ts'
import type { SessionDetails } from './load.ts'
import { Frame, Telling } from './panel-frame.tsx'

type Props = { details: SessionDetails; preview: RhythmPreview | undefined }

/** How a series repeats; what another rhythm adds and takes away is shown before it is saved. */
export function RhythmPanel({ details, preview }: Props) {
  const t = useT()
  const { recurrence, localStartDate } = details.session
  if (!recurrence) return null
  return (
    <Frame
      details={details}
      panel="rhythm"
      submitLabel={t(preview ? 'classSession.rhythm.button' : 'classSession.rhythm.preview')}
    >
      <RepeatFields day={localStartDate.slice(0, 10)} initial={toRepeatFields(recurrence)} />
      <Choice
        legend={t('classSession.scope')}
        name="scope"
        value="FOLLOWING"
        options={(['FOLLOWING', 'ALL'] as const).map((value) => ({ value, label: t(`classSession.scope.${value}`) }))}
      />
      {preview && <Preview details={details} preview={preview} />}
    </Frame>
  )
}

const listed = 8

function Preview({ details, preview }: { details: SessionDetails; preview: RhythmPreview }) {
  const t = useT()
  const formats = useFormats()
  const { added, cancelled, taken, tried } = preview
  const booked = cancelled.filter(({ bookings }) => bookings > 0)
  const list = (starts: readonly string[]): string => {
    const days = starts.slice(0, listed).map((start) => formats.dayMedium(start.slice(0, 10)))
    const more = starts.length - days.length
    return t('classSession.rhythm.days', { days: days.join(', '), more })
  }
  return (
    <div role="status">
      <input type="hidden" name="tried" value={tried} />
      {added.length + cancelled.length === 0 && <p>{t('classSession.rhythm.same')}</p>}
      {added.length > 0 && (
        <p>
          <b>{t('classSession.rhythm.added', { count: added.length })}</b> {list(added)}
        </p>
      )}
      {cancelled.length > 0 && (
        <p>
          <b>{t('classSession.rhythm.gone', { count: cancelled.length })}</b>{' '}
          {list(cancelled.map(({ localStartDate }) => localStartDate))}
        </p>
      )}
      {taken.length > 0 && (
        <TakenDates
          taken={{ dates: taken, total: added.length }}
          people={details.people}
          canOverlap={details.canOverbook}
        />
      )}
      {booked.length > 0 && (
        <>
          <Choice
            legend={t('classSession.rhythm.booked', { count: booked.length })}
            name="bookings"
            value="KEEP"
            options={(['KEEP', 'CANCEL'] as const).map((value) => ({
              value,
              label: t(`classSession.rhythm.booked.${value}`),
            }))}
          />
          <Telling />
        </>
      )}
    </div>
  )
}
