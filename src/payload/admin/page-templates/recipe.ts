import type { PageBlockSlug } from '@/modules/content/pages'
import { type Words, words } from '@/payload/words'

/** A section of a template: texts in every language, other values as the form stores them. */
export interface RecipeSection {
  readonly blockType: PageBlockSlug
  readonly [field: string]: unknown
}

export interface Recipe {
  readonly name: string
  readonly title: Words
  readonly purpose: Words
  /** Initial path; the editor may change it. */
  readonly path: string
  readonly description: Words
  readonly sections: readonly RecipeSection[]
}

export const recipeWords = {
  heading: words({ en: 'Start from a recipe', es: 'Empezar con una receta', fr: 'Partir d’un modèle', de: 'Mit einer Vorlage beginnen' }),
  intro: words({
    en: 'A draft with fitting sections and examples in every language. No page is published while an example is left.',
    es: 'Un borrador con secciones adecuadas y ejemplos en todos los idiomas. Ninguna página se publica mientras quede un ejemplo.',
    fr: 'Un brouillon avec des sections adaptées et des exemples dans chaque langue. Aucune page n’est publiée tant qu’il reste un exemple.',
    de: 'Ein Entwurf mit passenden Abschnitten und Beispielen in jeder Sprache. Solange ein Beispiel steht, wird die Seite nicht veröffentlicht.',
  }),
  begin: words({ en: 'Get started', es: 'Empezar ahora', fr: 'Commencer', de: 'Beginnen' }),
  lost: words({
    en: 'Nobody answered. Please try again.',
    es: 'No ha habido respuesta. Inténtelo de nuevo.',
    fr: 'Aucune réponse. Veuillez réessayer.',
    de: 'Keine Antwort. Bitte versuchen Sie es noch einmal.',
  }),
} as const
