import type { ArticleWords } from '../../../article'
import { code, heading, text } from '../../../article-text'

export const es: ArticleWords = {
  title: 'Registros DNS explicados: A, CNAME, MX, TXT',
  description:
    'Para qué sirven los registros A, AAAA, CNAME, MX, TXT, NS y CAA, cómo son, cuánto tarda un cambio y los errores más frecuentes.',
  next: { heading: '¿Qué registros DNS tiene su dominio?', label: 'Abrir la consulta DNS' },
  body: [
    text(
      'El DNS es la agenda de direcciones de internet. Antes de abrir su web o de entregarle un correo, se pregunta al DNS dónde está su dominio. Las respuestas se llaman registros DNS, y siete tipos hacen casi todo el trabajo. Cada uno tiene un nombre, un tipo, un valor y un TTL.',
    ),
    heading('Cómo consultar los registros de un dominio'),
    text(
      'Escriba el dominio en la [consulta DNS](/domains/dns). Verá sus registros actuales, ordenados por tipo. El TTL es el número de segundos durante los que un servidor puede guardar en caché un registro antes de volver a preguntar.',
    ),
    heading('A y AAAA: la dirección IP de su web'),
    text(
      'Un registro A contiene la dirección IPv4 de un servidor; un registro AAAA, su dirección IPv6. Si existen los dos, los visitantes con IPv6 suelen usar el AAAA.',
    ),
    code('example.com.      3600  A     203.0.113.10', 'example.com.      3600  AAAA  2001:db8::10'),
    text(
      'Error frecuente: en una migración se cambia el registro A y se olvida el AAAA. Los visitantes con IPv6 siguen viendo entonces el sitio antiguo.',
    ),
    heading('CNAME: un alias de otro nombre'),
    text(
      'Un registro CNAME convierte un nombre en alias de otro. Úselo para `www` y para los servicios que le dan un nombre de host en lugar de una dirección IP.',
    ),
    code('www.example.com.  3600  CNAME example.com.'),
    text(
      'Un CNAME no puede compartir su nombre con otros registros. Por eso el dominio raíz, `example.com`, no puede tener uno: necesita sus registros NS y MX.',
    ),
    heading('MX: dónde se entrega el correo'),
    text('Un registro MX indica un servidor de correo y una prioridad. Primero se prueba el de número más bajo; los demás son de reserva.'),
    code('example.com.      3600  MX    10 mx1.example.net.', 'example.com.      3600  MX    20 mx2.example.net.'),
    text('El valor debe ser un nombre de host, nunca una dirección IP, y ese nombre debe tener un registro A o AAAA, no un CNAME.'),
    heading('TXT: verificación, SPF, DKIM y DMARC'),
    text(
      'Los registros TXT contienen texto para programas. Muchos servicios los usan para verificar que el dominio es suyo, y también guardan la autenticación de su correo: SPF, DKIM y DMARC. [Cómo configurarlos](/knowledge-base/spf-dkim-dmarc) se explica en otro artículo.',
    ),
    code('example.com.      3600  TXT   "v=spf1 mx -all"'),
    text('Error frecuente: dos registros SPF. Debe haber exactamente uno, con todos los remitentes.'),
    heading('NS: los servidores de nombres del dominio'),
    text(
      'Los registros NS indican los servidores de nombres, que responden por todos los demás registros. Están en dos lugares, en el registro de la extensión y en la propia zona, y ambas listas deben coincidir. Cambiarlos es un paso mayor que cambiar un solo registro DNS: desde entonces solo cuentan los registros de los servidores nuevos.',
    ),
    heading('CAA: quién puede emitir certificados'),
    text(
      'Un registro CAA indica qué autoridades de certificación pueden emitir certificados para su dominio. Sin él, puede emitirlos cualquiera. Si se rechaza un certificado sin motivo aparente, mire primero aquí.',
    ),
    code('example.com.      3600  CAA   0 issue "ca.example.net"'),
    heading('Cuánto tarda un cambio de DNS'),
    text(
      'Sus servidores de nombres responden al momento con el registro nuevo. Los demás lo ven cuando pasa el TTL del antiguo: una hora con un TTL de 3600, un día con 86400. Baje el TTL la víspera de una migración y súbalo después. Preguntar más veces no ayuda; esperar, sí.',
    ),
    heading('Cómo cambiar los registros en Hostfront'),
    text(
      'Si su dominio usa nuestros servidores de nombres, cambie los registros en su cuenta, en Mis dominios, o [envíe a soporte](/contact) la línea que necesita: nombre, tipo y valor, como arriba.',
    ),
  ],
}
