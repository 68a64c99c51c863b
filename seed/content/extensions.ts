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
      en: 'The extension people type without thinking.',
      es: 'La extensión que todos escriben sin pensar.',
      fr: 'L’extension que l’on tape sans y penser.',
      de: 'Die Endung, die man tippt, ohne nachzudenken.',
    },
    features: lines({
      en: ['Known worldwide', 'Easy to say on the phone', 'Open to anyone'],
      es: ['Conocida en todo el mundo', 'Fácil de decir por teléfono', 'Abierta a cualquiera'],
      fr: ['Connue dans le monde entier', 'Facile à dicter au téléphone', 'Ouverte à tous'],
      de: ['Weltweit bekannt', 'Am Telefon leicht durchzugeben', 'Steht allen offen'],
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
      en: 'Close to .com, and often still available.',
      es: 'Parecida a .com, y a menudo aún libre.',
      fr: 'Proche du .com, et souvent encore disponible.',
      de: 'Ähnlich wie .com, und oft noch frei.',
    },
    features: lines({
      en: ['A classic for networks and technology', 'More domains available than under .com', 'Open to anyone'],
      es: ['Un clásico de las redes y la tecnología', 'Más dominios libres que en .com', 'Abierta a cualquiera'],
      fr: ['Un classique du réseau et de la technique', 'Plus de domaines libres qu’en .com', 'Ouverte à tous'],
      de: ['Ein Klassiker für Netzwerk und Technik', 'Mehr freie Domains als unter .com', 'Steht allen offen'],
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
      en: 'For organisations with a mission.',
      es: 'Para organizaciones con una causa.',
      fr: 'Pour les organisations engagées.',
      de: 'Für Organisationen mit einem Anliegen.',
    },
    features: lines({
      en: ['Inspires trust', 'Clubs, charities, open projects', 'Open to anyone'],
      es: ['Transmite confianza', 'Asociaciones, ONG, proyectos abiertos', 'Abierta a cualquiera'],
      fr: ['Inspire confiance', 'Associations, ONG, projets ouverts', 'Ouverte à tous'],
      de: ['Weckt Vertrauen', 'Vereine, Stiftungen, offene Projekte', 'Steht allen offen'],
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
      en: 'Short, and popular with developers.',
      es: 'Corta y muy usada por desarrolladores.',
      fr: 'Courte et appréciée des développeurs.',
      de: 'Kurz und bei Entwicklern beliebt.',
    },
    features: lines({
      en: ['Only two letters', 'Common for software and games', 'Open to anyone'],
      es: ['Solo dos letras', 'Habitual en software y videojuegos', 'Abierta a cualquiera'],
      fr: ['Deux lettres seulement', 'Répandue dans le logiciel et le jeu vidéo', 'Ouverte à tous'],
      de: ['Nur zwei Buchstaben', 'Verbreitet bei Software und Spielen', 'Steht allen offen'],
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
      en: 'Like .com, one letter shorter.',
      es: 'Como .com, con una letra menos.',
      fr: 'Comme le .com, une lettre de moins.',
      de: 'Wie .com, nur einen Buchstaben kürzer.',
    },
    features: lines({
      en: ['Reads as “company”', 'A good choice when .com is taken', 'Open to anyone'],
      es: ['Se lee como «compañía»', 'Buena opción si .com está ocupado', 'Abierta a cualquiera'],
      fr: ['Se lit comme « compagnie »', 'Utile quand le .com est déjà pris', 'Ouverte à tous'],
      de: ['Liest sich wie „Company“', 'Gute Wahl, wenn .com vergeben ist', 'Steht allen offen'],
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
      en: 'For apps. Works over HTTPS only.',
      es: 'Para aplicaciones. Solo funciona con HTTPS.',
      fr: 'Pour les applications. Fonctionne uniquement en HTTPS.',
      de: 'Für Apps. Funktioniert nur mit HTTPS.',
    },
    features: lines({
      en: ['Made for apps and tools', 'Browsers require an SSL certificate', 'Open to anyone'],
      es: ['Pensada para aplicaciones y herramientas', 'Los navegadores exigen un certificado SSL', 'Abierta a cualquiera'],
      fr: ['Faite pour les applications et les outils', 'Certificat SSL exigé par les navigateurs', 'Ouverte à tous'],
      de: ['Gemacht für Apps und Tools', 'Browser verlangen ein SSL-Zertifikat', 'Steht allen offen'],
    }),
    demo: false,
  },
]

/** TLDs of the specification, then others (P9), in display order. */
export const extensions: readonly ExtensionSeed[] = [
  ...specifiedExtensions,
  ...[...businessExtensions, ...technologyExtensions, ...countryExtensions, ...holderExtensions, ...creativeExtensions].sort(
    (left, right) => left.order - right.order,
  ),
]
