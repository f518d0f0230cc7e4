import { data } from 'react-router'

export { ErrorBoundary } from './frame/failure.tsx'

export function loader(): never {
  throw data(null, { status: 404 })
}

export default function NotFound() {
  return null
}
