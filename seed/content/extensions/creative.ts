import type { ExtensionSeed } from '../../types'
import { rowsOf } from '../../words'
import { anotherExtension, moreNamesLeft, openToAnyone, readInManyLanguages } from './another-extension'

/** Of makers and of those who belong together. */
export const creativeExtensions: readonly ExtensionSeed[] = [
  anotherExtension({
    extension: '.me',
    price: 14.99,
    renewal: 19.99,
    order: 220,
    category: 'creative',
    description: {
      en: 'For one person: you.',
      es: 'Para una sola persona: usted.',
      fr: 'Pour une seule personne : vous.',
      de: 'Für einen einzigen Menschen: Sie.',
    },
    features: rowsOf(
      {
        en: 'The country code of Montenegro, read as “me”',
        es: 'El código de Montenegro, que en inglés se lee «yo»',
        fr: 'Le code du Monténégro, qui se lit « moi » en anglais',
        de: 'Das Länderkürzel Montenegros, englisch gelesen „ich“',
      },
      {
        en: 'A CV, a portfolio, a page about you',
        es: 'Un currículum, un portafolio, una página sobre usted',
        fr: 'Un CV, un portfolio, une page sur vous',
        de: 'Lebenslauf, Portfolio, eine Seite über Sie',
      },
      openToAnyone,
    ),
  }),
  anotherExtension({
    extension: '.blog',
    price: 14.99,
    renewal: 29.99,
    order: 240,
    category: 'creative',
    description: {
      en: 'For those who have something to say, and often.',
      es: 'Para quien tiene algo que contar, y a menudo.',
      fr: 'Pour qui a des choses à dire, et souvent.',
      de: 'Für alle, die etwas zu sagen haben, und das oft.',
    },
    features: rowsOf(
      {
        en: 'Journals, columns, news from the workshop',
        es: 'Diarios, columnas, novedades del taller',
        fr: 'Carnets, chroniques, nouvelles de l’atelier',
        de: 'Tagebücher, Kolumnen, Neues aus der Werkstatt',
      },
      readInManyLanguages,
      openToAnyone,
    ),
  }),
  anotherExtension({
    extension: '.studio',
    price: 19.99,
    renewal: 34.99,
    order: 270,
    category: 'creative',
    description: {
      en: 'Where things are made: pictures, sound, rooms.',
      es: 'Donde se crean cosas: imágenes, sonido, espacios.',
      fr: 'Là où l’on crée : images, sons, espaces.',
      de: 'Wo etwas entsteht: Bilder, Töne, Räume.',
    },
    features: rowsOf(
      {
        en: 'Photography, film, architecture',
        es: 'Fotografía, cine, arquitectura',
        fr: 'Photographie, cinéma, architecture',
        de: 'Fotografie, Film, Architektur',
      },
      readInManyLanguages,
      openToAnyone,
    ),
  }),
  anotherExtension({
    extension: '.design',
    price: 29.99,
    renewal: 44.99,
    order: 280,
    category: 'creative',
    description: {
      en: 'The trade, right in the name.',
      es: 'El oficio, en el propio nombre.',
      fr: 'Le métier, dans le nom même.',
      de: 'Das Fach, gleich im Namen.',
    },
    features: rowsOf(
      {
        en: 'Agencies, freelancers, schools',
        es: 'Agencias, autónomos, escuelas',
        fr: 'Agences, indépendants, écoles',
        de: 'Agenturen, Selbstständige, Schulen',
      },
      moreNamesLeft,
      openToAnyone,
    ),
  }),
  anotherExtension({
    extension: '.tv',
    price: 32.99,
    renewal: 39.99,
    order: 290,
    category: 'creative',
    description: {
      en: 'The code of Tuvalu, read as television.',
      es: 'El código de Tuvalu, leído como televisión.',
      fr: 'Le code de Tuvalu, lu comme télévision.',
      de: 'Das Kürzel von Tuvalu, gelesen als Fernsehen.',
    },
    features: rowsOf(
      {
        en: 'Channels, broadcasts, recordings',
        es: 'Canales, emisiones, grabaciones',
        fr: 'Chaînes, émissions, enregistrements',
        de: 'Kanäle, Sendungen, Aufzeichnungen',
      },
      {
        en: 'Two letters, quickly typed',
        es: 'Dos letras, se escribe enseguida',
        fr: 'Deux lettres, vite tapées',
        de: 'Zwei Buchstaben, schnell getippt',
      },
      openToAnyone,
    ),
  }),
  anotherExtension({
    extension: '.club',
    price: 12.99,
    renewal: 19.99,
    order: 300,
    category: 'organization',
    description: {
      en: 'For people who belong together.',
      es: 'Para quienes comparten algo.',
      fr: 'Pour ceux qui se retrouvent.',
      de: 'Für alle, die zusammengehören.',
    },
    features: rowsOf(
      {
        en: 'Sports, reading circles, regulars',
        es: 'Deporte, clubes de lectura, habituales',
        fr: 'Sport, cercles de lecture, habitués',
        de: 'Sport, Lesekreise, Stammgäste',
      },
      readInManyLanguages,
      openToAnyone,
    ),
  }),
]
