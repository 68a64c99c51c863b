import type { ExtensionSeed } from '../../types'
import { rowsOf } from '../../words'
import { anotherExtension, moreNamesLeft, openToAnyone, readInManyLanguages } from './another-extension'

export const creativeExtensions: readonly ExtensionSeed[] = [
  anotherExtension({
    extension: '.me',
    price: 14.99,
    renewal: 19.99,
    order: 220,
    category: 'creative',
    description: {
      en: 'For your personal website.',
      es: 'Para su página personal.',
      fr: 'Pour votre site personnel.',
      de: 'Für Ihre persönliche Website.',
    },
    features: rowsOf(
      {
        en: 'The country code of Montenegro, read as “me”',
        es: 'El código de Montenegro, que en inglés significa «yo»',
        fr: 'Le code du Monténégro, « moi » en anglais',
        de: 'Das Kürzel von Montenegro, englisch für „ich“',
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
      en: 'For people who write often.',
      es: 'Para quien escribe a menudo.',
      fr: 'Pour ceux qui écrivent souvent.',
      de: 'Für alle, die regelmäßig schreiben.',
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
      en: 'For everyone who creates images, sound or spaces.',
      es: 'Para quienes crean imágenes, sonido o espacios.',
      fr: 'Pour ceux qui créent images, sons ou espaces.',
      de: 'Für alle, die Bilder, Töne oder Räume gestalten.',
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
      en: 'Your profession, right in the address.',
      es: 'Su profesión, en la propia dirección.',
      fr: 'Votre métier, dès l’adresse.',
      de: 'Ihr Beruf, gleich in der Adresse.',
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
      en: 'Tuvalu’s country code, read as “television”.',
      es: 'El código de Tuvalu, que se lee como «televisión».',
      fr: 'Le code de Tuvalu, qui évoque la télévision.',
      de: 'Das Kürzel von Tuvalu, meist als „Television“ gelesen.',
    },
    features: rowsOf(
      {
        en: 'Channels, broadcasts, recordings',
        es: 'Canales, emisiones, grabaciones',
        fr: 'Chaînes, émissions, enregistrements',
        de: 'Kanäle, Sendungen, Aufzeichnungen',
      },
      {
        en: 'Only two letters',
        es: 'Solo dos letras',
        fr: 'Deux lettres seulement',
        de: 'Nur zwei Buchstaben',
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
      en: 'For clubs and communities.',
      es: 'Para clubes y comunidades.',
      fr: 'Pour les clubs et les communautés.',
      de: 'Für Clubs und Gemeinschaften.',
    },
    features: rowsOf(
      {
        en: 'Sports clubs, book clubs, fan clubs',
        es: 'Clubes deportivos, de lectura, de fans',
        fr: 'Clubs de sport, de lecture, de fans',
        de: 'Sportvereine, Lesekreise, Fanclubs',
      },
      readInManyLanguages,
      openToAnyone,
    ),
  }),
]
