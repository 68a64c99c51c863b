import type { PageSeed } from '../../../page-types'
import { richText } from '../../../rich-text'
import { sampleNotice } from './sample-notice'

export const gdpr: PageSeed = {
  path: '/gdpr',
  title: { en: 'Data protection (GDPR)', es: 'Protección de datos (RGPD)', fr: 'Protection des données (RGPD)', de: 'Datenschutz (DSGVO)' },
  breadcrumb: { en: 'GDPR', es: 'RGPD', fr: 'RGPD', de: 'DSGVO' },
  meta: {
    title: {
      en: 'GDPR: your rights and how to exercise them | Hostfront',
      es: 'RGPD: sus derechos y cómo ejercerlos | Hostfront',
      fr: 'RGPD : vos droits et comment les exercer | Hostfront',
      de: 'DSGVO: Ihre Rechte und wie Sie sie ausüben | Hostfront',
    },
    description: {
      en: 'GDPR information for visitors and hosting customers: roles, legal bases, rights, deadlines, processors and the data processing agreement.',
      es: 'RGPD para visitantes y clientes de hosting: funciones, bases jurídicas, derechos, plazos, encargados y contrato de encargo del tratamiento.',
      fr: 'RGPD pour les visiteurs et les clients d’hébergement : rôles, bases légales, droits, délais, sous-traitants et contrat de sous-traitance.',
      de: 'DSGVO für Besucher und Hosting-Kunden: Rollen, Rechtsgrundlagen, Rechte, Fristen, Auftragsverarbeiter und Vertrag zur Auftragsverarbeitung.',
    },
  },
  noindex: false,
  layout: [
    {
      blockType: 'rich-text',
      content: richText([
        sampleNotice,
        {
          heading: {
            en: 'Controller and processor',
            es: 'Responsable y encargado del tratamiento',
            fr: 'Responsable du traitement et sous-traitant',
            de: 'Verantwortlicher und Auftragsverarbeiter',
          },
          paragraphs: [
            {
              en: 'For your account and your orders, we are the controller: we decide which data is needed and are responsible for it. For the data on a site you host with us, you are the controller and we are the processor: we operate the server, you decide what is stored on it.',
              es: 'Para su cuenta y sus pedidos, somos responsables del tratamiento: decidimos qué datos son necesarios y respondemos de ellos. Para los datos de un sitio alojado con nosotros, usted es el responsable y nosotros el encargado: operamos el servidor y usted decide qué se guarda en él.',
              fr: 'Pour votre compte et vos commandes, nous sommes responsable du traitement : nous décidons des données nécessaires et en répondons. Pour les données d’un site hébergé chez nous, vous êtes responsable du traitement et nous sommes sous-traitant : nous exploitons le serveur, vous décidez de ce qui y est enregistré.',
              de: 'Für Ihr Konto und Ihre Bestellungen sind wir Verantwortlicher: Wir entscheiden, welche Daten nötig sind, und stehen dafür ein. Für die Daten einer Website, die Sie bei uns hosten, sind Sie Verantwortlicher und wir Auftragsverarbeiter: Wir betreiben den Server, Sie bestimmen, was darauf gespeichert wird.',
            },
          ],
        },
        {
          heading: { en: 'Legal bases', es: 'Bases jurídicas', fr: 'Bases légales', de: 'Rechtsgrundlagen' },
          points: [
            {
              en: 'Contract: account, orders, delivery and support.',
              es: 'Contrato: cuenta, pedidos, entrega y soporte.',
              fr: 'Contrat : compte, commandes, livraison et support.',
              de: 'Vertrag: Konto, Bestellungen, Lieferung und Support.',
            },
            {
              en: 'Legal obligation: invoices for the tax authorities, owner data for the registry.',
              es: 'Obligación legal: facturas para la Administración tributaria y datos del titular para el registro.',
              fr: 'Obligation légale : factures pour l’administration fiscale, données du titulaire pour le registre.',
              de: 'Rechtliche Verpflichtung: Rechnungen für das Finanzamt, Inhaberdaten für die Vergabestelle.',
            },
            {
              en: 'Legitimate interest: protection against attacks, with counters kept for a few days and no profiling.',
              es: 'Interés legítimo: protección frente a ataques, con contadores que se conservan pocos días y sin elaborar perfiles.',
              fr: 'Intérêt légitime : protection contre les attaques, avec des compteurs conservés quelques jours et sans profilage.',
              de: 'Berechtigtes Interesse: Abwehr von Angriffen, mit Zählern, die wenige Tage gespeichert werden, ohne Profilbildung.',
            },
            {
              en: 'Consent: no processing on this site is based on it.',
              es: 'Consentimiento: ningún tratamiento de este sitio se basa en él.',
              fr: 'Consentement : aucun traitement de ce site ne repose sur lui.',
              de: 'Einwilligung: Keine Verarbeitung auf dieser Website beruht auf ihr.',
            },
          ],
        },
        {
          heading: { en: 'Your rights', es: 'Sus derechos', fr: 'Vos droits', de: 'Ihre Rechte' },
          points: [
            {
              en: 'Access to the personal data we hold about you, as a file.',
              es: 'Acceso a los datos personales que tenemos sobre usted, en un archivo.',
              fr: 'Accès aux données personnelles que nous détenons sur vous, dans un fichier.',
              de: 'Auskunft über die personenbezogenen Daten, die wir über Sie speichern, als Datei.',
            },
            {
              en: 'Rectification, portability to another provider, or restriction of processing.',
              es: 'Rectificación, portabilidad a otro proveedor o limitación del tratamiento.',
              fr: 'Rectification, portabilité vers un autre prestataire ou limitation du traitement.',
              de: 'Berichtigung, Übertragung zu einem anderen Anbieter oder Einschränkung der Verarbeitung.',
            },
            {
              en: 'Erasure, except for data that tax law requires us to keep.',
              es: 'Supresión, salvo los datos que la ley fiscal nos obliga a conservar.',
              fr: 'Effacement, sauf pour les données que la loi fiscale nous impose de conserver.',
              de: 'Löschung, soweit wir nicht steuerrechtlich zur Aufbewahrung verpflichtet sind.',
            },
            {
              en: 'Objection to processing based on our legitimate interest.',
              es: 'Oposición al tratamiento basado en nuestro interés legítimo.',
              fr: 'Opposition aux traitements fondés sur notre intérêt légitime.',
              de: 'Widerspruch gegen Verarbeitungen, die auf unserem berechtigten Interesse beruhen.',
            },
          ],
        },
        {
          paragraphs: [
            {
              en: 'Write to our support address from the email address of your account. We answer within a month, usually within a week, free of charge. If you are not satisfied with the answer, you may lodge a complaint with the supervisory authority of your country; ours is [name and address of the authority].',
              es: 'Escriba a la dirección de soporte desde el correo de su cuenta. Contestamos en un mes, por lo general en una semana, y es gratuito. Si la respuesta no le satisface, puede reclamar ante la autoridad de control de su país; la nuestra es [nombre y dirección de la autoridad].',
              fr: 'Écrivez à l’adresse du support depuis l’adresse mail de votre compte. Nous répondons sous un mois, en général sous une semaine, gratuitement. Si la réponse ne vous satisfait pas, vous pouvez introduire une réclamation auprès de l’autorité de contrôle de votre pays ; la nôtre est [nom et adresse de l’autorité].',
              de: 'Schreiben Sie an unsere Support-Adresse, und zwar von der E-Mail-Adresse Ihres Kontos. Wir antworten innerhalb eines Monats, meist innerhalb einer Woche, und kostenlos. Sind Sie mit der Antwort nicht zufrieden, können Sie sich bei der Aufsichtsbehörde Ihres Landes beschweren; unsere ist [Name und Anschrift der Behörde].',
            },
          ],
        },
        {
          heading: {
            en: 'Data processing agreement',
            es: 'Contrato de encargo del tratamiento',
            fr: 'Contrat de sous-traitance',
            de: 'Vertrag zur Auftragsverarbeitung',
          },
          paragraphs: [
            {
              en: 'A data processing agreement is part of every hosting order. Under it, we act only on your instructions, inform you before we engage another processor, bind our staff to confidentiality, help you answer requests from your visitors, and return or delete all data at the end of the contract.',
              es: 'Cada pedido de hosting incluye un contrato de encargo del tratamiento. En él nos obligamos a actuar solo según sus instrucciones, informarle antes de recurrir a otro encargado, exigir confidencialidad a nuestra plantilla, ayudarle con las solicitudes de sus visitantes y devolver o suprimir todos los datos al final del contrato.',
              fr: 'Un contrat de sous-traitance fait partie de chaque commande d’hébergement. Nous n’y agissons que sur vos instructions, vous informons avant de recourir à un autre sous-traitant, soumettons notre personnel à la confidentialité, vous aidons à répondre à vos visiteurs et, à la fin du contrat, restituons ou effaçons toutes les données.',
              de: 'Jede Hosting-Bestellung umfasst einen Vertrag zur Auftragsverarbeitung. Danach handeln wir nur auf Ihre Weisung, informieren Sie vor dem Einsatz weiterer Auftragsverarbeiter, verpflichten unser Personal zur Vertraulichkeit, unterstützen Sie bei Anfragen Ihrer Besucher und geben am Vertragsende alle Daten zurück oder löschen sie.',
            },
          ],
        },
        {
          heading: {
            en: 'Personal data breaches',
            es: 'Violaciones de la seguridad de los datos',
            fr: 'Violation de données personnelles',
            de: 'Verletzung des Schutzes personenbezogener Daten',
          },
          paragraphs: [
            {
              en: 'We report a breach that puts people at risk to the supervisory authority within 72 hours. If it affects your site, we inform you first, with what we know and what we do not know yet.',
              es: 'Notificamos a la autoridad de control en 72 horas toda violación que ponga en riesgo a personas. Si afecta a su sitio, le informamos antes a usted, con lo que sabemos y lo que aún no.',
              fr: 'Nous notifions sous 72 heures à l’autorité de contrôle toute violation présentant un risque pour des personnes. Si elle touche votre site, nous vous informons en premier, avec ce que nous savons et ce que nous ignorons encore.',
              de: 'Eine Verletzung, die ein Risiko für Menschen bedeutet, melden wir der Aufsichtsbehörde innerhalb von 72 Stunden. Betrifft sie Ihre Website, informieren wir zuerst Sie: über das, was wir wissen, und das, was wir noch nicht wissen.',
            },
          ],
        },
        {
          heading: { en: 'Our processors', es: 'Nuestros encargados', fr: 'Nos sous-traitants', de: 'Unsere Auftragsverarbeiter' },
          points: [
            {
              en: 'Data centre (servers and backups): [name, country].',
              es: 'Centro de datos (servidores y copias de seguridad): [nombre, país].',
              fr: 'Centre de données (serveurs et sauvegardes) : [nom, pays].',
              de: 'Rechenzentrum (Server und Backups): [Name, Land].',
            },
            {
              en: 'Email delivery (messages we send you): [name, country].',
              es: 'Envío de correo (mensajes que le enviamos): [nombre, país].',
              fr: 'Envoi de mails (messages que nous vous adressons) : [nom, pays].',
              de: 'E-Mail-Versand (Nachrichten an Sie): [Name, Land].',
            },
            {
              en: 'Independent controllers: the registrar and the registries [names], the payment provider [name], the certificate authority [name].',
              es: 'Responsables independientes: el registrador y los registros [nombres], el proveedor de pagos [nombre], la autoridad de certificación [nombre].',
              fr: 'Responsables de traitement indépendants : le bureau d’enregistrement et les registres [noms], le prestataire de paiement [nom], l’autorité de certification [nom].',
              de: 'Eigenständige Verantwortliche: Registrar und Vergabestellen [Namen], der Zahlungsanbieter [Name], die Zertifizierungsstelle [Name].',
            },
            {
              en: '[Whether data leaves the European Economic Area, where to, and on what basis.]',
              es: '[Si los datos salen del Espacio Económico Europeo, adónde y con qué base.]',
              fr: '[Si des données quittent l’Espace économique européen, vers où et sur quelle base.]',
              de: '[Ob Daten den Europäischen Wirtschaftsraum verlassen, wohin und auf welcher Grundlage.]',
            },
          ],
        },
      ]),
    },
  ],
}
