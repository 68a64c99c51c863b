import type { PageSeed } from '../../../page-types'
import { richText } from '../../../rich-text'
import { sampleNotice } from './sample-notice'

/** Withdrawal notice and form, after the model of Directive 2011/83/EU. */
export const withdrawal: PageSeed = {
  path: '/legal/withdrawal',
  title: { en: 'Right of withdrawal', es: 'Derecho de desistimiento', fr: 'Droit de rétractation', de: 'Widerrufsbelehrung' },
  breadcrumb: { en: 'Right of withdrawal', es: 'Derecho de desistimiento', fr: 'Droit de rétractation', de: 'Widerrufsbelehrung' },
  meta: {
    title: {
      en: 'Right of withdrawal and model form | Hostfront',
      es: 'Derecho de desistimiento y formulario | Hostfront',
      fr: 'Droit de rétractation et formulaire | Hostfront',
      de: 'Widerrufsbelehrung und Musterformular | Hostfront',
    },
    description: {
      en: 'Right of withdrawal for consumers: how to withdraw from a contract within 14 days, what is refunded and when, with a model form.',
      es: 'Derecho de desistimiento del consumidor: cómo desistir de un contrato en 14 días, qué se reembolsa y cuándo, con un modelo de formulario.',
      fr: 'Droit de rétractation du consommateur : comment se rétracter d’un contrat dans les 14 jours, ce qui est remboursé et quand, avec un formulaire.',
      de: 'Widerrufsbelehrung für Verbraucher: wie Sie einen Vertrag binnen 14 Tagen widerrufen, was wann erstattet wird, mit Muster-Widerrufsformular.',
    },
  },
  noindex: false,
  layout: [
    {
      blockType: 'rich-text',
      content: richText([
        sampleNotice,
        {
          heading: { en: 'Right of withdrawal', es: 'Derecho de desistimiento', fr: 'Droit de rétractation', de: 'Widerrufsrecht' },
          paragraphs: [
            {
              en: 'As a consumer in the European Union, you have the right to withdraw from a contract within 14 days without giving any reason. The period begins on the day the contract is concluded.',
              es: 'Como consumidor en la Unión Europea, tiene derecho a desistir de un contrato en un plazo de 14 días sin necesidad de justificación. El plazo empieza el día de la celebración del contrato.',
              fr: 'Consommateur dans l’Union européenne, vous avez le droit de vous rétracter d’un contrat dans un délai de 14 jours, sans donner de motif. Le délai court à compter du jour de la conclusion du contrat.',
              de: 'Als Verbraucher in der Europäischen Union haben Sie das Recht, einen Vertrag binnen 14 Tagen ohne Angabe von Gründen zu widerrufen. Die Frist beginnt am Tag des Vertragsschlusses.',
            },
            {
              en: 'To exercise this right, inform us of your decision by a clear statement, by post or by email: [company], [address], [email address]. You may use the model form below, but you are not obliged to. To meet the deadline, it is sufficient to send your statement before the period ends.',
              es: 'Para ejercerlo, comuníquenos su decisión mediante una declaración inequívoca, por correo postal o electrónico: [empresa], [dirección], [correo electrónico]. Puede utilizar el modelo de formulario de abajo, aunque no es obligatorio. Para cumplir el plazo basta con enviar la declaración antes de que venza.',
              fr: 'Pour exercer ce droit, notifiez-nous votre décision par une déclaration dénuée d’ambiguïté, par courrier postal ou par mail : [société], [adresse], [adresse mail]. Vous pouvez utiliser le modèle de formulaire ci-dessous, mais ce n’est pas obligatoire. Pour respecter le délai, il suffit d’envoyer votre déclaration avant son expiration.',
              de: 'Um Ihr Widerrufsrecht auszuüben, teilen Sie uns Ihren Entschluss mit einer eindeutigen Erklärung per Brief oder E-Mail mit: [Unternehmen], [Anschrift], [E-Mail-Adresse]. Sie können das Muster-Widerrufsformular unten verwenden, das jedoch nicht vorgeschrieben ist. Zur Wahrung der Frist reicht es aus, dass Sie die Erklärung vor deren Ablauf absenden.',
            },
            {
              en: '[Since 19 June 2026 a shop in the European Union must also let consumers withdraw online, by a function that is easy to find: state here where customers can find yours.]',
              es: '[Desde el 19 de junio de 2026, una tienda de la Unión Europea debe permitir además desistir en línea, con una función fácil de encontrar: indique aquí dónde está la suya.]',
              fr: '[Depuis le 19 juin 2026, une boutique de l’Union européenne doit aussi permettre de se rétracter en ligne, par une fonction facile à trouver : indiquez ici où se trouve la vôtre.]',
              de: '[Seit dem 19. Juni 2026 muss ein Shop in der Europäischen Union den Widerruf auch online ermöglichen, über eine leicht zu findende Funktion: Geben Sie hier an, wo Ihre zu finden ist.]',
            },
          ],
        },
        {
          heading: {
            en: 'Effects of withdrawal',
            es: 'Consecuencias del desistimiento',
            fr: 'Effets de la rétractation',
            de: 'Folgen des Widerrufs',
          },
          paragraphs: [
            {
              en: 'We refund all payments received from you for this contract without undue delay and at the latest within 14 days of your notice, using the same means of payment and without charging a fee.',
              es: 'Le devolvemos todos los pagos recibidos por ese contrato sin demora indebida y, a más tardar, en los 14 días siguientes a su declaración, por el mismo medio de pago y sin gastos.',
              fr: 'Nous vous remboursons tous les paiements reçus pour ce contrat sans retard excessif et au plus tard 14 jours après votre déclaration, par le même moyen de paiement et sans frais.',
              de: 'Wir erstatten alle Zahlungen, die wir für diesen Vertrag von Ihnen erhalten haben, unverzüglich und spätestens binnen 14 Tagen nach Ihrer Erklärung, auf demselben Zahlungsweg und ohne Entgelt.',
            },
            {
              en: 'If you asked us to begin during the withdrawal period, you pay a proportionate amount for what was provided until your notice.',
              es: 'Si solicitó que empezáramos durante el plazo de desistimiento, abonará un importe proporcional a lo prestado hasta su declaración.',
              fr: 'Si vous avez demandé que nous commencions pendant le délai de rétractation, vous devez un montant proportionnel à ce qui a été fourni jusqu’à votre déclaration.',
              de: 'Haben Sie verlangt, dass wir während der Widerrufsfrist beginnen, schulden Sie einen angemessenen Betrag für das bis zur Erklärung Geleistete.',
            },
          ],
        },
        {
          heading: {
            en: 'Loss of the right of withdrawal',
            es: 'Pérdida del derecho de desistimiento',
            fr: 'Extinction du droit de rétractation',
            de: 'Erlöschen des Widerrufsrechts',
          },
          paragraphs: [
            {
              en: 'The right ends for a service that has been fully performed, if you asked us to begin at once and acknowledged that you would lose the right. [State here which of your products this applies to, such as domain names once they are registered.]',
              es: 'El derecho se pierde respecto de un servicio prestado por completo, si usted solicitó su inicio inmediato y reconoció que así lo perdería. [Indique aquí a qué artículos afecta, como los dominios ya registrados.]',
              fr: 'Le droit s’éteint pour un service entièrement exécuté, si vous avez demandé son commencement immédiat et reconnu que vous perdriez ce droit. [Indiquez ici les articles concernés, comme les noms de domaine enregistrés.]',
              de: 'Das Recht erlischt bei einer vollständig erbrachten Dienstleistung, wenn Sie deren sofortigen Beginn verlangt und bestätigt haben, dass Sie es dadurch verlieren. [Nennen Sie hier, welche Produkte das betrifft, etwa registrierte Domains.]',
            },
          ],
        },
        {
          heading: {
            en: 'Our 30-day money-back guarantee',
            es: 'Nuestra garantía de devolución de 30 días',
            fr: 'Notre garantie de remboursement de 30 jours',
            de: 'Unsere 30 Tage Geld-zurück-Garantie',
          },
          paragraphs: [
            {
              en: 'In addition to this right, you can get your money back for 30 days from the first payment, domain names excluded.',
              es: 'Además de este derecho, le devolvemos el dinero durante 30 días desde el primer pago, salvo los dominios.',
              fr: 'En plus de ce droit, nous vous remboursons pendant 30 jours après le premier paiement, noms de domaine exclus.',
              de: 'Zusätzlich zu diesem Recht erhalten Sie 30 Tage lang ab der ersten Zahlung Ihr Geld zurück, Domains ausgenommen.',
            },
          ],
        },
        {
          heading: {
            en: 'Model withdrawal form',
            es: 'Modelo de formulario de desistimiento',
            fr: 'Modèle de formulaire de rétractation',
            de: 'Muster-Widerrufsformular',
          },
          paragraphs: [
            {
              en: 'Complete and return this form only if you wish to withdraw from the contract.',
              es: 'Solo debe cumplimentar y enviar este formulario si desea desistir del contrato.',
              fr: 'Veuillez compléter et renvoyer ce formulaire uniquement si vous souhaitez vous rétracter du contrat.',
              de: 'Wenn Sie den Vertrag widerrufen wollen, füllen Sie dieses Formular aus und senden Sie es zurück.',
            },
          ],
          points: [
            {
              en: 'To [company, address, email address]:',
              es: 'A la atención de [empresa, dirección, correo electrónico]:',
              fr: 'À l’attention de [société, adresse, adresse mail] :',
              de: 'An [Unternehmen, Anschrift, E-Mail-Adresse]:',
            },
            {
              en: 'I/We (*) hereby withdraw from the contract I/we (*) made for the following service: …',
              es: 'Por la presente comunico/comunicamos (*) que desisto/desistimos (*) del contrato relativo al siguiente servicio: …',
              fr: 'Je/nous (*) vous notifie/notifions (*) par la présente ma/notre (*) rétractation du contrat portant sur la prestation suivante : …',
              de: 'Hiermit widerrufe(n) ich/wir (*) den von mir/uns (*) geschlossenen Vertrag über die folgende Dienstleistung: …',
            },
            {
              en: 'Ordered on …, order number …',
              es: 'Pedido el …, número de pedido …',
              fr: 'Commandé le …, numéro de commande …',
              de: 'Bestellt am …, Bestellnummer …',
            },
            {
              en: 'Name of the consumer(s): …',
              es: 'Nombre del consumidor o consumidores: …',
              fr: 'Nom du ou des consommateurs : …',
              de: 'Name des/der Verbraucher(s): …',
            },
            {
              en: 'Address of the consumer(s): …',
              es: 'Domicilio del consumidor o consumidores: …',
              fr: 'Adresse du ou des consommateurs : …',
              de: 'Anschrift des/der Verbraucher(s): …',
            },
            {
              en: 'Signature (only on paper) and date: …',
              es: 'Firma (solo en papel) y fecha: …',
              fr: 'Signature (sur papier uniquement) et date : …',
              de: 'Unterschrift (nur auf Papier) und Datum: …',
            },
            {
              en: '(*) Delete what does not apply.',
              es: '(*) Táchese lo que no proceda.',
              fr: '(*) Rayez la mention inutile.',
              de: '(*) Unzutreffendes streichen.',
            },
          ],
        },
      ]),
    },
  ],
}
