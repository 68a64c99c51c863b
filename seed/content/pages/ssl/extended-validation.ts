import type { PageSeed } from '../../../page-types'
import { richText } from '../../../rich-text'

export const sslExtendedValidation: PageSeed = {
  path: '/ssl/extended-validation',
  title: { en: 'Extended validation', es: 'Validación extendida', fr: 'Validation étendue', de: 'Erweiterte Prüfung' },
  breadcrumb: { en: 'EV certificate', es: 'Certificado EV', fr: 'Certificat EV', de: 'EV-Zertifikat' },
  meta: {
    title: {
      en: 'EV certificates: what is checked | Hostfront',
      es: 'Certificados EV: qué se comprueba | Hostfront',
      fr: 'Certificats EV : ce qui est vérifié | Hostfront',
      de: 'EV-Zertifikate: was geprüft wird | Hostfront',
    },
    description: {
      en: 'The papers, the phone call and the days an EV certificate (extended validation) takes, what the browser no longer shows, and its price.',
      es: 'Los documentos, la llamada y los días que piden los certificados EV (validación extendida), lo que ya no muestra el navegador y su precio.',
      fr: 'Les papiers, l’appel et les jours que demande un certificat EV (validation étendue), ce que le navigateur ne montre plus, et son prix.',
      de: 'Welche Papiere, welcher Anruf und wie viele Tage ein EV-Zertifikat braucht, was der Browser nicht mehr zeigt und was es kostet.',
    },
  },
  noindex: false,
  layout: [
    {
      blockType: 'hero',
      heading: {
        en: 'EV certificates: checked down to the signature.',
        es: 'Certificados EV: comprobados hasta la firma.',
        fr: 'Certificats EV : vérifiés jusqu’à la signature.',
        de: 'EV-Zertifikate: geprüft bis zur Unterschrift.',
      },
      lead: {
        en: 'For those whose customers, bank or tender ask for it by name.',
        es: 'Para quien tiene un cliente, un banco o una licitación que lo exige.',
        fr: 'Pour qui a un client, une banque ou un marché public qui l’exige.',
        de: 'Für alle, deren Kunden, Bank oder Ausschreibung es ausdrücklich verlangen.',
      },
      intro: {
        en: 'Everyone else is just as well encrypted with DV, and in minutes.',
        es: 'Los demás están igual de cifrados con DV, y en minutos.',
        fr: 'Les autres sont tout aussi bien chiffrés en DV, et en quelques minutes.',
        de: 'Alle anderen sind mit DV genauso verschlüsselt, und das in Minuten.',
      },
      primaryLabel: {
        en: 'See all SSL certificates',
        es: 'Ver los certificados SSL',
        fr: 'Voir les certificats SSL',
        de: 'SSL-Zertifikate ansehen',
      },
      primaryHref: '/ssl-certificates',
      secondaryLabel: { en: 'Ask us about EV', es: 'Preguntar por el EV', fr: 'Nous interroger sur l’EV', de: 'Zu EV nachfragen' },
      secondaryHref: '/contact',
      picture: 'plates',
      showPlate: true,
    },
    {
      blockType: 'ssl-chooser',
      heading: {
        en: 'EV certificate: one name or several.',
        es: 'Certificado EV: un nombre o varios.',
        fr: 'Certificat EV : un nom ou plusieurs.',
        de: 'EV-Zertifikat: ein Name oder mehrere.',
      },
      intro: {
        en: 'Every name in an EV certificate is checked one by one. That is why there is no star.',
        es: 'En un EV se comprueba cada nombre, uno por uno. Por eso no hay asterisco.',
        fr: 'Chaque nom d’un certificat EV est vérifié un à un. D’où l’absence d’étoile.',
        de: 'In einem EV-Zertifikat wird jeder Name einzeln geprüft. Deshalb gibt es keinen Stern.',
      },
      preset: 'single',
      plan: 'ssl-ev',
    },
    {
      blockType: 'onboarding',
      heading: {
        en: 'Validation: three days with paper.',
        es: 'Validación: tres días de papeles.',
        fr: 'Validation : trois jours de papiers.',
        de: 'Prüfung: drei Tage mit Papier.',
      },
      intro: {
        en: 'Up to five, if a register is slow. One person here stays on it until it is issued.',
        es: 'Hasta cinco, si el registro va despacio. Una persona de aquí lo sigue hasta la emisión.',
        fr: 'Jusqu’à cinq si un registre tarde. Une personne d’ici suit le dossier jusqu’à la délivrance.',
        de: 'Bis zu fünf, wenn ein Register langsam ist. Eine Person bei uns bleibt bis zur Ausstellung dran.',
      },
      steps: [
        {
          title: { en: 'Papers', es: 'Documentos', fr: 'Papiers', de: 'Unterlagen' },
          description: {
            en: 'Register extract, address, who may sign.',
            es: 'Nota registral, domicilio y quién firma.',
            fr: 'Extrait du registre, adresse, signataire.',
            de: 'Registerauszug, Adresse, wer zeichnen darf.',
          },
          detail: {
            en: 'Company name and address must read the same in the public register and in your order, down to the comma. We compare both before anything is sent.',
            es: 'La razón social y el domicilio deben coincidir con el registro público hasta en la coma. Lo comparamos antes de enviar nada.',
            fr: 'Raison sociale et adresse doivent être identiques au registre et dans la commande, à la virgule près. Nous comparons avant tout envoi.',
            de: 'Firma und Adresse müssen im öffentlichen Register und in der Bestellung gleich lauten, bis aufs Komma. Wir vergleichen beides, bevor etwas hinausgeht.',
          },
          buttonLabel: { en: 'What to prepare', es: 'Qué preparar', fr: 'Que préparer', de: 'Was vorzubereiten ist' },
          href: '/knowledge-base',
        },
        {
          title: { en: 'A call', es: 'Una llamada', fr: 'Un appel', de: 'Ein Anruf' },
          description: {
            en: 'To the number in the register, not to yours.',
            es: 'Al número que consta en el registro, no al suyo.',
            fr: 'Au numéro du registre, pas au vôtre.',
            de: 'Unter der Nummer aus dem Register, nicht unter Ihrer.',
          },
          detail: {
            en: 'The authority rings and asks for the person who ordered. Tell the front desk; most delays are a receptionist who knows nothing of it.',
            es: 'La autoridad llama y pregunta por quien hizo el pedido. Avise en recepción: casi todos los retrasos son alguien que no sabía nada.',
            fr: 'L’autorité appelle et demande la personne qui a commandé. Prévenez l’accueil : la plupart des retards viennent d’un standard qui n’est pas au courant.',
            de: 'Die Stelle ruft an und verlangt die Person, die bestellt hat. Sagen Sie am Empfang Bescheid; meist verzögert es sich, weil dort niemand davon weiß.',
          },
          buttonLabel: { en: 'Arrange a time', es: 'Acordar una hora', fr: 'Convenir d’une heure', de: 'Termin abstimmen' },
          href: '/contact',
        },
        {
          title: { en: 'Issued', es: 'Emitido', fr: 'Délivré', de: 'Ausgestellt' },
          description: {
            en: 'Installed here, or sent to your server.',
            es: 'Instalado aquí o enviado a su servidor.',
            fr: 'Installé ici, ou envoyé à votre serveur.',
            de: 'Hier eingerichtet oder an Ihren Server geschickt.',
          },
          detail: {
            en: 'Next year the papers are asked for again, so we keep the list. Renewal starts early enough for a slow register.',
            es: 'El año que viene se vuelven a pedir los documentos, así que guardamos la lista. Empezamos con tiempo para un registro lento.',
            fr: 'L’an prochain, les papiers seront redemandés : nous gardons la liste. Le renouvellement commence assez tôt pour un registre lent.',
            de: 'Im nächsten Jahr werden die Papiere wieder verlangt, deshalb heben wir die Liste auf. Die Verlängerung beginnt früh genug für ein langsames Register.',
          },
          buttonLabel: { en: 'Other certificates', es: 'Otros certificados', fr: 'Autres certificats', de: 'Andere Zertifikate' },
          href: '/ssl-certificates',
        },
      ],
    },
    {
      blockType: 'rich-text',
      content: richText([
        {
          heading: { en: 'No green bar', es: 'Ya no hay barra verde', fr: 'La barre verte n’existe plus', de: 'Kein grüner Balken' },
          paragraphs: [
            {
              en: 'Browsers once wrote the company’s name in green beside the address. They stopped. Today the name stands one click deeper, in the certificate itself. Anyone who checks will find it; anyone who does not sees the same padlock as with DV. We would rather say so before you pay.',
              es: 'Antes los navegadores escribían en verde el nombre de la empresa junto a la dirección. Ya no. Hoy el nombre está a un clic, dentro del certificado. Quien lo mira lo encuentra; quien no, ve el mismo candado que con DV. Preferimos decirlo antes de que pague.',
              fr: 'Les navigateurs affichaient jadis le nom de l’entreprise en vert à côté de l’adresse. Ils ont cessé. Aujourd’hui, ce nom est à un clic, dans le certificat. Qui vérifie le trouve ; les autres voient le même cadenas qu’en DV. Nous préférons le dire avant le paiement.',
              de: 'Früher schrieben Browser den Firmennamen grün neben die Adresse. Das ist vorbei. Heute steht er einen Klick tiefer, im Zertifikat selbst. Wer nachsieht, findet ihn; wer nicht, sieht dasselbe Schloss wie bei DV. Das sagen wir lieber, bevor Sie bezahlen.',
            },
          ],
        },
      ]),
    },
  ],
}
