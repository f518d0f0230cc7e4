import { Link } from 'react-router'
import { useHydrated } from '../../lib/hydrated.ts'
import { useFormats, useT } from '../../lib/translate.tsx'
import { paths } from '../../paths.ts'
import { Chip } from '../../ui/chip.tsx'
import { Icon } from '../../ui/icon.tsx'
import { useHere } from '../here.ts'
import type { ServiceRow } from './data/load-services.ts'
import styles from './services.module.css'

type Order = {
  up: (() => void) | null
  down: (() => void) | null
  drag: (on: boolean) => void
  drop: () => void
}

type Props = { service: ServiceRow; mayChange: boolean; order: Order | null }

/** One service in the list: what it is, and what can be done to it. */
export function ServiceLine({ service, mayChange, order }: Props) {
  const t = useT()
  const here = useHere()
  const isHydrated = useHydrated()
  const { id, name, hidden } = service
  const canDrag = order !== null && isHydrated
  return (
    <li
      className={styles.row}
      draggable={canDrag}
      onDragStart={() => order?.drag(true)}
      onDragEnd={() => order?.drag(false)}
      onDragOver={(event) => canDrag && event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        order?.drop()
      }}
    >
      {mayChange && (
        <label className={styles.tick}>
          <input type="checkbox" name="id" value={id} />
          <span className="k-unseen">{t('services.pick', { name })}</span>
        </label>
      )}
      <Link to={paths.editService(id)} className={styles.name}>
        <bdi>{name}</bdi>
        <span className={styles.note}>{useNote(service)}</span>
      </Link>
      {hidden && <Chip tone="plain">{t('services.hidden.yes')}</Chip>}
      {mayChange && (
        <span className={styles.deeds}>
          {order && <Arrow name={t('services.up', { name })} icon="chevronUp" press={order.up} />}
          {order && <Arrow name={t('services.down', { name })} icon="chevronDown" press={order.down} />}
          <Link
            className={styles.arrow}
            to={here({ ask: 'delete', id })}
            preventScrollReset
            title={t('services.delete.name', { name })}
          >
            <Icon name="close" />
            <span className="k-unseen">{t('services.delete.name', { name })}</span>
          </Link>
        </span>
      )}
    </li>
  )
}

/** Kind, length, price and people in one line. */
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

type ArrowProps = { name: string; icon: 'chevronUp' | 'chevronDown'; press: (() => void) | null }

function Arrow({ name, icon, press }: ArrowProps) {
  return (
    <button type="button" className={styles.arrow} disabled={!press} onClick={() => press?.()} title={name}>
      <Icon name={icon} />
      <span className="k-unseen">{name}</span>
    </button>
  )
}
