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

const cpu = (cores: number, order: number, popular: boolean, month: number, year: number): ServiceSeed => ({
  ...common,
  key: `cpu-${cores}`,
  category: 'cpu',
  name: {
    en: `${cores} processor cores`,
    es: `${cores} núcleos de procesador`,
    fr: `${cores} cœurs de processeur`,
    de: `${cores} Prozessorkerne`,
  },
  description: {
    en: 'Virtual cores for a server you put together yourself.',
    es: 'Núcleos virtuales para el servidor que usted monta.',
    fr: 'Des cœurs virtuels pour le serveur que vous composez.',
    de: 'Virtuelle Kerne für den Server, den Sie selbst zusammenstellen.',
  },
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

const memory = (size: number, order: number, popular: boolean, month: number, year: number): ServiceSeed => ({
  ...common,
  key: `memory-${size}`,
  category: 'memory',
  name: {
    en: `${size} GB memory`,
    es: `${size} GB de memoria`,
    fr: `${size} Go de mémoire`,
    de: `${size} GB Arbeitsspeicher`,
  },
  description: {
    en: 'What the server keeps in its head.',
    es: 'Lo que el servidor tiene en la cabeza.',
    fr: 'Ce que le serveur garde en tête.',
    de: 'Was der Server im Kopf behält.',
  },
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

const disk = (size: number, speedLimit: number, order: number, popular: boolean, month: number, year: number): ServiceSeed => ({
  ...common,
  key: `storage-${size}`,
  category: 'storage',
  name: {
    en: `${size} GB NVMe storage`,
    es: `${size} GB de almacenamiento NVMe`,
    fr: `${size} Go de stockage NVMe`,
    de: `${size} GB NVMe-Speicherplatz`,
  },
  description: {
    en: 'Fast disk, kept in three copies.',
    es: 'Disco rápido, en tres copias.',
    fr: 'Un disque rapide, en trois exemplaires.',
    de: 'Schneller Datenträger, dreifach abgelegt.',
  },
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

export const componentServices: readonly ServiceSeed[] = [
  cpu(2, 10, false, 9.99, 99.99),
  cpu(4, 20, true, 18.99, 189.99),
  cpu(8, 30, false, 35.99, 359.99),
  memory(4, 10, false, 6.99, 69.99),
  memory(8, 20, true, 12.99, 129.99),
  memory(16, 30, false, 24.99, 249.99),
  disk(100, 5_000, 10, false, 4.99, 49.99),
  disk(250, 10_000, 20, true, 11.99, 119.99),
  disk(500, 20_000, 30, false, 21.99, 219.99),
]
