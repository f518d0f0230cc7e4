import { FailurePage } from '../parts/failure-page.tsx'

/** The page for unknown paths. */
export function loader(): never {
  throw new Response(null, { status: 404 })
}

export default function NotFound() {
  return <FailurePage notFound />
}
