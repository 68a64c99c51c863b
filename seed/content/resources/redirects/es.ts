import type { ArticleWords } from '../../../article'
import { code, heading, points, steps, text } from '../../../article-text'

export const es: ArticleWords = {
  title: 'Redirecciones 301 y 302: cómo configurarlas',
  description: 'Cuándo usar las redirecciones 301, 302, 307 y 308, cómo redirigir http a https en Apache y nginx y cómo detectar bucles.',
  next: { heading: 'Hosting con certificado SSL incluido.', label: 'Ver los planes de hosting' },
  body: [
    text(
      'Una redirección indica al navegador que una página está ahora en otra dirección. Los visitantes apenas la notan; los buscadores, sí. Una buena redirección mantiene los enlaces antiguos durante años; una mala hace dar vueltas a los visitantes.',
    ),
    heading('Qué código de redirección usar'),
    points(
      '**301, movido permanentemente.** Los navegadores lo recuerdan, y los buscadores pasan el valor de los enlaces antiguos a la dirección nueva. Úselo para cambios definitivos.',
      '**302, encontrado.** Una redirección temporal, por ejemplo a una página de rebajas. Los buscadores conservan la dirección antigua.',
      '**308 y 307.** Como 301 y 302, pero un formulario que se está enviando se reenvía sin cambios. Úselos en API y procesos de pago.',
    ),
    text(
      'Si no sabe si un cambio es definitivo, empiece con 302. Los navegadores guardan un 301 en caché, a veces durante meses, y no hay forma de que lo olviden.',
    ),
    heading('Las dos redirecciones que necesita todo sitio'),
    text(
      'Un sitio debe responder en una dirección, no en cuatro. Decida si usa su dominio con `www` o sin él y redirija allí las otras tres variantes en un solo paso:',
    ),
    code(
      'http://example.com        →  https://www.example.com',
      'http://www.example.com    →  https://www.example.com',
      'https://example.com       →  https://www.example.com',
    ),
    text(
      'En nuestro alojamiento, el certificado está activo desde la primera hora. Varios dominios pueden apuntar a un sitio: uno es la dirección principal y los demás redirigen a él, cada uno con su certificado.',
    ),
    heading('Redirecciones en Apache (.htaccess)'),
    text('Añada estas líneas al archivo `.htaccess` del sitio:'),
    code(
      'RewriteEngine On',
      'RewriteCond %{HTTPS} off [OR]',
      'RewriteCond %{HTTP_HOST} !^www\\.example\\.com$ [NC]',
      'RewriteRule ^(.*)$ https://www.example.com/$1 [R=301,L]',
      '',
      'Redirect 301 /old-page https://www.example.com/new-page',
    ),
    heading('Redirecciones en nginx'),
    code(
      'server {',
      '    listen 80;',
      '    server_name example.com www.example.com;',
      '    return 301 https://www.example.com$request_uri;',
      '}',
    ),
    text(
      '`$request_uri` conserva la ruta y los parámetros. Sin ella, cada enlace antiguo acaba en la página de inicio. Las peticiones que ya usan https, pero con el nombre equivocado, necesitan un segundo bloque server en el puerto 443, con el certificado.',
    ),
    heading('Redirecciones al cambiar páginas'),
    steps(
      'Antes de cambiar nada, haga una lista de las direcciones que reciben visitas: de las estadísticas, del mapa del sitio y de los enlaces de otras webs.',
      'Redirija cada dirección a la única página nueva que responde a la misma pregunta, no todas a la de inicio.',
      'Redirija en un solo paso, de la dirección más antigua directamente a la más nueva. Cada paso adicional cuesta tiempo, y tras unos cuantos los navegadores y los buscadores desisten.',
      'Actualice también los enlaces de sus propias páginas. Las redirecciones son para los enlaces ajenos.',
      'Mantenga las redirecciones al menos un año o, mejor, para siempre.',
    ),
    text(
      'Si una página no tiene sucesora, responda con 410, que significa eliminada para siempre. Es más honesto que redirigir a otra cosa.',
    ),
    heading('Cómo probar una redirección'),
    code('curl -sIL http://example.com/old-page | grep -iE "^(HTTP|location)"'),
    text('Debe ver una redirección y después un 200. Estos son los tres fallos más frecuentes:'),
    points(
      '**Demasiadas redirecciones.** Dos reglas se contradicen, por ejemplo un plugin que redirige a `http` y un servidor que redirige a `https`. Deje solo una.',
      '**Sigue saliendo la página antigua.** Su navegador tiene en caché un 301 anterior. Pruebe una ventana privada antes de seguir buscando.',
      '**Un aviso de certificado antes de la redirección.** El dominio antiguo ya no tiene certificado. Las redirecciones desde `https` también lo necesitan; [manténgalo válido](/knowledge-base/browser-says-not-secure) mientras haya enlaces que lleven allí.',
    ),
    heading('¿Redirección o DNS?'),
    text(
      'Un CNAME no es una redirección. Indica en qué servidor está un nombre; la dirección del navegador no cambia. Si los visitantes deben ver el nombre nuevo, hace falta un servidor que responda con un 301. Para la parte del DNS, vea [Apuntar un dominio a otro hosting](/knowledge-base/point-a-name).',
    ),
  ],
}
