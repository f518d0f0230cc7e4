import { useState } from 'react'
import { useT } from '../../lib/translate.tsx'
import { CheckBox } from '../../ui/check-box.tsx'
import { Choice } from '../../ui/choice.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { loadAllAffected } from '../data/load-affected.ts'
import { NoEmailNote } from '../mail/no-email-note.tsx'
import { AffectedList } from '../rows/affected-list.tsx'
import { useBusiness } from '../use-business.ts'
import { CheckBoxGroup } from './check-box-group.tsx'
import { isElsewhere } from './data/draft.ts'
import { EditorSection } from './editor-section.tsx'
import type { SectionProps } from './section-props.ts'

/** Locations of the service; for an existing one also what happens to bookings at removed locations. */
export function Locations(section: SectionProps) {
  const t = useT()
  const { first, draft, known, choices, fault } = section
  return (
    <EditorSection title={t('service.locations')}>
      <CheckBoxGroup
        legend={t('service.locations.business')}
        name="locations"
        all={choices.locations}
        chosen={first.locations}
        error={fault('locations')}
      />
      <TextField
        label={t('service.street')}
        optional={t('common.optional')}
        name="street"
        maxLength={400}
        defaultValue={first.street}
      />
      {draft.type === 'APPOINTMENT' && (
        <CheckBox name="atCustomer" label={t('service.atCustomer')} defaultChecked={first.atCustomer} />
      )}
      {known && isElsewhere(draft, first) && <Removed {...section} />}
    </EditorSection>
  )
}

const removals = ['KEEP_AT_CURRENT_LOCATION', 'MOVE_TO_LOCATION', 'DELETE'] as const

/** Bookings at removed locations, and what happens to them. */
function Removed({ first, draft, choices, booked, zone }: SectionProps) {
  const t = useT()
  const [action, choose] = useState<string>(removals[0])
  const { sendsEmail } = useBusiness()
  const options = removals.map((value) => ({ value, label: t(`service.removed.${value}`) }))
  const removed = first.locations.filter((id) => !draft.locations.includes(id))
  const { affected, total } = loadAllAffected(booked.filter(({ placeId }) => removed.includes(placeId)))
  const targets = choices.locations.filter(({ id }) => draft.locations.includes(id))
  return (
    <>
      <p>{t('service.removed.booked', { count: total })}</p>
      <AffectedList affected={affected} total={total} zone={zone} />
      <Choice legend={t('service.removed')} name="removed" value={removals[0]} options={options} onChange={choose} />
      {action === 'MOVE_TO_LOCATION' && targets.length + (draft.street ? 1 : 0) > 1 && (
        <SelectField label={t('service.removed.target')} name="removedTo">
          {targets.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          {draft.street && <option value="street">{draft.street}</option>}
        </SelectField>
      )}
      {sendsEmail ? (
        <CheckBox name="notify" label={t('service.removed.notify')} defaultChecked={false} />
      ) : (
        <NoEmailNote />
      )}
    </>
  )
}
