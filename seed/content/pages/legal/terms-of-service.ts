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
      en: 'Terms of service: what you order, what you pay, when it renews, and how to get your money back within 30 days.',
      es: 'Condiciones del servicio: qué contrata, qué paga, cuándo se renueva y cómo recuperar su dinero en 30 días.',
      fr: 'Conditions générales : ce que vous commandez, ce que vous payez, quand cela se renouvelle et comment être remboursé sous 30 jours.',
      de: 'Nutzungsbedingungen: was Sie bestellen, was Sie zahlen, wann es sich verlängert und wie Sie 30 Tage lang Ihr Geld zurückbekommen.',
    },
  },
  noindex: false,
  layout: [
    {
      blockType: 'rich-text',
      content: richText([
        sampleNotice,
        {
          heading: { en: 'Who you contract with', es: 'Con quién contrata', fr: 'Votre cocontractant', de: 'Ihr Vertragspartner' },
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
              en: 'You order what stands on the receipt, at the total it shows. If a price, a rate or the availability of a name changes before you confirm, nothing is charged and you are asked again.',
              es: 'Usted contrata lo que figura en el recibo, por el total que muestra. Si un precio, un tipo de cambio o la disponibilidad de un nombre varía antes de confirmar, no se cobra nada y le volvemos a preguntar.',
              fr: 'Vous commandez ce qui figure sur le reçu, au total indiqué. Si un prix, un taux ou la disponibilité d’un nom change avant votre confirmation, rien n’est débité et nous vous redemandons.',
              de: 'Sie bestellen, was auf dem Beleg steht, zur dort genannten Summe. Ändert sich vor Ihrer Bestätigung ein Preis, ein Kurs oder die Verfügbarkeit eines Namens, wird nichts abgebucht und wir fragen Sie noch einmal.',
            },
          ],
        },
        {
          heading: { en: 'Your account', es: 'Su cuenta', fr: 'Votre compte', de: 'Ihr Konto' },
          paragraphs: [
            {
              en: 'You may order as a guest or with an account. What is done with your password counts as done by you, so keep it to yourself and tell us at once if somebody else has it. Give a name and an address that are right: a registry may take back a domain whose holder cannot be reached.',
              es: 'Puede comprar como invitado o con cuenta. Lo que se haga con su contraseña cuenta como hecho por usted: guárdela y avísenos enseguida si la tiene otra persona. Indique un nombre y una dirección correctos: un registro puede retirar un dominio cuyo titular no se localiza.',
              fr: 'Vous pouvez commander en invité ou avec un compte. Ce qui est fait avec votre mot de passe vaut comme fait par vous : gardez-le, et prévenez-nous si un autre l’a. Donnez un nom et une adresse exacts : un registre peut reprendre un domaine dont le titulaire est injoignable.',
              de: 'Sie können als Gast oder mit Konto bestellen. Was mit Ihrem Passwort geschieht, gilt als von Ihnen getan: Behalten Sie es für sich und sagen Sie uns gleich, wenn es jemand anders hat. Nennen Sie den richtigen Namen und die richtige Adresse: Eine Vergabestelle kann eine Domain zurücknehmen, deren Inhaber nicht zu erreichen ist.',
            },
          ],
        },
        {
          heading: { en: 'Prices and tax', es: 'Precios e impuestos', fr: 'Prix et taxes', de: 'Preise und Steuer' },
          paragraphs: [
            {
              en: 'Prices are set in US dollars and converted at the dated rate shown. Tax is added on its own line. Setup fees are charged once, with the first payment. Discount codes act on the first payment only.',
              es: 'Los precios se fijan en dólares estadounidenses y se convierten al tipo fechado que se muestra. Los impuestos se suman en su propia línea. Las cuotas de alta se cobran una vez, con el primer pago. Los códigos de descuento solo actúan sobre el primer pago.',
              fr: 'Les prix sont fixés en dollars américains et convertis au taux daté affiché. Les taxes s’ajoutent sur leur propre ligne. Les frais de mise en service sont facturés une fois, au premier paiement. Les codes de réduction n’agissent que sur le premier paiement.',
              de: 'Preise sind in US-Dollar festgelegt und werden zum angezeigten, datierten Kurs umgerechnet. Die Steuer steht in einer eigenen Zeile. Einrichtungsgebühren fallen einmal an, mit der ersten Zahlung. Rabattcodes wirken nur auf die erste Zahlung.',
            },
          ],
        },
        {
          heading: { en: 'Delivery', es: 'Entrega', fr: 'Livraison', de: 'Lieferung' },
          paragraphs: [
            {
              en: 'Names are requested from the registry as soon as the payment is there; until the registry confirms, a name is not yours. Shared plans and virtual machines are ready within minutes, dedicated servers after one working day. A domain transfer takes five to seven days, because the present provider has that long to object.',
              es: 'Los nombres se piden al registro en cuanto llega el pago; hasta que el registro confirma, el nombre no es suyo. Los planes compartidos y las máquinas virtuales están listos en minutos; los servidores dedicados, en un día laborable. Una transferencia de dominio tarda de cinco a siete días, porque ese plazo tiene el proveedor actual para oponerse.',
              fr: 'Les noms sont demandés au registre dès réception du paiement ; tant que le registre n’a pas confirmé, un nom n’est pas à vous. Offres mutualisées et machines virtuelles sont prêtes en quelques minutes, les serveurs dédiés après un jour ouvré. Un transfert de domaine prend cinq à sept jours : c’est le délai d’opposition du prestataire actuel.',
              de: 'Namen werden bei der Vergabestelle angefragt, sobald die Zahlung da ist; bis sie bestätigt, gehört Ihnen der Name nicht. Shared-Tarife und virtuelle Maschinen sind in Minuten bereit, dedizierte Server nach einem Werktag. Ein Domaintransfer dauert fünf bis sieben Tage, denn so lange darf der bisherige Anbieter widersprechen.',
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
              en: 'A renewal costs the price of its day. We remind you 90, 30 and 7 days before a domain expires, with that price. After expiry there is a grace period of 30 days, then a redemption period of 30 days. After that the name is released.',
              es: 'Una renovación cuesta el precio de su día. Le avisamos 90, 30 y 7 días antes de que venza un dominio, con ese precio. Tras el vencimiento hay 30 días de gracia y después 30 días de recuperación. Pasados estos, el nombre se libera.',
              fr: 'Un renouvellement coûte le prix de son jour. Nous vous prévenons 90, 30 et 7 jours avant l’expiration d’un nom de domaine, avec ce prix. Suivent 30 jours de grâce, puis 30 jours de rédemption. Ensuite, le nom est libéré.',
              de: 'Eine Verlängerung kostet den Preis ihres Tages. Wir erinnern Sie 90, 30 und 7 Tage vor Ablauf einer Domain, mit diesem Preis. Danach gibt es 30 Tage Nachfrist und weitere 30 Tage zum Zurückholen. Dann wird der Name freigegeben.',
            },
          ],
        },
        {
          heading: { en: 'Money back', es: 'Devolución', fr: 'Remboursement', de: 'Geld zurück' },
          paragraphs: [
            {
              en: 'You may cancel within 30 days of the first payment and receive your money back, without giving a reason. Domain names are excluded, because a registry does not take them back. Your statutory right of withdrawal stands beside this.',
              es: 'Puede cancelar en los 30 días siguientes al primer pago y le devolvemos el dinero, sin indicar el motivo. Quedan fuera los dominios, porque el registro no los admite de vuelta. Su derecho legal de desistimiento existe aparte.',
              fr: 'Vous pouvez annuler dans les 30 jours suivant le premier paiement et être remboursé, sans motif. Les noms de domaine sont exclus, car le registre ne les reprend pas. Votre droit légal de rétractation existe à côté.',
              de: 'Sie können innerhalb von 30 Tagen nach der ersten Zahlung kündigen und erhalten Ihr Geld zurück, ohne einen Grund zu nennen. Domains sind ausgenommen, weil die Vergabestelle sie nicht zurücknimmt. Ihr gesetzliches Widerrufsrecht besteht daneben.',
            },
          ],
        },
        {
          heading: {
            en: 'What you may not host',
            es: 'Lo que no se puede alojar',
            fr: 'Ce que vous ne pouvez pas héberger',
            de: 'Was nicht erlaubt ist',
          },
          points: [
            {
              en: 'Anything against the law where you or our machines are.',
              es: 'Todo lo contrario a la ley donde esté usted o estén nuestras máquinas.',
              fr: 'Ce qui est illégal là où vous êtes, ou là où sont nos machines.',
              de: 'Was gegen das Recht an Ihrem oder an unserem Standort verstößt.',
            },
            {
              en: 'Spam, attacks on others, and pages that pose as somebody else’s.',
              es: 'Spam, ataques a terceros y páginas que se hacen pasar por otras.',
              fr: 'Spams, attaques contre des tiers et pages se faisant passer pour d’autres.',
              de: 'Spam, Angriffe auf andere und Seiten, die sich als fremde ausgeben.',
            },
            {
              en: 'Loads that take a shared machine away from its other tenants.',
              es: 'Cargas que dejan sin máquina al resto de inquilinos.',
              fr: 'Des charges qui privent les autres locataires de leur machine.',
              de: 'Last, die den Mitmietern einer geteilten Maschine den Platz nimmt.',
            },
          ],
        },
        {
          heading: { en: 'Your data is yours', es: 'Sus datos son suyos', fr: 'Vos données sont à vous', de: 'Ihre Daten gehören Ihnen' },
          paragraphs: [
            {
              en: 'You keep every right to what you upload. We copy it only to store it, deliver it and back it up. When the contract ends you have 30 days to fetch it; then it is deleted, backups included.',
              es: 'Conserva todos los derechos sobre lo que sube. Lo copiamos solo para guardarlo, entregarlo y respaldarlo. Al terminar el contrato tiene 30 días para llevárselo; después se borra, copias incluidas.',
              fr: 'Vous gardez tous les droits sur ce que vous déposez. Nous ne le copions que pour le conserver, le servir et le sauvegarder. À la fin du contrat, vous avez 30 jours pour le reprendre ; puis il est effacé, sauvegardes comprises.',
              de: 'An dem, was Sie hochladen, behalten Sie jedes Recht. Wir kopieren es nur, um es zu speichern, auszuliefern und zu sichern. Endet der Vertrag, haben Sie 30 Tage, es abzuholen; dann wird es gelöscht, auch aus den Backups.',
            },
          ],
        },
        {
          heading: {
            en: 'When we may stop',
            es: 'Cuándo podemos parar',
            fr: 'Quand nous pouvons arrêter',
            de: 'Wann wir abschalten dürfen',
          },
          paragraphs: [
            {
              en: 'If a site attacks others or breaks the law, we take it off the network, tell you why, and put it back once the cause is gone. If a renewal stays unpaid for 7 days after it is due, the service may pause; 30 days later it ends.',
              es: 'Si un sitio ataca a otros o incumple la ley, lo retiramos de la red, le decimos por qué y lo devolvemos cuando desaparece la causa. Si una renovación sigue sin pagar 7 días después de su vencimiento, el servicio puede detenerse; 30 días después termina.',
              fr: 'Si un site attaque des tiers ou enfreint la loi, nous le retirons du réseau, vous disons pourquoi et le remettons une fois la cause disparue. Si un renouvellement reste impayé 7 jours après son échéance, le service peut être suspendu ; 30 jours plus tard, il prend fin.',
              de: 'Greift eine Website andere an oder verstößt sie gegen das Recht, nehmen wir sie vom Netz, sagen Ihnen, warum, und schalten sie wieder ein, sobald die Ursache behoben ist. Bleibt eine Verlängerung 7 Tage nach Fälligkeit unbezahlt, kann die Leistung ruhen; 30 Tage später endet sie.',
            },
          ],
        },
        {
          heading: {
            en: 'Changes to these terms',
            es: 'Cambios de estas condiciones',
            fr: 'Modification des conditions',
            de: 'Änderungen',
          },
          paragraphs: [
            {
              en: 'This version is dated [date]. A new one is sent to you 30 days before it applies, with what changed marked. If you do not want it, you may leave on that day and are paid back what is left of the period.',
              es: 'Esta versión es del [fecha]. La nueva se le envía 30 días antes de aplicarse, con los cambios señalados. Si no la quiere, puede marcharse ese día y se le devuelve lo que quede del periodo.',
              fr: 'Cette version date du [date]. Une nouvelle vous est envoyée 30 jours avant son application, changements marqués. Si vous n’en voulez pas, vous pouvez partir ce jour-là et le reste de la période vous est remboursé.',
              de: 'Diese Fassung ist vom [Datum]. Eine neue erhalten Sie 30 Tage, bevor sie gilt, mit markierten Änderungen. Wollen Sie sie nicht, können Sie an diesem Tag gehen und bekommen den Rest des Zeitraums erstattet.',
            },
          ],
        },
        {
          heading: { en: 'Law and court', es: 'Ley y tribunales', fr: 'Droit et tribunal', de: 'Recht und Gerichtsstand' },
          paragraphs: [
            {
              en: 'The law of [country] applies; the court is [place]. A consumer keeps the protection of the law, and the courts, of the country they live in.',
              es: 'Se aplica la ley de [país]; el tribunal es [lugar]. El consumidor conserva la protección de la ley y los tribunales del país en que vive.',
              fr: 'Le droit de [pays] s’applique ; le tribunal est [lieu]. Le consommateur garde la protection de la loi et des tribunaux du pays où il vit.',
              de: 'Es gilt das Recht von [Land]; Gerichtsstand ist [Ort]. Verbrauchern bleibt der Schutz des Rechts und der Gerichte des Landes, in dem sie leben.',
            },
          ],
        },
      ]),
    },
  ],
}
