interface Language {
  /** As it stands in addresses: `/es/cart`. */
  readonly code: string
  /** In its own words, for the language switch and the admin. */
  readonly name: string
  /** Whether all of its words are written: then one that is missing does not compile. Elsewhere English stands behind it. */
  readonly isComplete: boolean
  /** S9: the domain extension its readers know from home. It leads on pages and in searches of this language, where the shop sells it. */
  readonly homeEnding?: `.${string}`
}

/** The languages of the shop (§1). Whatever depends on a language follows from this list: docs/recipes.md, "A language". */
export const languages = [
  { code: 'en', name: 'English', isComplete: true },
  { code: 'es', name: 'Español', isComplete: true, homeEnding: '.es' },
  { code: 'fr', name: 'Français', isComplete: true, homeEnding: '.fr' },
  { code: 'de', name: 'Deutsch', isComplete: true, homeEnding: '.de' },
] as const satisfies readonly Language[]
