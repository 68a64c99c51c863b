import type { CategoryId } from '@/core/catalog/types'
import { words, type Words } from '../words'

/** The category tree (P10) in the words of the admin. */
export const categoryLabels = {
  hosting: words('Hosting (all)', 'Hosting (todo)', 'Hébergement (tout)', 'Hosting (alles)'),
  shared: words('Shared hosting', 'Hosting compartido', 'Hébergement mutualisé', 'Shared Hosting'),
  vps: words('VPS hosting', 'Hosting VPS', 'Hébergement VPS', 'VPS-Hosting'),
  dedicated: words('Dedicated servers', 'Servidores dedicados', 'Serveurs dédiés', 'Dedizierte Server'),
  cloud: words('Cloud hosting', 'Hosting en la nube', 'Hébergement cloud', 'Cloud-Hosting'),
  wordpress: words('WordPress hosting', 'Hosting WordPress', 'Hébergement WordPress', 'WordPress-Hosting'),
  ecommerce: words('E-commerce hosting', 'Hosting para comercio electrónico', 'Hébergement e-commerce', 'E-Commerce-Hosting'),
  component: words('Server components (all)', 'Componentes de servidor (todos)', 'Composants serveur (tous)', 'Serverkomponenten (alle)'),
  cpu: words('CPU', 'CPU', 'Processeur', 'CPU'),
  memory: words('Memory', 'Memoria', 'Mémoire', 'Arbeitsspeicher'),
  storage: words('Storage', 'Almacenamiento', 'Stockage', 'Speicherplatz'),
  addon: words('Add-ons (all)', 'Complementos (todos)', 'Options (toutes)', 'Zusatzleistungen (alle)'),
  privacy: words('Add-ons: privacy', 'Complementos: privacidad', 'Options : confidentialité', 'Zusatzleistungen: Datenschutz'),
  'email-addon': words('Add-ons: e-mail', 'Complementos: correo', 'Options : e-mail', 'Zusatzleistungen: E-Mail'),
  security: words('Add-ons: security', 'Complementos: seguridad', 'Options : sécurité', 'Zusatzleistungen: Sicherheit'),
  performance: words('Add-ons: performance', 'Complementos: rendimiento', 'Options : performance', 'Zusatzleistungen: Leistung'),
  ssl: words('SSL certificates', 'Certificados SSL', 'Certificats SSL', 'SSL-Zertifikate'),
  email: words('E-mail plans', 'Planes de correo', 'Offres e-mail', 'E-Mail-Tarife'),
  domain: words(
    'Domains (registration and transfer)',
    'Dominios (registro y transferencia)',
    'Noms de domaine (enregistrement et transfert)',
    'Domains (Registrierung und Transfer)',
  ),
  backup: words('Backup', 'Copias de seguridad', 'Sauvegarde', 'Backup'),
  cdn: words('CDN', 'CDN', 'CDN', 'CDN'),
  loadbalancer: words('Load balancing', 'Balanceo de carga', 'Répartition de charge', 'Lastverteilung'),
  website: words('Website builder', 'Creador de páginas web', 'Créateur de site', 'Website-Baukasten'),
} as const satisfies Record<CategoryId, Words>
