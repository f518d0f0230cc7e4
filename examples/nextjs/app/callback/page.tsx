'use client'

import { useHostedReturn } from '@kalends/react'
import Link from 'next/link'

/** The redirect URI: exchanges the code for the member's tokens, and returns to where the sign-in began. */
export default function Callback() {
  // The page is loaded anew, so that the server renders it for the member.
  const { error } = useHostedReturn((originalUri) => location.replace(originalUri ?? '/'))
  return (
    <>
      <h1>Sign in</h1>
      <p role="alert">{error?.message}</p>
      <p>
        <Link href="/">Show all services</Link>
      </p>
    </>
  )
}
