import type { Localized } from '../../types'

export const websites: Localized = { en: 'Websites', es: 'Sitios web', fr: 'Sites web', de: 'Websites' }
export const storage: Localized = { en: 'Storage', es: 'Almacenamiento', fr: 'Stockage', de: 'Speicherplatz' }
export const mailboxes: Localized = { en: 'Mailboxes', es: 'Buzones de correo', fr: 'Boîtes mail', de: 'Postfächer' }
export const backups: Localized = { en: 'Backups', es: 'Copias de seguridad', fr: 'Sauvegardes', de: 'Backups' }
export const databases: Localized = { en: 'Databases', es: 'Bases de datos', fr: 'Bases de données', de: 'Datenbanken' }
export const processor: Localized = { en: 'CPU', es: 'CPU', fr: 'Processeur', de: 'CPU' }
export const memory: Localized = { en: 'RAM', es: 'Memoria RAM', fr: 'Mémoire (RAM)', de: 'Arbeitsspeicher (RAM)' }
export const traffic: Localized = { en: 'Traffic', es: 'Tráfico', fr: 'Trafic', de: 'Traffic' }
export const addresses: Localized = { en: 'IPv4 addresses', es: 'Direcciones IPv4', fr: 'Adresses IPv4', de: 'IPv4-Adressen' }
export const port: Localized = { en: 'Network port', es: 'Puerto de red', fr: 'Port réseau', de: 'Netzwerkanschluss' }
export const visits: Localized = { en: 'Visits a month', es: 'Visitas al mes', fr: 'Visites par mois', de: 'Besuche im Monat' }
export const products: Localized = { en: 'Products', es: 'Productos', fr: 'Produits', de: 'Produkte' }
export const stagingCopy: Localized = { en: 'Staging site', es: 'Entorno de pruebas', fr: 'Préproduction', de: 'Staging-Umgebung' }
export const regions: Localized = { en: 'Regions', es: 'Regiones', fr: 'Régions', de: 'Regionen' }
export const locations: Localized = { en: 'Locations', es: 'Ubicaciones', fr: 'Emplacements', de: 'Standorte' }

/** Values; their grammatical gender agrees with the label that uses them. */
export const included: Localized = { en: 'Included', es: 'Incluido', fr: 'Incluse', de: 'Inklusive' }
export const unmetered: Localized = { en: 'Unmetered', es: 'Ilimitado', fr: 'Illimité', de: 'Unbegrenzt' }

export const dailyKept = (days: number): Localized => ({
  en: `Daily, kept for ${days} days`,
  es: `Diarias, se guardan ${days} días`,
  fr: `Quotidiennes, conservées ${days} jours`,
  de: `Täglich, ${days} Tage aufbewahrt`,
})
