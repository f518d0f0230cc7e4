import type { ReactNode } from 'react'
import { useRouteLoaderData } from 'react-router'
import { useRoot } from '../../lib/site.ts'
import { addressIn } from '../../paths.ts'
import { AnchorButton } from '../../ui/button.tsx'
import type { Person } from '../staff-context.ts'
import { DashboardIcon } from './dashboard-icon.tsx'

/** A button that downloads a list as a file, for those who may export. */
export function ExportButton({ file, children }: { file: string; children: ReactNode }) {
  const { basePath } = useRoot()
  const person = useRouteLoaderData<{ person: Person }>('dashboard/layout')?.person
  if (!person?.permissions.includes('EXPORT_LISTS')) return null
  return (
    <AnchorButton href={addressIn(basePath, file)} look="quiet" download>
      <DashboardIcon name="file" size={18} />
      {children}
    </AnchorButton>
  )
}
