/** Long texts of the public pages. They are read on the server only, so that no other page carries them. */
export const reading = {
  'reading.terms.title': 'Booking terms',
  'reading.terms.how.title': 'How a booking comes about',
  'reading.terms.how.text':
    'You choose a service and a time, and {site} keeps the time for you while you fill in the form. With the confirmation on screen and by e-mail it is yours. Where a service says that we look at each request, it is yours as soon as we have agreed.',
  'reading.terms.change.title': 'Changing your mind',
  'reading.terms.change.text':
    'Each service names the moment until which you can cancel free of charge: before you book, in the confirmation, and on the page the link in your e-mail opens. The rule that held when you booked holds for your booking, even if we change it later.',
  'reading.terms.late.title': 'Being late',
  'reading.terms.late.text':
    'Your time ends when it was going to end, for somebody may come after you. Call us if you are on your way.',
  'reading.terms.pay.title': 'Prices and payment',
  'reading.terms.pay.text':
    'You see the price before you book, and it is the price you pay. Unless it says otherwise, you pay when you come.',
  'reading.privacy.title': 'Privacy',
  'reading.privacy.what.title': 'What we keep',
  'reading.privacy.what.text':
    'Your name, your e-mail address, what else you write into the form, and what you book. No more is asked than a booking needs.',
  'reading.privacy.why.title': 'What for',
  'reading.privacy.why.text':
    'To keep your time, to tell you about changes, and to know you again when you come. Nothing is sold, and no advertiser looks on.',
  'reading.privacy.where.title': 'Where',
  'reading.privacy.where.text':
    'On the server of {site}. This website sets no cookies but those it needs: one that knows your booking again, and those that remember language and appearance. It loads nothing from anywhere else.',
  'reading.privacy.rights.title': 'What you can ask for',
  'reading.privacy.rights.text':
    'To see what we keep about you, to have it corrected, and to have it erased. Write or call; a person answers.',
  'reading.accessibility.title': 'Accessibility',
  'reading.accessibility.aim.title': 'What we aim for',
  'reading.accessibility.aim.text':
    'Everybody can book here by themselves. These pages follow the Web Content Accessibility Guidelines 2.2, level AA.',
  'reading.accessibility.how.title': 'How it works',
  'reading.accessibility.how.text':
    'Everything can be done by keyboard and with a screen reader. In the days, the arrow keys go by day and by week, Page Up and Page Down by five weeks. Light and dark follow your system, movement stops where you have asked for that, and booking works without scripts.',
  'reading.accessibility.tell.title': 'If something stands in your way',
  'reading.accessibility.tell.text': 'Tell us, and book by telephone meanwhile. We mend it.',
  'reading.find.label': 'Find a service',
  'reading.find.search': 'Search services',
  'reading.find.category': 'Kind',
  'reading.find.allCategories': 'All kinds',
  'reading.find.none': 'Nothing on the menu fits that.',
  'reading.find.clear': 'Show everything',
  'reading.booking.account': 'Keep your bookings together',
  'reading.booking.accountNote':
    'Choose a password, and you can look at this booking, move it and book again without typing all this. We send a code to {email}.',
  'reading.booking.password': 'New password',
  'reading.booking.accountPress': 'Make my account',
  'reading.choice.length': 'How long',
  'reading.choice.kind': 'Which kind',
  'reading.story': 'What happened so far',
  'reading.story.booked': 'Booked on this website',
  'reading.story.asked': 'Asked for on this website',
  'reading.story.written': 'E-mail with all this for {email}',
  'reading.story.canceled': 'Cancelled; the time is free again',
  'reading.story.declined': 'Declined by the business; the time is free again',
  'reading.cancelBooking.changed': 'This booking was just changed. Check the new details before you cancel it.',
  'reading.cancelBooking.heading': 'Cancel this booking?',
  'reading.cancelBooking.zone': '{zone} time',
  'reading.cancelBooking.fee': 'Cancelling now costs {fee}.',
  'reading.cancelBooking.free': 'Cancelling is free.',
  'reading.cancelBooking.paid': 'You have already paid. We’ll contact you about a refund.',
  'reading.cancelBooking.released': 'Your time becomes available to others.',
  'reading.cancelBooking.confirm': 'Cancel booking',
  'reading.cancelBooking.keep': 'Keep booking',
  'reading.alreadyBooked.title': 'You booked {service} · {site}',
  'reading.alreadyBooked.heading': 'You booked this',
  'reading.alreadyBooked.see': 'See your booking',
  'reading.alreadyBooked.anotherTime': 'Book another time',
  'reading.alreadyBooked.anotherBooking': 'Book it again',
  'reading.notBookable.title': 'Not bookable online',
  'reading.notBookable.text': 'This service can’t be booked on this site yet. Contact us and we’ll book it for you.',
} as const
