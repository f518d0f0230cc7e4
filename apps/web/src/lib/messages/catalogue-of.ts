/** A complete catalogue in another language: every key of the English one, no other. */
export type CatalogueOf<English> = Record<keyof English, string>
