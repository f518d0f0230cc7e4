'use client'

import { MemberMenu, useHostedSignIn } from '@kalends/react'
import Link from 'next/link'
import { useState } from 'react'

/** Leads to the sign-in page of the business; members find their bookings and the way out. */
export function Account() {
  const signIn = useHostedSignIn('/callback')
  const [problem, setProblem] = useState('')
  return (
    <div className="account">
      <MemberMenu
        classNames={{ items: 'items' }}
        onSignIn={() => void signIn().catch(({ message }) => setProblem(message))}
        signedOutUrl="/"
      >
        <Link href="/bookings">My bookings</Link>
      </MemberMenu>
      <p role="alert">{problem}</p>
    </div>
  )
}
