import type { Localized, ServiceSeed } from '../../types'
import { count, everywhere, gigabytes, lines, spec } from '../../words'
import { fromBalance, monthly, yearly } from './payment'
import * as term from './terms'

const speed: Localized = { en: 'Clock speed', es: 'Frecuencia', fr: 'Fréquence', de: 'Taktfrequenz' }
const errorCorrection: Localized = {
  en: 'Error correction',
  es: 'Corrección de errores',
  fr: 'Correction d’erreurs',
  de: 'Fehlerkorrektur',
}
const operations = everywhere('IOPS')

const paymentTypes = fromBalance(10, 5)
const common = { type: 'component', demo: true, paymentTypes } as const

const cpu = (cores: number, description: Localized, order: number, popular: boolean, month: number, year: number): ServiceSeed => ({
  ...common,
  key: `cpu-${cores}`,
  category: 'cpu',
  name: {
    en: `${cores} CPU cores`,
    es: `${cores} núcleos de CPU`,
    fr: `${cores} cœurs de processeur`,
    de: `${cores} CPU-Kerne`,
  },
  description,
  features: lines({
    en: ['Reserved for you, not shared', 'Can be upgraded with one restart'],
    es: ['Reservados para usted, sin compartir', 'Ampliables con un reinicio'],
    fr: ['Réservés à votre usage, non partagés', 'Extensible avec un redémarrage'],
    de: ['Für Sie reserviert, nicht geteilt', 'Mit einem Neustart erweiterbar'],
  }),
  specs: [spec(term.processor, `${cores} vCPU`), spec(speed, { en: '3.2 GHz', es: '3,2 GHz', fr: '3,2 GHz', de: '3,2 GHz' })],
  popular,
  order,
  prices: [monthly(month), yearly(year)],
})

const memory = (size: number, description: Localized, order: number, popular: boolean, month: number, year: number): ServiceSeed => ({
  ...common,
  key: `memory-${size}`,
  category: 'memory',
  name: {
    en: `${size} GB RAM`,
    es: `${size} GB de RAM`,
    fr: `${size} Go de RAM`,
    de: `${size} GB RAM`,
  },
  description,
  features: lines({
    en: ['Corrects memory errors automatically', 'Can be upgraded with one restart'],
    es: ['Corrige los errores automáticamente', 'Ampliable con un reinicio'],
    fr: ['Corrige les erreurs automatiquement', 'Extensible avec un redémarrage'],
    de: ['Korrigiert Speicherfehler automatisch', 'Mit einem Neustart erweiterbar'],
  }),
  specs: [spec(term.memory, gigabytes(size)), spec(errorCorrection, 'ECC')],
  popular,
  order,
  prices: [monthly(month), yearly(year)],
})

const disk = (
  size: number,
  speedLimit: number,
  description: Localized,
  order: number,
  popular: boolean,
  month: number,
  year: number,
): ServiceSeed => ({
  ...common,
  key: `storage-${size}`,
  category: 'storage',
  name: {
    en: `${size} GB NVMe storage`,
    es: `${size} GB de almacenamiento NVMe`,
    fr: `${size} Go de stockage NVMe`,
    de: `${size} GB NVMe-Speicherplatz`,
  },
  description,
  features: lines({
    en: ['Encrypted at rest', 'Snapshots at any time'],
    es: ['Cifrado en reposo', 'Instantáneas en cualquier momento'],
    fr: ['Chiffré au repos', 'Instantanés à tout moment'],
    de: ['Verschlüsselt gespeichert', 'Jederzeit Snapshots'],
  }),
  specs: [spec(term.storage, gigabytes(size)), spec(operations, count(speedLimit))],
  popular,
  order,
  prices: [monthly(month), yearly(year)],
})

