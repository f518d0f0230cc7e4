/** The database that is migrated once per run and copied for every test file. */
export const templateName = 'kalends_template'
