import type { ArticleWords } from '../../../article'
import { code, heading, points, steps, text } from '../../../article-text'

export const es: ArticleWords = {
  title: 'Aviso «No es seguro»: causas y soluciones',
  description:
    'Seis causas del aviso «No es seguro», desde un certificado que falta hasta una imagen antigua: cómo encontrar la suya y solucionarla.',
  next: { heading: 'Certificados SSL que se renuevan solos.', label: 'Ver los certificados SSL' },
  body: [
    text(
      '«No es seguro» no significa que alguien haya entrado. Significa que el navegador no puede garantizar una de estas dos cosas: que la conexión esté cifrada o que al otro lado esté su sitio. La propia página dice cuál de las dos es, si se sabe dónde mirar.',
    ),
    heading('Encuentre la causa en un minuto'),
    steps(
      'Abra el sitio escribiendo `https://` delante del dominio.',
      '¿La página carga, pero aparece «No es seguro» junto a la dirección? Es el caso 1 o el 2.',
      '¿Aparece un aviso que ocupa toda la página? Pulse «Avanzado» y lea el código de error: empieza por `ERR_CERT`, `SEC_ERROR` o `SSL_ERROR`. Es uno de los casos 3 a 6.',
    ),
    text(
      'Pruebe con otro navegador y con un móvil sin wifi. Si el aviso solo sale en un dispositivo, el fallo está en él; compruebe primero su fecha.',
    ),
    heading('Caso 1: la página se abrió sin https'),
    text(
      'Los enlaces antiguos y las direcciones escritas a mano llevan todavía a `http`. El certificado está instalado, pero no se dirige al visitante a la versión cifrada. Configure una [redirección](/knowledge-base/redirects) de `http` a `https` para todo el sitio.',
    ),
    heading('Caso 2: contenido mixto'),
    text(
      'La página se cargó por https, pero una imagen, una fuente o un script no. Pulse F12 para abrir las herramientas de desarrollo y mire la consola: enumera cada archivo. Cambie esas direcciones a `https` en el editor. En WordPress, la dirección del sitio en Ajustes, Generales, también debe empezar por `https`; si no, las imágenes nuevas repetirán el problema.',
    ),
    heading('Caso 3: el certificado ha caducado'),
    text(
      'Código de error: `ERR_CERT_DATE_INVALID`. Un certificado vale un tiempo limitado y después hay que renovarlo. En nuestro alojamiento se hace automáticamente. Si no ocurre, algo impide la validación: el dominio apunta a otro sitio, un [registro CAA](/knowledge-base/dns-records) lo prohíbe o lo bloquea un cortafuegos. En un servidor propio, compruebe que el servidor web se recargó tras la renovación; hasta entonces sigue usando el certificado antiguo.',
    ),
    heading('Caso 4: el certificado es de otro nombre'),
    text(
      'Código de error: `ERR_CERT_COMMON_NAME_INVALID`. El certificado es válido, pero para otro nombre. A menudo falta `www`, o se espera que un comodín cubra un nombre dos niveles por debajo, cuando solo cubre uno. Justo después de una migración, puede que el servidor nuevo aún no tenga certificado para su dominio: espere una hora después de [apuntar el dominio](/knowledge-base/point-a-name) y, si sigue igual, escríbanos.',
    ),
    heading('Caso 5: la cadena de certificados está incompleta'),
    text(
      'Código de error: `ERR_CERT_AUTHORITY_INVALID`, a menudo solo en móviles. El servidor envía su certificado sin el certificado intermedio que lo avala. Instale el archivo llamado `fullchain` o `bundle` en lugar del certificado suelto.',
    ),
    heading('Caso 6: el reloj del dispositivo está mal'),
    text(
      'En un dispositivo con la fecha equivocada, todos los certificados parecen caducados o aún no válidos. Ocurre cuando se agota la batería. Corrija la fecha y el aviso desaparecerá en todos los sitios a la vez.',
    ),
    heading('Compruebe el resultado'),
    points(
      'Abra el sitio en sus cuatro variantes: con y sin `www`, por `http` y por `https`. Las cuatro deben acabar en la misma dirección.',
      'Pulse el icono junto a la dirección y abra el certificado: ¿qué nombres cubre y hasta cuándo?',
      'En la línea de comandos:',
    ),
    code('openssl s_client -connect example.com:443 -servername example.com </dev/null \\', '  | openssl x509 -noout -subject -dates'),
    heading('Qué no debe hacer'),
    text(
      'No diga a sus visitantes que pulsen «Continuar de todos modos». Se acostumbran, y algún día lo harán en una página que les roba la contraseña. Si necesita ayuda rápida con un sitio alojado con nosotros, [escriba a soporte](/contact) con el dominio y el código de error.',
    ),
  ],
}
