'use client'

import {
  BookingForm,
  CalendarDays,
  ClassList,
  type HoldSlot,
  TimeSlots,
  useCalendar,
  useClassSessions,
  useMember,
} from '@kalends/react'
import { useState } from 'react'

type Offer = { serviceId: string; timezone: string; onChoose: (slot: HoldSlot) => void }

/** Holds the chosen time, asks who comes, and books. */
export function Booking({ isClass, ...offer }: Omit<Offer, 'onChoose'> & { isClass: boolean }) {
  const [slot, setSlot] = useState<HoldSlot>()
  const [booked, setBooked] = useState('')
  const { data: member } = useMember()
  const { firstName, lastName } = member?.contact ?? {}
  const contact = { firstName: firstName ?? '', lastName: lastName ?? '', email: member?.loginEmail ?? '' }
  const show = new Intl.DateTimeFormat('en', { dateStyle: 'full', timeStyle: 'short', timeZone: offer.timezone })
  const Times = isClass ? Sessions : Appointments
  return (
    <>
      {booked && (
        <p key={booked} role="status" className="booked" tabIndex={-1} ref={(element) => element?.focus()}>
          Booked: {booked}
        </p>
      )}
      {slot && (
        <BookingForm
          slot={slot}
          contact={contact}
          headingLevel={2}
          classNames={{ root: 'form', problem: 'problem', book: 'main' }}
          onClose={() => setSlot(undefined)}
          onBooked={({ booking }) => {
            setSlot(undefined)
            setBooked(booking.startDate ? show.format(booking.startDate) : '')
          }}
        />
      )}
      <Times {...offer} onChoose={setSlot} />
    </>
  )
}

function Appointments({ serviceId, timezone, onChoose }: Offer) {
  const calendar = useCalendar(serviceId, { timezone })
  return (
    <>
      <CalendarDays {...calendar.days} headingLevel={2} classNames={{ root: 'calendar', grid: 'days' }} />
      <TimeSlots
        {...calendar.times}
        headingLevel={2}
        classNames={{ list: 'times' }}
        onChoose={(time) => onChoose(calendar.toSlot(time))}
      />
    </>
  )
}

function Sessions({ serviceId, timezone, onChoose }: Offer) {
  const classes = useClassSessions({ timezone, serviceIds: [serviceId] })
  return (
    <ClassList
      {...classes.list}
      headingLevel={2}
      classNames={{ list: 'sessions' }}
      onChoose={(session) => onChoose(classes.toSlot(session))}
    />
  )
}
