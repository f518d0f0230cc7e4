import { useLoaderData } from 'react-router'
import { textLoader } from './data/load-text.ts'
import { LoadedText } from './text/text-page.tsx'

export const loader = textLoader('terms')

export default function Terms() {
  return <LoadedText text={useLoaderData<typeof loader>()} />
}
