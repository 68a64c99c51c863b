import type { ExtensionSeed } from '../types'
import { lines } from '../words'
import { businessExtensions } from './extensions/business'
import { countryExtensions } from './extensions/countries'
import { creativeExtensions } from './extensions/creative'
import { holderExtensions } from './extensions/for-holders'
import { technologyExtensions } from './extensions/technology'

/** §9, extension catalogue. */
export const specifiedExtensions: readonly ExtensionSeed[] = [
  {
    extension: '.com',
    price: 12.99,
    originalPrice: 15.99,
    renewal: 14.99,
    minLength: 1,
    maxYears: 10,
    popular: true,
    order: 10,
    category: 'popular',
    description: {
      en: 'The one people type without thinking.',
      es: 'La que todos escriben sin pensar.',
      fr: 'Celle que l’on tape sans y penser.',
      de: 'Die Endung, die man tippt, ohne nachzudenken.',
    },
    features: lines({
      en: ['Known everywhere', 'Easy to say on the phone', 'Open to anyone'],
      es: ['Conocida en todas partes', 'Fácil de decir por teléfono', 'Abierta a cualquiera'],
      fr: ['Connue partout', 'Facile à dicter au téléphone', 'Ouverte à tous'],
      de: ['Überall bekannt', 'Am Telefon leicht gesagt', 'Steht allen offen'],
    }),
    demo: false,
  },
  {
    extension: '.net',
    price: 14.99,
    originalPrice: 17.99,
    renewal: 16.99,
    minLength: 1,
    maxYears: 10,
    popular: false,
    order: 20,
    category: 'technology',
    description: {
      en: 'Close to .com, and often still free.',
      es: 'Casi como .com, y a menudo aún libre.',
      fr: 'Proche du .com, et souvent encore libre.',
      de: 'Nah an .com, und oft noch frei.',
    },
    features: lines({
      en: ['A classic for networks and technology', 'More names left than under .com', 'Open to anyone'],
      es: ['Un clásico de las redes y la tecnología', 'Quedan más nombres que en .com', 'Abierta a cualquiera'],
      fr: ['Un classique du réseau et de la technique', 'Plus de noms libres qu’en .com', 'Ouverte à tous'],
      de: ['Ein Klassiker für Netz und Technik', 'Mehr freie Namen als unter .com', 'Steht allen offen'],
    }),
    demo: false,
  },
  {
    extension: '.org',
    price: 13.99,
    originalPrice: 16.99,
    renewal: 15.99,
    minLength: 1,
    maxYears: 10,
    popular: false,
    order: 30,
    category: 'organization',
    description: {
      en: 'For those with a cause.',
      es: 'Para quien defiende una causa.',
      fr: 'Pour qui défend une cause.',
      de: 'Für alle, die für etwas einstehen.',
    },
    features: lines({
      en: ['Read as trustworthy', 'Clubs, charities, open projects', 'Open to anyone'],
      es: ['Transmite confianza', 'Asociaciones, ONG, proyectos abiertos', 'Abierta a cualquiera'],
      fr: ['Inspire confiance', 'Associations, ONG, projets ouverts', 'Ouverte à tous'],
      de: ['Weckt Vertrauen', 'Vereine, Stiftungen, freie Projekte', 'Steht allen offen'],
    }),
    demo: false,
  },
  {
    extension: '.io',
    price: 39.99,
    originalPrice: 49.99,
    renewal: 44.99,
    minLength: 1,
    maxYears: 10,
    popular: true,
    order: 40,
    category: 'technology',
    description: {
      en: 'Short, and at home among developers.',
      es: 'Corta, y como en casa entre desarrolladores.',
      fr: 'Courte, et chez elle parmi les développeurs.',
      de: 'Kurz, und unter Entwicklern zu Hause.',
    },
    features: lines({
      en: ['Two letters, quickly typed', 'Common for software and games', 'Open to anyone'],
      es: ['Dos letras, se escribe enseguida', 'Habitual en software y videojuegos', 'Abierta a cualquiera'],
      fr: ['Deux lettres, vite tapées', 'Répandue dans le logiciel et le jeu', 'Ouverte à tous'],
      de: ['Zwei Buchstaben, schnell getippt', 'Üblich bei Software und Spielen', 'Steht allen offen'],
    }),
    demo: false,
  },
  {
    extension: '.co',
    price: 24.99,
    originalPrice: 29.99,
    renewal: 27.99,
    minLength: 1,
    maxYears: 5,
    popular: false,
    order: 50,
    category: 'business',
    description: {
      en: 'A company name, one letter shorter.',
      es: 'Un nombre de empresa, con una letra menos.',
      fr: 'Un nom d’entreprise, une lettre de moins.',
      de: 'Ein Firmenname, einen Buchstaben kürzer.',
    },
    features: lines({
      en: ['Reads as “company”', 'Good when the .com is gone', 'Open to anyone'],
      es: ['Se lee como «compañía»', 'Buena opción si el .com está ocupado', 'Abierta a cualquiera'],
      fr: ['Se lit comme « compagnie »', 'Utile quand le .com est pris', 'Ouverte à tous'],
      de: ['Liest sich wie „Company“', 'Gut, wenn die .com weg ist', 'Steht allen offen'],
    }),
    demo: false,
  },
  {
    extension: '.app',
    price: 19.99,
    originalPrice: 24.99,
    renewal: 22.99,
    minLength: 1,
    maxYears: 10,
    popular: false,
    order: 60,
    category: 'technology',
    description: {
      en: 'Says what it is. Opens over HTTPS only.',
      es: 'Dice lo que es. Solo se abre por HTTPS.',
      fr: 'Dit ce que c’est. Ne s’ouvre qu’en HTTPS.',
      de: 'Sagt, was es ist. Öffnet nur über HTTPS.',
    },
    features: lines({
      en: ['Made for apps and tools', 'Needs a certificate: browsers insist', 'Open to anyone'],
      es: ['Pensada para aplicaciones y herramientas', 'Necesita certificado: los navegadores lo exigen', 'Abierta a cualquiera'],
      fr: ['Faite pour les applications et les outils', 'Certificat obligatoire : les navigateurs l’exigent', 'Ouverte à tous'],
      de: ['Gemacht für Apps und Werkzeuge', 'Braucht ein Zertifikat: Browser verlangen es', 'Steht allen offen'],
    }),
    demo: false,
  },
]

/** The specification's own, then what a shop in four languages sells besides (P9), in the order of the shelf. */
export const extensions: readonly ExtensionSeed[] = [
  ...specifiedExtensions,
  ...[...businessExtensions, ...technologyExtensions, ...countryExtensions, ...holderExtensions, ...creativeExtensions].sort(
    (left, right) => left.order - right.order,
  ),
]
