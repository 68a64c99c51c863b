import type { PageSeed } from '../../../page-types'
import { richText } from '../../../rich-text'

export const customSecurity: PageSeed = {
  path: '/customization/security',
  title: { en: 'Choose your security', es: 'Elegir la seguridad', fr: 'Choisir la sécurité', de: 'Sicherheit wählen' },
  breadcrumb: { en: 'Security', es: 'Seguridad', fr: 'Sécurité', de: 'Sicherheit' },
  meta: {
    title: {
      en: 'Website security, lock by lock | Hostfront',
      es: 'Seguridad web, cerradura a cerradura | Hostfront',
      fr: 'Sécurité web, verrou par verrou | Hostfront',
      de: 'Website-Sicherheit, Schloss für Schloss | Hostfront',
    },
    description: {
      en: 'Website security in one list with one sum: certificate, firewall, DDoS protection, locked copy and domain lock. Take what your risk is worth.',
      es: 'Seguridad web en una lista con una suma: certificado, cortafuegos, protección DDoS, copia inmutable y bloqueo de dominio. Según su riesgo.',
      fr: 'Sécurité web en une liste et une somme : certificat, pare-feu, anti-DDoS, copie sous clé et verrouillage du domaine. Selon votre risque.',
      de: 'Website-Sicherheit in einer Liste mit einer Summe: Zertifikat, Firewall, DDoS-Schutz, verschlossene Kopie, Domainsperre. Je nach Risiko.',
    },
  },
  noindex: false,
  layout: [
    {
      blockType: 'configurator',
      heading: {
        en: 'Website security, lock by lock.',
        es: 'Seguridad web, cerradura a cerradura.',
        fr: 'Sécurité web, verrou par verrou.',
        de: 'Website-Sicherheit, Schloss für Schloss.',
      },
      intro: {
        en: 'Ask of each: what would it cost me if this were open for a day?',
        es: 'Pregúntese ante cada una: ¿qué me costaría tenerla abierta un día?',
        fr: 'Demandez-vous pour chacun : que me coûterait-il de le laisser ouvert un jour ?',
        de: 'Fragen Sie bei jedem: Was würde es kosten, stünde es einen Tag offen?',
      },
      groups: [
        {
          title: { en: 'Identity', es: 'Identidad', fr: 'Identité', de: 'Identität' },
          intro: {
            en: 'Who vouches for you, and after looking at what.',
            es: 'Quién responde por usted, y tras mirar qué.',
            fr: 'Qui répond de vous, et après avoir vérifié quoi.',
            de: 'Wer für Sie bürgt, und nach welcher Prüfung.',
          },
          source: 'services',
          category: 'ssl',
          keys: [],
          selection: 'one',
          required: false,
        },
        {
          title: { en: 'In front of the site', es: 'Delante del sitio', fr: 'Devant le site', de: 'Vor der Website' },
          source: 'services',
          category: 'security',
          keys: [],
          selection: 'many',
          required: false,
        },
        {
          title: {
            en: 'If it happens anyway',
            es: 'Si ocurre de todos modos',
            fr: 'Si cela arrive quand même',
            de: 'Falls es doch passiert',
          },
          source: 'services',
          category: 'backup',
          keys: [{ key: 'backup-hourly' }, { key: 'backup-vault' }],
          selection: 'one',
          required: false,
        },
        {
          title: { en: 'The name itself', es: 'El propio nombre', fr: 'Le nom lui-même', de: 'Der Name selbst' },
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
            en: 'Three honest suggestions',
            es: 'Tres sugerencias sinceras',
            fr: 'Trois suggestions honnêtes',
            de: 'Drei ehrliche Vorschläge',
          },
          points: [
            {
              en: 'A site that only shows opening hours: domain lock, nothing else from this page.',
              es: 'Un sitio que solo muestra horarios: bloqueo de dominio y nada más de esta página.',
              fr: 'Un site qui n’affiche que des horaires : le verrouillage du domaine, rien d’autre d’ici.',
              de: 'Eine Website, die nur Öffnungszeiten zeigt: Domainsperre, sonst nichts von dieser Seite.',
            },
            {
              en: 'A shop: the firewall and an hourly copy. The certificate of the plan is enough unless customers ask who you are.',
              es: 'Una tienda: el cortafuegos y una copia cada hora. Basta el certificado del plan, salvo que los clientes pregunten quién es usted.',
              fr: 'Une boutique : le pare-feu et une copie horaire. Le certificat de l’offre suffit, sauf si les clients demandent qui vous êtes.',
              de: 'Ein Shop: die Firewall und eine stündliche Kopie. Das Zertifikat des Tarifs genügt, solange niemand fragt, wer Sie sind.',
            },
            {
              en: 'A site somebody wants offline: DDoS protection before the first threat, and the backup vault for the day after.',
              es: 'Un sitio que alguien quiere tumbar: la protección DDoS antes de la primera amenaza y la copia inmutable para el día después.',
              fr: 'Un site que quelqu’un veut faire tomber : la protection anti-DDoS avant la première menace, et le coffre pour le lendemain.',
              de: 'Eine Website, die jemand vom Netz haben will: DDoS-Schutz vor der ersten Drohung und den Backup-Tresor für den Tag danach.',
            },
          ],
        },
      ]),
    },
    {
      blockType: 'case-studies',
      heading: {
        en: 'Case studies, where it mattered.',
        es: 'Casos prácticos, donde hizo falta.',
        fr: 'Études de cas, là où cela a compté.',
        de: 'Fallbeispiele, wo es darauf ankam.',
      },
      presentation: 'masonry',
      limit: 4,
    },
  ],
}
