import type { ArticleWords } from '../../../article'
import { code, heading, points, steps, text } from '../../../article-text'

export const es: ArticleWords = {
  title: 'DNSSEC: respuestas firmadas',
  description:
    'Qué protege DNSSEC y qué no, cómo funciona la cadena de firmas y por qué un nombre puede desaparecer al cambiar de servidores de nombres.',
  next: { heading: 'Respuestas que nadie falsifica.', label: 'Buscar un nombre con DNS prémium' },
  body: [
    text(
      'El DNS nació en una época en que la gente se fiaba. Se cree a quien responde primero, y nada en la respuesta demuestra que sea verdad. DNSSEC añade una firma a cada respuesta, de modo que una falsificada se nota y se descarta.',
    ),
    heading('Qué protege y qué no'),
    text(
      'Protege de las respuestas falsas: alguien por el camino, o una caché envenenada, envía a sus visitantes a otra máquina con el nombre de usted. Con DNSSEC, un servidor que comprueba rechaza esa respuesta, y el visitante ve un error en lugar de una trampa.',
    ),
    points(
      'No cifra. Quien escucha sigue viendo por qué nombres se pregunta.',
      'No sustituye al certificado. Este demuestra, una vez hecha la conexión, que la máquina es suya. Van juntos.',
      'No ayuda contra una cuenta robada. Quien puede cambiar sus registros DNS también puede hacer que se firmen.',
    ),
    heading('Cómo funciona la cadena'),
    text(
      'Cada zona tiene un par de claves. Con la parte secreta, el servidor de nombres firma los registros; la pública está en la zona como registro DNSKEY. ¿Cómo se sabe que esa clave es auténtica? Lo dice la zona de arriba: el registro de la extensión publica un registro DS, la huella de su clave. De la clave de la extensión responde la raíz, y la de la raíz viene incorporada en todos los servidores que comprueban.',
    ),
    code('example.com.  3600  DS      2371 13 2 5f8c…', 'example.com.  3600  DNSKEY  257 3 13 mdsswUyr…'),
    text(
      'Dos partes tienen que estar de acuerdo, por tanto: quien lleva sus servidores de nombres tiene la clave, y quien gestiona su nombre entrega la huella al registro.',
    ),
    heading('Qué sale mal'),
    text(
      'Casi todos los accidentes con DNSSEC son el mismo. Se cambian los servidores de nombres, los nuevos firman con otra clave o no firman, y sigue publicada la huella de la antigua. Los servidores que comprueban toman entonces las respuestas correctas por falsas. El nombre ha desaparecido para quizá un tercio de los visitantes, mientras a usted le funciona.',
    ),
    heading('Cambiar de servidores sin accidentes'),
    steps(
      'Haga retirar el registro DS a través del registrador que gestiona el nombre.',
      'Espere a que pase su tiempo de vida. En la mayoría de las extensiones basta un día.',
      'Cambie los servidores de nombres, como se describe en [Dirigir un dominio a otro alojamiento](/knowledge-base/point-a-name).',
      'Compruebe que los nuevos responden bien y haga introducir el nuevo registro DS.',
    ),
    text(
      'Lo mismo vale para una [transferencia](/knowledge-base/transfer-a-domain): si los servidores son del registrador antiguo y se van con el contrato, retire antes el registro DS. Si se quedan, DNSSEC se queda también.',
    ),
    heading('Cómo ver si un nombre está firmado'),
    text('Un servidor que comprueba lo dice en su respuesta. Busque la marca `ad`, de authenticated data:'),
    code('dig +dnssec example.com A'),
    text(
      'Sin marca y sin línea RRSIG: no está firmado. Una respuesta `SERVFAIL` que se vuelve normal al añadir `+cd`, que desactiva la comprobación: firmado, pero roto. La [consulta DNS](/domains/dns) muestra los propios registros; empiece por ahí.',
    ),
    heading('DNSSEC con nosotros'),
    text(
      'Las respuestas firmadas forman parte del complemento DNS prémium, junto con servidores de nombres en muchos lugares y cambios visibles en un minuto. Nosotros creamos las claves, las renovamos a tiempo y entregamos la huella. Se marca en la fila abierta de la [búsqueda](/domains/search) o se añade después: [escríbanos](/contact). Algunas extensiones aún no conocen DNSSEC; soporte se lo dice antes de que pague.',
    ),
  ],
}
