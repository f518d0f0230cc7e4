import { useEffect, useRef, useState } from 'react'
import { useFetcher } from 'react-router'
import { useRoot } from '../../../lib/site.ts'
import { addressIn } from '../../../paths.ts'
import { dashboardPaths } from '../../dashboard-paths.ts'
import type { BookingChoices } from '../data/load-booking-choices.ts'
import type { ServiceChoice } from '../model.ts'
import { readChosen, totalMinutes, totalPrice } from '../rules/booking-choices.ts'
import type { NewBooking } from './load-new.ts'

export type BookingDraft = ReturnType<typeof useBookingDraft>

/** Holds the choices so far. Length and price follow the fields of the form. */
export function useBookingDraft(initial: NewBooking) {
  const [staffId, setStaff] = useState(initial.staffId)
  const given = initial.services.filter(
    ({ staffIds }) => !staffId || staffIds.length === 0 || staffIds.includes(staffId),
  )
  const offered = given.length > 0 ? given : initial.services
  const [serviceId, setService] = useState(
    (
      initial.services.find(({ id }) => id === initial.serviceId) ??
      firstService(given) ??
      firstService(initial.services)
    )?.id ?? '',
  )
  const service = initial.services.find(({ id }) => id === serviceId)
  const [day, setDay] = useState(initial.day)
  const [clock, setClock] = useState(initial.clock)
  const choices = useChoices(serviceId, day)
  const [variant, setVariant] = useState('')
  const [minutes, setMinutes] = useState(initial.minutes ?? service?.minutes ?? 60)
  const locations = service?.kind === 'APPOINTMENT' ? service.locations : []
  const [chosenLocation, setLocation] = useState<string | null>(null)
  const [price, setPrice] = useState(service?.price ?? null)
  const form = useRef<HTMLFormElement>(null)
  const staffOption = choices?.option?.kind === 'STAFF_MEMBER' ? choices.option : null
  const staffVariant = staffOption?.variants.find(({ resourceId }) => resourceId === staffId)
  const chosenVariant = staffVariant?.choiceId ?? (variant || firstVariant(choices))

  // Updates length and price after a choice, and when another service's choices have loaded.
  const follow = (changesLength: boolean): void => {
    if (!form.current || !service) return
    const chosen = readChosen(new FormData(form.current))
    if (changesLength) setMinutes(totalMinutes(service, choices, chosen))
    setPrice(totalPrice(service, choices, chosen))
  }
  // A slot clicked while the form is open changes its time and person and keeps everything else.
  const slot = `${initial.day} ${initial.clock} ${initial.staffId}`
  const [shownSlot, setShownSlot] = useState(slot)
  if (slot !== shownSlot) {
    setShownSlot(slot)
    setStaff(initial.staffId)
    setDay(initial.day)
    setClock(initial.clock)
  }
  const known = choices?.serviceId
  const isFirst = useRef(true)
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields of the form change with these alone
  useEffect(() => {
    follow(!isFirst.current || initial.minutes === null)
    if (known) isFirst.current = false
  }, [known, chosenVariant])

  const choose = (id: string): void => {
    setService(id)
    setVariant('')
    const chosen = initial.services.find((one) => one.id === id)
    if (chosen) setMinutes(chosen.minutes)
  }
  return {
    form,
    offered,
    service,
    serviceId,
    choose,
    choices,
    staffId,
    setStaff,
    locations,
    locationId: initialLocation(locations, chosenLocation ?? initial.locationId, staffId),
    setLocation,
    staffVariant,
    chosenVariant,
    setVariant,
    minutes,
    setMinutes,
    day,
    setDay,
    clock,
    setClock,
    price,
    follow,
  }
}

const firstService = (services: readonly ServiceChoice[]): ServiceChoice | undefined =>
  services.find(({ kind }) => kind === 'APPOINTMENT') ?? services[0]

/** The chosen one where it is offered; otherwise a named person decides, and the first is proposed for anyone. */
const initialLocation = (locations: ServiceChoice['locations'], chosen: string, staffId: string): string =>
  locations.some(({ id }) => id === chosen) ? chosen : staffId ? '' : (locations[0]?.id ?? '')

const firstVariant = (choices: BookingChoices | null): string => choices?.option?.variants[0]?.choiceId ?? ''

/** Loads the choices of the service; null while loading. */
function useChoices(serviceId: string, day: string): BookingChoices | null {
  const { basePath } = useRoot()
  const { load, data } = useFetcher<BookingChoices>()
  useEffect(() => {
    if (serviceId && day)
      void load(addressIn(basePath, dashboardPaths.calendarBookingChoices({ service: serviceId, day })))
  }, [load, basePath, serviceId, day])
  return data?.serviceId === serviceId ? data : null
}
