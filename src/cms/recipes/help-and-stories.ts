import { words } from '@/cms/words'
import { description } from './description'
import { example } from './example'
import type { Recipe } from './recipe'
import { ending, opening, questions, voices } from './sections'

const step = (title: Parameters<typeof example>[0]) => ({
  title: example(title),
  description: example({ en: 'In one sentence', es: 'En una frase', fr: 'En une phrase', de: 'In einem Satz' }),
  buttonLabel: words({ en: 'Contact us', es: 'Contactar', fr: 'Nous contacter', de: 'Kontakt aufnehmen' }),
  href: '/contact',
})

export const help: Recipe = {
  name: 'help',
  title: words({ en: 'Help page', es: 'Página de ayuda', fr: 'Page d’aide', de: 'Hilfeseite' }),
  purpose: words({
    en: 'One task in three steps, answers, and a way to a person.',
    es: 'Una tarea en tres pasos, respuestas y un contacto humano.',
    fr: 'Une tâche en trois étapes, des réponses et un contact humain.',
    de: 'Eine Aufgabe in drei Schritten, Antworten und der Weg zu einem Menschen.',
  }),
  path: '/help-topic',
  description,
  sections: [
    {
      ...opening('none', {
        en: 'The task in the words customers use',
        es: 'La tarea con las palabras de los clientes',
        fr: 'La tâche, avec les mots des clients',
        de: 'Die Aufgabe in den Worten der Kunden',
      }),
      primaryLabel: words({ en: 'Contact us', es: 'Contactar', fr: 'Nous contacter', de: 'Kontakt aufnehmen' }),
      primaryHref: '/contact',
    },
    {
      blockType: 'onboarding',
      heading: example({ en: 'What it takes', es: 'Qué hace falta', fr: 'Ce qu’il faut faire', de: 'Was zu tun ist' }),
      steps: [
        step({ en: 'First step', es: 'Primer paso', fr: 'Première étape', de: 'Erster Schritt' }),
        step({ en: 'Second step', es: 'Segundo paso', fr: 'Deuxième étape', de: 'Zweiter Schritt' }),
        step({ en: 'Third step', es: 'Tercer paso', fr: 'Troisième étape', de: 'Dritter Schritt' }),
      ],
    },
    questions('general'),
    { blockType: 'contact-form', heading: words({ en: 'Write to us', es: 'Escríbanos', fr: 'Écrivez-nous', de: 'Schreiben Sie uns' }) },
  ],
}

export const story: Recipe = {
  name: 'story',
  title: words({ en: 'Customer stories', es: 'Historias de clientes', fr: 'Témoignages clients', de: 'Kundengeschichten' }),
  purpose: words({
    en: 'Proof on one page: voices, cases and figures.',
    es: 'Pruebas en una página: opiniones, casos y cifras.',
    fr: 'Les preuves sur une page : avis, cas et chiffres.',
    de: 'Belege auf einer Seite: Stimmen, Fälle und Zahlen.',
  }),
  path: '/stories',
  description,
  sections: [
    opening('tags', {
      en: 'Who trusts the shop, and with what',
      es: 'Quién confía en la tienda, y para qué',
      fr: 'Qui fait confiance à la boutique, et pour quoi',
      de: 'Wer dem Shop vertraut, und womit',
    }),
    {
      blockType: 'trust-stats',
      items: [
        {
          value: example({ en: 'A true figure', es: 'Una cifra cierta', fr: 'Un chiffre exact', de: 'Eine wahre Zahl' }),
          label: example({ en: 'What it counts', es: 'Qué cuenta', fr: 'Ce qu’il compte', de: 'Was sie zählt' }),
        },
      ],
    },
    {
      blockType: 'case-studies',
      heading: example({ en: 'One case in full', es: 'Un caso completo', fr: 'Un cas en détail', de: 'Ein Fall im Ganzen' }),
      presentation: 'feature',
      limit: 1,
    },
    voices,
    ending,
  ],
}
