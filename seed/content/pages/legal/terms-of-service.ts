import type { PageSeed } from '../../../page-types'
import { richText } from '../../../rich-text'
import { sampleNotice } from './sample-notice'

export const termsOfService: PageSeed = {
  path: '/legal/terms-of-service',
  title: { en: 'Terms of service', es: 'Condiciones del servicio', fr: 'Conditions générales', de: 'Nutzungsbedingungen' },
  breadcrumb: { en: 'Terms of service', es: 'Condiciones del servicio', fr: 'Conditions générales', de: 'Nutzungsbedingungen' },
  meta: {
    title: {
      en: 'Terms of service | Hostfront',
      es: 'Condiciones del servicio | Hostfront',
      fr: 'Conditions générales | Hostfront',
      de: 'Nutzungsbedingungen | Hostfront',
    },
    description: {
      en: 'Terms of service: orders, prices, delivery, renewal and how to cancel and get your money back within 30 days.',
      es: 'Condiciones del servicio: pedidos, precios, entrega, renovación y garantía de devolución de 30 días.',
      fr: 'Conditions générales : commande, prix, livraison, renouvellement et garantie de remboursement de 30 jours.',
      de: 'Nutzungsbedingungen: Bestellung, Preise, Lieferung, Verlängerung und 30 Tage lang Ihr Geld zurück.',
    },
  },
  noindex: false,
  layout: [
    {
      blockType: 'rich-text',
      content: richText([
        sampleNotice,
        {
          heading: { en: 'Contracting party', es: 'Parte contratante', fr: 'Cocontractant', de: 'Vertragspartner' },
          paragraphs: [
            {
              en: '[Company name and legal form], [address], [register and number], [VAT number], [email address].',
              es: '[Razón social y forma jurídica], [domicilio], [registro y número], [NIF-IVA], [correo electrónico].',
              fr: '[Dénomination et forme sociale], [adresse], [registre et numéro], [numéro de TVA], [adresse mail].',
              de: '[Firma und Rechtsform], [Anschrift], [Register und Nummer], [USt-IdNr.], [E-Mail-Adresse].',
            },
          ],
        },
        {
          heading: { en: 'Your order', es: 'Su pedido', fr: 'Votre commande', de: 'Ihre Bestellung' },
          paragraphs: [
            {
              en: 'You order the items in the order summary at the total shown there. If a price, an exchange rate or the availability of a domain changes before you confirm, nothing is charged and we ask you to confirm again.',
              es: 'Usted contrata lo que figura en el resumen del pedido, por el total indicado. Si un precio, un tipo de cambio o la disponibilidad de un dominio cambia antes de confirmar, no se cobra nada y le pedimos que confirme de nuevo.',
              fr: 'Vous commandez les articles du récapitulatif, au total indiqué. Si un prix, un taux de change ou la disponibilité d’un domaine change avant votre confirmation, rien n’est débité et nous vous demandons de confirmer à nouveau.',
              de: 'Sie bestellen, was in der Bestellübersicht steht, zur dort genannten Summe. Ändert sich vor Ihrer Bestätigung ein Preis, ein Wechselkurs oder die Verfügbarkeit einer Domain, wird nichts abgebucht, und wir bitten Sie erneut um Bestätigung.',
            },
          ],
        },
        {
          heading: { en: 'Your account', es: 'Su cuenta', fr: 'Votre compte', de: 'Ihr Konto' },
          paragraphs: [
            {
              en: 'You may order as a guest or with an account. You are responsible for anything done with your password, so keep it confidential and tell us at once if someone else has it. Provide a correct name and address: a registry may revoke a domain whose owner cannot be reached.',
              es: 'Puede comprar como invitado o con cuenta. Usted responde de lo que se haga con su contraseña: manténgala en secreto y avísenos de inmediato si la conoce otra persona. Indique un nombre y una dirección correctos: un registro puede retirar un dominio cuyo titular no se localiza.',
              fr: 'Vous pouvez commander en invité ou avec un compte. Vous répondez de ce qui est fait avec votre mot de passe : gardez-le secret et prévenez-nous aussitôt si un tiers le connaît. Indiquez un nom et une adresse exacts : un registre peut retirer un domaine dont le titulaire est injoignable.',
              de: 'Sie können als Gast oder mit Konto bestellen. Für Handlungen, die mit Ihrem Passwort vorgenommen werden, sind Sie verantwortlich: Halten Sie es geheim und informieren Sie uns sofort, wenn jemand anders es kennt. Geben Sie Namen und Adresse richtig an: Eine Vergabestelle kann eine Domain entziehen, deren Inhaber nicht zu erreichen ist.',
            },
          ],
        },
        {
          heading: { en: 'Prices and tax', es: 'Precios e impuestos', fr: 'Prix et taxes', de: 'Preise und Steuer' },
          paragraphs: [
            {
              en: 'Prices are set in US dollars and converted at the dated exchange rate shown. Tax is added on a separate line. Setup fees are charged once, with the first payment. Discount codes apply to the first payment only.',
              es: 'Los precios se fijan en dólares estadounidenses y se convierten al tipo de cambio fechado que se muestra. Los impuestos se suman en una línea aparte. Las cuotas de alta se cobran una vez, con el primer pago. Los códigos de descuento se aplican solo al primer pago.',
              fr: 'Les prix sont fixés en dollars américains et convertis au taux de change daté affiché. Les taxes s’ajoutent sur une ligne séparée. Les frais de mise en service sont facturés une fois, au premier paiement. Les codes de réduction ne s’appliquent qu’au premier paiement.',
              de: 'Preise sind in US-Dollar festgelegt und werden zum angezeigten, datierten Wechselkurs umgerechnet. Die Steuer wird in einer eigenen Zeile ausgewiesen. Einrichtungsgebühren fallen einmalig mit der ersten Zahlung an. Rabattcodes gelten nur für die erste Zahlung.',
            },
          ],
        },
        {
          heading: { en: 'Delivery', es: 'Entrega', fr: 'Livraison', de: 'Lieferung' },
          paragraphs: [
            {
              en: 'We request domains from the registry as soon as we receive your payment; a domain is yours only once the registry has confirmed it. Shared hosting and virtual servers are ready within minutes, dedicated servers within one working day. A domain transfer takes five to seven days, because the current registrar has that long to object.',
              es: 'Solicitamos los dominios al registro en cuanto recibimos el pago; un dominio solo es suyo cuando el registro lo confirma. El hosting compartido y los servidores virtuales están listos en minutos; los servidores dedicados, en un día laborable. Una transferencia de dominio tarda de cinco a siete días, porque ese es el plazo del registrador actual para oponerse.',
              fr: 'Nous demandons l’enregistrement des domaines au registre dès réception du paiement ; un domaine n’est à vous qu’une fois confirmé par le registre. L’hébergement mutualisé et les serveurs virtuels sont prêts en quelques minutes, les serveurs dédiés après un jour ouvré. Un transfert de domaine prend cinq à sept jours : c’est le délai d’opposition du bureau d’enregistrement actuel.',
              de: 'Wir beantragen Domains bei der Vergabestelle, sobald die Zahlung eingegangen ist; eine Domain gehört Ihnen erst, wenn die Vergabestelle sie bestätigt hat. Shared Hosting und virtuelle Server sind in Minuten bereit, dedizierte Server nach einem Werktag. Ein Domaintransfer dauert fünf bis sieben Tage, weil der bisherige Registrar so lange widersprechen kann.',
            },
          ],
        },
        {
          heading: {
            en: 'Renewal and expiry',
            es: 'Renovación y vencimiento',
            fr: 'Renouvellement et expiration',
            de: 'Verlängerung und Ablauf',
          },
          paragraphs: [
            {
              en: 'Renewals are charged at the price valid on the renewal date. We remind you 90, 30 and 7 days before a domain expires and state that price. After expiry there is a grace period of 30 days, then a redemption period of 30 days. After that the domain is released.',
              es: 'Las renovaciones se cobran al precio vigente el día de la renovación. Le avisamos 90, 30 y 7 días antes de que venza un dominio e indicamos ese precio. Tras el vencimiento hay un periodo de gracia de 30 días y después un periodo de recuperación de 30 días. Pasados estos, el dominio se libera.',
              fr: 'Le renouvellement est facturé au tarif en vigueur à sa date. Nous vous prévenons 90, 30 et 7 jours avant l’expiration d’un nom de domaine, en indiquant ce tarif. Suivent une période de grâce de 30 jours, puis une période de rédemption de 30 jours. Ensuite, le domaine est libéré.',
              de: 'Verlängert wird zum Preis am Tag der Verlängerung. Wir erinnern Sie 90, 30 und 7 Tage vor Ablauf einer Domain und nennen diesen Preis. Nach dem Ablauf folgen eine Nachfrist (Grace Period) von 30 Tagen und eine Rückholfrist (Redemption Period) von 30 Tagen. Danach wird die Domain freigegeben.',
            },
          ],
        },
        {
          heading: {
            en: '30-day money-back guarantee',
            es: 'Garantía de devolución de 30 días',
            fr: 'Garantie de remboursement de 30 jours',
            de: '30 Tage Geld-zurück-Garantie',
          },
          paragraphs: [
            {
              en: 'You may cancel within 30 days of the first payment and get your money back, without giving a reason. Domain names are excluded, because a registry does not take them back. Your statutory right of withdrawal is not affected.',
              es: 'Puede cancelar en los 30 días siguientes al primer pago y le devolvemos el dinero, sin indicar el motivo. Quedan fuera los dominios, porque el registro no admite devoluciones. Su derecho legal de desistimiento no se ve afectado.',
              fr: 'Vous pouvez résilier dans les 30 jours suivant le premier paiement et être remboursé, sans motif. Les noms de domaine sont exclus, car le registre ne les reprend pas. Votre droit légal de rétractation n’est pas affecté.',
              de: 'Sie können innerhalb von 30 Tagen nach der ersten Zahlung ohne Angabe von Gründen kündigen und erhalten Ihr Geld zurück. Domains sind ausgenommen, weil die Vergabestelle sie nicht zurücknimmt. Ihr gesetzliches Widerrufsrecht bleibt unberührt.',
            },
          ],
        },
        {
          heading: {
            en: 'Prohibited use',
            es: 'Usos prohibidos',
            fr: 'Usages interdits',
            de: 'Unzulässige Nutzung',
          },
          points: [
            {
              en: 'Anything unlawful where you or our servers are located.',
              es: 'Todo lo que sea contrario a la ley donde esté usted o estén nuestros servidores.',
              fr: 'Tout ce qui est illégal là où vous êtes ou là où sont nos serveurs.',
              de: 'Was an Ihrem Standort oder am Standort unserer Server gegen geltendes Recht verstößt.',
            },
            {
              en: 'Spam, attacks on others, and pages that impersonate others (phishing).',
              es: 'Spam, ataques a terceros y páginas que suplantan a otras (phishing).',
              fr: 'Le spam, les attaques contre des tiers et les pages qui usurpent l’identité d’autrui (hameçonnage).',
              de: 'Spam, Angriffe auf andere und Seiten, die sich als fremde ausgeben (Phishing).',
            },
            {
              en: 'Loads that deprive the other customers of a shared server of its resources.',
              es: 'Cargas que privan de recursos a los demás clientes de un servidor compartido.',
              fr: 'Les charges qui privent de ressources les autres clients d’un serveur mutualisé.',
              de: 'Last, die den anderen Kunden eines gemeinsam genutzten Servers die Ressourcen nimmt.',
            },
          ],
        },
        {
          heading: { en: 'Your data', es: 'Sus datos', fr: 'Vos données', de: 'Ihre Daten' },
          paragraphs: [
            {
              en: 'You retain all rights to what you upload. We copy it only to store it, deliver it and back it up. When the contract ends, you have 30 days to download it; then it is deleted, including from the backups.',
              es: 'Conserva todos los derechos sobre lo que sube. Lo copiamos solo para almacenarlo, servirlo y hacer copias de seguridad. Al terminar el contrato tiene 30 días para descargarlo; después se borra, también de las copias.',
              fr: 'Vous conservez tous les droits sur ce que vous déposez. Nous ne le copions que pour le stocker, le diffuser et le sauvegarder. À la fin du contrat, vous avez 30 jours pour le télécharger ; il est ensuite effacé, sauvegardes comprises.',
              de: 'Sie behalten alle Rechte an dem, was Sie hochladen. Wir kopieren es nur, um es zu speichern, auszuliefern und zu sichern. Nach Vertragsende haben Sie 30 Tage Zeit, es herunterzuladen; danach wird es gelöscht, auch aus den Backups.',
            },
          ],
        },
        {
          heading: {
            en: 'Suspension of service',
            es: 'Suspensión del servicio',
            fr: 'Suspension du service',
            de: 'Sperrung der Leistung',
          },
          paragraphs: [
            {
              en: 'If a site attacks others or breaks the law, we take it offline, tell you why, and restore it once the cause is resolved. If a renewal remains unpaid for 7 days after it is due, we may suspend the service; 30 days later it ends.',
              es: 'Si un sitio ataca a terceros o incumple la ley, lo desconectamos, le indicamos el motivo y lo restablecemos cuando desaparece la causa. Si una renovación sigue sin pagar 7 días después de su vencimiento, podemos suspender el servicio; 30 días después termina.',
              fr: 'Si un site attaque des tiers ou enfreint la loi, nous le mettons hors ligne, vous en indiquons le motif et le rétablissons une fois la cause disparue. Si un renouvellement reste impayé 7 jours après son échéance, nous pouvons suspendre le service ; 30 jours plus tard, il prend fin.',
              de: 'Greift eine Website andere an oder verstößt sie gegen geltendes Recht, nehmen wir sie vom Netz, nennen Ihnen den Grund und schalten sie wieder frei, sobald die Ursache behoben ist. Bleibt eine Verlängerung 7 Tage nach Fälligkeit unbezahlt, können wir die Leistung sperren; 30 Tage später endet sie.',
            },
          ],
        },
        {
          heading: {
            en: 'Changes to these terms',
            es: 'Modificación de estas condiciones',
            fr: 'Modification des conditions',
            de: 'Änderung dieser Bedingungen',
          },
          paragraphs: [
            {
              en: 'This version is dated [date]. We send you a new version 30 days before it applies, with the changes marked. If you do not agree, you may terminate on that day, and we refund the unused part of the period.',
              es: 'Esta versión es del [fecha]. Le enviamos la nueva 30 días antes de que se aplique, con los cambios señalados. Si no está de acuerdo, puede resolver el contrato ese día y le reembolsamos la parte no consumida del periodo.',
              fr: 'Cette version date du [date]. Une nouvelle version vous est envoyée 30 jours avant son application, modifications signalées. Si vous ne l’acceptez pas, vous pouvez résilier à cette date, et la part non consommée de la période vous est remboursée.',
              de: 'Diese Fassung ist vom [Datum]. Eine neue Fassung erhalten Sie 30 Tage, bevor sie gilt, mit markierten Änderungen. Sind Sie nicht einverstanden, können Sie zu diesem Tag kündigen, und wir erstatten den nicht genutzten Teil des Zeitraums.',
            },
          ],
        },
        {
          heading: {
            en: 'Governing law and jurisdiction',
            es: 'Ley aplicable y jurisdicción',
            fr: 'Droit applicable et juridiction',
            de: 'Anwendbares Recht und Gerichtsstand',
          },
          paragraphs: [
            {
              en: 'These terms are governed by the law of [country]; the place of jurisdiction is [place]. Consumers keep the protection of the law and the courts of the country in which they live.',
              es: 'Se aplica la ley de [país]; son competentes los tribunales de [lugar]. El consumidor conserva la protección de la ley y de los tribunales del país en que reside.',
              fr: 'Le droit de [pays] s’applique ; tribunal compétent : [lieu]. Le consommateur conserve la protection de la loi et des tribunaux du pays où il réside.',
              de: 'Es gilt das Recht von [Land]; Gerichtsstand ist [Ort]. Verbrauchern bleibt der Schutz durch das Recht und die Gerichte des Landes, in dem sie leben.',
            },
          ],
        },
      ]),
    },
  ],
}
