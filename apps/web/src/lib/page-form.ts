/** The form of a page. */
export type PageForm = {
  /** Largest body in bytes. */
  limit: number
  /** Whether it may come in parts, files among them. */
  files: boolean
  /** Who has to be signed in before the server reads more than the usual form. */
  from: 'anyone' | 'staff' | 'member'
}

/** What a page exports as `handle` when its form is more than fields of the usual size. */
export type FormHandle = { form: PageForm }

const KILOBYTE = 1024
/** Fields of a form, of anyone. */
export const usualForm: PageForm = { limit: 256 * KILOBYTE, files: false, from: 'anyone' }

/** A form with files of customers: several of the largest that are stored, or one beyond it, which its page names. */
export const filesOfCustomers: PageForm = { limit: 32 * KILOBYTE * KILOBYTE, files: true, from: 'anyone' }
/** A picture of a person, in a form beside other fields. */
export const pictureOfMember: PageForm = { limit: 16 * KILOBYTE * KILOBYTE, files: true, from: 'member' }
export const pictureOfStaff: PageForm = { limit: 16 * KILOBYTE * KILOBYTE, files: true, from: 'staff' }
/** A picture as base64 in a field. */
export const pictureInField: PageForm = { limit: 16 * KILOBYTE * KILOBYTE, files: false, from: 'staff' }
/** A form of many questions as it is drawn. */
export const wholeForm: PageForm = { limit: 4 * KILOBYTE * KILOBYTE, files: false, from: 'staff' }
