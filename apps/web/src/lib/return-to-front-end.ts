/** Path at which the server redirects to the front end the customer came from. Not in paths.ts, which every page loads. */
export const RETURN_PATH = '/redirect/leave'

/** Returns the path of a new booking, with the link back to the front end. */
export const withReturnLink = (booked: string): string => `${booked}&onward=1`

/** Cookie of a browser that a front end sent here. */
export const REDIRECT_COOKIE = 'kalends_redirect'
