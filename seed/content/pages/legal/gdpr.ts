import type { PageSeed } from '../../../page-types'
import { richText } from '../../../rich-text'
import { sampleNotice } from './sample-notice'

export const gdpr: PageSeed = {
  path: '/gdpr',
  title: { en: 'Data protection (GDPR)', es: 'Protección de datos (RGPD)', fr: 'Protection des données (RGPD)', de: 'Datenschutz (DSGVO)' },
  breadcrumb: { en: 'GDPR', es: 'RGPD', fr: 'RGPD', de: 'DSGVO' },
  meta: {
    title: {
      en: 'GDPR: your rights, and how to use them | Hostfront',
      es: 'RGPD: sus derechos y cómo usarlos | Hostfront',
      fr: 'RGPD : vos droits, comment les exercer | Hostfront',
      de: 'DSGVO: Ihre Rechte und wie Sie sie nutzen | Hostfront',
    },
    description: {
      en: 'GDPR for visitors, and for customers whose visitors’ data we host: roles, legal bases, processors, deadlines and the contract we sign.',
      es: 'RGPD para visitantes y para clientes de cuyos visitantes alojamos datos: funciones, bases jurídicas, encargados, plazos y contrato.',
      fr: 'RGPD pour les visiteurs, et pour les clients qui hébergent chez nous : rôles, bases légales, sous-traitants, délais, contrat.',
      de: 'DSGVO für Besucher und für Kunden, deren Besucherdaten wir speichern: Rollen, Rechtsgrundlagen, Auftragsverarbeiter, Fristen, Vertrag.',
    },
  },
  noindex: false,
  layout: [
    {
      blockType: 'rich-text',
      content: richText([
        sampleNotice,
        {
          heading: { en: 'Two roles', es: 'Dos funciones', fr: 'Deux rôles', de: 'Zwei Rollen' },
          paragraphs: [
            {
              en: 'For your account and your orders we are the controller: we decide what is needed and answer for it. For the data on a site you host with us you are the controller and we are the processor: we keep the machine, you decide what is on it.',
              es: 'Para su cuenta y sus pedidos somos responsables del tratamiento: decidimos qué hace falta y respondemos de ello. Para los datos de un sitio alojado aquí, usted es responsable y nosotros encargados: cuidamos la máquina, usted decide qué contiene.',
              fr: 'Pour votre compte et vos commandes, nous sommes responsable du traitement : nous décidons de ce qu’il faut et en répondons. Pour les données d’un site hébergé ici, vous êtes responsable et nous sous-traitant : nous gardons la machine, vous décidez de ce qu’elle contient.',
              de: 'Für Ihr Konto und Ihre Bestellungen sind wir Verantwortliche: Wir entscheiden, was nötig ist, und stehen dafür ein. Für die Daten einer Website, die bei uns liegt, sind Sie Verantwortlicher und wir Auftragsverarbeiter: Wir hüten die Maschine, Sie bestimmen, was darauf ist.',
            },
          ],
        },
        {
          heading: { en: 'On what grounds', es: 'Con qué base jurídica', fr: 'Sur quelle base', de: 'Auf welcher Grundlage' },
          points: [
            {
              en: 'Contract: account, order, delivery, support.',
              es: 'Contrato: cuenta, pedido, entrega, soporte.',
              fr: 'Contrat : compte, commande, livraison, support.',
              de: 'Vertrag: Konto, Bestellung, Lieferung, Kundendienst.',
            },
            {
              en: 'Legal duty: receipts for the tax office, holder data for the registry.',
              es: 'Obligación legal: recibos para Hacienda y datos del titular para el registro.',
              fr: 'Obligation légale : reçus pour le fisc, données du titulaire pour le registre.',
              de: 'Rechtliche Pflicht: Belege für das Finanzamt, Inhaberdaten für die Vergabestelle.',
            },
            {
              en: 'Legitimate interest: keeping attacks out, counted for a few days without a profile.',
              es: 'Interés legítimo: frenar ataques, con recuentos de pocos días y sin perfiles.',
              fr: 'Intérêt légitime : écarter les attaques, compté quelques jours sans profil.',
              de: 'Berechtigtes Interesse: Angriffe abwehren, einige Tage gezählt, ohne Profil.',
            },
            {
              en: 'Consent: nothing on this site needs it.',
              es: 'Consentimiento: nada en este sitio lo necesita.',
              fr: 'Consentement : rien sur ce site n’en a besoin.',
              de: 'Einwilligung: Nichts auf dieser Website braucht sie.',
            },
          ],
        },
        {
          heading: { en: 'What you may ask for', es: 'Qué puede pedir', fr: 'Ce que vous pouvez demander', de: 'Was Sie verlangen können' },
          points: [
            {
              en: 'To see what we hold about you, as a file.',
              es: 'Ver lo que tenemos sobre usted, en un archivo.',
              fr: 'Voir ce que nous avons sur vous, en un fichier.',
              de: 'Zu sehen, was wir über Sie haben, als Datei.',
            },
            {
              en: 'To have it corrected, moved to another provider, or limited.',
              es: 'Que se corrija, se traslade a otro proveedor o se limite.',
              fr: 'Le faire corriger, transférer chez un autre prestataire, ou limiter.',
              de: 'Berichtigung, Übertragung zu einem anderen Anbieter oder Einschränkung.',
            },
            {
              en: 'To have it erased, except what tax law makes us keep.',
              es: 'Que se borre, salvo lo que la ley fiscal obliga a conservar.',
              fr: 'Le faire effacer, sauf ce que la loi fiscale nous impose de garder.',
              de: 'Löschung, außer bei dem, was wir steuerrechtlich aufbewahren müssen.',
            },
            {
              en: 'To object where we rely on our own interest.',
              es: 'Oponerse cuando nos apoyamos en nuestro interés.',
              fr: 'Vous opposer là où nous invoquons notre intérêt.',
              de: 'Widerspruch, wo wir uns auf unser Interesse berufen.',
            },
          ],
        },
        {
          paragraphs: [
            {
              en: 'Write to the support address from the address of your account. We answer within a month, usually within a week, and it costs nothing. If the answer does not satisfy you, the supervisory authority of your country hears you; ours is [name and address of the authority].',
              es: 'Escriba a soporte desde la dirección de su cuenta. Contestamos en un mes, por lo general en una semana, y es gratuito. Si la respuesta no le satisface, le atenderá la autoridad de control de su país; la nuestra es [nombre y dirección de la autoridad].',
              fr: 'Écrivez au support depuis l’adresse de votre compte. Nous répondons sous un mois, en général sous une semaine, gratuitement. Si la réponse ne vous satisfait pas, l’autorité de contrôle de votre pays vous écoutera ; la nôtre est [nom et adresse de l’autorité].',
              de: 'Schreiben Sie dem Kundendienst von der Adresse Ihres Kontos. Wir antworten innerhalb eines Monats, meist binnen einer Woche, kostenlos. Genügt Ihnen die Antwort nicht, hört die Aufsichtsbehörde Ihres Landes Sie an; unsere ist [Name und Anschrift der Behörde].',
            },
          ],
        },
        {
          heading: {
            en: 'If you host with us',
            es: 'Si aloja su sitio aquí',
            fr: 'Si vous hébergez chez nous',
            de: 'Wenn Sie bei uns hosten',
          },
          paragraphs: [
            {
              en: 'A processing agreement is part of every hosting order. It says that we act on your instructions only, name our own processors before we add one, keep our staff to secrecy, help you with requests of your visitors, and return or delete everything at the end.',
              es: 'Con cada pedido de hosting va un contrato de encargo del tratamiento. Dice que actuamos solo según sus instrucciones, nombramos a nuestros subencargados antes de añadir uno, obligamos a nuestra plantilla a guardar secreto, le ayudamos con las solicitudes de sus visitantes y al final devolvemos o borramos todo.',
              fr: 'Un contrat de sous-traitance fait partie de chaque commande d’hébergement. Nous n’agissons que sur vos instructions, nommons nos propres sous-traitants avant d’en ajouter, tenons le personnel au secret, vous aidons à répondre à vos visiteurs et, à la fin, rendons ou effaçons tout.',
              de: 'Ein Vertrag zur Auftragsverarbeitung gehört zu jeder Hosting-Bestellung. Darin steht: Wir handeln nur nach Ihrer Weisung, nennen weitere Auftragsverarbeiter vorab, verpflichten alle zur Verschwiegenheit, helfen Ihnen bei Anfragen Ihrer Besucher und geben am Ende alles zurück oder löschen es.',
            },
          ],
        },
        {
          heading: { en: 'If something goes wrong', es: 'Si algo va mal', fr: 'Si quelque chose tourne mal', de: 'Wenn etwas schiefgeht' },
          paragraphs: [
            {
              en: 'A breach that puts people at risk is reported to the authority within 72 hours. If it touches your site, you hear from us first, with what we know and what we do not know yet.',
              es: 'Una violación que ponga en riesgo a personas se notifica a la autoridad en 72 horas. Si afecta a su sitio, se lo decimos antes a usted, con lo que sabemos y lo que aún no.',
              fr: 'Une violation qui expose des personnes est signalée à l’autorité sous 72 heures. Si elle touche votre site, vous l’apprenez d’abord de nous, avec ce que nous savons et ne savons pas encore.',
              de: 'Eine Verletzung, die Menschen gefährdet, melden wir der Behörde innerhalb von 72 Stunden. Betrifft sie Ihre Website, hören Sie zuerst von uns, mit dem, was wir wissen, und dem, was wir noch nicht wissen.',
            },
          ],
        },
        {
          heading: { en: 'Our processors', es: 'Nuestros encargados', fr: 'Nos sous-traitants', de: 'Unsere Auftragsverarbeiter' },
          points: [
            {
              en: 'Data centre, keeps machines and backups: [name, country].',
              es: 'Centro de datos, guarda máquinas y copias: [nombre, país].',
              fr: 'Centre de données, garde machines et sauvegardes : [nom, pays].',
              de: 'Rechenzentrum, bewahrt Maschinen und Backups auf: [Name, Land].',
            },
            {
              en: 'Email delivery, carries what we write to you: [name, country].',
              es: 'Envío de correo, transporta lo que le escribimos: [nombre, país].',
              fr: 'Envoi de mails, transporte ce que nous vous écrivons : [nom, pays].',
              de: 'E-Mail-Versand, befördert, was wir Ihnen schreiben: [Name, Land].',
            },
            {
              en: 'Answerable for themselves: the registrar and the registries [names], the payment provider [name], the certificate authority [name].',
              es: 'Responsables por sí mismos: el registrador y los registros [nombres], el proveedor de pagos [nombre], la autoridad de certificación [nombre].',
              fr: 'Responsables eux-mêmes : le bureau d’enregistrement et les registres [noms], le prestataire de paiement [nom], l’autorité de certification [nom].',
              de: 'Selbst verantwortlich: Registrar und Vergabestellen [Namen], der Zahlungsanbieter [Name], die Zertifizierungsstelle [Name].',
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
