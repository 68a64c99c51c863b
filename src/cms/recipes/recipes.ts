import { words } from '@/cms/words'
import { description } from './description'
import { example } from './example'
import { help, story } from './help-and-stories'
import type { Recipe } from './recipe'
import { ending, opening, questions, reasons, voices } from './sections'

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
    ending,
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
    ending,
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
    ending,
  ],
}

/** In the order they are offered. */
export const recipes: readonly Recipe[] = [promotion, product, comparison, help, story]
