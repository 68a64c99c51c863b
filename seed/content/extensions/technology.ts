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
      en: 'For those who build. Opens over HTTPS only.',
      es: 'Para quien programa. Solo se abre por HTTPS.',
      fr: 'Pour qui développe. Ne s’ouvre qu’en HTTPS.',
      de: 'Für alle, die entwickeln. Öffnet nur über HTTPS.',
    },
    features: rowsOf(
      {
        en: 'Portfolios, documentation, open source',
        es: 'Portafolios, documentación, código abierto',
        fr: 'Portfolios, documentation, logiciel libre',
        de: 'Portfolios, Dokumentation, freie Software',
      },
      {
        en: 'Needs a certificate: browsers insist',
        es: 'Necesita certificado: los navegadores lo exigen',
        fr: 'Certificat obligatoire : les navigateurs l’exigent',
        de: 'Braucht ein Zertifikat: Browser verlangen es',
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
      en: 'Technology, in four letters.',
      es: 'Tecnología, en cuatro letras.',
      fr: 'La technique, en quatre lettres.',
      de: 'Technik, in vier Buchstaben.',
    },
    features: rowsOf(
      {
        en: 'Start-ups, devices, research',
        es: 'Empresas nuevas, aparatos, investigación',
        fr: 'Jeunes pousses, appareils, recherche',
        de: 'Start-ups, Geräte, Forschung',
      },
      moreNamesLeft,
      openToAnyone,
    ),
  }),
]
