/** No page: the server sends the customer on to the front end they came from. Apart from paths.ts, which every page loads. */
export const onwardAddress = '/redirect/leave'

/** The page of a booking just made, with the link that leads on. */
export const leadingOn = (booked: string): string => `${booked}&onward=1`

/** The cookie of a browser that a front end sent here. */
export const REDIRECT_COOKIE = 'kalends_redirect'
