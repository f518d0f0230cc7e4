/** Words of the staff side. */
export const dashboard = {
  'dashboard.title': 'Kalends',
} as const
