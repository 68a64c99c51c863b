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
      en: 'Privacy policy: what this shop stores about you, why, who else receives it, and how to see, correct or delete it.',
      es: 'Política de privacidad: qué guarda esta tienda sobre usted, por qué, quién más lo recibe y cómo verlo, corregirlo o borrarlo.',
      fr: 'Politique de confidentialité : ce que cette boutique conserve sur vous, pourquoi, qui d’autre le reçoit, comment le voir ou l’effacer.',
      de: 'Datenschutzerklärung: was dieser Shop über Sie speichert, warum, wer es noch erhält und wie Sie es einsehen, berichtigen oder löschen.',
    },
  },
  noindex: false,
  layout: [
    {
      blockType: 'rich-text',
      content: richText([
        sampleNotice,
        {
          heading: { en: 'Who is responsible', es: 'Responsable del tratamiento', fr: 'Responsable du traitement', de: 'Verantwortlicher' },
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
          heading: { en: 'What we store', es: 'Qué guardamos', fr: 'Ce que nous conservons', de: 'Was wir speichern' },
          points: [
            {
              en: 'Your account: name, email address, and a password that cannot be read back.',
              es: 'Su cuenta: nombre, correo y una contraseña que no se puede leer.',
              fr: 'Votre compte : nom, adresse mail et un mot de passe illisible.',
              de: 'Ihr Konto: Name, E-Mail-Adresse und ein Passwort, das sich nicht zurücklesen lässt.',
            },
            {
              en: 'Your orders: items, amounts, billing address, and the rate of the day.',
              es: 'Sus pedidos: artículos, importes, dirección de facturación y tipo de cambio del día.',
              fr: 'Vos commandes : articles, montants, adresse de facturation et taux du jour.',
              de: 'Ihre Bestellungen: Artikel, Beträge, Rechnungsadresse und Tageskurs.',
            },
            {
              en: 'Your messages to us, and requests to move a site.',
              es: 'Los mensajes que nos envía y las solicitudes de migración.',
              fr: 'Vos messages et vos demandes de migration.',
              de: 'Ihre Nachrichten an uns und Anfragen zum Umzug einer Website.',
            },
            {
              en: 'Authorization codes, encrypted, until the transfer is done.',
              es: 'Los códigos de autorización, cifrados, hasta que termina la transferencia.',
              fr: 'Les codes d’autorisation, chiffrés, jusqu’à la fin du transfert.',
              de: 'Autorisierungscodes, verschlüsselt, bis der Domaintransfer abgeschlossen ist.',
            },
          ],
        },
        {
          heading: { en: 'What for', es: 'Para qué', fr: 'Dans quel but', de: 'Wofür' },
          points: [
            {
              en: 'To deliver what you ordered and to write to you about it.',
              es: 'Para entregar lo que ha pedido y escribirle sobre ello.',
              fr: 'Pour livrer ce que vous avez commandé et vous écrire à ce sujet.',
              de: 'Um zu liefern, was Sie bestellt haben, und Ihnen dazu zu schreiben.',
            },
            {
              en: 'To keep receipts as tax law asks.',
              es: 'Para conservar los recibos que exige la ley fiscal.',
              fr: 'Pour garder les reçus que la loi fiscale exige.',
              de: 'Um Belege aufzubewahren, wie es das Steuerrecht verlangt.',
            },
            {
              en: 'To slow down machines that try passwords or fill in forms: an address and a counter, kept for a short time.',
              es: 'Para frenar máquinas que prueban contraseñas o rellenan formularios: una dirección y un contador, por poco tiempo.',
              fr: 'Pour freiner les machines qui essaient des mots de passe ou remplissent des formulaires : une adresse et un compteur, pour peu de temps.',
              de: 'Um Maschinen zu bremsen, die Passwörter probieren oder Formulare füllen: eine Adresse und ein Zähler, für kurze Zeit.',
            },
            {
              en: 'Not for advertising, not for profiles, not for sale.',
              es: 'No para publicidad, ni para perfiles, ni para venderlo.',
              fr: 'Pas pour la publicité, ni pour des profils, ni pour la vente.',
              de: 'Nicht für Werbung, nicht für Profile, nicht zum Verkauf.',
            },
          ],
        },
        {
          heading: { en: 'Who else receives it', es: 'Quién más lo recibe', fr: 'Qui d’autre le reçoit', de: 'Wer es noch erhält' },
          points: [
            {
              en: 'The registry of a domain, and the registrar we order it through, receive the holder’s details, because the rules demand it: [name of the registrar].',
              es: 'El registro de un dominio, y el registrador por el que lo pedimos, reciben los datos del titular, porque es obligatorio: [nombre del registrador].',
              fr: 'Le registre d’un nom de domaine, et le bureau d’enregistrement par lequel nous le commandons, reçoivent les données du titulaire, car les règles l’exigent : [nom du bureau d’enregistrement].',
              de: 'Die Vergabestelle einer Domain und der Registrar, über den wir sie bestellen, erhalten die Daten des Inhabers, weil es vorgeschrieben ist: [Name des Registrars].',
            },
            {
              en: 'The payment provider receives what a payment needs: [name].',
              es: 'El proveedor de pagos recibe lo necesario para el cobro: [nombre].',
              fr: 'Le prestataire de paiement reçoit ce qu’exige un paiement : [nom].',
              de: 'Der Zahlungsanbieter erhält, was eine Zahlung braucht: [Name].',
            },
            {
              en: 'The company that runs our data centre keeps the data, and the one that delivers our email carries it, both on our instructions: [names and countries].',
              es: 'La empresa del centro de datos guarda los datos y la que entrega nuestro correo los transporta, ambas según nuestras instrucciones: [nombres y países].',
              fr: 'La société du centre de données conserve les données, et celle qui achemine nos mails les transporte, toutes deux sur nos instructions : [noms et pays].',
              de: 'Das Rechenzentrum speichert die Daten, und der Versanddienst für unsere E-Mails befördert sie, beide nach unserer Weisung: [Namen und Länder].',
            },
            {
              en: 'A certificate authority receives what it checks, if you order a certificate: [name].',
              es: 'Una autoridad de certificación recibe lo que comprueba, si pide un certificado: [nombre].',
              fr: 'Une autorité de certification reçoit ce qu’elle vérifie, si vous commandez un certificat : [nom].',
              de: 'Eine Zertifizierungsstelle erhält, was sie prüft, wenn Sie ein Zertifikat bestellen: [Name].',
            },
            {
              en: 'Nobody else. There is no advertising, and no script from another host on any page.',
              es: 'Nadie más. No hay publicidad ni scripts de terceros en ninguna página.',
              fr: 'Personne d’autre. Aucune publicité, aucun script d’un autre hôte, sur aucune page.',
              de: 'Sonst niemand. Es gibt keine Werbung und auf keiner Seite ein Skript von einem fremden Server.',
            },
          ],
        },
        {
          heading: { en: 'How long', es: 'Durante cuánto tiempo', fr: 'Combien de temps', de: 'Wie lange' },
          paragraphs: [
            {
              en: 'Orders are kept as long as tax law asks. The rest goes when you close the account.',
              es: 'Los pedidos se conservan el tiempo que exige la ley fiscal. Lo demás se borra al cerrar la cuenta.',
              fr: 'Les commandes sont gardées aussi longtemps que l’exige la loi fiscale. Le reste disparaît à la clôture du compte.',
              de: 'Bestellungen so lange, wie das Steuerrecht es verlangt. Alles andere, bis Sie das Konto schließen.',
            },
          ],
        },
        {
          heading: { en: 'How it is kept', es: 'Cómo se guarda', fr: 'Comment c’est gardé', de: 'Wie es verwahrt wird' },
          paragraphs: [
            {
              en: 'Connections are encrypted. Passwords are kept as a value that cannot be reversed. Authorization codes are encrypted and deleted after the transfer. Staff see what their role opens to them: whoever writes the pages sees no orders.',
              es: 'Las conexiones van cifradas. Las contraseñas se guardan como un valor que no se puede revertir. Los códigos de autorización se cifran y se borran tras la transferencia. El personal ve solo lo que su función permite: quien escribe las páginas no ve pedidos.',
              fr: 'Les connexions sont chiffrées. Les mots de passe sont gardés sous une forme irréversible. Les codes d’autorisation sont chiffrés et effacés après le transfert. Chacun ne voit que ce que son rôle permet : qui écrit les pages ne voit pas les commandes.',
              de: 'Verbindungen sind verschlüsselt. Passwörter werden als Wert gespeichert, der sich nicht zurückrechnen lässt. Autorisierungscodes werden verschlüsselt und nach dem Transfer gelöscht. Mitarbeitende sehen, was ihre Rolle erlaubt: Wer die Seiten schreibt, sieht keine Bestellungen.',
            },
          ],
        },
        {
          heading: { en: 'Searching without an account', es: 'Buscar sin cuenta', fr: 'Chercher sans compte', de: 'Suchen ohne Konto' },
          paragraphs: [
            {
              en: 'You may search, compare and fill a cart without telling us who you are. The names you look for are not sold, not registered by us, and remembered by your own browser only.',
              es: 'Puede buscar, comparar y llenar el carrito sin decir quién es. Los nombres que busca no se venden, no los registramos y solo los recuerda su propio navegador.',
              fr: 'Vous pouvez chercher, comparer et remplir un panier sans dire qui vous êtes. Les noms recherchés ne sont ni vendus ni enregistrés par nous, et seul votre navigateur s’en souvient.',
              de: 'Sie können suchen, vergleichen und einen Warenkorb füllen, ohne zu sagen, wer Sie sind. Die gesuchten Namen werden nicht verkauft und von uns nicht registriert; nur Ihr eigener Browser merkt sie sich.',
            },
          ],
        },
        {
          heading: { en: 'Your rights', es: 'Sus derechos', fr: 'Vos droits', de: 'Ihre Rechte' },
          paragraphs: [
            {
              en: 'Ask for a copy, a correction or deletion. Write to the support address; a person answers.',
              es: 'Puede pedir una copia, una corrección o el borrado. Escriba a la dirección de soporte; le contestará una persona.',
              fr: 'Demandez une copie, une correction ou l’effacement. Écrivez à l’adresse du support ; une personne vous répondra.',
              de: 'Verlangen Sie eine Kopie, eine Berichtigung oder die Löschung. Schreiben Sie an die Adresse des Kundendienstes; ein Mensch antwortet.',
            },
            {
              en: 'How soon we answer, and to which authority you may complain, stands on the page about the GDPR. This version is dated [date].',
              es: 'Cuándo contestamos y ante qué autoridad puede reclamar figura en la página sobre el RGPD. Esta versión es del [fecha].',
              fr: 'Sous quel délai nous répondons, et à quelle autorité vous pouvez vous plaindre : voyez la page sur le RGPD. Cette version date du [date].',
              de: 'Wie bald wir antworten und bei welcher Behörde Sie sich beschweren können, steht auf der Seite zur DSGVO. Diese Fassung ist vom [Datum].',
            },
          ],
        },
      ]),
    },
  ],
}
