import { same, type Searched } from './searched-words'

/** Search terms per article slug; the title must contain them. */
export const searchedArticles: Readonly<Record<string, Searched>> = {
  'authorization-code-and-lock': {
    en: 'authorization code',
    es: 'código de autorización',
    fr: 'code d’autorisation',
    de: 'Auth-Code',
  },
  'backups-and-restore': { en: 'backups', es: 'copias de seguridad', fr: 'sauvegardes', de: 'Backups' },
  'browser-says-not-secure': { en: 'not secure', es: 'no es seguro', fr: 'non sécurisé', de: 'nicht sicher' },
  'choose-a-plan': { en: 'which hosting plan', es: 'qué plan de hosting', fr: 'quelle offre d’hébergement', de: 'welcher Hosting-Tarif' },
  'dns-records': { en: 'DNS records', es: 'registros DNS', fr: 'enregistrements DNS', de: 'DNS-Einträge' },
  dnssec: same('DNSSEC'),
  'email-settings': { en: 'email settings', es: 'configurar el correo', fr: 'paramètres mail', de: 'E-Mail-Einstellungen' },
  'fast-wordpress': same('WordPress'),
  'life-of-a-name': { en: 'renewal', es: 'renovación', fr: 'renouvellement', de: 'Verlängerung' },
  'move-a-website': { en: 'migrate a website', es: 'migrar una web', fr: 'migrer un site', de: 'Website .*umziehen' },
  'move-email': { en: 'migrate email', es: 'migrar el correo', fr: 'migrer ses mails', de: 'E-Mails umziehen' },
  'point-a-name': { en: 'domain', es: 'dominio', fr: 'domaine', de: 'Domain' },
  'protect-your-account': { en: 'account', es: 'cuenta', fr: 'compte', de: 'Konto' },
  'reading-your-receipt': { en: 'order summary', es: 'resumen de su pedido', fr: 'récapitulatif de commande', de: 'Bestellübersicht' },
  redirects: { en: 'redirects', es: 'redirecciones', fr: 'redirections', de: 'Weiterleitungen' },
  'spf-dkim-dmarc': same('SPF, DKIM .* DMARC'),
  'transfer-a-domain': { en: 'domain transfer', es: 'transferencia de dominio', fr: 'transfert de domaine', de: 'Domaintransfer' },
  'video-domain-to-website': { en: 'domain', es: 'dominio', fr: 'domaine', de: 'Domain' },
  'video-domain-transfer': { en: 'domain transfer', es: 'transfiere un dominio', fr: 'transférer un domaine', de: 'Domaintransfer' },
  'vps-first-steps': same('VPS'),
  'which-certificate': { en: 'which certificate', es: 'qué certificado', fr: 'quel certificat', de: 'welches Zertifikat' },
  'whois-privacy': { en: 'WHOIS privacy', es: 'privacidad WHOIS', fr: 'confidentialité WHOIS', de: 'WHOIS-Datenschutz' },
}
