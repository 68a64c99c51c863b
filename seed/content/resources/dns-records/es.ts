import type { ArticleWords } from '../../../article'
import { code, heading, text } from '../../../article-text'

export const es: ArticleWords = {
  title: 'Los registros DNS, uno por uno',
  description:
    'A, AAAA, CNAME, MX, TXT, NS y CAA: para qué sirve cada registro, qué aspecto tiene y qué errores se cometen más a menudo con él.',
  next: { heading: '¿Qué registros tiene su nombre?', label: 'Leer el DNS' },
  body: [
    text(
      'El DNS es el poste indicador de internet. Quien busca su web o le escribe un correo le pregunta primero: ¿dónde está ese nombre? Las respuestas se llaman registros DNS, y siete tipos hacen casi todo el trabajo. Cada uno tiene un nombre, un tipo, un valor y un tiempo de vida.',
    ),
    heading('Cómo leer los registros de un nombre'),
    text(
      'Escriba el nombre en la [consulta DNS](/domains/dns). Verá lo que responde en este momento, ordenado por tipo. El tiempo de vida, o TTL, son los segundos durante los que otros pueden guardar una respuesta antes de volver a preguntar.',
    ),
    heading('A y AAAA: la dirección del sitio'),
    text(
      'Un registro A contiene la dirección corta de una máquina; un registro AAAA, la larga. Si están los dos, la mayoría de los visitantes usa la larga.',
    ),
    code('example.com.      3600  A     203.0.113.10', 'example.com.      3600  AAAA  2001:db8::10'),
    text(
      'Error frecuente: en un traslado se cambia el registro A y se olvida el AAAA. La mitad de los visitantes sigue viendo el sitio antiguo.',
    ),
    heading('CNAME: véase otro nombre'),
    text(
      'Un CNAME dice que un nombre es otro nombre de un segundo. Es lo adecuado para `www` y para los servicios que le dan un nombre en lugar de una dirección.',
    ),
    code('www.example.com.  3600  CNAME example.com.'),
    text(
      'Donde hay un CNAME no puede haber ningún otro registro. Por eso el nombre desnudo, `example.com`, no puede tenerlo: necesita sus registros MX y NS.',
    ),
    heading('MX: quién recibe el correo'),
    text('Un registro MX indica un servidor de correo y una prioridad. Primero se pregunta al número más bajo; los demás son la reserva.'),
    code('example.com.      3600  MX    10 mx1.example.net.', 'example.com.      3600  MX    20 mx2.example.net.'),
    text('El valor tiene que ser un nombre, nunca una dirección numérica, y ese nombre debe tener un registro A o AAAA, no un CNAME.'),
    heading('TXT: pruebas y notas'),
    text(
      'Los registros TXT contienen texto que leen los programas. Algunos servicios piden uno para ver que el nombre es suyo, y ahí están también los papeles de su correo: SPF, DKIM y DMARC. [Cómo configurarlos](/knowledge-base/spf-dkim-dmarc) tiene su propio artículo.',
    ),
    code('example.com.      3600  TXT   "v=spf1 mx -all"'),
    text('Error frecuente: dos registros SPF. Debe haber exactamente uno, con todo dentro.'),
    heading('NS: quién puede responder'),
    text(
      'Los registros NS indican los servidores de nombres, las máquinas a las que se pregunta por todo lo demás. Existen dos veces, en el registro de la extensión y en la propia zona, y ambas listas deben coincidir. Cambiarlos es un paso mayor que cambiar un solo registro DNS: desde ese momento solo cuentan las máquinas nuevas.',
    ),
    heading('CAA: quién puede emitir un certificado'),
    text(
      'Un registro CAA indica qué autoridades de certificación pueden emitir para su nombre. Sin él, pueden todas. Si se rechaza un certificado sin motivo visible, mire primero aquí.',
    ),
    code('example.com.      3600  CAA   0 issue "ca.example.net"'),
    heading('Cuánto tarda un cambio'),
    text(
      'Un registro cambiado es correcto al momento en sus propios servidores de nombres, y para todos cuando la respuesta antigua ha caducado. Con un TTL de 3600 es una hora; con 86400, un día. Bájelo la víspera de un traslado y súbalo después. Preguntar más veces no ayuda; esperar, sí.',
    ),
    heading('Qué escribirnos'),
    text(
      'Si el nombre está con nosotros, [indique a soporte](/contact) la línea que desea: nombre, tipo y valor, como arriba. La configuramos y usted la ve antes de que cuente.',
    ),
  ],
}
