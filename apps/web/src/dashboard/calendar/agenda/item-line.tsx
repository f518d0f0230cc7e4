import { Link } from 'react-router'
import { wholeDays } from '../../../lib/format.ts'
import { useFormats, useT } from '../../../lib/translate.tsx'
import { asHue, chooseHue } from '../../../ui/hue.ts'
import type { usePageLink } from '../../page-link.ts'
import block from '../grid/block.module.css'
import {
  describeDetail,
  describeForScreenReader,
  describeStaff,
  describeState,
  describeUnpaid,
  displayName,
} from '../grid/item-texts.ts'
import { Signs } from '../grid/signs.tsx'
import { type CalendarData, type Item, MINUTE } from '../model.ts'
import { openParams } from '../open-key.ts'
import { blockLook, listSigns, withoutUnpaid } from '../rules/looks.ts'
import styles from './agenda.module.css'
import { useLongPress } from './use-long-press.ts'

type Props = { item: Item; data: CalendarData; now: number; isOpen: boolean; pageLink: ReturnType<typeof usePageLink> }

/** One item of the day; a long press moves it. */
export function ItemLine({ item, data: { zone, resources, rights }, now, isOpen, pageLink }: Props) {
  const t = useT()
  const formats = useFormats()
  const look = blockLook(item, now)
  const speech = { t, formats, zone, now }
  const bold = [describeState(item, speech), describeUnpaid(item, t)].filter(Boolean).join(' · ')
  const personName = resources.find(({ id, isPerson }) => isPerson && item.resourceIds.includes(id))?.name.split(' ')[0]
  const detail = [describeDetail(item, t), personName, describeStaff(item, t)].filter(Boolean).join(', ')
  const canMove = rights.book && item.kind === 'APPOINTMENT' && look !== 'off'
  const press = useLongPress(canMove ? pageLink({ ...openParams(item), move: 'yes' }) : null)
  return (
    <div className={styles.line}>
      <p className={styles.time} aria-hidden="true">
        <time dateTime={new Date(item.from).toISOString()}>{formats.startTime(item.from, item.until, zone)}</time>
        {!wholeDays(item.from, item.until, zone) && <span>{formats.duration((item.until - item.from) / MINUTE)}</span>}
      </p>
      <Link
        to={pageLink(openParams(item))}
        id={`agenda-${item.key}`}
        className={`${styles.item} ${block[look]} k-${asHue(item.hue) ?? chooseHue(item.serviceId ?? item.id)}`}
        aria-current={isOpen ? 'true' : undefined}
        preventScrollReset
        data-row
        {...press}
      >
        <span className="k-unseen">{describeForScreenReader(item, speech)}</span>
        <span aria-hidden="true" className={styles.words}>
          <span className={styles.first}>
            <b className={block.name} dir="auto">
              {displayName(item, t)}
            </b>
            <Signs signs={withoutUnpaid(listSigns(item))} size={18} />
          </span>
          <span className={styles.detail}>
            {bold && <b>{bold}</b>}
            {bold && detail && ' · '}
            {detail}
          </span>
        </span>
      </Link>
    </div>
  )
}
