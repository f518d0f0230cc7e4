'use client'

import './style.css'

/** Shown in place of any page that could not be rendered, such as while Kalends is not running. */
export default function Failure({ retry }: { retry: () => void }) {
  return (
    <html lang="en">
      <body>
        <title>Something went wrong</title>
        <main>
          <h1>Something went wrong</h1>
          <p>We couldn’t load this page. Try again in a moment.</p>
          <button type="button" onClick={retry}>
            Try again
          </button>
        </main>
      </body>
    </html>
  )
}
