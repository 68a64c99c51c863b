import type { ArticleWords } from '../../../article'
import { code, heading, points, steps, text } from '../../../article-text'

export const fr: ArticleWords = {
  title: 'Pourquoi un navigateur dit « Non sécurisé »',
  description:
    'Six causes de l’avertissement, du certificat manquant à une vieille image, comment les distinguer en une minute et réparer chacune.',
  next: { heading: 'Un cadenas qui se renouvelle seul.', label: 'Voir les certificats SSL' },
  body: [
    text(
      '« Non sécurisé » ne veut pas dire qu’un intrus est entré. Cela veut dire que le navigateur n’est pas sûr d’une de deux choses : que la ligne est chiffrée, ou que votre site est bien à l’autre bout. Laquelle, la page le dit elle-même, si l’on sait où regarder.',
    ),
    heading('Une minute pour savoir quel cas'),
    steps(
      'Ouvrez le site en tapant `https://` devant le nom.',
      'Il s’affiche, mais le navigateur parle de « non sécurisé » à côté de l’adresse ? Alors cas 1 ou 2.',
      'Une page entière d’avertissement apparaît ? Cliquez sur « Avancé » et lisez le code court : il commence par `ERR_CERT`, `SEC_ERROR` ou `SSL_ERROR`. Alors cas 3 à 6.',
    ),
    text(
      'Essayez dans un autre navigateur et sur un mobile sans wifi. Si un seul appareil avertit, la faute est sur lui ; regardez d’abord sa date.',
    ),
    heading('Cas 1 : la page est ouverte sans https'),
    text(
      'De vieux liens et des adresses tapées mènent encore à `http`. Le certificat est là, mais personne n’y conduit le visiteur. Posez une [redirection](/knowledge-base/redirects) de `http` vers `https`, une fois pour tout le site.',
    ),
    heading('Cas 2 : contenu mixte'),
    text(
      'La page est venue en https, mais une image, une police ou un script qu’elle contient, non. Ouvrez les outils de développement avec F12 et regardez la console : elle nomme chaque fichier. Passez leurs adresses en `https` dans l’éditeur. Dans WordPress, l’adresse du site sous Réglages, Général, doit aussi commencer par `https` ; sinon les nouvelles images ramènent la faute.',
    ),
    heading('Cas 3 : expiré'),
    text(
      'Code `ERR_CERT_DATE_INVALID`. Un certificat dure un temps limité, puis il faut le délivrer de nouveau. Sur notre hébergement, cela se fait seul. Sinon, quelque chose empêche la vérification : le nom mène ailleurs entre-temps, un [enregistrement CAA](/knowledge-base/dns-records) l’interdit, ou un pare-feu la bloque. Sur votre propre serveur, voyez si le service a été rechargé après le renouvellement : plus d’un nouveau certificat dort sur le disque sans être lu.',
    ),
    heading('Cas 4 : établi à un autre nom'),
    text(
      'Code `ERR_CERT_COMMON_NAME_INVALID`. Le certificat est authentique, mais pour un autre nom. Le plus souvent `www` manque, ou l’on compte sur un wildcard pour un nom deux niveaux plus bas, alors qu’il n’en couvre qu’un. Parfois la nouvelle machine ne connaît pas encore votre nom : attendez la première heure après avoir [dirigé le nom](/knowledge-base/point-a-name), ou écrivez-nous.',
    ),
    heading('Cas 5 : la chaîne est incomplète'),
    text(
      'Code `ERR_CERT_AUTHORITY_INVALID`, souvent sur les seuls mobiles. Le serveur envoie son certificat sans l’intermédiaire qui s’en porte garant. Installez le fichier nommé `fullchain` ou `bundle` au lieu du fichier seul.',
    ),
    heading('Cas 6 : l’horloge'),
    text(
      'Un appareil à la mauvaise date tient tout certificat pour expiré ou pas encore valable. Cela arrive après une batterie vide. Réglez la date, et l’avertissement disparaît d’un coup sur tous les sites.',
    ),
    heading('Comment vérifier le résultat'),
    points(
      'Ouvrez le site sous ses quatre formes : avec et sans `www`, en `http` et en `https`. Toutes doivent finir au même endroit.',
      'Cliquez sur le signe à côté de l’adresse et lisez le certificat : pour quels noms, jusqu’à quand.',
      'En ligne de commande :',
    ),
    code('openssl s_client -connect example.com:443 -servername example.com </dev/null \\', '  | openssl x509 -noout -subject -dates'),
    heading('Ce qu’il ne faut pas faire'),
    text(
      'Ne dites pas à vos visiteurs de cliquer sur « continuer quand même ». Ils apprennent à le faire, et le feront un jour sur une page qui veut leur mot de passe. S’il faut un remède rapide pour un site chez nous, [écrivez au support](/contact) avec le nom et le code de l’avertissement.',
    ),
  ],
}
