import type { Localized, ServiceSeed } from '../../types'
import { everywhere, gigabytes, lines, megabytes, spec } from '../../words'
import { biennial, monthly, paidInFull, yearly } from './payment'

const accounts: Localized = { en: 'Mailboxes', es: 'Buzones', fr: 'Boîtes mail', de: 'Postfächer' }
const storage: Localized = { en: 'Storage per mailbox', es: 'Espacio por buzón', fr: 'Stockage par boîte', de: 'Speicherplatz je Postfach' }
const attachments: Localized = { en: 'Maximum attachment', es: 'Adjunto máximo', fr: 'Pièce jointe maximale', de: 'Maximaler Anhang' }
const domains: Localized = { en: 'Domains', es: 'Dominios', fr: 'Noms de domaine', de: 'Domains' }

export const emailPlans: readonly ServiceSeed[] = [
  {
    key: 'email-solo',
    type: 'email',
    category: 'email',
    name: everywhere('Mail Solo'),
    description: {
      en: 'One address at your own domain.',
      es: 'Una dirección con su propio dominio.',
      fr: 'Une adresse à votre nom de domaine.',
      de: 'Eine Adresse unter Ihrer eigenen Domain.',
    },
    features: lines({
      en: [
        'Webmail, calendar and contacts',
        'Works with the email app you already use',
        'Spam and virus filter',
        'Also for domains registered elsewhere, monthly or yearly',
      ],
      es: [
        'Correo web, calendario y contactos',
        'Funciona con la aplicación que ya usa',
        'Filtro de spam y virus',
        'También para dominios registrados en otro sitio, por meses o años',
      ],
      fr: [
        'Webmail, agenda et contacts',
        'Fonctionne avec votre messagerie habituelle',
        'Filtre antispam et antivirus',
        'Aussi pour un domaine enregistré ailleurs, au mois ou à l’année',
      ],
      de: [
        'Webmail, Kalender und Kontakte',
        'Funktioniert mit Ihrem Mailprogramm',
        'Spam- und Virenfilter',
        'Auch für Domains bei anderen Anbietern, monatlich oder jährlich',
      ],
    }),
    specs: [spec(accounts, '1'), spec(storage, gigabytes(10)), spec(attachments, megabytes(25)), spec(domains, '1')],
    popular: false,
    demo: true,
    order: 10,
    includedIn: ['shared', 'wordpress', 'ecommerce'],
    prices: [monthly(1.99), yearly(19.79), biennial(37.79)],
    paymentTypes: paidInFull,
  },
  {
    key: 'email-team',
    type: 'email',
    category: 'email',
    name: everywhere('Mail Team'),
    description: { en: 'For the whole team.', es: 'Para todo el equipo.', fr: 'Pour toute l’équipe.', de: 'Für das ganze Team.' },
    features: lines({
      en: ['Shared calendars and a shared info@ mailbox', 'Two-step login for every mailbox', 'Deleted emails can be restored for 30 days'],
      es: [
        'Calendarios compartidos y un buzón info@ común',
        'Acceso en dos pasos en cada buzón',
        'Correo borrado recuperable durante 30 días',
      ],
      fr: [
        'Agendas partagés et une boîte info@ commune',
        'Connexion en deux étapes pour chaque boîte',
        'Mails supprimés récupérables pendant 30 jours',
      ],
      de: [
        'Gemeinsame Kalender und ein gemeinsames info@-Postfach',
        'Anmeldung in zwei Schritten für jedes Postfach',
        'Gelöschte E-Mails 30 Tage lang wiederherstellbar',
      ],
    }),
    specs: [spec(accounts, '10'), spec(storage, gigabytes(25)), spec(attachments, megabytes(50)), spec(domains, '3')],
    popular: true,
    demo: true,
    order: 20,
    maxDomains: 3,
    prices: [monthly(7.99), yearly(79.99), biennial(151.99)],
    paymentTypes: paidInFull,
  },
  {
    key: 'email-company',
    type: 'email',
    category: 'email',
    name: everywhere('Mail Company'),
    description: {
      en: 'For companies that have to archive their email.',
      es: 'Para empresas que deben archivar su correo.',
      fr: 'Pour les entreprises tenues d’archiver leurs mails.',
      de: 'Für Unternehmen, die ihre E-Mails archivieren müssen.',
    },
    features: lines({
      en: [
        'Tamper-proof archive, kept for 10 years',
        'Mailboxes managed from your own directory',
        'Your old email migrated, folder by folder',
      ],
      es: [
        'Archivo inalterable, conservado 10 años',
        'Buzones gestionados desde su propio directorio',
        'Migramos su correo anterior, carpeta por carpeta',
      ],
      fr: [
        'Archives inaltérables, conservées 10 ans',
        'Boîtes mail gérées depuis votre annuaire',
        'Vos anciens mails migrés, dossier par dossier',
      ],
      de: [
        'Unveränderbares Archiv, 10 Jahre aufbewahrt',
        'Postfächer aus Ihrem eigenen Verzeichnis verwaltet',
        'Umzug Ihrer alten E-Mails, Ordner für Ordner',
      ],
    }),
    specs: [spec(accounts, '50'), spec(storage, gigabytes(50)), spec(attachments, megabytes(100)), spec(domains, '10')],
    popular: false,
    demo: true,
    order: 30,
    maxDomains: 10,
    prices: [monthly(29.99), yearly(299.99), biennial(569.99)],
    paymentTypes: paidInFull,
  },
]
