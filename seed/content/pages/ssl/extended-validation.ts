import type { PageSeed } from '../../../page-types'
import { richText } from '../../../rich-text'

export const sslExtendedValidation: PageSeed = {
  path: '/ssl/extended-validation',
  title: { en: 'Extended validation', es: 'Validación extendida', fr: 'Validation étendue', de: 'Erweiterte Validierung' },
  breadcrumb: { en: 'EV certificate', es: 'Certificado EV', fr: 'Certificat EV', de: 'EV-Zertifikat' },
  meta: {
    title: {
      en: 'EV certificates: what is checked | Hostfront',
      es: 'Certificados EV: qué se comprueba | Hostfront',
      fr: 'Certificats EV : ce qui est vérifié | Hostfront',
      de: 'EV-Zertifikate: was geprüft wird | Hostfront',
    },
    description: {
      en: 'EV certificate (extended validation): the documents, the phone call and the time it takes, what browsers no longer show, and the price.',
      es: 'Certificado EV (validación extendida): documentos, llamada y plazos, lo que el navegador ya no muestra y su precio.',
      fr: 'Certificat EV (validation étendue) : documents, appel et délais, ce que le navigateur ne montre plus, et le prix.',
      de: 'EV-Zertifikat (Extended Validation): welche Unterlagen, welcher Anruf und wie viel Zeit nötig sind, was Browser nicht mehr zeigen, was es kostet.',
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
        en: 'EV is for organisations whose customers, bank or tender ask for it.',
        es: 'El EV es para organizaciones cuyos clientes, banco o licitación lo exigen.',
        fr: 'L’EV s’adresse aux organisations dont les clients, la banque ou un appel d’offres l’exigent.',
        de: 'EV ist für Unternehmen, deren Kunden, Bank oder Ausschreibung es verlangen.',
      },
      intro: {
        en: 'Everyone else gets the same encryption with DV, and in minutes.',
        es: 'A los demás les basta un DV: el mismo cifrado, en minutos.',
        fr: 'Pour tous les autres, le DV chiffre tout aussi bien, en quelques minutes.',
        de: 'Für alle anderen verschlüsselt DV genauso gut, und das in Minuten.',
      },
      primaryLabel: {
        en: 'See all SSL certificates',
        es: 'Ver todos los certificados SSL',
        fr: 'Voir tous les certificats SSL',
        de: 'Alle SSL-Zertifikate ansehen',
      },
      primaryHref: '/ssl-certificates',
      secondaryLabel: { en: 'Ask us about EV', es: 'Preguntar por el EV', fr: 'Poser une question sur l’EV', de: 'Frage zu EV stellen' },
      secondaryHref: '/contact',
      picture: 'plates',
      showPlate: true,
    },
    {
      blockType: 'ssl-chooser',
      heading: {
        en: 'EV certificate for one or several domains.',
        es: 'Certificado EV para uno o varios dominios.',
        fr: 'Certificat EV pour un ou plusieurs domaines.',
        de: 'EV-Zertifikat für eine oder mehrere Domains.',
      },
      intro: {
        en: 'Every domain in an EV certificate is checked individually. That is why there are no EV wildcards.',
        es: 'En un certificado EV cada dominio se comprueba por separado. Por eso no existen comodines EV.',
        fr: 'Chaque domaine d’un certificat EV est vérifié individuellement. C’est pourquoi il n’existe pas de wildcard EV.',
        de: 'In einem EV-Zertifikat wird jede Domain einzeln geprüft. Deshalb gibt es keine EV-Wildcards.',
      },
      preset: 'single',
      plan: 'ssl-ev',
    },
    {
      blockType: 'onboarding',
      heading: {
        en: 'EV validation in three steps.',
        es: 'La validación EV en tres pasos.',
        fr: 'La validation EV en trois étapes.',
        de: 'Die EV-Prüfung in drei Schritten.',
      },
      intro: {
        en: 'It usually takes three days, and up to five if a register is slow. One person on our team sees it through until the certificate is issued.',
        es: 'Suele tardar tres días, o hasta cinco si el registro va despacio. Una persona de nuestro equipo la sigue hasta la emisión.',
        fr: 'Elle prend en général trois jours, jusqu’à cinq si un registre tarde. Une personne de notre équipe suit le dossier jusqu’à la délivrance.',
        de: 'Sie dauert meist drei Tage, bis zu fünf, wenn ein Register langsam ist. Eine Person aus unserem Team begleitet sie bis zur Ausstellung.',
      },
      steps: [
        {
          title: { en: 'Documents', es: 'Documentos', fr: 'Justificatifs', de: 'Unterlagen' },
          description: {
            en: 'You send a register extract, your address and the name of the authorised signatory.',
            es: 'Usted envía la nota registral, el domicilio y el nombre del firmante autorizado.',
            fr: 'Vous envoyez l’extrait du registre, l’adresse et le nom du signataire.',
            de: 'Sie senden Registerauszug, Adresse und den Namen der zeichnungsberechtigten Person.',
          },
          detail: {
            en: 'Company name and address must match the public register exactly, down to the comma. We compare them with your order before anything is sent.',
            es: 'La razón social y el domicilio deben coincidir exactamente con el registro público. Los comparamos con su pedido antes de enviar nada.',
            fr: 'Raison sociale et adresse doivent correspondre exactement au registre public. Nous les comparons à votre commande avant tout envoi.',
            de: 'Firma und Adresse müssen genau mit dem öffentlichen Register übereinstimmen. Wir vergleichen sie mit Ihrer Bestellung, bevor etwas hinausgeht.',
          },
          buttonLabel: { en: 'See what to prepare', es: 'Ver qué preparar', fr: 'Voir quoi préparer', de: 'Vorbereitung ansehen' },
          href: '/knowledge-base',
        },
        {
          title: { en: 'Phone call', es: 'Llamada', fr: 'Appel téléphonique', de: 'Anruf' },
          description: {
            en: 'The call goes to the number in the public register.',
            es: 'Se llama al número que consta en el registro público.',
            fr: 'L’appel se fait au numéro inscrit au registre public.',
            de: 'Angerufen wird unter der Nummer aus dem öffentlichen Register.',
          },
          detail: {
            en: 'The certificate authority asks for the person who placed the order. Tell reception in advance: most delays happen because nobody there is expecting the call.',
            es: 'La autoridad de certificación pregunta por quien hizo el pedido. Avise en recepción: la mayoría de los retrasos se debe a que allí nadie espera la llamada.',
            fr: 'L’autorité de certification demande la personne qui a commandé. Prévenez l’accueil : la plupart des retards viennent d’un standard qui n’est pas informé.',
            de: 'Die Zertifizierungsstelle möchte die Person sprechen, die bestellt hat. Informieren Sie den Empfang: Meist verzögert es sich, weil dort niemand Bescheid weiß.',
          },
          buttonLabel: { en: 'Arrange a time', es: 'Acordar una hora', fr: 'Convenir d’une heure', de: 'Termin vereinbaren' },
          href: '/contact',
        },
        {
          title: { en: 'Issuance', es: 'Emisión', fr: 'Délivrance', de: 'Ausstellung' },
          description: {
            en: 'We install it, or send it to you for your server.',
            es: 'Lo instalamos o se lo enviamos para su servidor.',
            fr: 'Nous installons le certificat, ou vous l’envoyons pour votre serveur.',
            de: 'Wir richten es ein oder schicken es Ihnen für Ihren Server.',
          },
          detail: {
            en: 'The documents are needed again next year, so we keep the list. We start the renewal early enough for a slow register.',
            es: 'El año que viene se vuelven a pedir los documentos, así que guardamos la lista. Empezamos la renovación con tiempo para un registro lento.',
            fr: 'Les documents seront redemandés l’an prochain : nous gardons donc la liste. Nous lançons le renouvellement assez tôt pour qu’un registre lent ne le retarde pas.',
            de: 'Im nächsten Jahr werden die Unterlagen wieder verlangt, deshalb bewahren wir die Liste auf. Mit der Verlängerung beginnen wir so früh, dass auch ein langsames Register sie nicht aufhält.',
          },
          buttonLabel: {
            en: 'See other certificates',
            es: 'Ver otros certificados',
            fr: 'Voir les autres certificats',
            de: 'Andere Zertifikate ansehen',
          },
          href: '/ssl-certificates',
        },
      ],
    },
    {
      blockType: 'rich-text',
      content: richText([
        {
          heading: {
            en: 'No green bar',
            es: 'Ya no hay barra verde',
            fr: 'La barre verte n’existe plus',
            de: 'Die grüne Adressleiste gibt es nicht mehr',
          },
          paragraphs: [
            {
              en: 'Browsers used to show the company’s name in green beside the address. They no longer do. Today the name is one click away, in the certificate itself. Anyone who checks will find it; anyone who does not sees the same padlock as with DV. We would rather say so before you pay.',
              es: 'Antes los navegadores mostraban en verde el nombre de la empresa junto a la dirección. Ya no lo hacen. Hoy el nombre está a un clic, en el propio certificado. Quien lo comprueba lo encuentra; quien no, ve el mismo candado que con DV. Preferimos decirlo antes de que pague.',
              fr: 'Les navigateurs affichaient autrefois le nom de l’entreprise en vert à côté de l’adresse. Ils ne le font plus. Aujourd’hui, ce nom est à un clic, dans le certificat. Qui vérifie le trouve ; les autres voient le même cadenas qu’en DV. Nous préférons le dire avant le paiement.',
              de: 'Früher zeigten Browser den Firmennamen grün neben der Adresse an. Das ist vorbei. Heute steht er einen Klick entfernt im Zertifikat selbst. Wer nachsieht, findet ihn; wer nicht, sieht dasselbe Schloss wie bei DV. Das sagen wir lieber, bevor Sie bezahlen.',
            },
          ],
        },
      ]),
    },
  ],
}
