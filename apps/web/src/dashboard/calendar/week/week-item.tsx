import { Link } from 'react-router'
import { wholeDays } from '../../../lib/format.ts'
import { useFormats, useT } from '../../../lib/translate.tsx'
import { chooseHue } from '../../../ui/hue.ts'
import { usePageLink } from '../../page-link.ts'
import block from '../grid/block.module.css'
import { describeForScreenReader, displayName, formatClock } from '../grid/item-texts.ts'
import type { Item } from '../model.ts'
import { openParams } from '../open-key.ts'
import { blockLook } from '../rules/looks.ts'
import styles from './week.module.css'

type Props = { item: Item; zone: string; now: number; isOpen: boolean }

/** One item of a person's day on one line: time and customer. */
export function WeekItem({ item, zone, now, isOpen }: Props) {
  const speech = { t: useT(), formats: useFormats(), zone, now }
  const pageLink = usePageLink()
  return (
    <Link
      to={pageLink(openParams(item))}
      className={`${styles.item} ${block[blockLook(item, now)]} k-${chooseHue(item.serviceId ?? item.id)}`}
      aria-current={isOpen ? 'true' : undefined}
      title={describeForScreenReader(item, speech)}
      preventScrollReset
      data-block={item.key}
      data-fixed
    >
      <span className="k-unseen">{describeForScreenReader(item, speech)}</span>
      <span aria-hidden="true" className={styles.time}>
        {wholeDays(item.from, item.until, zone)
          ? speech.formats.startTime(item.from, item.until, zone)
          : formatClock(item.from, speech)}
      </span>
      <b aria-hidden="true" className={block.name} dir="auto">
        {displayName(item, speech.t)}
      </b>
    </Link>
  )
}
