import type { ArticleWords } from '../../../article'
import { code, heading, points, steps, text } from '../../../article-text'

export const es: ArticleWords = {
  title: 'Apuntar un dominio a otro hosting',
  description:
    '¿Registros DNS o servidores de nombres? Qué cambiar para apuntar un dominio a otro hosting, en qué orden, cómo comprobarlo y deshacerlo.',
  next: { heading: '¿Adónde apunta ahora su dominio?', label: 'Abrir la consulta DNS' },
  body: [
    text(
      'El dominio y el hosting son dos contratos, a menudo con dos empresas. Para conectarlos se indica en el DNS en qué servidor está la web. Hay dos maneras de hacerlo, y con la equivocada se puede perder correo.',
    ),
    heading('Registros DNS o servidores de nombres: qué cambiar'),
    text(
      '**Cambiar registros DNS.** Los servidores de nombres se quedan y solo cambian los registros de la web. Elija esta opción si el nuevo hosting le ha dado una dirección IP o un nombre de host para un CNAME. El correo y lo demás no se tocan. Es lo correcto nueve de cada diez veces.',
    ),
    text(
      '**Cambiar los servidores de nombres.** Se entrega la zona completa y desde entonces se aplican todos los registros de los servidores nuevos: los de la web, los del correo y los demás. Elija esta opción si el nuevo hosting lo exige, y solo después de copiar todos los registros.',
    ),
    heading('Antes de empezar'),
    steps(
      'Abra la [consulta DNS](/domains/dns), escriba su dominio y anote todos los registros: A, AAAA, CNAME, MX, TXT. Necesitará esa lista si quiere volver atrás.',
      'Consulte también `www` delante de su dominio. A menudo tiene un registro propio.',
      'Anote el TTL. Si pasa de una hora, bájelo a 300 segundos y espere a que transcurra el anterior.',
      'Asegúrese de que su dominio está configurado en el nuevo hosting. Si no, el servidor muestra otra web o un error.',
    ),
    heading('Opción 1: cambiar registros DNS'),
    steps(
      'Cambie el registro A del dominio raíz por la dirección IPv4 del nuevo hosting.',
      'Cambie también el registro AAAA. Si no le han dado una dirección IPv6, borre el antiguo: un AAAA olvidado es la razón más frecuente de que «algunos» sigan viendo el sitio viejo.',
      'Apunte `www` al dominio raíz con un CNAME.',
      'No cambie MX ni TXT.',
    ),
    code('example.com.      300  A      203.0.113.10', 'www.example.com.  300  CNAME  example.com.'),
    text(
      'Si su dominio usa nuestros servidores de nombres, cambie los registros en su cuenta, en Mis dominios, o [envíe a soporte](/contact) las líneas nuevas. Si está en otra empresa, búsquelos en su cuenta de allí, bajo DNS, zona o registros.',
    ),
    heading('Opción 2: cambiar los servidores de nombres'),
    steps(
      'Pida al nuevo hosting que cree la zona y copie en ella todos los registros de su lista, primero MX y TXT.',
      'Pregunte directamente a los nuevos servidores de nombres si responden bien, antes de que los use nadie más:',
    ),
    code('dig @ns1.example.net example.com A', 'dig @ns1.example.net example.com MX'),
    steps(
      'Si DNSSEC está activado, haga que lo desactiven antes y espere un día. [Por qué es importante](/knowledge-base/dnssec) se explica en el artículo sobre DNSSEC.',
      'Introduzca los nuevos servidores de nombres en el registrador del dominio.',
      'Mantenga activa la zona antigua dos días. Los servidores de nombres pueden quedar en caché ese tiempo.',
    ),
    heading('Cómo comprobar el cambio'),
    points(
      'La [consulta DNS](/domains/dns) pregunta al DNS en este momento, desde nuestros servidores. Si muestra los valores nuevos y su navegador no, su propia red tiene en caché la respuesta antigua. Pruebe con un móvil sin wifi.',
      'Abra el sitio con `https://`. Un aviso significa que [falta el certificado](/knowledge-base/browser-says-not-secure): solo puede emitirse cuando el dominio apunta al servidor nuevo.',
      'Envíese un correo desde otro proveedor y espere a que llegue.',
    ),
    heading('Cómo deshacer el cambio'),
    text(
      'Vuelva a poner los valores de su lista. Con un TTL de 300 segundos, todo vuelve a estar como antes en cinco minutos. Cuando todo funcione, suba el TTL a 3600; un TTL corto supone más consultas DNS y visitas algo más lentas.',
    ),
  ],
}
