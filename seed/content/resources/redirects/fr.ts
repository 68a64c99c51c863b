import type { ArticleWords } from '../../../article'
import { code, heading, points, steps, text } from '../../../article-text'

export const fr: ArticleWords = {
  title: 'Redirections : une adresse, une page',
  description:
    'Quand prendre 301, 302, 307 et 308, comment mener les visiteurs vers https et vers une seule forme du nom, et quelles boucles éviter.',
  next: { heading: 'Un hébergement, certificat compris.', label: 'Voir les offres' },
  body: [
    text(
      'Une redirection dit au navigateur : ce que vous cherchez est là-bas désormais. Les visiteurs la remarquent à peine, les moteurs de recherche beaucoup. Bien posée, elle garde les vieux liens en vie des années. Mal posée, elle fait tourner les gens en rond.',
    ),
    heading('Quel code pour quel cas'),
    points(
      '**301, déplacé pour de bon.** Le navigateur s’en souvient, les moteurs de recherche reportent la valeur des anciens liens sur la nouvelle adresse. Pour ce qui est définitif.',
      '**302, trouvé ailleurs.** Pour un temps seulement, une page de soldes par exemple. Les moteurs gardent l’ancienne adresse.',
      '**308 et 307.** Comme 301 et 302, mais un formulaire en cours d’envoi est transmis tel quel. Ce qu’il faut pour les interfaces et les paiements.',
    ),
    text(
      'Si vous ne savez pas si c’est définitif, prenez d’abord 302. Un 301 reste dans les navigateurs, parfois des mois, et on ne peut leur demander de l’oublier.',
    ),
    heading('Les deux premières, pour tout site'),
    text(
      'Un site devrait répondre à une adresse, pas à quatre. Décidez si votre nom s’écrit avec ou sans `www`, et menez-y les trois autres formes en une étape :',
    ),
    code(
      'http://example.com        →  https://www.example.com',
      'http://www.example.com    →  https://www.example.com',
      'https://example.com       →  https://www.example.com',
    ),
    text(
      'Sur notre hébergement, le certificat est là dès la première heure, et plusieurs domaines peuvent mener à un site : l’un est l’adresse principale, les autres y conduisent, chacun avec son certificat.',
    ),
    heading('Les poser dans Apache'),
    text('Dans le fichier `.htaccess` du site :'),
    code(
      'RewriteEngine On',
      'RewriteCond %{HTTPS} off [OR]',
      'RewriteCond %{HTTP_HOST} !^www\\.example\\.com$ [NC]',
      'RewriteRule ^(.*)$ https://www.example.com/$1 [R=301,L]',
      '',
      'Redirect 301 /old-page https://www.example.com/new-page',
    ),
    heading('Les poser dans nginx'),
    code(
      'server {',
      '    listen 80;',
      '    server_name example.com www.example.com;',
      '    return 301 https://www.example.com$request_uri;',
      '}',
    ),
    text(
      '`$request_uri` garde le chemin et tout ce qui suit le point d’interrogation. Sans lui, chaque vieux lien finit sur la page d’accueil, ce qui déplaît autant aux visiteurs qu’aux moteurs.',
    ),
    heading('Quand des pages déménagent'),
    steps(
      'Avant tout changement, notez les adresses qui sont visitées : d’après les statistiques du site, son plan, les liens posés par d’autres.',
      'Donnez à chacune la seule nouvelle page qui répond à la même question. Pas la page d’accueil à toutes.',
      'Posez les redirections en une étape, de la plus vieille adresse directement à la plus récente. Chaque étape de plus coûte du temps, et après quelques-unes les programmes renoncent.',
      'Changez aussi les liens de vos propres pages. Une redirection est faite pour les liens des autres.',
      'Gardez-les un an au moins, pour toujours de préférence. Une redirection ne coûte rien.',
    ),
    text(
      'Si une page n’a pas de suite, qu’elle le dise : la réponse 410 signifie disparue pour de bon, et c’est plus honnête qu’une redirection vers autre chose.',
    ),
    heading('Comment vérifier'),
    code('curl -sIL http://example.com/old-page | grep -iE "^(HTTP|location)"'),
    text('Vous voulez voir une redirection, puis un 200. Trois choses échouent le plus souvent :'),
    points(
      '**Trop de redirections.** Deux règles se renvoient le visiteur, par exemple l’extension vers `http` et le serveur vers `https`. Laissez décider l’une des deux.',
      '**L’ancienne page reste.** Votre navigateur se souvient d’un 301 antérieur. Essayez une fenêtre privée avant de chercher plus loin.',
      '**Un avertissement avant la redirection.** L’ancien nom n’a plus de certificat. Les redirections depuis `https` en ont besoin aussi ; [gardez-le en vie](/knowledge-base/browser-says-not-secure) tant que des liens y mènent.',
    ),
    heading('Redirection ou DNS ?'),
    text(
      'Un CNAME n’est pas une redirection. Il dit où habite un nom, pas qu’il a déménagé ; l’adresse dans la barre ne change pas. Si la barre doit montrer le nouveau nom, il faut un serveur qui réponde par un 301. [Diriger un domaine vers un autre hébergement](/knowledge-base/point-a-name) explique l’autre moitié.',
    ),
  ],
}
