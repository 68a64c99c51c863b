import type { PageSeed } from '../../../page-types'
import { richText } from '../../../rich-text'
import { sampleNotice } from './sample-notice'

export const privacyPolicy: PageSeed = {
  path: '/legal/privacy-policy',
  title: { en: 'Privacy policy', es: 'Política de privacidad', fr: 'Politique de confidentialité', de: 'Datenschutzerklärung' },
  breadcrumb: { en: 'Privacy policy', es: 'Política de privacidad', fr: 'Politique de confidentialité', de: 'Datenschutzerklärung' },
  meta: {
    title: {
      en: 'Privacy policy | Hostfront',
      es: 'Política de privacidad | Hostfront',
      fr: 'Politique de confidentialité | Hostfront',
      de: 'Datenschutzerklärung | Hostfront',
    },
    description: {
      en: 'Privacy policy: which data this shop stores about you, why, who else receives it, and how to access, correct or delete it.',
      es: 'Política de privacidad: qué datos guarda esta tienda sobre usted, por qué, quién más los recibe y cómo verlos, corregirlos o borrarlos.',
      fr: 'Politique de confidentialité : quelles données cette boutique conserve, pourquoi, qui les reçoit, et comment y accéder, les corriger ou les effacer.',
      de: 'Datenschutzerklärung: welche Daten dieser Shop speichert, warum, wer sie erhält und wie Sie sie einsehen, berichtigen oder löschen lassen.',
    },
  },
  noindex: false,
  layout: [
    {
      blockType: 'rich-text',
      content: richText([
        sampleNotice,
        {
          heading: { en: 'Controller', es: 'Responsable del tratamiento', fr: 'Responsable du traitement', de: 'Verantwortlicher' },
          paragraphs: [
            {
              en: '[Company name], [address], [email address]. Data protection officer: [name and contact, where one is required].',
              es: '[Razón social], [domicilio], [correo electrónico]. Delegado de protección de datos: [nombre y contacto, si es obligatorio].',
              fr: '[Dénomination], [adresse], [adresse mail]. Délégué à la protection des données : [nom et contact, s’il est obligatoire].',
              de: '[Firma], [Anschrift], [E-Mail-Adresse]. Datenschutzbeauftragte Person: [Name und Kontakt, falls vorgeschrieben].',
            },
          ],
        },
        {
          heading: { en: 'Data we store', es: 'Datos que guardamos', fr: 'Données conservées', de: 'Gespeicherte Daten' },
          points: [
            {
              en: 'Account: your name, email address and password, stored in a form that cannot be read.',
              es: 'Cuenta: su nombre, su dirección de correo y su contraseña, guardada de forma ilegible.',
              fr: 'Compte : nom, adresse mail et mot de passe, conservé sous une forme illisible.',
              de: 'Konto: Name, E-Mail-Adresse und Passwort, gespeichert in nicht lesbarer Form.',
            },
            {
              en: 'Orders: items, amounts, billing address and the exchange rate of the day.',
              es: 'Pedidos: artículos, importes, dirección de facturación y tipo de cambio del día.',
              fr: 'Commandes : articles, montants, adresse de facturation et taux de change du jour.',
              de: 'Bestellungen: Artikel, Beträge, Rechnungsadresse und Wechselkurs des Tages.',
            },
            {
              en: 'Messages: what you write to us, and requests to migrate a site.',
              es: 'Mensajes: lo que nos escribe y las solicitudes de migración.',
              fr: 'Messages : ce que vous nous écrivez, et vos demandes de migration.',
              de: 'Nachrichten: was Sie uns schreiben, und Anfragen zum Umzug einer Website.',
            },
            {
              en: 'Authorization codes (auth codes): encrypted, until the transfer is complete.',
              es: 'Códigos de autorización (auth codes): cifrados, hasta que termina la transferencia.',
              fr: 'Codes d’autorisation (auth codes) : chiffrés, jusqu’à la fin du transfert.',
              de: 'Auth-Codes: verschlüsselt, bis der Domaintransfer abgeschlossen ist.',
            },
          ],
        },
        {
          heading: { en: 'Purposes', es: 'Finalidades', fr: 'Finalités', de: 'Zwecke' },
          points: [
            {
              en: 'To deliver your order and contact you about it.',
              es: 'Entregar su pedido y comunicarnos con usted sobre él.',
              fr: 'Livrer votre commande et vous contacter à son sujet.',
              de: 'Ausführung Ihrer Bestellung und Nachrichten dazu.',
            },
            {
              en: 'To keep the invoices and order records that tax law requires.',
              es: 'Conservar las facturas y los datos de pedidos que exige la ley fiscal.',
              fr: 'Conserver les factures et les données de commande qu’exige la loi fiscale.',
              de: 'Aufbewahrung von Rechnungen und Bestelldaten, wie es das Steuerrecht verlangt.',
            },
            {
              en: 'To slow down automated login attempts and form spam: an IP address and a counter, kept for a short time.',
              es: 'Frenar los intentos de acceso y los formularios automatizados: una dirección IP y un contador, por poco tiempo.',
              fr: 'Freiner les tentatives de connexion et les formulaires automatisés : une adresse IP et un compteur, conservés peu de temps.',
              de: 'Abwehr von automatisierten Anmeldeversuchen und Formular-Spam: eine IP-Adresse und ein Zähler, für kurze Zeit.',
            },
            {
              en: 'We do not use your data for advertising or profiling, and we do not sell it.',
              es: 'No usamos sus datos para publicidad ni para elaborar perfiles, ni los vendemos.',
              fr: 'Nous n’utilisons vos données ni pour la publicité ni pour le profilage, et nous ne les vendons pas.',
              de: 'Wir nutzen Ihre Daten nicht für Werbung oder Profile und verkaufen sie nicht.',
            },
          ],
        },
        {
          heading: { en: 'Recipients', es: 'Destinatarios', fr: 'Destinataires', de: 'Empfänger' },
          points: [
            {
              en: 'The registry of a domain, and the registrar through which we order it, receive the owner’s details because registry rules require it: [name of the registrar].',
              es: 'El registro de un dominio y el registrador a través del cual lo pedimos reciben los datos del titular porque es obligatorio: [nombre del registrador].',
              fr: 'Le registre d’un nom de domaine et le bureau d’enregistrement par lequel nous le commandons reçoivent les données du titulaire, car les règles l’exigent : [nom du bureau d’enregistrement].',
              de: 'Die Vergabestelle einer Domain und der Registrar, über den wir sie bestellen, erhalten die Daten des Inhabers, weil es vorgeschrieben ist: [Name des Registrars].',
            },
            {
              en: 'The payment provider receives the data needed to process a payment: [name].',
              es: 'El proveedor de pagos recibe los datos necesarios para el cobro: [nombre].',
              fr: 'Le prestataire de paiement reçoit les données nécessaires au paiement : [nom].',
              de: 'Der Zahlungsanbieter erhält die Daten, die für eine Zahlung nötig sind: [Name].',
            },
            {
              en: 'The data centre operator stores the data and the email delivery provider transmits it, both on our instructions: [names and countries].',
              es: 'El operador del centro de datos almacena los datos y el proveedor de envío de correo los transmite, ambos según nuestras instrucciones: [nombres y países].',
              fr: 'L’exploitant du centre de données conserve les données et le prestataire d’envoi de mails les transmet, tous deux sur nos instructions : [noms et pays].',
              de: 'Der Betreiber des Rechenzentrums speichert die Daten, und der Dienstleister für den E-Mail-Versand übermittelt sie, beide nach unserer Weisung: [Namen und Länder].',
            },
            {
              en: 'If you order a certificate, the certificate authority receives the data it verifies: [name].',
              es: 'Si pide un certificado, la autoridad de certificación recibe los datos que comprueba: [nombre].',
              fr: 'Si vous commandez un certificat, l’autorité de certification reçoit les données qu’elle vérifie : [nom].',
              de: 'Wenn Sie ein Zertifikat bestellen, erhält die Zertifizierungsstelle die Daten, die sie prüft: [Name].',
            },
            {
              en: 'No one else. There is no advertising, and no page loads scripts from third parties.',
              es: 'Nadie más. No hay publicidad y ninguna página carga scripts de terceros.',
              fr: 'Personne d’autre. Il n’y a pas de publicité, et aucune page ne charge de scripts tiers.',
              de: 'Sonst niemand. Es gibt keine Werbung, und keine Seite lädt Skripte von Dritten.',
            },
          ],
        },
        {
          heading: { en: 'Storage period', es: 'Plazos de conservación', fr: 'Durée de conservation', de: 'Speicherdauer' },
          paragraphs: [
            {
              en: 'We store orders for as long as tax law requires. All other data is deleted when you close your account.',
              es: 'Conservamos los pedidos durante el plazo que exige la ley fiscal. Los demás datos se borran al cerrar la cuenta.',
              fr: 'Nous conservons les commandes pendant la durée exigée par la loi fiscale. Les autres données sont effacées à la clôture du compte.',
              de: 'Bestellungen speichern wir so lange, wie es das Steuerrecht verlangt. Alle anderen Daten werden gelöscht, wenn Sie Ihr Konto schließen.',
            },
          ],
        },
        {
          heading: { en: 'Security', es: 'Seguridad', fr: 'Sécurité', de: 'Datensicherheit' },
          paragraphs: [
            {
              en: 'Connections are encrypted. Passwords are stored as a value that cannot be reversed (hash). Authorization codes are encrypted and deleted after the transfer. Staff see only what their role allows: page editors cannot see orders.',
              es: 'Las conexiones van cifradas. Las contraseñas se guardan como un valor irreversible (hash). Los códigos de autorización se cifran y se borran tras la transferencia. El personal ve solo lo que permite su función: quien edita las páginas no ve los pedidos.',
              fr: 'Les connexions sont chiffrées. Les mots de passe sont conservés sous une forme irréversible (hachage). Les codes d’autorisation sont chiffrés et effacés après le transfert. Le personnel ne voit que ce que son rôle permet : qui édite les pages ne voit pas les commandes.',
              de: 'Verbindungen sind verschlüsselt. Passwörter werden als nicht umkehrbarer Wert (Hash) gespeichert. Auth-Codes werden verschlüsselt und nach dem Transfer gelöscht. Mitarbeitende sehen nur, was ihre Rolle erlaubt: Wer Seiten bearbeitet, sieht keine Bestellungen.',
            },
          ],
        },
        {
          heading: { en: 'Searching without an account', es: 'Buscar sin cuenta', fr: 'Chercher sans compte', de: 'Suchen ohne Konto' },
          paragraphs: [
            {
              en: 'You can search, compare and fill a cart without telling us who you are. The domains you search for are not sold and not registered by us; only your own browser stores them.',
              es: 'Puede buscar, comparar y llenar el carrito sin identificarse. Los dominios que busca no se venden ni los registramos nosotros; solo los guarda su propio navegador.',
              fr: 'Vous pouvez chercher, comparer et remplir un panier sans vous identifier. Les domaines recherchés ne sont ni vendus ni enregistrés par nous ; seul votre navigateur les conserve.',
              de: 'Sie können suchen, vergleichen und einen Warenkorb füllen, ohne uns zu sagen, wer Sie sind. Die gesuchten Domains werden nicht verkauft und von uns nicht registriert; nur Ihr eigener Browser speichert sie.',
            },
          ],
        },
        {
          heading: { en: 'Your rights', es: 'Sus derechos', fr: 'Vos droits', de: 'Ihre Rechte' },
          paragraphs: [
            {
              en: 'You may request a copy, the correction or the deletion of your data. Write to our support address; a person will answer.',
              es: 'Puede solicitar una copia, la rectificación o el borrado de sus datos. Escriba a la dirección de soporte; le contestará una persona.',
              fr: 'Vous pouvez demander une copie, la rectification ou l’effacement de vos données. Écrivez à l’adresse du support ; une personne vous répondra.',
              de: 'Sie können eine Kopie, die Berichtigung oder die Löschung Ihrer Daten verlangen. Schreiben Sie an unsere Support-Adresse; ein Mensch antwortet.',
            },
            {
              en: 'The GDPR page states how soon we answer and to which authority you may complain. This version is dated [date].',
              es: 'Los plazos de respuesta y la autoridad ante la que puede reclamar figuran en la página sobre el RGPD. Esta versión es del [fecha].',
              fr: 'Les délais de réponse et l’autorité à laquelle vous pouvez adresser une réclamation figurent sur la page consacrée au RGPD. Cette version date du [date].',
              de: 'Antwortfristen und die zuständige Aufsichtsbehörde finden Sie auf der Seite zur DSGVO. Diese Fassung ist vom [Datum].',
            },
          ],
        },
      ]),
    },
  ],
}
