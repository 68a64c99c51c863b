import { words } from '../words'

/** The drawers of the admin's menu, in the order marketing reads them. */
export const groups = {
  content: words('Content', 'Contenido', 'Contenu', 'Inhalte'),
  catalogue: words('Catalogue', 'Catálogo', 'Catalogue', 'Katalog'),
  promotions: words('Promotions', 'Promociones', 'Promotions', 'Aktionen'),
  sales: words('Sales', 'Ventas', 'Ventes', 'Verkauf'),
  customers: words('Customers', 'Clientes', 'Clients', 'Kunden'),
  settings: words('Settings', 'Ajustes', 'Réglages', 'Einstellungen'),
} as const
