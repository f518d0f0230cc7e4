import { Drawing, Icon, type IconName } from '../../ui/icon.tsx'

/** Drawings that only the account needs: the pages of visitors don't load them. */
const drawings = {
  card: 'M5 5.5h14A1.5 1.5 0 0 1 20.5 7v10a1.5 1.5 0 0 1-1.5 1.5H5A1.5 1.5 0 0 1 3.5 17V7A1.5 1.5 0 0 1 5 5.5ZM3.5 10h17M7 15h3.5',
  repeat: 'm16 3.5 3 3-3 3M19 6.5H9A4.5 4.5 0 0 0 4.5 11v.5M8 20.5l-3-3 3-3M5 17.5h10a4.5 4.5 0 0 0 4.5-4.5v-.5',
  stack: 'm12 4 8 4-8 4-8-4ZM4 12l8 4 8-4M4 16l8 4 8-4',
} as const

export type AccountIconName = IconName | keyof typeof drawings

/** An icon of the account beside text. */
export function AccountIcon({ name }: { name: AccountIconName }) {
  return isOwn(name) ? <Drawing path={drawings[name]} size={20} isMirrored={false} /> : <Icon name={name} />
}

const isOwn = (name: AccountIconName): name is keyof typeof drawings => name in drawings
