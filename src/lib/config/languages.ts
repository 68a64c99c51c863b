interface Language {
  /** As in URLs: `/es/cart`. */
  readonly code: string
  /** Endonym, for the language switch and the admin. */
  readonly name: string
  /** Requires every message at compile time; in other languages, missing messages fall back to English. */
  readonly isComplete: boolean
  /** S9: country-code TLD shown first in this language, if the shop sells it. */
  readonly homeEnding?: `.${string}`
}

/** §1: supported languages; everything else derives from this list. docs/recipes.md, "A language". */
export const languages = [
  { code: 'en', name: 'English', isComplete: true },
  { code: 'es', name: 'Español', isComplete: true, homeEnding: '.es' },
  { code: 'fr', name: 'Français', isComplete: true, homeEnding: '.fr' },
  { code: 'de', name: 'Deutsch', isComplete: true, homeEnding: '.de' },
] as const satisfies readonly Language[]
