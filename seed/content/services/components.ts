import type { Localized, ServiceSeed } from '../../types'
import { count, gigabytes, lines, spec } from '../../words'
import { fromBalance, monthly, yearly } from './payment'
import * as term from './terms'

const speed: Localized = { en: 'Clock speed', es: 'Frecuencia', fr: 'Fréquence', de: 'Taktfrequenz' }
const errorCorrection: Localized = {
  en: 'Error correction',
  es: 'Corrección de errores',
  fr: 'Correction d’erreurs',
  de: 'Fehlerkorrektur',
}
const operations: Localized = {
  en: 'Operations a second',
  es: 'Operaciones por segundo',
  fr: 'Opérations par seconde',
  de: 'Zugriffe pro Sekunde',
}

const paymentTypes = fromBalance(10, 5)
const common = { type: 'component', demo: true, paymentTypes } as const

const cpu = (cores: number, description: Localized, order: number, popular: boolean, month: number, year: number): ServiceSeed => ({
  ...common,
  key: `cpu-${cores}`,
  category: 'cpu',
  name: {
    en: `${cores} processor cores`,
    es: `${cores} núcleos de procesador`,
    fr: `${cores} cœurs de processeur`,
    de: `${cores} Prozessorkerne`,
  },
  description,
  features: lines({
    en: ['Reserved for you, not shared', 'More can be added with one restart'],
    es: ['Reservados para usted, sin compartir', 'Se amplían con un reinicio'],
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
    en: `${size} GB memory`,
    es: `${size} GB de memoria`,
    fr: `${size} Go de mémoire`,
    de: `${size} GB Arbeitsspeicher`,
  },
  description,
  features: lines({
    en: ['Checks and corrects itself', 'More can be added with one restart'],
    es: ['Se comprueba y se corrige sola', 'Se amplía con un reinicio'],
    fr: ['Se vérifie et se corrige seule', 'Extensible avec un redémarrage'],
    de: ['Prüft und korrigiert sich selbst', 'Mit einem Neustart erweiterbar'],
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
    en: ['Encrypted on the disk', 'Snapshots whenever you like'],
    es: ['Cifrado en el disco', 'Instantáneas cuando usted quiera'],
    fr: ['Chiffré sur le disque', 'Instantanés quand vous le souhaitez'],
    de: ['Auf dem Datenträger verschlüsselt', 'Snapshots, wann immer Sie möchten'],
  }),
  specs: [spec(term.storage, gigabytes(size)), spec(operations, count(speedLimit))],
  popular,
  order,
  prices: [monthly(month), yearly(year)],
})

/** What each step up is good for: the reader compares steps, not parts. */
const goodFor = {
  cpu2: {
    en: 'For one website and a small mail server: two things at a time.',
    es: 'Para un sitio y un correo pequeño: dos cosas a la vez.',
    fr: 'Pour un site et un petit serveur mail : deux choses à la fois.',
    de: 'Für eine Website und einen kleinen Mailserver: zwei Dinge auf einmal.',
  },
  cpu4: {
    en: 'For a shop or several websites: the checkout stays quick while pages are built.',
    es: 'Para una tienda o varios sitios: el pago sigue rápido mientras se generan páginas.',
    fr: 'Pour une boutique ou plusieurs sites : le paiement reste vif pendant que les pages se créent.',
    de: 'Für einen Shop oder mehrere Websites: Die Kasse bleibt schnell, während Seiten entstehen.',
  },
  cpu8: {
    en: 'For a database, builds or video: long jobs run beside the visitors.',
    es: 'Para una base de datos, compilaciones o vídeo: los trabajos largos no frenan a los visitantes.',
    fr: 'Pour une base de données, des compilations ou de la vidéo : les longs travaux ne gênent pas les visiteurs.',
    de: 'Für Datenbank, Builds oder Video: Lange Arbeiten laufen neben den Besuchern.',
  },
  mem4: {
    en: 'Enough for one website with its database.',
    es: 'Suficiente para un sitio con su base de datos.',
    fr: 'Suffit pour un site et sa base de données.',
    de: 'Genug für eine Website mit ihrer Datenbank.',
  },
  mem8: {
    en: 'For a shop: catalogue and search stay in memory.',
    es: 'Para una tienda: el catálogo y la búsqueda caben en memoria.',
    fr: 'Pour une boutique : catalogue et recherche tiennent en mémoire.',
    de: 'Für einen Shop: Katalog und Suche passen in den Arbeitsspeicher.',
  },
  mem16: {
    en: 'For a database that is to answer without asking the disk.',
    es: 'Para una base de datos que responde sin consultar el disco.',
    fr: 'Pour une base de données qui répond sans passer par le disque.',
    de: 'Für eine Datenbank, die antwortet, ohne den Datenträger zu fragen.',
  },
  d100: {
    en: 'For websites and mail, with room for their logs.',
    es: 'Para sitios y correo, con sitio para sus logs.',
    fr: 'Pour des sites et du mail, avec la place pour leurs journaux.',
    de: 'Für Websites und E-Mail, mit Platz für ihre Protokolle.',
  },
  d250: {
    en: 'For a shop with pictures, and twice the speed of the small one.',
    es: 'Para una tienda con fotos, al doble de velocidad que el pequeño.',
    fr: 'Pour une boutique avec ses photos, deux fois plus rapide que le petit.',
    de: 'Für einen Shop mit Bildern, doppelt so schnell wie der kleine.',
  },
  d500: {
    en: 'For archives, video and large databases, at four times the speed.',
    es: 'Para archivos, vídeo y bases de datos grandes, al cuádruple de velocidad.',
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
