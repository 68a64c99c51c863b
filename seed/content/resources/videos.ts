import { article } from '../../article'
import { heading, scene, text, type ArticlePart } from '../../article-text'
import type { DrawingName } from '../../../src/components/ui/drawings/shapes'

/** Scenes of a video in order: title and narration of each. */
const scenes = (...each: readonly (readonly [drawing: DrawingName, title: string, caption: string])[]): readonly ArticlePart[] =>
  each.flatMap(([drawing, title, caption]) => [heading(title), scene(drawing), text(caption)])

const domainToWebsite = article(
  {
    slug: 'video-domain-to-website',
    type: 'video',
    difficulty: 'Beginner',
    duration: 1,
    related: ['point-a-name', 'dns-records', 'which-certificate'],
    href: '/domains/search',
    order: 210,
  },
  {
    en: {
      title: 'Video: how a domain leads to a website',
      description:
        'In five short scenes: what happens between typing a domain and seeing the website, and where DNS, server, certificate and email come in.',
      next: { heading: 'Which domain should lead to your website?', label: 'Search domains' },
      body: scenes(
        [
          'lens',
          'A visitor types your domain',
          'Browsers know domains, but the internet works with IP addresses. So the browser first asks where otterbean.com is.',
        ],
        [
          'signpost',
          'The DNS answers',
          'The nameservers of the domain look it up in its DNS records. The A record holds the IP address of the server.',
        ],
        [
          'stack',
          'The server sends the page',
          'The browser asks that server for the page. Your hosting plan stores the website and answers.',
        ],
        [
          'padlock',
          'The certificate encrypts the connection',
          'Before any page is sent, the server shows its certificate. Browser and server then encrypt everything between them.',
        ],
        [
          'envelope',
          'Email takes its own route',
          'Email to your domain does not go to the website. The MX record names the mail server that receives it.',
        ],
      ),
    },
    es: {
      title: 'Vídeo: cómo lleva un dominio a un sitio web',
      description:
        'En cinco escenas breves: qué ocurre desde que se escribe un dominio hasta que se ve el sitio, y qué hacen el DNS, el servidor, el certificado y el correo.',
      next: { heading: '¿Qué dominio debe llevar a su sitio web?', label: 'Buscar dominios' },
      body: scenes(
        [
          'lens',
          'Alguien escribe su dominio',
          'Los navegadores conocen dominios, pero internet funciona con direcciones IP. Por eso el navegador pregunta primero dónde está otterbean.com.',
        ],
        [
          'signpost',
          'El DNS responde',
          'Los servidores de nombres del dominio lo buscan en sus registros DNS. El registro A contiene la dirección IP del servidor.',
        ],
        [
          'stack',
          'El servidor envía la página',
          'El navegador pide la página a ese servidor. Su plan de hosting guarda el sitio web y responde.',
        ],
        [
          'padlock',
          'El certificado cifra la conexión',
          'Antes de enviar una página, el servidor muestra su certificado. Después, navegador y servidor cifran todo lo que intercambian.',
        ],
        [
          'envelope',
          'El correo sigue su propio camino',
          'El correo para su dominio no va al sitio web. El registro MX indica el servidor de correo que lo recibe.',
        ],
      ),
    },
    fr: {
      title: 'Vidéo : comment un domaine mène à un site',
      description:
        'En cinq courtes scènes : ce qui se passe entre la saisie d’un domaine et l’affichage du site, et le rôle du DNS, du serveur, du certificat et du mail.',
      next: { heading: 'Quel domaine doit mener à votre site ?', label: 'Rechercher un domaine' },
      body: scenes(
        [
          'lens',
          'Quelqu’un saisit votre domaine',
          'Les navigateurs connaissent les domaines, mais Internet fonctionne avec des adresses IP. Le navigateur demande donc d’abord où se trouve otterbean.com.',
        ],
        [
          'signpost',
          'Le DNS répond',
          'Les serveurs DNS du domaine consultent ses enregistrements DNS. L’enregistrement A contient l’adresse IP du serveur.',
        ],
        [
          'stack',
          'Le serveur envoie la page',
          'Le navigateur demande la page à ce serveur. Votre offre d’hébergement conserve le site et répond.',
        ],
        [
          'padlock',
          'Le certificat chiffre la connexion',
          'Avant d’envoyer une page, le serveur présente son certificat. Le navigateur et le serveur chiffrent ensuite tous leurs échanges.',
        ],
        [
          'envelope',
          'Le mail suit son propre chemin',
          'Les mails destinés à votre domaine ne vont pas au site. L’enregistrement MX désigne le serveur de messagerie qui les reçoit.',
        ],
      ),
    },
    de: {
      title: 'Video: Wie eine Domain zur Website führt',
      description:
        'In fünf kurzen Szenen: was zwischen dem Eintippen einer Domain und der Website passiert und was DNS, Server, Zertifikat und E-Mail damit zu tun haben.',
      next: { heading: 'Welche Domain soll zu Ihrer Website führen?', label: 'Domain suchen' },
      body: scenes(
        [
          'lens',
          'Jemand tippt Ihre Domain ein',
          'Browser kennen Domains, das Internet arbeitet aber mit IP-Adressen. Der Browser fragt deshalb zuerst, wo otterbean.com ist.',
        ],
        [
          'signpost',
          'Das DNS antwortet',
          'Die Nameserver der Domain sehen in ihren DNS-Einträgen nach. Der A-Eintrag enthält die IP-Adresse des Servers.',
        ],
        [
          'stack',
          'Der Server schickt die Seite',
          'Der Browser bittet diesen Server um die Seite. Ihr Hosting-Tarif speichert die Website und antwortet.',
        ],
        [
          'padlock',
          'Das Zertifikat verschlüsselt die Verbindung',
          'Bevor er eine Seite schickt, zeigt der Server sein Zertifikat. Danach verschlüsseln Browser und Server alles, was sie austauschen.',
        ],
        [
          'envelope',
          'E-Mails gehen einen eigenen Weg',
          'E-Mails an Ihre Domain gehen nicht an die Website. Der MX-Eintrag nennt den Mailserver, der sie empfängt.',
        ],
      ),
    },
  },
)

