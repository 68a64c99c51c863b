import type { Localized } from '../../types'

/** Labels of plan specifications: one word per thing, in all families. */
export const websites: Localized = { en: 'Websites', es: 'Sitios web', fr: 'Sites web', de: 'Websites' }
export const storage: Localized = { en: 'Storage', es: 'Almacenamiento', fr: 'Stockage', de: 'Speicherplatz' }
export const mailboxes: Localized = { en: 'Mailboxes', es: 'Buzones de correo', fr: 'Boîtes mail', de: 'Postfächer' }
export const backups: Localized = { en: 'Backups', es: 'Copias de seguridad', fr: 'Sauvegardes', de: 'Backups' }
export const databases: Localized = { en: 'Databases', es: 'Bases de datos', fr: 'Bases de données', de: 'Datenbanken' }
export const processor: Localized = { en: 'Processor', es: 'Procesador', fr: 'Processeur', de: 'Prozessor' }
export const memory: Localized = { en: 'Memory', es: 'Memoria', fr: 'Mémoire', de: 'Arbeitsspeicher' }
export const traffic: Localized = { en: 'Traffic', es: 'Tráfico', fr: 'Trafic', de: 'Traffic' }
export const addresses: Localized = { en: 'IPv4 addresses', es: 'Direcciones IPv4', fr: 'Adresses IPv4', de: 'IPv4-Adressen' }
export const port: Localized = { en: 'Network port', es: 'Puerto de red', fr: 'Port réseau', de: 'Netzwerkanschluss' }
export const visits: Localized = { en: 'Visits a month', es: 'Visitas al mes', fr: 'Visites par mois', de: 'Besuche im Monat' }
export const products: Localized = { en: 'Products', es: 'Productos', fr: 'Produits', de: 'Produkte' }
export const stagingCopy: Localized = { en: 'Staging copy', es: 'Entorno de pruebas', fr: 'Copie de préproduction', de: 'Testumgebung' }
export const regions: Localized = { en: 'Regions', es: 'Regiones', fr: 'Régions', de: 'Regionen' }
export const locations: Localized = { en: 'Locations', es: 'Ubicaciones', fr: 'Emplacements', de: 'Standorte' }

/** Their values that are words; gender follows the one label each stands with. */
export const included: Localized = { en: 'Included', es: 'Incluido', fr: 'Incluse', de: 'Inklusive' }
export const unmetered: Localized = { en: 'Unmetered', es: 'Sin límite', fr: 'Illimité', de: 'Ohne Limit' }

/** One a day, kept for so many days. */
export const dailyKept = (days: number): Localized => ({
  en: `Daily, kept ${days} days`,
  es: `Diarias, se guardan ${days} días`,
  fr: `Chaque jour, gardées ${days} jours`,
  de: `Täglich, ${days} Tage aufbewahrt`,
})
