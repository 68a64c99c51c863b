import type { SellerFact } from '@/modules/operations/go-live.repository'
import type { GoLiveCode, GoLiveItem } from '@/modules/operations/go-live'
import { translate, words, type Reader, type Words } from '@/payload/words'

export const goLiveTitle = words({
  en: 'Before the shop goes live',
  es: 'Antes de abrir la tienda al público',
  fr: 'Avant d’ouvrir la boutique',
  de: 'Bevor der Shop live geht',
})

/** One sentence each: the problem and its fix. `{what}` is which ones, how many or since when. */
export const goLiveWords: Readonly<Record<GoLiveCode, Words>> = {
  copy: words({
    en: 'This is a copy of the shop at {what}: no email leaves it, and no card is charged. If this is to be the live shop, run npm run staging:promote and start it again.',
    es: 'Esta es una copia de la tienda de {what}: no envía correos ni cobra tarjetas. Si esta va a ser la tienda en producción, ejecute npm run staging:promote y reiníciela.',
    fr: 'Ceci est une copie de la boutique de {what}\u202f: aucun mail n’en part, aucune carte n’est débitée. Si elle doit devenir la boutique en ligne, lancez npm run staging:promote puis redémarrez-la.',
    de: 'Dies ist eine Kopie des Shops unter {what}: Sie verschickt keine E-Mails und belastet keine Karte. Soll sie der Live-Shop werden, führen Sie npm run staging:promote aus und starten Sie den Shop neu.',
  }),
  'local-address': words({
    en: 'The shop’s address is {what}, which only this computer can reach. Set SITE_URL to the address visitors type.',
    es: 'La dirección de la tienda es {what}, accesible solo desde este ordenador: ponga en SITE_URL la que escriben los visitantes.',
    fr: 'L’adresse de la boutique est {what}, que seul cet ordinateur peut joindre\u202f: indiquez dans SITE_URL celle que tapent les visiteurs.',
    de: 'Die Adresse des Shops ist {what}, die nur dieser Rechner erreicht: Tragen Sie in SITE_URL die Adresse ein, die Besucher eingeben.',
  }),
  'http-address': words({
    en: '{what} is not encrypted: put a proxy with TLS in front and let SITE_URL begin with https://.',
    es: '{what} no va cifrada: ponga delante un proxy con TLS y haga que SITE_URL empiece por https://.',
    fr: '{what} n’est pas chiffrée\u202f: placez un proxy avec TLS devant et faites commencer SITE_URL par https://.',
    de: '{what} ist nicht verschlüsselt: Stellen Sie einen Proxy mit TLS davor und lassen Sie SITE_URL mit https:// beginnen.',
  }),
  'uncounted-proxy': words({
    en: 'All visitors share one limit, and the shop listens on every address: set TRUSTED_PROXY_COUNT to the number of proxies in front of it.',
    es: 'Todos los visitantes comparten un mismo límite y la tienda escucha en todas las direcciones: ponga en TRUSTED_PROXY_COUNT cuántos proxies tiene delante.',
    fr: 'Tous les visiteurs partagent une même limite et la boutique écoute sur toutes les adresses\u202f: indiquez dans TRUSTED_PROXY_COUNT le nombre de proxys placés devant elle.',
    de: 'Alle Besucher teilen sich ein Limit, und der Shop ist unter jeder Adresse erreichbar: Geben Sie in TRUSTED_PROXY_COUNT an, wie viele Proxys davorstehen.',
  }),
  'weak-secret': words({
    en: 'PAYLOAD_SECRET can be guessed: set it to the output of openssl rand -hex 32.',
    es: 'PAYLOAD_SECRET se puede adivinar: use la salida de openssl rand -hex 32.',
    fr: 'PAYLOAD_SECRET se devine\u202f: mettez-y la sortie de openssl rand -hex 32.',
    de: 'PAYLOAD_SECRET lässt sich erraten: Setzen Sie es auf die Ausgabe von openssl rand -hex 32.',
  }),
  'no-mail-server': words({
    en: 'No email leaves the shop: set SMTP_URL to your mail server.',
    es: 'Ningún correo sale de la tienda: ponga en SMTP_URL su servidor de correo.',
    fr: 'Aucun mail ne quitte la boutique\u202f: indiquez votre serveur de messagerie dans SMTP_URL.',
    de: 'Keine E-Mail verlässt den Shop: Tragen Sie in SMTP_URL Ihren Mailserver ein.',
  }),
  'default-sender': words({
    en: 'Emails come from {what}, which does not exist: set MAIL_FROM to an address of yours.',
    es: 'Los correos salen de {what}, que no existe: ponga en MAIL_FROM una dirección suya.',
    fr: 'Les mails partent de {what}, qui n’existe pas\u202f: mettez dans MAIL_FROM une adresse à vous.',
    de: 'E-Mails kommen von {what}, einer Adresse, die es nicht gibt: Tragen Sie in MAIL_FROM Ihre eigene ein.',
  }),
  'support-address': words({
    en: 'Answers and notices go to {what}, where nobody reads them: enter your support address in the site settings.',
    es: 'Las respuestas y los avisos van a {what}, donde nadie los lee: introduzca su correo de soporte en los ajustes del sitio.',
    fr: 'Les réponses et les avis vont à {what}, où personne ne les lit\u202f: saisissez votre adresse d’assistance dans les réglages du site.',
    de: 'Antworten und Hinweise gehen an {what}, wo sie niemand liest: Tragen Sie Ihre Support-Adresse in die Website-Einstellungen ein.',
  }),
  'no-way-to-pay': words({
    en: 'Customers cannot pay: enter your bank account in the site settings, or set the keys for payment by card.',
    es: 'Los clientes no pueden pagar: introduzca su cuenta bancaria en los ajustes del sitio o configure las claves del pago con tarjeta.',
    fr: 'Les clients ne peuvent pas payer\u202f: saisissez votre compte bancaire dans les réglages du site, ou les clés du paiement par carte.',
    de: 'Kunden können nicht bezahlen: Tragen Sie Ihre Bankverbindung in die Website-Einstellungen ein oder setzen Sie die Schlüssel für die Kartenzahlung.',
  }),
  'no-seller': words({
    en: 'Invoices do not say all of who sells: {what}. Enter it under Seller in the site settings.',
    es: 'Las facturas no dicen todo sobre quién vende: {what}. Introdúzcalo en Vendedor, en los ajustes del sitio.',
    fr: 'Les factures ne disent pas tout du vendeur\u202f: {what}. Complétez Vendeur dans les réglages du site.',
    de: 'Auf Rechnungen fehlen Angaben zum Verkäufer: {what}. Tragen Sie sie in den Website-Einstellungen unter Verkäufer ein.',
  }),
  'demo-bank-account': words({
    en: 'Receipts name a demonstration account ({what}): enter your own in the site settings and untick “Demo content”.',
    es: 'Los recibos indican una cuenta de demostración ({what}): introduzca la suya en los ajustes del sitio y desmarque «Contenido de muestra».',
    fr: 'Les reçus indiquent un compte de démonstration ({what})\u202f: saisissez le vôtre dans les réglages du site et décochez «\u202fContenu de démonstration\u202f».',
    de: 'Belege nennen ein Demonstrationskonto ({what}): Tragen Sie Ihr eigenes in die Website-Einstellungen ein und entfernen Sie das Häkchen bei „Beispielinhalt“.',
  }),
  'test-card-keys': words({
    en: 'Cards are charged in Stripe’s test mode, so no money comes: set the live keys.',
    es: 'Las tarjetas se cobran en el modo de prueba de Stripe y no llega dinero: ponga las claves reales.',
    fr: 'Les cartes sont débitées en mode test de Stripe, aucun argent n’arrive\u202f: mettez les clés réelles.',
    de: 'Karten werden im Testmodus von Stripe belastet, es kommt kein Geld: Setzen Sie die echten Schlüssel.',
  }),
  'sandbox-payments': words({
    en: '{what} payments were made with the sandbox card, so no money came for them: begin with an empty database, or give these orders back. At an address of your own there is no sandbox card.',
    es: '{what} pagos se hicieron con la tarjeta de prueba y no llegó dinero: empiece con una base de datos vacía o devuelva esos pedidos. En una dirección propia no existe la tarjeta de prueba.',
    fr: '{what} paiements ont été faits avec la carte de test, sans aucun argent\u202f: commencez avec une base de données vide, ou remboursez ces commandes. À une adresse à vous, la carte de test n’existe pas.',
    de: '{what} Zahlungen wurden mit der Sandbox-Karte gemacht, es kam kein Geld dafür: Beginnen Sie mit einer leeren Datenbank oder erstatten Sie diese Bestellungen. Unter einer eigenen Adresse gibt es keine Sandbox-Karte.',
  }),
  'simulated-registry': words({
    en: 'Whether a name is free is made up: set DOMAIN_PROVIDER=rdap to ask the registries.',
    es: 'La disponibilidad de los nombres es simulada: ponga DOMAIN_PROVIDER=rdap para preguntar a los registros.',
    fr: 'La disponibilité des noms est simulée\u202f: mettez DOMAIN_PROVIDER=rdap pour interroger les registres.',
    de: 'Ob ein Name frei ist, wird nur simuliert: Setzen Sie DOMAIN_PROVIDER=rdap, um die Vergabestellen zu fragen.',
  }),
  'endless-codes': words({
    en: 'Codes without an end or a limit are active: {what}. Switch off what you do not mean to give.',
    es: 'Hay códigos activos sin fecha de fin ni límite: {what}. Desactive los que no quiera conceder.',
    fr: 'Des codes sans fin ni limite sont actifs\u202f: {what}. Désactivez ceux que vous ne voulez pas accorder.',
    de: 'Codes ohne Ende und ohne Grenze sind aktiv: {what}. Schalten Sie ab, was Sie nicht gewähren wollen.',
  }),
  'demo-notice': words({
    en: 'Every page says that this is a demo shop: switch the notice off in the site settings when you open.',
    es: 'Todas las páginas indican que es una tienda de demostración: desactive el aviso en los ajustes del sitio al abrir.',
    fr: 'Chaque page annonce une boutique de démonstration\u202f: désactivez cet avis dans les réglages du site à l’ouverture.',
    de: 'Auf jeder Seite steht, dass dies ein Demo-Shop ist: Schalten Sie den Hinweis zur Eröffnung in den Website-Einstellungen ab.',
  }),
  'demo-stories': words({
    en: '{what} testimonials, case studies, resources and figures are invented: replace or delete them.',
    es: '{what} testimonios, casos, recursos y cifras son inventados: sustitúyalos o elimínelos.',
    fr: '{what} témoignages, études de cas, ressources et chiffres sont inventés\u202f: remplacez-les ou supprimez-les.',
    de: '{what} Kundenstimmen, Fallstudien, Ressourcen und Zahlen sind erfunden: Ersetzen oder löschen Sie sie.',
  }),
  'demo-prices': words({
    en: '{what} services have sample prices: set yours and untick “Demo content”.',
    es: '{what} servicios tienen precios de muestra: ponga los suyos y desmarque «Contenido de muestra».',
    fr: '{what} services ont des prix d’exemple\u202f: mettez les vôtres et décochez «\u202fContenu de démonstration\u202f».',
    de: '{what} Leistungen haben Beispielpreise: Tragen Sie Ihre ein und entfernen Sie das Häkchen bei „Beispielinhalt“.',
  }),
  'old-rates': words({
    en: 'Exchange rates are of {what}: bring them up to date under Currencies.',
    es: 'Los tipos de cambio son del {what}: actualícelos en Monedas.',
    fr: 'Les taux de change datent du {what}\u202f: mettez-les à jour sous Devises.',
    de: 'Wechselkurse sind vom {what}: Aktualisieren Sie sie unter Währungen.',
  }),
  'sample-texts': words({
    en: 'Pages still have sample texts: {what}. Write your own, and have the legal ones checked by a lawyer.',
    es: 'Hay páginas con textos de muestra: {what}. Escriba los suyos y haga revisar los legales por un abogado.',
    fr: 'Des pages contiennent encore des textes d’exemple\u202f: {what}. Rédigez les vôtres et faites relire les pages légales par un juriste.',
    de: 'Seiten enthalten noch Mustertexte: {what}. Schreiben Sie eigene und lassen Sie die rechtlichen juristisch prüfen.',
  }),
  'placeholder-pages': words({
    en: 'Pages name an email address that does not exist: {what}. Write yours.',
    es: 'Hay páginas con una dirección de correo que no existe: {what}. Escriba la suya.',
    fr: 'Des pages citent une adresse mail qui n’existe pas\u202f: {what}. Mettez la vôtre.',
    de: 'Seiten nennen eine E-Mail-Adresse, die es nicht gibt: {what}. Tragen Sie Ihre ein.',
  }),
  'demo-logins': words({
    en: 'Logins of the demonstration exist: {what}. Make your own under Staff, then delete them.',
    es: 'Existen cuentas de la demostración: {what}. Cree las suyas en Personal y elimínelas.',
    fr: 'Des comptes de démonstration existent\u202f: {what}. Créez les vôtres sous Équipe, puis supprimez-les.',
    de: 'Es gibt Zugänge der Demonstration: {what}. Legen Sie unter Team eigene an und löschen Sie diese.',
  }),
  'ticked-beforehand': words({
    en: 'Recommended add-ons are ticked beforehand. Buyers in the European Union confirm them at the checkout; where your law wants none ticked at all, untick it in the site settings.',
    es: 'Los complementos recomendados vienen marcados. En la Unión Europea el comprador los confirma al pagar; si su ley no permite marcar ninguno, desactívelo en los ajustes del sitio.',
    fr: 'Les options recommandées sont cochées d’avance. Dans l’Union européenne, l’acheteur les confirme à la caisse\u202f; si votre droit n’en veut aucune cochée, désactivez-le dans les réglages du site.',
    de: 'Empfohlene Zusatzleistungen sind vorab angekreuzt. Wer in der Europäischen Union kauft, bestätigt sie an der Kasse; verbietet Ihr Recht jedes Ankreuzen, schalten Sie es in den Website-Einstellungen ab.',
  }),
}

