import { words } from '@/payload/words'
import { example, description } from './example'
import type { RecipeSection, Recipe } from './recipe'

const opening = (picture: string, heading: Parameters<typeof example>[0]): RecipeSection => ({
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

const reasons: RecipeSection = {
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

const voices: RecipeSection = {
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

const questions = (topic: string): RecipeSection => ({
  blockType: 'faq',
  heading: words({ en: 'Questions and answers', es: 'Preguntas y respuestas', fr: 'Questions et réponses', de: 'Fragen und Antworten' }),
  topic,
  limit: 6,
})

const tld: RecipeSection = {
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

const step = (title: Parameters<typeof example>[0]) => ({
  title: example(title),
  description: example({ en: 'In one sentence', es: 'En una frase', fr: 'En une phrase', de: 'In einem Satz' }),
  buttonLabel: words({ en: 'Contact us', es: 'Contactar', fr: 'Nous contacter', de: 'Kontakt aufnehmen' }),
  href: '/contact',
})

const help: Recipe = {
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

const story: Recipe = {
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
    tld,
  ],
}

const promotion: Recipe = {
  name: 'promotion',
  title: words({ en: 'Promotion landing', es: 'Página de promoción', fr: 'Page de promotion', de: 'Aktionsseite' }),
  purpose: words({
    en: 'One offer, one button: for an ad, a newsletter or a code.',
    es: 'Una oferta, un botón: para un anuncio, un boletín o un código.',
    fr: 'Une offre, un bouton : pour une annonce, une lettre d’information ou un code.',
    de: 'Ein Angebot, eine Schaltfläche: für Anzeige, Newsletter oder Code.',
  }),
  path: '/promotion',
  description,
  sections: [
    opening('ledger', {
      en: 'The offer in one line: what, how much less, until when',
      es: 'La oferta en una línea: qué, cuánto menos y hasta cuándo',
      fr: 'L’offre en une ligne : quoi, combien de moins, jusqu’à quand',
      de: 'Das Angebot in einer Zeile: was, wie viel günstiger, bis wann',
    }),
    {
      blockType: 'hosting-plans',
      heading: example({
        en: 'The plans it counts for',
        es: 'Los planes incluidos en la oferta',
        fr: 'Les offres concernées',
        de: 'Für welche Tarife es gilt',
      }),
      category: 'shared',
      defaultBilling: 'yearly',
    },
    reasons,
    voices,
    questions('pricing'),
    tld,
  ],
}

const product: Recipe = {
  name: 'product',
  title: words({ en: 'Product page', es: 'Página de producto', fr: 'Page de produit', de: 'Produktseite' }),
  purpose: words({
    en: 'One product with its plans, its data sheet and proof.',
    es: 'Un producto con sus planes, su ficha técnica y pruebas.',
    fr: 'Un produit avec ses offres, sa fiche technique et des preuves.',
    de: 'Ein Produkt mit Tarifen, Datenblatt und Belegen.',
  }),
  path: '/product',
  description,
  sections: [
    opening('rack', {
      en: 'The product’s name, then what it is good for',
      es: 'El nombre del producto y para qué sirve',
      fr: 'Le nom du produit, puis ce à quoi il sert',
      de: 'Der Name des Produkts, dann wofür es gut ist',
    }),
    {
      blockType: 'hosting-plans',
      heading: example({
        en: 'Plans and prices of the product',
        es: 'Planes y precios del producto',
        fr: 'Offres et prix du produit',
        de: 'Tarife und Preise des Produkts',
      }),
      category: 'vps',
      defaultBilling: 'monthly',
    },
    reasons,
    {
      blockType: 'technical-features',
      heading: example({ en: 'The data sheet', es: 'La ficha técnica', fr: 'La fiche technique', de: 'Das Datenblatt' }),
      groups: [
        {
          icon: 'cpu',
          title: example({
            en: 'A group, such as Computing',
            es: 'Un grupo, por ejemplo Procesamiento',
            fr: 'Un groupe, par exemple Calcul',
            de: 'Eine Gruppe, etwa Rechenleistung',
          }),
          items: [
            {
              name: example({ en: 'What is measured', es: 'Qué se mide', fr: 'Ce qui est mesuré', de: 'Was gemessen wird' }),
              value: example({
                en: 'Its value with unit',
                es: 'Su valor con unidad',
                fr: 'Sa valeur avec l’unité',
                de: 'Der Wert mit Einheit',
              }),
            },
          ],
        },
      ],
    },
    voices,
    questions('hosting'),
    tld,
  ],
}

const comparison: Recipe = {
  name: 'comparison',
  title: words({ en: 'Comparison', es: 'Comparativa', fr: 'Comparatif', de: 'Vergleich' }),
  purpose: words({
    en: 'For visitors who cannot choose between families of plans.',
    es: 'Para quien no sabe elegir entre familias de planes.',
    fr: 'Pour les visiteurs qui hésitent entre plusieurs familles d’offres.',
    de: 'Für Besucher, die sich zwischen Tariffamilien nicht entscheiden.',
  }),
  path: '/comparison',
  description,
  sections: [
    opening('plates', {
      en: 'The question people ask, such as: VPS or dedicated?',
      es: 'La pregunta que hace la gente, por ejemplo: ¿VPS o dedicado?',
      fr: 'La question que l’on se pose, par exemple : VPS ou dédié ?',
      de: 'Die Frage, die sich Leute stellen, etwa: VPS oder dediziert?',
    }),
    {
      blockType: 'pricing-comparison',
      heading: example({
        en: 'Side by side: what is compared',
        es: 'Cara a cara: qué se compara',
        fr: 'Côte à côte : ce qui est comparé',
        de: 'Seite an Seite: was verglichen wird',
      }),
      categories: ['shared', 'vps'],
      defaultBilling: 'monthly',
    },
    reasons,
    {
      blockType: 'case-studies',
      heading: example({
        en: 'Who chose what, and why',
        es: 'Quién eligió qué y por qué',
        fr: 'Qui a choisi quoi, et pourquoi',
        de: 'Wer was gewählt hat, und warum',
      }),
      presentation: 'masonry',
      limit: 4,
    },
    questions('hosting'),
    tld,
  ],
}

export const recipes: readonly Recipe[] = [promotion, product, comparison, help, story]
