// The structure of the project as values: workspaces, features and faces, for the checks in scripts/.

/** What each workspace may import. Nothing imports scripts; scripts may import every workspace. */
export const MAY_IMPORT: Record<string, readonly string[]> = {
  'packages/contract': [],
  'packages/availability': [],
  'packages/sdk': ['packages/contract'],
  'packages/react': ['packages/sdk'],
  'apps/server': ['packages/contract', 'packages/availability'],
  'apps/cli': ['apps/server', 'packages/sdk'],
  'apps/web': ['packages/react', 'packages/sdk', 'packages/contract'],
  e2e: ['packages/sdk', 'apps/cli'],
  bench: ['packages/availability', 'packages/sdk'],
}

export const WORKSPACES = Object.keys(MAY_IMPORT)

/** Returns the workspace of a path, or undefined for the root, scripts and docs. */
export function findWorkspace(path: string): string | undefined {
  return WORKSPACES.find((workspace) => path.startsWith(`${workspace}/`))
}

/** The server's features. A feature imports only features before it, through their index.ts. */
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
  'orders',
  'credits',
  'availability',
  'holds',
  'bookings',
  'waitlist',
  'attendance',
  'sessions',
  'customers',
  'checkouts',
  'redirects',
  'calendars',
  'commitments',
  'webhooks',
  'notifications',
  'privacy',
  'reports',
] as const

export const FEATURE_ROOT = 'apps/server/src/features'

/** The faces of the pages, and the layers below them, in import order. */
export const FACES = ['site', 'hosted', 'account', 'dashboard', 'docs'] as const
export const WEB_LAYERS = ['parts', 'ui', 'lib'] as const
