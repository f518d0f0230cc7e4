import { Drawing, Icon, type IconName } from '../../ui/icon.tsx'
import { moreDrawings } from '../../ui/more-icon.tsx'

/** Drawings that only the dashboard needs: the pages of customers don't load them. */
const drawings = {
  ...moreDrawings,
  arrowEnd: 'M5 12h14M13 6l6 6-6 6',
  filter: 'M4 6.5h16M7 12h10M10 17.5h4',
  keys: 'M5.5 7h13A1.5 1.5 0 0 1 20 8.5v7a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 15.5v-7A1.5 1.5 0 0 1 5.5 7ZM7.5 10.5v.2M12 10.5v.2M16.5 10.5v.2M8.5 13.8h7',
  door: 'M6.5 20V5.500A1.5 1.5 0 0 1 8 4h8a1.5 1.5 0 0 1 1.500 1.500V20M4 20h16M14 12.200v.2',
  image:
    'M5.500 5h13A1.5 1.5 0 0 1 20 6.500v11a1.5 1.5 0 0 1-1.500 1.500h-13A1.5 1.5 0 0 1 4 17.500v-11A1.5 1.5 0 0 1 5.500 5ZM4 16l4.500-4.500 4 4 2.500-2.500 5 5M15.500 9v.2',
  money:
    'M4.5 6.500h15A1 1 0 0 1 20.500 7.500v9a1 1 0 0 1-1 1h-15a1 1 0 0 1-1-1v-9a1 1 0 0 1 1-1ZM12 9.500a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5ZM6.500 12v.2M17.500 12v.2',
  tag: 'M4.500 5.500A1 1 0 0 1 5.500 4.500h6l8 8-7 7-8-8ZM8.500 8.500v.2',
  more: 'M6 12v.2M12 12v.2M18 12v.2',
  mail: 'M5.5 6h13A1.5 1.5 0 0 1 20 7.5v9a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 16.5v-9A1.5 1.5 0 0 1 5.5 6ZM4.5 7l7.5 6 7.5-6',
  phone:
    'M5 4.5h4l1.5 4.5-2.2 1.8a11 11 0 0 0 5 5l1.7-2.3 4.5 1.500v4a1.5 1.5 0 0 1-1.5 1.5A14.5 14.5 0 0 1 3.5 6 1.5 1.5 0 0 1 5 4.5Z',
  send: 'M20 4 3.5 10.500l6.500 3.500 3.500 6.500ZM20 4 10 14',
  chevronUp: 'm6 14.5 6-6 6 6',
} as const

export type DashboardIconName = IconName | keyof typeof drawings

/** An icon of the dashboard beside text. */
export function DashboardIcon({ name, size = 20 }: { name: DashboardIconName; size?: number }) {
  return isOwn(name) ? (
    <Drawing path={drawings[name]} size={size} isMirrored={name === 'arrowEnd'} />
  ) : (
    <Icon name={name} size={size} />
  )
}

const isOwn = (name: DashboardIconName): name is keyof typeof drawings => name in drawings
