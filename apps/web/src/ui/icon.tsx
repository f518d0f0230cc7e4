// Line drawings on a 24 grid. Directional ones are mirrored in right-to-left languages.
const drawings = {
  arrowEnd: 'M5 12h14M13 6l6 6-6 6',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  close: 'M6 6l12 12M18 6 6 18',
  chevronDown: 'm6 9.5 6 6 6-6',
  chevronEnd: 'm9.5 6 6 6-6 6',
  chevronStart: 'm14.5 6-6 6 6 6',
  clock: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM12 7.5V12l3 2',
  calendar: 'M6 5.5h12a2 2 0 0 1 2 2V18a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V7.5a2 2 0 0 1 2-2ZM4 10h16M8.5 3.5v4M15.5 3.5v4',
  globe:
    'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM4 12h16M12 4c2.3 2.3 3.3 5 3.3 8s-1 5.7-3.3 8c-2.3-2.3-3.3-5-3.3-8s1-5.7 3.3-8Z',
  file: 'M7 3.5h7l4.5 4.5V19a1.5 1.5 0 0 1-1.5 1.5H7A1.5 1.5 0 0 1 5.5 19V5A1.5 1.5 0 0 1 7 3.5ZM13.5 3.5V8.5h5',
  info: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM12 11v5M12 8v.2',
  menu: 'M4 7.5h16M4 12h16M4 16.5h16',
  moon: 'M19 14.5A7.8 7.8 0 0 1 9.5 5a7.8 7.8 0 1 0 9.5 9.5Z',
  offline: 'M4 4l16 16M8.5 8.2A9 9 0 0 0 4.5 10.5M12 7.5a9 9 0 0 1 7.5 3M7.5 14a5.5 5.5 0 0 1 4-2M12 18v.2',
  person: 'M12 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM5 20c.6-3.8 3.4-6 7-6s6.4 2.2 7 6',
  pin: 'M12 21c4.5-4.6 6.8-8.1 6.8-11A6.8 6.8 0 0 0 5.2 10c0 2.9 2.3 6.4 6.8 11ZM12 7.6a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8Z',
  return: 'M8.5 5 4.5 9l4 4M4.5 9H14a5.5 5.5 0 0 1 0 11h-4',
  gear: 'M12 9a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM12 3.5v2.500M12 18v2.500M3.500 12H6M18 12h2.500M6 6l1.800 1.800M16.200 16.200 18 18M18 6l-1.800 1.800M7.800 16.200 6 18',
  search: 'M11 4.5a6.5 6.5 0 1 0 0 13 6.5 6.5 0 0 0 0-13ZM16 16l4 4',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.6 5.6l1.1 1.1M17.3 17.3l1.1 1.1M18.4 5.6l-1.1 1.1M6.7 17.3l-1.1 1.1',
  team: 'M9 5.500a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM3.500 19c.5-3.300 2.700-5 5.500-5s5 1.700 5.500 5M15.500 6a2.700 2.700 0 0 1 0 5M17 14.200c2 .6 3.200 2.200 3.500 4.800',
  ticket:
    'M4 7.5A1.5 1.5 0 0 1 5.5 6h13A1.5 1.5 0 0 1 20 7.5V10a2 2 0 0 0 0 4v2.5a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 16.5V14a2 2 0 0 0 0-4ZM14 6v2.5M14 11v2M14 15.5V18',
  note: 'M6.5 4.5h11A1.5 1.5 0 0 1 19 6v8l-5 5.5H6.5A1.5 1.5 0 0 1 5 18V6a1.5 1.5 0 0 1 1.5-1.5ZM14 19.5V14h5M8.5 8.5h7M8.5 11.5h4',
  plus: 'M12 5v14M5 12h14',
  warning: 'M12 4.5 21 19.5H3ZM12 10v4.5M12 17v.2',
} as const

export type IconName = keyof typeof drawings

const mirrored: ReadonlySet<IconName> = new Set(['arrowEnd', 'chevronEnd', 'chevronStart', 'return'])

/** An icon beside text; hidden from assistive technology. */
export function Icon({ name, size = 20 }: { name: IconName; size?: number }) {
  return <Drawing path={drawings[name]} size={size} isMirrored={mirrored.has(name)} />
}

/** A drawing as an icon. */
export function Drawing({ path, size, isMirrored }: { path: string; size: number; isMirrored: boolean }) {
  return (
    <svg
      className={isMirrored ? 'k-icon k-mirror' : 'k-icon'}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={path} />
    </svg>
  )
}
