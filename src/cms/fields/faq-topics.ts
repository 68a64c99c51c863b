import { words } from '../words'

export const faqTopicLabels = {
  general: words('General', 'General', 'Général', 'Allgemein'),
  domains: words('Domains', 'Dominios', 'Noms de domaine', 'Domains'),
  hosting: words('Hosting', 'Hosting', 'Hébergement', 'Hosting'),
  ssl: words('SSL certificates', 'Certificados SSL', 'Certificats SSL', 'SSL-Zertifikate'),
  email: words('E-mail', 'Correo electrónico', 'E-mail', 'E-Mail'),
  transfer: words('Domain transfer', 'Transferencia de dominios', 'Transfert de domaine', 'Domaintransfer'),
}
