import { Drawing, Icon, type IconName } from './icon.tsx'

/** Drawings that the page of a service does without: it doesn't load them. */
export const moreDrawings = {
  calendar: 'M6 5.5h12a2 2 0 0 1 2 2V18a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V7.5a2 2 0 0 1 2-2ZM4 10h16M8.5 3.5v4M15.5 3.5v4',
  card: 'M5 5.5h14A1.5 1.5 0 0 1 20.5 7v10a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 17V7A1.5 1.5 0 0 1 5 5.5ZM3.5 10h17M7 15h3.5',
  close: 'M6 6l12 12M18 6 6 18',
  file: 'M7 3.5h7l4.5 4.5V19a1.5 1.5 0 0 1-1.5 1.5H7A1.5 1.5 0 0 1 5.5 19V5A1.5 1.5 0 0 1 7 3.5ZM13.5 3.5V8.5h5',
  gear: 'M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM12 3.5v2.500M12 18v2.500M3.500 12H6M18 12h2.500M6 6l1.800 1.800M16.200 16.200 18 18M18 6l-1.800 1.800M7.800 16.200 6 18',
  info: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM12 11v5M12 8v.2',
  note: 'M6.5 4.5h11A1.5 1.5 0 0 1 19 6v8l-5 5.5H6.5A1.5 1.5 0 0 1 5 18V6a1.5 1.5 0 0 1 1.5-1.5ZM14 19.5V14h5M8.5 8.5h7M8.5 11.5h4',
  repeat: 'm16 3.5 3 3-3 3M19 6.5H9A4.5 4.5 0 0 0 4.5 11v.5M8 20.5l-3-3 3-3M5 17.5h10a4.5 4.5 0 0 0 4.5-4.5v-.5',
  search: 'M11 4.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM16 16l4 4',
  stack: 'm12 4 8 4-8 4-8-4ZM4 12l8 4 8-4M4 16l8 4 8-4',
  ticket:
    'M4 7.5A1.5 1.5 0 0 1 5.5 6h13A1.5 1.5 0 0 1 20 7.5V10a2 2 0 0 0 0 4v2.5a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 16.5V14a2 2 0 0 0 0-4ZM14 6v2.5M14 11v2M14 15.5V18',
} as const

export type MoreIconName = IconName | keyof typeof moreDrawings

/** An icon beside text, for pages other than that of a service. */
export function MoreIcon({ name, size = 20 }: { name: MoreIconName; size?: number }) {
  return isOwn(name) ? (
    <Drawing path={moreDrawings[name]} size={size} isMirrored={false} />
  ) : (
    <Icon name={name} size={size} />
  )
}

const isOwn = (name: MoreIconName): name is keyof typeof moreDrawings => name in moreDrawings