const sellerWords: Readonly<Record<SellerFact, Words>> = {
  legalName: words({ en: 'legal name', es: 'razón social', fr: 'raison sociale', de: 'Firma' }),
  line1: words({ en: 'address', es: 'dirección', fr: 'adresse', de: 'Adresse' }),
  postalCode: words({ en: 'postal code', es: 'código postal', fr: 'code postal', de: 'Postleitzahl' }),
  city: words({ en: 'city', es: 'ciudad', fr: 'ville', de: 'Ort' }),
  country: words({ en: 'country', es: 'país', fr: 'pays', de: 'Land' }),
  vatId: words({
    en: 'VAT number, or register and tax number',
    es: 'NIF-IVA, o registro y número fiscal',
    fr: 'numéro de TVA, ou immatriculation et numéro fiscal',
    de: 'USt-IdNr. oder Handelsregister und Steuernummer',
  }),
  registration: words({ en: 'register and tax number', es: 'registro y número fiscal', fr: 'immatriculation', de: 'Handelsregister' }),
}

const isSellerFact = (name: string): name is SellerFact => Object.hasOwn(sellerWords, name)

const inWords = (reader: Reader, { code, what }: Pick<GoLiveItem, 'code' | 'what'>): string =>
  code === 'no-seller'
    ? what
        .split(', ')
        .map((name) => (isSellerFact(name) ? translate(reader, sellerWords[name]) : name))
        .join(', ')
    : what

export const describeGoLive = (reader: Reader, item: Pick<GoLiveItem, 'code' | 'what'>): string =>
  translate(reader, goLiveWords[item.code]).replace('{what}', () => inWords(reader, item))
