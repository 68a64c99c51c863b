import type { ArticleWords } from '../../../article'
import { code, heading, points, steps, text } from '../../../article-text'

export const es: ArticleWords = {
  title: 'Qué es DNSSEC y cómo protege su dominio',
  description:
    'De qué protege DNSSEC, cómo funciona la cadena de confianza y cómo cambiar de servidores de nombres sin que su dominio deje de funcionar.',
  next: { heading: 'Proteja su DNS de respuestas falsificadas.', label: 'Buscar un dominio con DNS prémium' },
  body: [
    text(
      'El DNS se diseñó cuando en internet todos se fiaban de todos. Se cree la primera respuesta que llega, y nada en ella demuestra que sea verdadera. DNSSEC añade una firma a cada respuesta, de modo que los servidores detectan y descartan las falsificadas.',
    ),
    heading('De qué protege DNSSEC y de qué no'),
    text(
      'Protege de las respuestas falsificadas: un atacante en la red, o una caché envenenada, desvía a sus visitantes a otro servidor que se hace pasar por el suyo. Con DNSSEC, un resolvedor que valida rechaza esa respuesta, y el visitante ve un error en lugar de una web falsa.',
    ),
    points(
      'DNSSEC no cifra. Quien puede leer el tráfico sigue viendo qué dominios se consultan.',
      'DNSSEC no sustituye al certificado SSL. El certificado demuestra, una vez hecha la conexión, que el servidor es suyo. Hacen falta los dos.',
      'DNSSEC no ayuda si le roban la cuenta. Quien puede cambiar sus registros DNS también puede hacer que se firmen.',
    ),
    heading('Cómo funciona la cadena de confianza'),
    text(
      'Cada zona tiene un par de claves. El servidor de nombres firma los registros con la clave privada; la pública se publica en la zona como registro DNSKEY. La zona superior confirma que esa clave es auténtica: el registro de la extensión publica un registro DS, la huella de su clave. La clave de la extensión la confirma la raíz, y la clave de la raíz viene incorporada en todos los resolvedores que validan.',
    ),
    code('example.com.  3600  DS      2371 13 2 5f8c…', 'example.com.  3600  DNSKEY  257 3 13 mdsswUyr…'),
    text(
      'Por tanto, dos partes deben ponerse de acuerdo: quien opera sus servidores de nombres tiene la clave, y el registrador de su dominio entrega la huella al registro.',
    ),
    heading('Qué suele salir mal'),
    text(
      'Casi todos los fallos de DNSSEC tienen la misma causa. Se cambian los servidores de nombres, los nuevos firman con otra clave o no firman, y sigue publicada la huella de la antigua. Los resolvedores que validan rechazan entonces las respuestas correctas. Su dominio deja de estar accesible para quizá un tercio de los visitantes, mientras que a usted le funciona.',
    ),
    heading('Cómo cambiar de servidores de nombres con DNSSEC'),
    steps(
      'Pida a su registrador que retire el registro DS.',
      'Espere a que pase el TTL del registro DS. En la mayoría de las extensiones basta un día.',
      'Cambie los servidores de nombres, como se describe en [Apuntar un dominio a otro hosting](/knowledge-base/point-a-name).',
      'Compruebe que los nuevos responden bien y pida que añadan el nuevo registro DS.',
    ),
    text(
      'Lo mismo vale para una [transferencia de dominio](/knowledge-base/transfer-a-domain): si los servidores de nombres son del registrador antiguo y terminan con el contrato, retire antes el registro DS. Si se quedan, DNSSEC puede quedarse también.',
    ),
    heading('Cómo comprobar si un dominio está firmado'),
    text('Un resolvedor que valida lo indica en su respuesta. Busque la marca `ad` (authenticated data):'),
    code('dig +dnssec example.com A'),
    text(
      'Sin marca y sin línea RRSIG, el dominio no está firmado. Si la respuesta es `SERVFAIL` y se vuelve normal al añadir `+cd`, que desactiva la validación, el dominio está firmado, pero su DNSSEC está mal configurado. La [consulta DNS](/domains/dns) muestra los propios registros; empiece por ahí.',
    ),
    heading('DNSSEC en Hostfront'),
    text(
      'DNSSEC forma parte del complemento DNS prémium, junto con servidores de nombres en muchos lugares y cambios que se aplican en un minuto. Nosotros creamos las claves, las rotamos a tiempo y entregamos la huella al registro. Marque el complemento en la fila desplegada de la [búsqueda](/domains/search) o añádalo después: [escríbanos](/contact). Algunas extensiones aún no admiten DNSSEC; soporte se lo dice antes de que pague.',
    ),
  ],
}
