import type { PageSeed } from '../../../page-types'
import { richText } from '../../../rich-text'
import { sampleNotice } from './sample-notice'

/** The right of a consumer in the EU, after the model of Directive 2011/83/EU, with its form. */
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
      en: 'The right of withdrawal for consumers: out of a contract within 14 days, what is paid back and when, and a form that can be used for it.',
      es: 'El derecho de desistimiento del consumidor: salir de un contrato en 14 días, qué se le devuelve y cuándo, y un formulario para hacerlo.',
      fr: 'Le droit de rétractation du consommateur : 14 jours, ce qui est remboursé et quand, et un formulaire pour l’exercer.',
      de: 'Wie Verbraucher binnen 14 Tagen einen Vertrag widerrufen, was wann erstattet wird, und ein Formular dafür.',
    },
  },
  noindex: false,
  layout: [
    {
      blockType: 'rich-text',
      content: richText([
        sampleNotice,
        {
          heading: { en: 'Your right', es: 'Su derecho', fr: 'Votre droit', de: 'Ihr Recht' },
          paragraphs: [
            {
              en: 'As a consumer in the European Union you may withdraw from a contract within 14 days without giving a reason. The period begins on the day the contract is made.',
              es: 'Como consumidor en la Unión Europea puede desistir de un contrato en 14 días sin indicar el motivo. El plazo empieza el día en que se celebra el contrato.',
              fr: 'Consommateur dans l’Union européenne, vous pouvez vous rétracter d’un contrat sous 14 jours, sans motif. Le délai court à compter du jour de la conclusion du contrat.',
              de: 'Als Verbraucher in der Europäischen Union können Sie einen Vertrag binnen 14 Tagen ohne Begründung widerrufen. Die Frist beginnt am Tag des Vertragsschlusses.',
            },
            {
              en: 'To do so, tell us clearly, by post or by email: [company], [address], [email address]. You may use the form below, but need not. It is in time if you send it before the period ends.',
              es: 'Para ello, comuníquelo con claridad, por carta o por correo electrónico: [empresa], [dirección], [correo electrónico]. Puede usar el formulario de abajo, pero no es obligatorio. Basta con enviarlo antes de que acabe el plazo.',
              fr: 'Pour cela, dites-le clairement, par courrier postal ou par mail : [société], [adresse], [adresse mail]. Vous pouvez utiliser le formulaire ci-dessous, sans y être tenu. Il suffit de l’envoyer avant la fin du délai.',
              de: 'Dafür genügt eine eindeutige Erklärung, per Brief oder E-Mail: [Unternehmen], [Anschrift], [E-Mail-Adresse]. Sie können das Formular unten verwenden, müssen es aber nicht. Zur Wahrung der Frist reicht es, sie vor deren Ablauf abzusenden.',
            },
            {
              en: '[Since 19 June 2026 a shop in the European Union must also let consumers withdraw online, by a function that is easy to find: say here where yours stands.]',
              es: '[Desde el 19 de junio de 2026, una tienda de la Unión Europea debe permitir además desistir en línea, con una función fácil de encontrar: indique aquí dónde está la suya.]',
              fr: '[Depuis le 19 juin 2026, une boutique de l’Union européenne doit aussi permettre de se rétracter en ligne, par une fonction facile à trouver : indiquez ici où se trouve la vôtre.]',
              de: '[Seit dem 19. Juni 2026 muss ein Shop in der Europäischen Union den Widerruf auch online ermöglichen, über eine leicht zu findende Funktion: Sagen Sie hier, wo Ihre steht.]',
            },
          ],
        },
        {
          heading: { en: 'What follows', es: 'Qué ocurre después', fr: 'Ce qui s’ensuit', de: 'Was dann geschieht' },
          paragraphs: [
            {
              en: 'We pay back what we received from you for this contract, without delay and within 14 days of your notice at the latest, by the means of payment you used and without a fee.',
              es: 'Le devolvemos lo que recibimos por ese contrato, sin demora y a más tardar en 14 días desde su aviso, por el mismo medio de pago y sin gastos.',
              fr: 'Nous vous remboursons ce que nous avons reçu pour ce contrat, sans retard et au plus tard 14 jours après votre avis, par le même moyen de paiement et sans frais.',
              de: 'Wir erstatten, was wir für diesen Vertrag von Ihnen erhalten haben, unverzüglich und spätestens binnen 14 Tagen nach Ihrer Erklärung, auf demselben Zahlungsweg und ohne Entgelt.',
            },
            {
              en: 'If you asked us to begin before the period ended, you owe a fair share for what was provided until your notice.',
              es: 'Si pidió que empezáramos antes de que acabara el plazo, debe la parte proporcional de lo prestado hasta su aviso.',
              fr: 'Si vous avez demandé que nous commencions avant la fin du délai, vous devez la part proportionnelle de ce qui a été fourni jusqu’à votre avis.',
              de: 'Haben Sie verlangt, dass wir vor Ablauf der Frist beginnen, schulden Sie einen angemessenen Anteil für das bis zur Erklärung Geleistete.',
            },
          ],
        },
        {
          heading: { en: 'When it lapses', es: 'Cuándo se pierde', fr: 'Quand il s’éteint', de: 'Wann es erlischt' },
          paragraphs: [
            {
              en: 'The right lapses for a service that is fully provided, once you asked us to begin at once and confirmed that you lose it thereby. [Say here which of your goods that concerns, such as domain names that are registered.]',
              es: 'El derecho se pierde para un servicio prestado por completo, si usted pidió que empezara enseguida y confirmó que así lo perdía. [Indique aquí a qué artículos afecta, como los dominios ya registrados.]',
              fr: 'Le droit s’éteint pour un service entièrement fourni, si vous avez demandé qu’il commence aussitôt et confirmé le perdre ainsi. [Indiquez ici les articles concernés, comme les noms de domaine enregistrés.]',
              de: 'Das Recht erlischt bei einer vollständig erbrachten Leistung, wenn Sie deren sofortigen Beginn verlangt und bestätigt haben, es dadurch zu verlieren. [Nennen Sie hier, welche Waren das betrifft, etwa registrierte Domains.]',
            },
          ],
        },
        {
          heading: { en: 'And our own 30 days', es: 'Y nuestros 30 días', fr: 'Et nos 30 jours', de: 'Und unsere 30 Tage' },
          paragraphs: [
            {
              en: 'Besides this right we give you your money back for 30 days from the first payment, domain names excluded.',
              es: 'Además de este derecho, le devolvemos el dinero durante 30 días desde el primer pago, salvo los dominios.',
              fr: 'Outre ce droit, nous vous remboursons pendant 30 jours après le premier paiement, noms de domaine exclus.',
              de: 'Neben diesem Recht geben wir Ihnen 30 Tage lang ab der ersten Zahlung Ihr Geld zurück, Domains ausgenommen.',
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
              es: 'Rellene y envíe este formulario solo si desea desistir del contrato.',
              fr: 'Complétez et renvoyez ce formulaire uniquement si vous souhaitez vous rétracter du contrat.',
              de: 'Füllen Sie dieses Formular nur aus und senden Sie es zurück, wenn Sie den Vertrag widerrufen wollen.',
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