const domainTransfer = article(
  {
    slug: 'video-domain-transfer',
    type: 'video',
    difficulty: 'Beginner',
    duration: 1,
    related: ['transfer-a-domain', 'authorization-code-and-lock', 'move-a-website'],
    href: '/domains/transfer',
    order: 220,
  },
  {
    en: {
      title: 'Video: how a domain transfer works',
      description:
        'In five short scenes: unlock the domain, copy the auth code, order the transfer, approve it, and why your website keeps running meanwhile.',
      next: { heading: 'Ready to transfer your domain?', label: 'Start the transfer' },
      body: scenes(
        [
          'padlock',
          'Unlock the domain',
          'Log in to your current registrar and switch off the domain lock. It stops anyone else from transferring the domain.',
        ],
        ['book', 'Copy the auth code', 'There you also find the auth code. It proves that the domain is yours, so keep it to yourself.'],
        ['crane', 'Order the transfer', 'Enter the domain and its code here. You see the price before anything happens.'],
        [
          'envelope',
          'Approve it by email',
          'Your current registrar may ask you to approve the transfer. If you answer at once, it is completed sooner.',
        ],
        ['signpost', 'Your website keeps running', 'The nameservers stay the same during a transfer. Website and email work throughout.'],
      ),
    },
    es: {
      title: 'Vídeo: cómo se transfiere un dominio',
      description:
        'En cinco escenas breves: desbloquear el dominio, copiar el código de autorización, pedir la transferencia, aprobarla y por qué el sitio sigue en línea.',
      next: { heading: '¿Quiere traer su dominio?', label: 'Empezar la transferencia' },
      body: scenes(
        [
          'padlock',
          'Desbloquee el dominio',
          'Inicie sesión en su registrador actual y desactive el bloqueo de dominio. Protege el dominio de transferencias no autorizadas.',
        ],
        [
          'book',
          'Copie el código de autorización',
          'Allí encuentra también el código de autorización. Demuestra que el dominio es suyo: no lo comparta.',
        ],
        ['crane', 'Pida la transferencia', 'Introduzca aquí el dominio y su código. Verá el precio antes de que ocurra nada.'],
        [
          'envelope',
          'Apruébela por correo',
          'Su registrador actual puede pedirle que apruebe la transferencia. Si responde enseguida, termina antes.',
        ],
        [
          'signpost',
          'Su sitio web sigue en línea',
          'Los servidores de nombres no cambian durante la transferencia. El sitio web y el correo funcionan en todo momento.',
        ],
      ),
    },
    fr: {
      title: 'Vidéo : comment transférer un domaine',
      description:
        'En cinq courtes scènes : déverrouiller le domaine, copier le code d’autorisation, commander le transfert, l’approuver, et pourquoi le site reste en ligne.',
      next: { heading: 'Prêt à transférer votre domaine ?', label: 'Commencer le transfert' },
      body: scenes(
        [
          'padlock',
          'Déverrouillez le domaine',
          'Connectez-vous chez votre prestataire actuel et désactivez le verrouillage du domaine. Il empêche des inconnus de transférer le domaine.',
        ],
        [
          'book',
          'Copiez le code d’autorisation',
          'Vous y trouvez aussi le code d’autorisation. Il prouve que le domaine est à vous : gardez-le pour vous.',
        ],
        ['crane', 'Commandez le transfert', 'Saisissez ici le domaine et son code. Vous voyez le prix avant que rien ne se passe.'],
        [
          'envelope',
          'Approuvez-le par mail',
          'Votre prestataire actuel peut vous demander d’approuver le transfert. Une réponse rapide le termine plus tôt.',
        ],
        [
          'signpost',
          'Votre site reste en ligne',
          'Les serveurs DNS ne changent pas pendant le transfert. Le site et le mail fonctionnent tout du long.',
        ],
      ),
    },
    de: {
      title: 'Video: Wie ein Domaintransfer abläuft',
      description:
        'In fünf kurzen Szenen: Domain entsperren, Auth-Code kopieren, Transfer bestellen, zustimmen, und warum Ihre Website dabei erreichbar bleibt.',
      next: { heading: 'Bereit für den Domaintransfer?', label: 'Transfer starten' },
      body: scenes(
        [
          'padlock',
          'Entsperren Sie die Domain',
          'Melden Sie sich bei Ihrem jetzigen Anbieter an und heben Sie die Domainsperre auf. Sie schützt die Domain vor unbefugten Transfers.',
        ],
        [
          'book',
          'Kopieren Sie den Auth-Code',
          'Dort finden Sie auch den Auth-Code. Er beweist, dass die Domain Ihnen gehört: Behalten Sie ihn für sich.',
        ],
        ['crane', 'Bestellen Sie den Transfer', 'Geben Sie hier Domain und Code ein. Sie sehen den Preis, bevor etwas geschieht.'],
        [
          'envelope',
          'Stimmen Sie per E-Mail zu',
          'Ihr jetziger Anbieter bittet Sie vielleicht um Zustimmung. Antworten Sie gleich, ist der Transfer früher fertig.',
        ],
        [
          'signpost',
          'Ihre Website bleibt erreichbar',
          'Die Nameserver bleiben beim Transfer gleich. Website und E-Mail funktionieren die ganze Zeit.',
        ],
      ),
    },
  },
)

/** Videos made of the shop's drawings: no file, and nothing from another host. */
export const videos = [domainToWebsite, domainTransfer] as const
