import type { PageSeed } from '../../../page-types'
import { richText } from '../../../rich-text'

export const whois: PageSeed = {
  path: '/domains/whois',
  title: { en: 'WHOIS lookup', es: 'Consulta WHOIS', fr: 'Recherche WHOIS', de: 'WHOIS-Abfrage' },
  breadcrumb: { en: 'WHOIS lookup', es: 'Consulta WHOIS', fr: 'Recherche WHOIS', de: 'WHOIS-Abfrage' },
  meta: {
    title: {
      en: 'WHOIS lookup: who manages this domain? | Hostfront',
      es: 'Consulta WHOIS: ¿quién gestiona el dominio? | Hostfront',
      fr: 'Recherche WHOIS : qui gère ce domaine ? | Hostfront',
      de: 'WHOIS-Abfrage: Wer verwaltet die Domain? | Hostfront',
    },
    description: {
      en: 'WHOIS lookup: see the registrar, dates, nameservers and status of any domain, as its registry publishes them. And what a lookup cannot tell you.',
      es: 'Consulta WHOIS: registrador, fechas, servidores de nombres y estado de un dominio, según su registro. Y lo que una consulta no puede decirle.',
      fr: 'Recherche WHOIS : bureau d’enregistrement, dates, serveurs DNS et statut d’un domaine, tels que le registre les publie. Et ce qu’elle ne dit pas.',
      de: 'WHOIS-Abfrage: Anbieter, Daten, Nameserver und Status einer Domain, wie die Vergabestelle sie veröffentlicht. Und was sie nicht verrät.',
    },
  },
  noindex: false,
  layout: [
    {
      blockType: 'whois-lookup',
      heading: {
        en: 'WHOIS lookup: who manages this domain?',
        es: 'Consulta WHOIS: ¿quién gestiona este dominio?',
        fr: 'Recherche WHOIS : qui gère ce domaine ?',
        de: 'WHOIS-Abfrage: Wer verwaltet diese Domain?',
      },
      intro: {
        en: 'Enter a full domain name with its extension. You see its registrar, dates, nameservers and status.',
        es: 'Escriba el dominio completo, con su extensión. Verá el registrador, las fechas, los servidores de nombres y el estado.',
        fr: 'Saisissez le nom de domaine complet, avec son extension. Vous voyez le bureau d’enregistrement, les dates, les serveurs DNS et le statut.',
        de: 'Geben Sie die vollständige Domain mit Endung ein. Sie sehen Anbieter, Daten, Nameserver und Status.',
      },
    },
    {
      blockType: 'rich-text',
      content: richText([
        {
          heading: {
            en: 'What a WHOIS lookup shows',
            es: 'Qué muestra una consulta WHOIS',
            fr: 'Ce que montre une recherche WHOIS',
            de: 'Was die WHOIS-Abfrage zeigt',
          },
          points: [
            {
              en: 'Registrar: the company that manages the domain and where a transfer starts.',
              es: 'Registrador: quién gestiona el dominio y dónde empieza una transferencia.',
              fr: 'Bureau d’enregistrement : qui gère le domaine, et auprès de qui un transfert commence.',
              de: 'Anbieter: wer die Domain verwaltet und wo ein Transfer beginnt.',
            },
            {
              en: 'Registration and expiry dates: a domain that is about to expire is not free yet. The grace period and the redemption period come first.',
              es: 'Fechas de alta y vencimiento: un dominio a punto de vencer aún no está libre. Antes vienen el periodo de gracia y el de recuperación.',
              fr: 'Dates de création et d’expiration : un domaine qui arrive à échéance n’est pas encore libre. La période de grâce et la période de rédemption passent avant.',
              de: 'Registrierungs- und Ablaufdatum: Eine ablaufende Domain ist noch nicht frei. Erst kommen Nachfrist (Grace Period) und Rückholfrist (Redemption).',
            },
            {
              en: 'Status: locked, on hold or being transferred.',
              es: 'Estado: bloqueado, suspendido o en transferencia.',
              fr: 'Statut : verrouillé, suspendu ou en cours de transfert.',
              de: 'Status: gesperrt, deaktiviert oder im Transfer.',
            },
            {
              en: 'Nameservers: the servers that answer for its website and email.',
              es: 'Servidores de nombres: los que responden por su web y su correo.',
              fr: 'Serveurs DNS (serveurs de noms) : ceux qui répondent pour son site et ses mails.',
              de: 'Nameserver: die Server, die für Website und E-Mail antworten.',
            },
          ],
        },
        {
          heading: { en: 'What it does not show', es: 'Qué no muestra', fr: 'Ce qu’elle ne montre pas', de: 'Was sie nicht zeigt' },
          paragraphs: [
            {
              en: 'In most cases it does not show a private owner’s name and address: registries hide them, or a privacy service appears instead. Nor does it say whether the owner would sell. Write to the contact address shown; your message is passed on.',
              es: 'En la mayoría de los casos no muestra el nombre ni la dirección de un particular: el registro los oculta o aparece un servicio de privacidad. Tampoco dice si el titular vendería. Escriba a la dirección de contacto que figura; su mensaje se reenvía.',
              fr: 'Le plus souvent, elle ne montre ni le nom ni l’adresse d’un particulier : le registre les masque, ou un service de confidentialité apparaît à la place. Elle ne dit pas non plus si le titulaire serait prêt à vendre. Écrivez à l’adresse de contact affichée ; votre message est transmis.',
              de: 'Name und Anschrift einer Privatperson zeigt sie meist nicht: Die Vergabestelle verbirgt sie, oder ein Datenschutzdienst erscheint stattdessen. Auch ob der Inhaber verkaufen würde, steht dort nicht. Schreiben Sie an die angezeigte Kontaktadresse; Ihre Nachricht wird weitergeleitet.',
            },
          ],
        },
      ]),
    },
    {
      blockType: 'call-to-action',
      heading: {
        en: 'Is your own address public?',
        es: '¿Aparece su propia dirección?',
        fr: 'Votre propre adresse y figure-t-elle ?',
        de: 'Steht Ihre eigene Anschrift dort?',
      },
      body: {
        en: 'With WHOIS privacy, our address is shown instead and we pass important messages on to you.',
        es: 'Con la privacidad WHOIS figura la nuestra y le reenviamos los mensajes importantes.',
        fr: 'Avec la confidentialité WHOIS, la nôtre s’affiche à la place et nous vous transmettons les messages importants.',
        de: 'Mit WHOIS-Datenschutz erscheint unsere, und wichtige Nachrichten leiten wir an Sie weiter.',
      },
      buttonLabel: {
        en: 'See domain protection',
        es: 'Ver la protección de dominios',
        fr: 'Voir la protection de domaine',
        de: 'Domainschutz ansehen',
      },
      href: '/domains/protection',
      showPlate: false,
    },
  ],
}
