import { words } from '../words'

export const faqTopicLabels = {
  general: words('General', 'General', 'Général', 'Allgemein'),
  pricing: words('Prices', 'Precios', 'Prix', 'Preise'),
  domains: words('Domains', 'Dominios', 'Noms de domaine', 'Domains'),
  hosting: words('Hosting', 'Hosting', 'Hébergement', 'Hosting'),
  shared: words('Shared hosting', 'Hosting compartido', 'Hébergement mutualisé', 'Shared Hosting'),
  vps: words('VPS hosting', 'Servidores VPS', 'Hébergement VPS', 'VPS-Hosting'),
  dedicated: words('Dedicated servers', 'Servidores dedicados', 'Serveurs dédiés', 'Dedizierte Server'),
  cloud: words('Cloud hosting', 'Cloud hosting', 'Hébergement cloud', 'Cloud-Hosting'),
  wordpress: words('WordPress hosting', 'Hosting WordPress', 'Hébergement WordPress', 'WordPress-Hosting'),
  ecommerce: words('Ecommerce hosting', 'Hosting para tiendas', 'Hébergement e-commerce', 'E-Commerce-Hosting'),
  ssl: words('SSL certificates', 'Certificados SSL', 'Certificats SSL', 'SSL-Zertifikate'),
  email: words('E-mail', 'Correo electrónico', 'E-mail', 'E-Mail'),
  transfer: words('Domain transfer', 'Transferencia de dominios', 'Transfert de domaine', 'Domaintransfer'),
  services: words('Services', 'Servicios', 'Services', 'Leistungen'),
  backup: words('Backup', 'Copias de seguridad', 'Sauvegarde', 'Backup'),
  cdn: words('Content delivery', 'Red de distribución', 'Diffusion de contenu', 'Content Delivery'),
  monitoring: words('Monitoring', 'Vigilancia', 'Surveillance', 'Überwachung'),
  security: words('Security', 'Seguridad', 'Sécurité', 'Sicherheit'),
  customization: words('Customization', 'Personalización', 'Personnalisation', 'Konfiguration'),
}
