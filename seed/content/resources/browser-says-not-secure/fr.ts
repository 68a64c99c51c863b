import type { ArticleWords } from '../../../article'
import { code, heading, points, steps, text } from '../../../article-text'

export const fr: ArticleWords = {
  title: 'Site « Non sécurisé » : causes et solutions',
  description:
    'Six causes de l’avertissement « Non sécurisé », du certificat manquant à une vieille image : trouver la vôtre en une minute et la corriger.',
  next: { heading: 'Des certificats SSL qui se renouvellent seuls.', label: 'Voir les certificats SSL' },
  body: [
    text(
      '« Non sécurisé » ne veut pas dire qu’on a piraté votre site. Le navigateur ne peut pas garantir l’une de ces deux choses : que la connexion est chiffrée, ou qu’il parle bien à votre site. La page elle-même indique laquelle, à condition de savoir où regarder.',
    ),
    heading('Trouver la cause en une minute'),
    steps(
      'Ouvrez le site en tapant `https://` devant le domaine.',
      'La page s’affiche, mais avec « Non sécurisé » à côté de l’adresse ? C’est le cas 1 ou 2.',
      'Un avertissement occupe toute la page ? Cliquez sur « Avancé » et lisez le code d’erreur : il commence par `ERR_CERT`, `SEC_ERROR` ou `SSL_ERROR`. C’est l’un des cas 3 à 6.',
    ),
    text(
      'Essayez un autre navigateur, et un mobile sans wifi. Si un seul appareil affiche l’avertissement, le problème vient de lui ; vérifiez d’abord sa date.',
    ),
    heading('Cas 1 : la page a été ouverte sans https'),
    text(
      'De vieux liens et des adresses saisies à la main mènent encore à `http`. Le certificat est installé, mais les visiteurs ne sont pas dirigés vers la version chiffrée. Mettez en place une [redirection](/knowledge-base/redirects) de `http` vers `https` pour tout le site.',
    ),
    heading('Cas 2 : contenu mixte'),
    text(
      'La page a été chargée en https, mais pas une image, une police ou un script. Appuyez sur F12 pour ouvrir les outils de développement et regardez la console : elle cite chaque fichier. Passez ces adresses en `https` dans l’éditeur. Dans WordPress, l’adresse du site sous Réglages, Général, doit aussi commencer par `https` ; sinon les nouvelles images posent le même problème.',
    ),
    heading('Cas 3 : le certificat a expiré'),
    text(
      'Code d’erreur : `ERR_CERT_DATE_INVALID`. Un certificat est valable un temps limité, puis il faut le renouveler. Sur notre hébergement, c’est automatique. S’il a expiré malgré tout, quelque chose empêche la validation : le domaine pointe ailleurs, un [enregistrement CAA](/knowledge-base/dns-records) l’interdit, ou un pare-feu la bloque. Sur votre propre serveur, vérifiez que le serveur web a été rechargé après le renouvellement ; d’ici là, il utilise encore l’ancien certificat.',
    ),
    heading('Cas 4 : le certificat est établi pour un autre nom'),
    text(
      'Code d’erreur : `ERR_CERT_COMMON_NAME_INVALID`. Le certificat est valable, mais pour un autre nom. Souvent il manque `www`, ou l’on compte sur un wildcard pour un nom deux niveaux plus bas, alors qu’il n’en couvre qu’un. Juste après une migration, le nouveau serveur n’a peut-être pas encore de certificat pour votre domaine : attendez une heure après avoir [fait pointer le domaine vers lui](/knowledge-base/point-a-name), puis écrivez-nous.',
    ),
    heading('Cas 5 : la chaîne de certificats est incomplète'),
    text(
      'Code d’erreur : `ERR_CERT_AUTHORITY_INVALID`, souvent sur mobile seulement. Le serveur envoie son certificat sans le certificat intermédiaire qui le garantit. Installez le fichier nommé `fullchain` ou `bundle` au lieu du certificat seul.',
    ),
    heading('Cas 6 : l’horloge de l’appareil n’est pas à l’heure'),
    text(
      'Sur un appareil à la mauvaise date, tout certificat paraît expiré ou pas encore valable. Cela arrive quand la batterie s’est vidée. Réglez la date, et l’avertissement disparaît sur tous les sites à la fois.',
    ),
    heading('Vérifier le résultat'),
    points(
      'Ouvrez le site sous ses quatre formes : avec et sans `www`, en `http` et en `https`. Toutes doivent aboutir à la même adresse.',
      'Cliquez sur l’icône à côté de l’adresse et ouvrez le certificat : quels noms couvre-t-il, et jusqu’à quand ?',
      'En ligne de commande :',
    ),
    code('openssl s_client -connect example.com:443 -servername example.com </dev/null \\', '  | openssl x509 -noout -subject -dates'),
    heading('Ce qu’il ne faut pas faire'),
    text(
      'Ne dites pas à vos visiteurs de cliquer sur « Continuer quand même ». Ils s’y habituent, et le feront un jour sur une page qui vole leur mot de passe. Pour une aide rapide sur un site hébergé chez nous, [écrivez au support](/contact) avec le domaine et le code d’erreur.',
    ),
  ],
}
