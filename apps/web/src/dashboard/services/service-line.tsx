import { Link } from 'react-router'
import { useHydrated } from '../../lib/hydrated.ts'
import { useFormats, useT } from '../../lib/translate.tsx'
import { Chip } from '../../ui/chip.tsx'
import { ListRow } from '../../ui/list-row.tsx'
import { dashboardPaths } from '../dashboard-paths.ts'
import { IconButton, IconLink } from '../frame/icon-button.tsx'
import { usePageLink } from '../page-link.ts'
import type { ServiceRow } from './data/load-services.ts'
import styles from './services.module.css'

type Order = {
  up: (() => void) | null
  down: (() => void) | null
  drag: (on: boolean) => void
  drop: () => void
}

type Props = { service: ServiceRow; canChange: boolean; order: Order | null }

/** One service with its actions. */
export function ServiceLine({ service, canChange, order }: Props) {
  const t = useT()
  const pageLink = usePageLink()
  const isHydrated = useHydrated()
  const { id, name, hidden } = service
  const canDrag = order !== null && isHydrated
  return (
    <ListRow
      draggable={canDrag}
      onDragStart={() => order?.drag(true)}
      onDragEnd={() => order?.drag(false)}
      onDragOver={(event) => canDrag && event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        order?.drop()
      }}
    >
      {canChange && (
        <label className={styles.tick}>
          <input type="checkbox" name="id" value={id} />
          <span className="k-unseen">{t('services.pick', { name })}</span>
        </label>
      )}
      <Link to={dashboardPaths.editService(id)} className={styles.name}>
        <bdi>{name}</bdi>
        <span className={styles.note}>{useNote(service)}</span>
      </Link>
      {hidden && <Chip tone="plain">{t('services.hidden.yes')}</Chip>}
      {canChange && (
        <span className={styles.actions}>
          {order && (
            <>
              <IconButton
                type="button"
                icon="chevronUp"
                label={t('services.up', { name })}
                disabled={!order.up}
                onClick={() => order.up?.()}
              />
              <IconButton
                type="button"
                icon="chevronDown"
                label={t('services.down', { name })}
                disabled={!order.down}
                onClick={() => order.down?.()}
              />
            </>
          )}
          <IconLink
            icon="close"
            label={t('services.delete.name', { name })}
            to={pageLink({ confirm: 'delete', id })}
            preventScrollReset
          />
        </span>
      )}
    </ListRow>
  )
}

/** Returns type, duration, price and staff in one line. */
function useNote({ type, minutes, price, staff }: ServiceRow): string {
  const t = useT()
  const formats = useFormats()
  return [
    t(`services.type.${type}`),
    ...(minutes ? [formats.duration(minutes)] : []),
    ...(price ? [formats.money(price)] : []),
    ...(staff.length > 0 ? [formats.allOf(staff)] : []),
  ].join(' · ')
}
