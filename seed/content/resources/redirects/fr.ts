import type { ArticleWords } from '../../../article'
import { code, heading, points, steps, text } from '../../../article-text'

export const fr: ArticleWords = {
  title: 'Redirections 301 et 302 : mode d’emploi',
  description:
    'Quand utiliser les redirections 301, 302, 307 et 308, comment rediriger http vers https dans Apache et nginx, et éviter les boucles.',
  next: { heading: 'Un hébergement avec certificat SSL compris.', label: 'Voir les offres d’hébergement' },
  body: [
    text(
      'Une redirection indique au navigateur qu’une page est désormais à une autre adresse. Les visiteurs la remarquent à peine ; les moteurs de recherche, si. Une bonne redirection garde les anciens liens valables pendant des années ; une mauvaise fait tourner les visiteurs en rond.',
    ),
    heading('Quel code de redirection utiliser'),
    points(
      '**301, définitive.** Les navigateurs s’en souviennent, et les moteurs de recherche reportent la valeur des anciens liens sur la nouvelle adresse. À utiliser pour un changement définitif.',
      '**302, temporaire.** Utile par exemple pour une page de soldes. Les moteurs gardent l’ancienne adresse.',
      '**308 et 307.** Comme 301 et 302, mais un formulaire en cours d’envoi est transmis tel quel. À utiliser pour les API et les paiements.',
    ),
    text(
      'Si vous n’êtes pas sûr que le changement soit définitif, prenez d’abord 302. Les navigateurs gardent une 301 en cache, parfois des mois, et on ne peut pas la leur faire oublier.',
    ),
    heading('Les deux redirections nécessaires à tout site'),
    text(
      'Un site doit répondre à une adresse, pas à quatre. Décidez si vous utilisez votre domaine avec ou sans `www`, et redirigez les trois autres formes vers l’adresse choisie, en une étape :',
    ),
    code(
      'http://example.com        →  https://www.example.com',
      'http://www.example.com    →  https://www.example.com',
      'https://example.com       →  https://www.example.com',
    ),
    text(
      'Sur notre hébergement, le certificat est là dès la première heure. Plusieurs domaines peuvent pointer vers un site : l’un est l’adresse principale, les autres y redirigent, chacun avec son certificat.',
    ),
    heading('Redirections dans Apache (.htaccess)'),
    text('Ajoutez ces lignes au fichier `.htaccess` du site :'),
    code(
      'RewriteEngine On',
      'RewriteCond %{HTTPS} off [OR]',
      'RewriteCond %{HTTP_HOST} !^www\\.example\\.com$ [NC]',
      'RewriteRule ^(.*)$ https://www.example.com/$1 [R=301,L]',
      '',
      'Redirect 301 /old-page https://www.example.com/new-page',
    ),
    heading('Redirections dans nginx'),
    code(
      'server {',
      '    listen 80;',
      '    server_name example.com www.example.com;',
      '    return 301 https://www.example.com$request_uri;',
      '}',
    ),
    text(
      '`$request_uri` conserve le chemin et les paramètres. Sans lui, chaque ancien lien finit sur la page d’accueil. Les requêtes déjà en https mais au mauvais nom demandent un second bloc server sur le port 443, avec le certificat.',
    ),
    heading('Rediriger des pages déplacées'),
    steps(
      'Avant tout changement, listez les adresses visitées : d’après les statistiques du site, son plan et les liens venus d’autres sites.',
      'Redirigez chaque adresse vers la seule nouvelle page qui répond à la même question, et non toutes vers l’accueil.',
      'Redirigez en une étape, de la plus ancienne adresse directement à la plus récente. Chaque étape de plus coûte du temps, et au bout de quelques-unes, navigateurs et moteurs renoncent.',
      'Mettez aussi à jour les liens de vos propres pages. Les redirections sont faites pour les liens venus d’ailleurs.',
      'Gardez les redirections un an au moins, pour toujours de préférence.',
    ),
    text(
      'Si une page n’a pas d’équivalent, renvoyez un code 410 : « supprimée définitivement ». C’est plus honnête qu’une redirection vers autre chose.',
    ),
    heading('Tester une redirection'),
    code('curl -sIL http://example.com/old-page | grep -iE "^(HTTP|location)"'),
    text('Vous devez voir une redirection, puis un code 200. Voici les trois échecs les plus fréquents :'),
    points(
      '**Trop de redirections.** Deux règles se contredisent, par exemple un plugin qui redirige vers `http` et un serveur qui redirige vers `https`. N’en gardez qu’une.',
      '**L’ancienne page s’affiche encore.** Votre navigateur a gardé une ancienne 301 en cache. Essayez une fenêtre privée avant de chercher plus loin.',
      '**Un avertissement de certificat avant la redirection.** L’ancien domaine n’a plus de certificat. Les redirections depuis `https` en ont besoin aussi ; [gardez-le valable](/knowledge-base/browser-says-not-secure) tant que des liens y mènent.',
    ),
    heading('Redirection ou DNS ?'),
    text(
      'Un CNAME n’est pas une redirection. Il dit sur quel serveur se trouve un nom ; l’adresse dans le navigateur ne change pas. Si les visiteurs doivent voir le nouveau nom, il faut un serveur qui réponde par une 301. Pour la partie DNS, voyez [Faire pointer un domaine vers un autre hébergeur](/knowledge-base/point-a-name).',
    ),
  ],
}
