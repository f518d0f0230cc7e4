/** Words of the public pages. */
export const site = {
  'site.nav.services': 'Services',
} as const
