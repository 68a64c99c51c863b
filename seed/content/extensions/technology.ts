import type { ExtensionSeed } from '../../types'
import { rowsOf } from '../../words'
import { anotherExtension, moreNamesLeft, openToAnyone } from './another-extension'

export const technologyExtensions: readonly ExtensionSeed[] = [
  anotherExtension({
    extension: '.dev',
    price: 14.99,
    renewal: 16.99,
    order: 90,
    category: 'technology',
    description: {
      en: 'For developers. Works over HTTPS only.',
      es: 'Para desarrolladores. Solo funciona con HTTPS.',
      fr: 'Pour les développeurs. Fonctionne uniquement en HTTPS.',
      de: 'Für Entwickler. Funktioniert nur mit HTTPS.',
    },
    features: rowsOf(
      {
        en: 'Portfolios, documentation, open source',
        es: 'Portafolios, documentación, código abierto',
        fr: 'Portfolios, documentation, logiciel libre',
        de: 'Portfolios, Dokumentation, freie Software',
      },
      {
        en: 'Browsers require an SSL certificate',
        es: 'Los navegadores exigen un certificado SSL',
        fr: 'Certificat SSL exigé par les navigateurs',
        de: 'Browser verlangen ein SSL-Zertifikat',
      },
      openToAnyone,
    ),
  }),
  anotherExtension({
    extension: '.cloud',
    price: 11.99,
    renewal: 24.99,
    order: 230,
    category: 'technology',
    description: {
      en: 'For services that run in the browser.',
      es: 'Para servicios que funcionan en el navegador.',
      fr: 'Pour les services qui tournent dans le navigateur.',
      de: 'Für Dienste, die im Browser laufen.',
    },
    features: rowsOf(
      {
        en: 'Software, storage, platforms',
        es: 'Software, almacenamiento, plataformas',
        fr: 'Logiciels, stockage, plateformes',
        de: 'Software, Speicherplatz, Plattformen',
      },
      moreNamesLeft,
      openToAnyone,
    ),
  }),
  anotherExtension({
    extension: '.tech',
    price: 14.99,
    renewal: 49.99,
    order: 250,
    category: 'technology',
    description: {
      en: 'Technology in four letters.',
      es: 'Tecnología, en cuatro letras.',
      fr: 'La technologie, en quatre lettres.',
      de: 'Technik in vier Buchstaben.',
    },
    features: rowsOf(
      {
        en: 'Start-ups, devices, research',
        es: 'Empresas nuevas, aparatos, investigación',
        fr: 'Start-up, objets connectés, recherche',
        de: 'Start-ups, Geräte, Forschung',
      },
      moreNamesLeft,
      openToAnyone,
    ),
  }),
]
