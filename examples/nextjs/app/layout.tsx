import type { Metadata } from 'next'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { getKalends, getSite, readConnection } from '../kalends.ts'
import { Account } from './account.tsx'
import { Providers } from './providers.tsx'
import './style.css'

export async function generateMetadata(): Promise<Metadata> {
  const { name } = await getSite()
  return { title: { default: name, template: `%s · ${name}` } }
}

export default async function Layout({ children }: { children: ReactNode }) {
  const kalends = await getKalends()
  const [site, member] = await Promise.all([getSite(), kalends.auth.getCurrentMember()])
  return (
    <html lang="en">
      <body>
        <Providers connection={readConnection()} member={member}>
          <header>
            <Link href="/">{site.name}</Link>
            <Account />
          </header>
          <main>{children}</main>
        </Providers>
      </body>
    </html>
  )
}
