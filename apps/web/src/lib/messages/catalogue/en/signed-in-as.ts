/** Who is signed in, on the pages that act for an account. */
export const signedInAs = {
  'signedInAs.account': 'Signed in as <b>{name}</b>',
  'signedInAs.notYou': 'Not you?',
}
