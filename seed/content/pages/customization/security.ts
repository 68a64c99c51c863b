import type { PageSeed } from '../../../page-types'
import { richText } from '../../../rich-text'

export const customSecurity: PageSeed = {
  path: '/customization/security',
  title: { en: 'Configure security', es: 'Configurar la seguridad', fr: 'Configurer la sécurité', de: 'Sicherheit konfigurieren' },
  breadcrumb: { en: 'Security', es: 'Seguridad', fr: 'Sécurité', de: 'Sicherheit' },
  meta: {
    title: {
      en: 'Website security to match your risk | Hostfront',
      es: 'Seguridad web adaptada a su riesgo | Hostfront',
      fr: 'Sécurité web à la mesure de vos risques | Hostfront',
      de: 'Website-Sicherheit passend zum Risiko | Hostfront',
    },
    description: {
      en: 'Configure your website security: SSL certificate, firewall, DDoS protection, backup vault and domain lock, with one total price as you choose.',
      es: 'Configure la seguridad web: certificado SSL, cortafuegos, protección DDoS, copia inmutable y bloqueo de dominio, con el total siempre a la vista.',
      fr: 'Configurez votre sécurité web : certificat SSL, pare-feu, protection anti-DDoS, coffre de sauvegarde, verrouillage du domaine. Un seul total.',
      de: 'Website-Sicherheit konfigurieren: SSL-Zertifikat, Firewall, DDoS-Schutz, Backup-Tresor und Domainsperre, die Gesamtsumme immer im Blick.',
    },
  },
  noindex: false,
  layout: [
    {
      blockType: 'configurator',
      heading: {
        en: 'Website security: certificate, firewall, backup.',
        es: 'Seguridad web: certificado, cortafuegos y copias.',
        fr: 'Sécurité web : certificat, pare-feu, sauvegarde.',
        de: 'Website-Sicherheit: Zertifikat, Firewall, Backup.',
      },
      intro: {
        en: 'For each option, ask yourself what one day without it could cost you.',
        es: 'Ante cada opción, pregúntese cuánto podría costarle un día sin ella.',
        fr: 'Pour chaque option, demandez-vous ce que pourrait vous coûter une journée sans elle.',
        de: 'Fragen Sie sich bei jeder Option, was ein Tag ohne sie kosten könnte.',
      },
      groups: [
        {
          title: { en: 'SSL certificate', es: 'Certificado SSL', fr: 'Certificat SSL', de: 'SSL-Zertifikat' },
          intro: {
            en: 'The certificates differ in how thoroughly your identity is checked.',
            es: 'Los certificados se diferencian en el grado de comprobación de su identidad.',
            fr: 'Les certificats diffèrent par la vérification de votre identité.',
            de: 'Die Zertifikate unterscheiden sich darin, wie gründlich Ihre Identität geprüft wird.',
          },
          source: 'services',
          category: 'ssl',
          keys: [],
          selection: 'one',
          required: false,
        },
        {
          title: { en: 'Website protection', es: 'Protección del sitio', fr: 'Protection du site', de: 'Schutz der Website' },
          source: 'services',
          category: 'security',
          keys: [],
          selection: 'many',
          required: false,
        },
        {
          title: {
            en: 'Backup and recovery',
            es: 'Copias y recuperación',
            fr: 'Sauvegardes en cas de coup dur',
            de: 'Backups für den Ernstfall',
          },
          source: 'services',
          category: 'backup',
          keys: [{ key: 'backup-hourly' }, { key: 'backup-vault' }],
          selection: 'one',
          required: false,
        },
        {
          title: { en: 'Domain protection', es: 'Protección del dominio', fr: 'Protection du domaine', de: 'Schutz der Domain' },
          source: 'addons',
          category: 'security',
          keys: [{ key: 'domain-lock' }, { key: 'malware-scanner' }],
          selection: 'many',
          required: false,
        },
      ],
    },
    {
      blockType: 'rich-text',
      content: richText([
        {
          heading: {
            en: 'Three honest recommendations',
            es: 'Tres recomendaciones sinceras',
            fr: 'Nos trois conseils',
            de: 'Unsere drei Empfehlungen',
          },
          points: [
            {
              en: 'If your site only shows your opening hours, the free domain lock in your account is enough. You need nothing from this page.',
              es: 'Si su sitio solo muestra horarios, basta el bloqueo de dominio gratuito de su cuenta. No necesita nada de esta página.',
              fr: 'Si votre site n’affiche que des horaires, le verrouillage gratuit de votre compte suffit. Ne prenez rien ici.',
              de: 'Wenn Ihre Website nur Öffnungszeiten zeigt, genügt die kostenlose Domainsperre in Ihrem Konto. Von dieser Seite brauchen Sie nichts.',
            },
            {
              en: 'For a shop, choose the firewall and hourly backups. The certificate in your plan is enough unless customers want proof of who you are.',
              es: 'Para una tienda: el cortafuegos y copias cada hora. Basta el certificado del plan, salvo que sus clientes quieran comprobar quién es usted.',
              fr: 'Pour une boutique : le pare-feu et la sauvegarde horaire. Le certificat de l’offre suffit, sauf si vos clients veulent savoir qui vous êtes.',
              de: 'Für einen Shop: die Firewall und stündliche Backups. Das Zertifikat im Tarif genügt, solange niemand einen Identitätsnachweis verlangt.',
            },
            {
              en: 'If someone wants your site offline, order DDoS protection before the first attack and a backup vault for the day after.',
              es: 'Si alguien quiere tumbar su sitio: la protección DDoS antes del primer ataque y la copia inmutable para el día después.',
              fr: 'Si quelqu’un veut faire tomber votre site : la protection anti-DDoS avant la première attaque et le coffre de sauvegarde pour le lendemain.',
              de: 'Wenn jemand Ihre Website lahmlegen will: DDoS-Schutz vor dem ersten Angriff und der Backup-Tresor für den Tag danach.',
            },
          ],
        },
      ]),
    },
    {
      blockType: 'case-studies',
      heading: {
        en: 'Security case studies.',
        es: 'Casos prácticos de seguridad.',
        fr: 'Études de cas sur la sécurité.',
        de: 'Fallbeispiele zur Sicherheit.',
      },
      presentation: 'masonry',
      limit: 4,
    },
  ],
}
