import { useT } from '../../../lib/translate.tsx'
import { SelectField } from '../../../ui/field.tsx'
import type { NewBooking } from './load-new.ts'
import type { BookingDraft } from './use-booking-draft.ts'

/** The staff member, or the room or equipment the service is booked with. */
export function WithFields({
  initial,
  draft: { service, choices, staffId, setStaff },
}: {
  initial: NewBooking
  draft: BookingDraft
}) {
  const t = useT()
  if (service?.kind !== 'APPOINTMENT') return null
  if (choices && choices.resources.length > 0)
    return (
      <SelectField name="resource" label={t('dashboard.calendar.resource')} defaultValue="">
        <option value="">{t('dashboard.calendar.resource.any')}</option>
        {choices.resources.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
    )
  if (initial.people.length === 0) return <input type="hidden" name="staff" value={staffId} />
  const able = initial.people.filter(({ id }) => service.staffIds.length === 0 || service.staffIds.includes(id))
  return (
    <SelectField
      name="staff"
      label={t('common.with')}
      value={staffId}
      onChange={(event) => setStaff(event.target.value)}
    >
      <option value="">{t('dashboard.calendar.anyone')}</option>
      {able.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}

/** Where the appointment is, for a service with several locations. */
export function LocationField({ draft: { locations, locationId, setLocation, staffId } }: { draft: BookingDraft }) {
  const t = useT()
  if (locations.length < 2) return null
  return (
    <SelectField
      name="location"
      label={t('dashboard.calendar.location')}
      value={locationId}
      onChange={(event) => setLocation(event.target.value)}
    >
      {staffId && <option value="">{t('dashboard.calendar.location.any')}</option>}
      {locations.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </SelectField>
  )
}
