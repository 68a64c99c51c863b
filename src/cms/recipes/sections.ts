import { words } from '@/cms/words'
import { example } from './example'
import type { RecipeSection } from './recipe'

/** What several recipes begin or end with. */

export const opening = (picture: string, heading: Parameters<typeof example>[0]): RecipeSection => ({
  blockType: 'hero',
  heading: example(heading),
  lead: example({
    en: 'One bold sentence: what visitors get, for whom, and what it costs',
    es: 'Una frase en negrita: qué obtiene el visitante, para quién es y cuánto cuesta',
    fr: 'Une phrase en gras : ce que le visiteur obtient, pour qui, et à quel prix',
    de: 'Ein Satz in Fett: was Besucher bekommen, für wen es ist und was es kostet',
  }),
  intro: example({
    en: 'Two sentences that answer the first doubt, such as how long it takes or how to get out again',
    es: 'Dos frases que resuelvan la primera duda, por ejemplo cuánto tarda o cómo darse de baja',
    fr: 'Deux phrases qui lèvent le premier doute, par exemple le délai ou la façon de résilier',
    de: 'Zwei Sätze auf den ersten Zweifel, etwa wie lange es dauert oder wie man wieder kündigt',
  }),
  primaryLabel: words({
    en: 'See plans and prices',
    es: 'Ver planes y precios',
    fr: 'Voir les offres et les prix',
    de: 'Tarife und Preise ansehen',
  }),
  primaryHref: '/pricing',
  picture,
})

const point = (icon: string, title: Parameters<typeof example>[0]) => ({
  icon,
  title: example(title),
  description: example({
    en: 'What it means for the reader, in one or two sentences, with a figure that is true',
    es: 'Qué supone para el lector, en una o dos frases, con una cifra cierta',
    fr: 'Ce que cela change pour le lecteur, en une ou deux phrases, avec un chiffre exact',
    de: 'Was es für die Leser bedeutet, in ein, zwei Sätzen und mit einer Zahl, die stimmt',
  }),
})

export const reasons: RecipeSection = {
  blockType: 'features-grid',
  heading: example({
    en: 'Three reasons, said as a promise',
    es: 'Tres razones, dichas como una promesa',
    fr: 'Trois raisons, dites comme une promesse',
    de: 'Drei Gründe, als Versprechen gesagt',
  }),
  items: [
    point('zap', { en: 'The strongest reason', es: 'La razón más fuerte', fr: 'La raison la plus forte', de: 'Der stärkste Grund' }),
    point('shield-check', {
      en: 'What takes away the risk',
      es: 'Lo que elimina el riesgo',
      fr: 'Ce qui supprime le risque',
      de: 'Was das Risiko nimmt',
    }),
    point('headset', { en: 'Who helps, and when', es: 'Quién ayuda y cuándo', fr: 'Qui aide, et quand', de: 'Wer hilft, und wann' }),
  ],
}

export const voices: RecipeSection = {
  blockType: 'testimonials',
  heading: example({
    en: 'What customers say of exactly this',
    es: 'Lo que dicen los clientes de esto mismo',
    fr: 'Ce que les clients disent précisément de cela',
    de: 'Was Kunden genau dazu sagen',
  }),
  presentation: 'grid',
  limit: 3,
}

export const questions = (topic: string): RecipeSection => ({
  blockType: 'faq',
  heading: words({ en: 'Questions and answers', es: 'Preguntas y respuestas', fr: 'Questions et réponses', de: 'Fragen und Antworten' }),
  topic,
  limit: 6,
})

export const ending: RecipeSection = {
  blockType: 'call-to-action',
  heading: example({
    en: 'The same offer once more, in six words',
    es: 'La misma oferta otra vez, en seis palabras',
    fr: 'La même offre encore une fois, en six mots',
    de: 'Dasselbe Angebot noch einmal, in sechs Wörtern',
  }),
  body: example({
    en: 'One sentence: what happens after the click',
    es: 'Una frase: qué pasa después de pulsar',
    fr: 'Une phrase : ce qui se passe après le clic',
    de: 'Ein Satz: was nach dem Klick geschieht',
  }),
  buttonLabel: words({ en: 'Choose a plan', es: 'Elegir un plan', fr: 'Choisir une offre', de: 'Tarif wählen' }),
  href: '/pricing',
}
