import type { OperationOutput } from '@kalends/react'
import Link from 'next/link'
import { getKalends } from '../kalends.ts'

type Service = NonNullable<OperationOutput<'services', 'queryServices'>['services']>[number]

/** The appointments and classes of the business that are paid at the visit. */
export default async function Services() {
  const kalends = await getKalends()
  const { services } = await kalends.services.queryServices({
    query: { filter: { type: { $in: ['APPOINTMENT', 'CLASS'] } }, paging: { limit: 100 } },
  })
  const offered = (services ?? []).filter(({ payment }) => payment?.options?.inPerson)
  return (
    <>
      <h1>Services</h1>
      <ul className="services">
        {offered.map((service) => (
          <li key={service.id}>
            <Link href={`/services/${service.id}`} prefetch={false}>
              {service.name}
            </Link>
            <span>{describePrice(service)}</span>
            <p>{service.tagLine}</p>
          </li>
        ))}
      </ul>
    </>
  )
}

function describePrice({ payment }: Service): string {
  const { rateType, fixed, custom } = payment ?? {}
  if (rateType === 'NO_FEE') return 'Free'
  const { value, currency } = fixed?.price ?? {}
  if (!value || !currency) return custom?.description ?? ''
  return new Intl.NumberFormat('en', { style: 'currency', currency }).format(Number(value))
}
