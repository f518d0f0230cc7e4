// Line drawings on a 24 grid. Directional ones are mirrored in right-to-left languages.
const drawings = {
  check: 'm5 12.5 4.5 4.5L19 7.5',
  chevronDown: 'm6 9.5 6 6 6-6',
  chevronEnd: 'm9.5 6 6 6-6 6',
  chevronStart: 'm14.5 6-6 6 6 6',
  clock: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM12 7.5V12l3 2',
  globe:
    'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16ZM4 12h16M12 4c2.3 2.3 3.3 5 3.3 8s-1 5.7-3.3 8c-2.3-2.3-3.3-5-3.3-8s1-5.7 3.3-8Z',
  menu: 'M4 7.5h16M4 12h16M4 16.5h16',
  moon: 'M19 14.5A7.8 7.8 0 0 1 9.5 5a7.8 7.8 0 1 0 9.5 9.5Z',
  offline: 'M4 4l16 16M8.5 8.2A9 9 0 0 0 4.5 10.5M12 7.5a9 9 0 0 1 7.5 3M7.5 14a5.5 5.5 0 0 1 4-2M12 18v.2',
  person: 'M12 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM5 20c.6-3.8 3.4-6 7-6s6.4 2.2 7 6',
  pin: 'M12 21c4.5-4.6 6.8-8.1 6.8-11A6.8 6.8 0 0 0 5.2 10c0 2.9 2.3 6.4 6.8 11ZM12 7.6a2.4 2.4 0 1 0 0 4.8 2.4 2.4 0 0 0 0-4.8Z',
  return: 'M8.5 5 4.5 9l4 4M4.5 9H14a5.5 5.5 0 0 1 0 11h-4',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.6 5.6l1.1 1.1M17.3 17.3l1.1 1.1M18.4 5.6l-1.1 1.1M6.7 17.3l-1.1 1.1',
  team: 'M9 5.500a3 3 0 1 0 0 6 3 3 0 0 0 0-6ZM3.500 19c.5-3.300 2.700-5 5.500-5s5 1.700 5.500 5M15.500 6a2.700 2.700 0 0 1 0 5M17 14.200c2 .6 3.200 2.200 3.500 4.800',
  plus: 'M12 5v14M5 12h14',
  warning: 'M12 4.5 21 19.5H3ZM12 10v4.5M12 17v.2',
} as const

export type IconName = keyof typeof drawings

const mirrored: ReadonlySet<IconName> = new Set(['chevronEnd', 'chevronStart', 'return'])

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
