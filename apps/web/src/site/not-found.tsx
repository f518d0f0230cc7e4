import { FailurePage } from '../parts/failure-page.tsx'

/** Any address no page answers to. */
export function loader(): never {
  throw new Response(null, { status: 404 })
}

export default function NotFound() {
  return <FailurePage notFound />
}
