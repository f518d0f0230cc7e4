import { KalendsError } from '@kalends/sdk'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cache } from 'react'
import { getKalends, getSite } from '../../../kalends.ts'
import { Booking } from './booking.tsx'

type Props = { params: Promise<{ serviceId: string }> }

/** Once for the title and the page. */
const getService = cache(async (serviceId: string) => {
  try {
    return (await (await getKalends()).services.getService({ serviceId })).service
  } catch (error) {
    if (error instanceof KalendsError && (error.status === 400 || error.status === 404)) notFound()
    throw error
  }
})

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const service = await getService((await params).serviceId)
  return { title: service?.name ?? '' }
}

export default async function ServicePage({ params }: Props) {
  const { serviceId } = await params
  const [service, site] = await Promise.all([getService(serviceId), getSite()])
  return (
    <>
      <h1>{service?.name}</h1>
      <p>{service?.description}</p>
      <Booking serviceId={serviceId} isClass={service?.type === 'CLASS'} timezone={site.timeZone} />
    </>
  )
}
