import { words } from '@/payload/words'

export const groups = {
  content: words({ en: 'Content', es: 'Contenido', fr: 'Contenu', de: 'Inhalte' }),
  catalogue: words({ en: 'Catalogue', es: 'Catálogo', fr: 'Catalogue', de: 'Katalog' }),
  promotions: words({ en: 'Promotions', es: 'Promociones', fr: 'Promotions', de: 'Aktionen' }),
  sales: words({ en: 'Sales', es: 'Ventas', fr: 'Ventes', de: 'Verkauf' }),
  customers: words({ en: 'Customers', es: 'Clientes', fr: 'Clients', de: 'Kunden' }),
  settings: words({ en: 'Settings', es: 'Ajustes', fr: 'Réglages', de: 'Einstellungen' }),
} as const
