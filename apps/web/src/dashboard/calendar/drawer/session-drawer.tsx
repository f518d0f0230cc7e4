import { dayIn } from '../../../lib/format.ts'
import { useFormats, useT } from '../../../lib/translate.tsx'
import { Button, LinkButton } from '../../../ui/button.tsx'
import { dashboardPaths } from '../../dashboard-paths.ts'
import { Drawer, type DrawerLinks } from '../../frame/drawer.tsx'
import { type Change, newKey } from '../changes/change.ts'
import { describeDetail, describeStaff, describeState, describeUnpaid, displayName } from '../grid/item-texts.ts'
import { SeatsMeter } from '../grid/seats-meter.tsx'
import type { CalendarData, Item } from '../model.ts'
import { BlockActions } from './block-actions.tsx'
import styles from './drawer.module.css'

type Props = { item: Item; data: CalendarData; now: number; links: DrawerLinks; send: (change: Change) => void }

/** A class session, blocked time, or a hold. */
export function SessionDrawer({ item, data: { zone, resources, rights }, now, links, send }: Props) {
  const t = useT()
  const formats = useFormats()
  const speech = { t, formats, zone, now }
  const names = resources.filter(({ id }) => item.resourceIds.includes(id)).map(({ name }) => name)
  const name = displayName(item, t)
  return (
    <Drawer name={name} id={item.key} rowId={itself} step="" links={links} head={<span />}>
      <div className={styles.head}>
        <h2>{name}</h2>
        <p className="k-2">{describeState(item, speech)}</p>
        <p className={styles.when}>
          {formats.dayLong(dayIn(item.from, zone))}, {formats.timeRange(item.from, item.until, zone)}
        </p>
        {names.length > 0 && <p>{formats.allOf(names)}</p>}
        {item.staffToBeNamed && <p>{describeStaff(item, t)}</p>}
      </div>
      {item.seats && (
        <div className={styles.section}>
          <p>
            {describeDetail(item, t)}
            {item.unpaid > 0 && ` · ${describeUnpaid(item, t)}`}
          </p>
          <SeatsMeter taken={item.seats.taken} capacity={item.seats.capacity} />
        </div>
      )}
      {item.note && (
        <div className={styles.section}>
          <p>{item.note}</p>
        </div>
      )}
      {item.kind === 'BLOCK' && rights.block && <BlockActions item={item} send={send} />}
      <div className={styles.actions}>
        {item.seats && (
          <LinkButton to={dashboardPaths.session(item.id)} look="filled">
            {t('dashboard.calendar.roster')}
          </LinkButton>
        )}
        {item.kind === 'HOLD' && rights.book && (
          <Button type="button" look="danger" onClick={() => send({ kind: 'release', id: item.id, key: newKey() })}>
            {t('dashboard.calendar.release')}
          </Button>
        )}
      </div>
    </Drawer>
  )
}

const itself = (key: string): string => key
