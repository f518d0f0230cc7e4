/** Names in the navigation of the dashboard. */
export const navigation = {
  'nav.catalogue': 'Catalogue',
  'nav.settings': 'Settings',
  'nav.more': 'More',
  'nav.services': 'Services',
  'nav.addOns': 'Add-ons',
  'nav.plans': 'Plans',
  'nav.staff': 'Staff',
  'nav.rooms': 'Rooms and equipment',
  'nav.business': 'Business',
  'nav.locations': 'Locations',
  'nav.policies': 'Policies',
  'nav.categories': 'Categories',
  'nav.forms': 'Forms',
  'nav.people': 'Team and permissions',
  'nav.changes': 'Activity log',
  'nav.openingHours': 'Opening hours',
}
