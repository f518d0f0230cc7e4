// The plan of the house as values: what the checks below scripts/ know about rooms, faces and features.

/** Whom a room may import. Nobody imports scripts; scripts may look into every room. */
export const MAY_IMPORT: Record<string, readonly string[]> = {
  'packages/contract': [],
  'packages/availability': [],
  'packages/sdk': ['packages/contract'],
  'packages/react': ['packages/sdk'],
  'apps/server': ['packages/contract', 'packages/availability'],
  'apps/cli': ['apps/server', 'packages/sdk'],
  'apps/web': ['packages/react', 'packages/sdk', 'packages/contract'],
  e2e: ['packages/sdk'],
  bench: ['packages/availability', 'packages/sdk'],
}

export const ROOMS = Object.keys(MAY_IMPORT)

/** The room a path lies in, or undefined for the root, scripts and docs. */
export function roomOf(path: string): string | undefined {
  return ROOMS.find((room) => path.startsWith(`${room}/`))
}

/** The server's features. A feature imports only features to its left, through their index.ts. */
export const FEATURES = [
  'audit',
  'jobs',
  'sites',
  'limits',
  'users',
  'contacts',
  'media',
  'forms',
  'schedules',
  'business',
  'resources',
  'identity',
  'members',
  'captcha',
  'authentication',
  'plans',
  'coupons',
  'categories',
  'policies',
  'services',
  'payments',
  'ledger',
  'orders',
  'availability',
  'holds',
  'bookings',
  'waitlist',
  'attendance',
  'sessions',
  'customers',
  'checkout',
  'redirects',
  'calendars',
  'webhooks',
  'notifications',
  'reports',
] as const

export const FEATURE_ROOT = 'apps/server/src/features'

/** The faces of the pages, and the layers below them: arrows only to the right. */
export const FACES = ['site', 'hosted', 'account', 'dashboard'] as const
export const WEB_LAYERS = ['parts', 'ui', 'lib'] as const
