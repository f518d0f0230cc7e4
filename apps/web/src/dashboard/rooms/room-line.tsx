import { useT } from '../../lib/translate.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { CheckBox } from '../../ui/check-box.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { dashboardPaths } from '../dashboard-paths.ts'
import { RowForm } from '../fields/row-form.tsx'
import { IconLink } from '../frame/icon-button.tsx'
import { problemKey } from '../frame/problem-key.ts'
import { usePageLink } from '../page-link.ts'
import styles from '../staff/staff.module.css'
import type { Outcome } from './data/change-rooms.ts'
import type { RoomsPage } from './data/load-page.ts'
import type { Room } from './data/load-rooms.ts'

type Props = { room: Room; page: RoomsPage; outcome: Outcome | undefined }

const hoursText = { always: 'rooms.always', shared: 'rooms.openingHours', own: 'rooms.own' } as const

/** One resource with locations and hours, editable in place. */
export function RoomLine({ room, page, outcome }: Props) {
  const t = useT()
  const { id, name } = room
  const isSaved = outcome?.action === 'edit' && outcome.id === id && !outcome.problem
  if (page.editing === id && page.canChange && !isSaved) return <EditForm room={room} page={page} outcome={outcome} />
  const locationNames = page.locations
    .filter((location) => room.locationIds.includes(location.id))
    .map((location) => location.name)
  return (
    <li className={styles.row}>
      <span className={styles.names}>
        <bdi className={styles.name}>{name}</bdi>
        <span className={styles.note}>
          {locationNames.length > 0 ? locationNames.join(', ') : t('rooms.everywhere')} · {t(hoursText[room.hours])}
          {!room.isOn && ` · ${t('rooms.off')}`}
        </span>
      </span>
      <span className={styles.actions}>
        <LinkButton look="quiet" to={dashboardPaths.room(id)} aria-label={t('rooms.hoursOf', { name })}>
          {t('rooms.hours')}
        </LinkButton>
        {page.canChange && <RoomActions room={room} />}
      </span>
    </li>
  )
}

function RoomActions({ room: { id, name } }: { room: Room }) {
  const t = useT()
  const pageLink = usePageLink()
  return (
    <>
      <LinkButton look="quiet" to={pageLink({ edit: id })} aria-label={t('rooms.edit', { name })} preventScrollReset>
        {t('rooms.change')}
      </LinkButton>
      <IconLink to={pageLink({ confirm: id })} icon="close" label={t('rooms.delete', { name })} preventScrollReset />
    </>
  )
}

function EditForm({ room: { id, name, revision, isOn, locationIds }, page, outcome }: Props) {
  const t = useT()
  const pageLink = usePageLink()
  const refused = outcome?.action === 'edit' && outcome.id === id ? outcome : undefined
  return (
    <li>
      <RowForm
        intent="edit"
        hidden={{ id, revision, wasOn: isOn ? 'yes' : '' }}
        submit={t('staff.save')}
        cancel={pageLink({ edit: null })}
      >
        <TextField
          label={t('staff.name')}
          name="name"
          maxLength={40}
          autoComplete="off"
          defaultValue={refused?.name ?? name}
          error={refused?.problem && t(problemKey(`staff.problem.${refused.problem}`))}
        />
        <SelectField label={t('rooms.where')} name="locationId" defaultValue={locationIds[0] ?? ''}>
          <option value="">{t('rooms.everywhere')}</option>
          {page.locations.map((location) => (
            <option key={location.id} value={location.id}>
              {location.name}
            </option>
          ))}
        </SelectField>
        <CheckBox name="bookable" value="on" label={t('rooms.on')} defaultChecked={isOn} />
      </RowForm>
    </li>
  )
}
