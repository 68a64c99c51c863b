import type { ArticleWords } from '../../../article'
import { code, heading, points, steps, text } from '../../../article-text'

export const es: ArticleWords = {
  title: 'Redirecciones: una dirección, una página',
  description:
    'Cuándo usar 301, 302, 307 y 308, cómo llevar a los visitantes a https y a una sola forma de su nombre, y qué bucles evitar.',
  next: { heading: 'Hosting con el certificado incluido.', label: 'Ver los planes de hosting' },
  body: [
    text(
      'Una redirección le dice al navegador: lo que busca está ahora allí. Los visitantes apenas la notan; los buscadores, mucho. Bien puesta, mantiene vivos los enlaces antiguos durante años. Mal puesta, hace dar vueltas a la gente.',
    ),
    heading('Qué número para qué'),
    points(
      '**301, trasladado para siempre.** El navegador lo recuerda, y los buscadores pasan el valor de los enlaces antiguos a la dirección nueva. Para cambios definitivos.',
      '**302, encontrado en otro sitio.** Solo por un tiempo, como una página de rebajas. Los buscadores conservan la dirección antigua.',
      '**308 y 307.** Como 301 y 302, pero un formulario que se estaba enviando se reenvía tal cual. Lo correcto en interfaces y pagos.',
    ),
    text(
      'Si no sabe si un cambio es definitivo, empiece con 302. Los navegadores recuerdan un 301, a veces durante meses, y no se les puede pedir que lo olviden.',
    ),
    heading('Las dos primeras que necesita todo sitio'),
    text(
      'Un sitio debe responder en una dirección, no en cuatro. Decida si su nombre se escribe con `www` o sin él y lleve allí las otras tres formas en un solo paso:',
    ),
    code(
      'http://example.com        →  https://www.example.com',
      'http://www.example.com    →  https://www.example.com',
      'https://example.com       →  https://www.example.com',
    ),
    text(
      'En nuestro alojamiento el certificado está desde la primera hora, y varios dominios pueden apuntar a un sitio: uno es la dirección principal y los demás llevan a él, cada uno con su certificado.',
    ),
    heading('Cómo ponerlas en Apache'),
    text('En el archivo `.htaccess` del sitio:'),
    code(
      'RewriteEngine On',
      'RewriteCond %{HTTPS} off [OR]',
      'RewriteCond %{HTTP_HOST} !^www\\.example\\.com$ [NC]',
      'RewriteRule ^(.*)$ https://www.example.com/$1 [R=301,L]',
      '',
      'Redirect 301 /old-page https://www.example.com/new-page',
    ),
    heading('Cómo ponerlas en nginx'),
    code(
      'server {',
      '    listen 80;',
      '    server_name example.com www.example.com;',
      '    return 301 https://www.example.com$request_uri;',
      '}',
    ),
    text(
      '`$request_uri` conserva la ruta y todo lo que sigue al signo de interrogación. Sin ella, cada enlace antiguo acaba en la página de inicio, algo que disgusta por igual a visitantes y buscadores.',
    ),
    heading('Cuando cambian las páginas'),
    steps(
      'Antes de cambiar nada, anote las direcciones que reciben visitas: de las estadísticas del sitio, de su mapa, de los enlaces ajenos.',
      'Dé a cada una la única página nueva que responde a la misma pregunta. No a todas la de inicio.',
      'Ponga las redirecciones en un solo paso, de la dirección más antigua directamente a la más nueva. Cada paso más cuesta tiempo, y tras unos cuantos los programas desisten.',
      'Cambie también los enlaces de sus propias páginas. Una redirección es para los enlaces de los demás.',
      'Consérvelas al menos un año, mejor para siempre. Una redirección no cuesta nada.',
    ),
    text(
      'Si una página no tiene sucesora, que lo diga: la respuesta 410 significa desaparecida para siempre y es más honrada que una redirección a otra cosa.',
    ),
    heading('Cómo comprobarlas'),
    code('curl -sIL http://example.com/old-page | grep -iE "^(HTTP|location)"'),
    text('Debe ver una redirección y después un 200. Tres cosas fallan más a menudo:'),
    points(
      '**Demasiadas redirecciones.** Dos reglas se envían el visitante una a otra, como el plugin a `http` y el servidor a `https`. Deje que mande una.',
      '**Sigue saliendo la página antigua.** Su navegador recuerda un 301 anterior. Pruebe una ventana privada antes de seguir buscando.',
      '**Un aviso antes de la redirección.** El nombre antiguo ya no tiene certificado. Las redirecciones desde `https` también lo necesitan; [manténgalo vivo](/knowledge-base/browser-says-not-secure) mientras haya enlaces que lleven allí.',
    ),
    heading('¿Redirección o DNS?'),
    text(
      'Un CNAME no es una redirección. Dice dónde vive un nombre, no que se haya mudado; la dirección de la barra no cambia. Si la barra debe mostrar el nombre nuevo, hace falta un servidor que responda con un 301. [Dirigir un dominio a otro alojamiento](/knowledge-base/point-a-name) explica la otra mitad.',
    ),
  ],
}
