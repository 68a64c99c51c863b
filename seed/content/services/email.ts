import type { Localized, ServiceSeed } from '../../types'
import { everywhere, gigabytes, lines, megabytes, spec } from '../../words'
import { biennial, monthly, paidInFull, yearly } from './payment'

const accounts: Localized = { en: 'Mailboxes', es: 'Buzones', fr: 'Boîtes mail', de: 'Postfächer' }
const storage: Localized = { en: 'Storage per mailbox', es: 'Espacio por buzón', fr: 'Stockage par boîte', de: 'Speicherplatz je Postfach' }
const attachments: Localized = { en: 'Largest attachment', es: 'Adjunto máximo', fr: 'Pièce jointe maximale', de: 'Größter Anhang' }
const domains: Localized = { en: 'Domains', es: 'Dominios', fr: 'Noms de domaine', de: 'Domains' }

export const emailPlans: readonly ServiceSeed[] = [
  {
    key: 'email-solo',
    type: 'email',
    category: 'email',
    name: everywhere('Mail Solo'),
    description: {
      en: 'One address, with your name after the @.',
      es: 'Una dirección, con su nombre detrás de la @.',
      fr: 'Une adresse, avec votre nom après l’@.',
      de: 'Eine Adresse, mit Ihrem Namen hinter dem @.',
    },
    features: lines({
      en: [
        'Webmail, calendar and contacts',
        'Works in the mail app you already use',
        'Spam and viruses stopped at the door',
        'Also for domains registered elsewhere, by the month or year',
      ],
      es: [
        'Correo web, calendario y contactos',
        'Funciona en la aplicación que ya usa',
        'Spam y virus, parados en la puerta',
        'También para dominios registrados en otro sitio, por meses o años',
      ],
      fr: [
        'Webmail, agenda et contacts',
        'Fonctionne dans votre messagerie habituelle',
        'Spams et virus arrêtés à la porte',
        'Aussi pour un domaine enregistré ailleurs, au mois ou à l’année',
      ],
      de: [
        'Webmail, Kalender und Kontakte',
        'Läuft in dem Mailprogramm, das Sie schon nutzen',
        'Spam und Viren bleiben vor der Tür',
        'Auch für Domains von anderswo, monatlich oder jährlich',
      ],
    }),
    specs: [spec(accounts, '1'), spec(storage, gigabytes(10)), spec(attachments, megabytes(25)), spec(domains, '1')],
    popular: false,
    demo: true,
    order: 10,
    prices: [monthly(1.99), yearly(19.79), biennial(37.79)],
    paymentTypes: paidInFull,
  },
  {
    key: 'email-team',
    type: 'email',
    category: 'email',
    name: everywhere('Mail Team'),
    description: {
      en: 'For the whole workshop.',
      es: 'Para todo el taller.',
      fr: 'Pour tout l’atelier.',
      de: 'Für die ganze Werkstatt.',
    },
    features: lines({
      en: [
        'Shared calendars and an info@ everyone can answer',
        'Two-step login for every mailbox',
        'Deleted email brought back for 30 days',
      ],
      es: [
        'Calendarios compartidos y un info@ que atienden todos',
        'Acceso en dos pasos en cada buzón',
        'Correo borrado, recuperable durante 30 días',
      ],
      fr: [
        'Agendas partagés et un info@ auquel tous répondent',
        'Connexion en deux étapes pour chaque boîte',
        'Mails supprimés, récupérables 30 jours',
      ],
      de: [
        'Gemeinsame Kalender und ein info@, das alle beantworten',
        'Anmeldung in zwei Schritten für jedes Postfach',
        'Gelöschte E-Mails 30 Tage lang wiederherstellbar',
      ],
    }),
    specs: [spec(accounts, '10'), spec(storage, gigabytes(25)), spec(attachments, megabytes(50)), spec(domains, '3')],
    popular: true,
    demo: true,
    order: 20,
    prices: [monthly(7.99), yearly(79.99), biennial(151.99)],
    paymentTypes: paidInFull,
  },
  {
    key: 'email-company',
    type: 'email',
    category: 'email',
    name: everywhere('Mail Company'),
    description: {
      en: 'When somebody has to keep the archive.',
      es: 'Cuando alguien tiene que guardar el archivo.',
      fr: 'Quand quelqu’un doit tenir les archives.',
      de: 'Wenn jemand das Archiv führen muss.',
    },
    features: lines({
      en: [
        'Archive that nobody can edit, kept 10 years',
        'Mailboxes made and closed from your own directory',
        'Your old email moved over, folder by folder',
      ],
      es: [
        'Archivo inalterable, guardado 10 años',
        'Altas y bajas de buzones desde su propio directorio',
        'Traemos su correo anterior, carpeta por carpeta',
      ],
      fr: [
        'Archives inaltérables, gardées 10 ans',
        'Boîtes créées et fermées depuis votre annuaire',
        'Vos anciens mails transférés, dossier par dossier',
      ],
      de: [
        'Unveränderbares Archiv, 10 Jahre aufbewahrt',
        'Postfächer aus Ihrem eigenen Verzeichnis anlegen und schließen',
        'Ihre alten E-Mails ziehen mit um, Ordner für Ordner',
      ],
    }),
    specs: [spec(accounts, '50'), spec(storage, gigabytes(50)), spec(attachments, megabytes(100)), spec(domains, '10')],
    popular: false,
    demo: true,
    order: 30,
    prices: [monthly(29.99), yearly(299.99), biennial(569.99)],
    paymentTypes: paidInFull,
  },
]
