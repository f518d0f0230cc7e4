import type { ComponentProps } from 'react'
import { useSite } from '../../lib/site.ts'
import { useT } from '../../lib/translate.tsx'
import { Door as AnyDoor } from '../../parts/door.tsx'

/** The pages in front of the dashboard. */
export function Door(props: Omit<ComponentProps<typeof AnyDoor>, 'back'>) {
  const t = useT()
  const site = useSite()
  return <AnyDoor back={t('dashboard.door.back', { name: site.name })} {...props} />
}