const goodFor = {
  cpu2: {
    en: 'For one website and a small mail server.',
    es: 'Para un sitio web y un servidor de correo pequeño.',
    fr: 'Pour un site et un petit serveur mail.',
    de: 'Für eine Website und einen kleinen Mailserver.',
  },
  cpu4: {
    en: 'For a shop or several websites: checkout stays fast under load.',
    es: 'Para una tienda o varios sitios: el pago sigue rápido con mucha carga.',
    fr: 'Pour une boutique ou plusieurs sites : le paiement reste rapide sous la charge.',
    de: 'Für einen Shop oder mehrere Websites: Die Kasse bleibt auch unter Last schnell.',
  },
  cpu8: {
    en: 'For databases, builds or video: long jobs do not slow your visitors down.',
    es: 'Para bases de datos, compilaciones o vídeo: los trabajos largos no frenan a sus visitantes.',
    fr: 'Pour les bases de données, la compilation ou la vidéo : les tâches longues ne ralentissent pas vos visiteurs.',
    de: 'Für Datenbanken, Builds oder Video: Lange Aufgaben bremsen Ihre Besucher nicht aus.',
  },
  mem4: {
    en: 'Enough for one website with its database.',
    es: 'Suficiente para un sitio web con su base de datos.',
    fr: 'Suffisant pour un site et sa base de données.',
    de: 'Genug für eine Website mit Datenbank.',
  },
  mem8: {
    en: 'For a shop: catalogue and search are served from RAM.',
    es: 'Para una tienda: el catálogo y la búsqueda se sirven desde la RAM.',
    fr: 'Pour une boutique : catalogue et recherche tiennent en RAM.',
    de: 'Für einen Shop: Katalog und Suche passen in den Arbeitsspeicher.',
  },
  mem16: {
    en: 'For a database that answers from RAM instead of disk.',
    es: 'Para una base de datos que responde desde la RAM y no desde el disco.',
    fr: 'Pour une base de données qui répond depuis la RAM et non depuis le disque.',
    de: 'Für eine Datenbank, die aus dem Arbeitsspeicher statt vom Datenträger antwortet.',
  },
  d100: {
    en: 'For websites and email, with room for logs.',
    es: 'Para webs y correo, con espacio para los logs.',
    fr: 'Pour des sites et des mails, avec de la place pour les journaux.',
    de: 'Für Websites und E-Mail, mit Platz für Protokolle.',
  },
  d250: {
    en: 'For a shop with many images, twice as fast as 100 GB.',
    es: 'Para una tienda con muchas imágenes, el doble de rápido que 100 GB.',
    fr: 'Pour une boutique riche en images, deux fois plus rapide que la version 100 Go.',
    de: 'Für einen Shop mit vielen Bildern, doppelt so schnell wie die 100-GB-Variante.',
  },
  d500: {
    en: 'For archives, video and large databases, four times as fast.',
    es: 'Para archivos, vídeo y grandes bases de datos, cuatro veces más rápido.',
    fr: 'Pour les archives, la vidéo et les grandes bases, quatre fois plus rapide.',
    de: 'Für Archive, Videos und große Datenbanken, viermal so schnell.',
  },
} as const satisfies Readonly<Record<string, Localized>>

export const componentServices: readonly ServiceSeed[] = [
  cpu(2, goodFor.cpu2, 10, false, 9.99, 99.99),
  cpu(4, goodFor.cpu4, 20, true, 18.99, 189.99),
  cpu(8, goodFor.cpu8, 30, false, 35.99, 359.99),
  memory(4, goodFor.mem4, 10, false, 6.99, 69.99),
  memory(8, goodFor.mem8, 20, true, 12.99, 129.99),
  memory(16, goodFor.mem16, 30, false, 24.99, 249.99),
  disk(100, 5_000, goodFor.d100, 10, false, 4.99, 49.99),
  disk(250, 10_000, goodFor.d250, 20, true, 11.99, 119.99),
  disk(500, 20_000, goodFor.d500, 30, false, 21.99, 219.99),
]
