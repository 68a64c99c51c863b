import type { ArticleWords } from '../../../article'
import { code, heading, points, steps, text } from '../../../article-text'

export const es: ArticleWords = {
  title: 'SPF, DKIM y DMARC: correo en el que se confía',
  description:
    'Tres registros deciden si su correo entra: qué demuestra cada uno, cómo se configuran y cómo endurecerlos sin perder un mensaje.',
  next: { heading: '¿Qué papeles lleva su nombre?', label: 'Leer los registros TXT' },
  body: [
    text(
      'Cualquiera puede escribir su dirección en un sobre. Por eso los destinatarios piden papeles: ¿envía este servidor para ese nombre, ha llegado el mensaje intacto y qué hacer si no es así? Responden tres registros TXT, y los grandes proveedores rechazan a quien no tiene ninguno.',
    ),
    text(
      'Con nuestros planes de correo, los tres quedan configurados para su dominio desde el primer día. Esta página es para los nombres cuyos registros DNS están en otro sitio y para quien envía boletines o facturas con un segundo servicio.',
    ),
    heading('SPF: quién puede enviar'),
    text(
      'SPF enumera los servidores que pueden entregar correo en su nombre. El destinatario compara la lista con el servidor que llama a la puerta.',
    ),
    code('example.com.  TXT  "v=spf1 mx include:_spf.example.net -all"'),
    points(
      '`mx` permite los servidores que también reciben su correo.',
      '`include` incorpora la lista de un servicio, por ejemplo el de su boletín.',
      '`-all` dice que nadie más puede; `~all`, que los demás son dudosos.',
    ),
    text(
      'Debe haber exactamente un registro SPF, y responderlo puede costar como máximo diez consultas DNS más. Cada `include` cuenta; quien acumula servicios durante años pasa de diez sin notarlo, y entonces el registro entero no vale nada.',
    ),
    heading('DKIM: intacto por el camino'),
    text(
      'Con DKIM, el servidor que envía firma cada mensaje. La clave pública está en el DNS con un nombre propio, el selector, de modo que cada servicio puede tener la suya.',
    ),
    code('s1._domainkey.example.com.  TXT  "v=DKIM1; k=rsa; p=MIIBIjANBg…"'),
    text(
      'El servicio que envía le da el nombre y el valor. Copie el valor de una pieza: un salto de línea o un carácter perdido invalida todas las firmas. A diferencia de SPF, una firma DKIM sobrevive a la mayoría de los reenvíos.',
    ),
    heading('DMARC: qué hacer con el resto'),
    text('DMARC une los dos a la dirección que ve su lector y dice qué debe hacer el destinatario con un mensaje que no cumple.'),
    code('_dmarc.example.com.  TXT  "v=DMARC1; p=none; rua=mailto:dmarc@example.com"'),
    text(
      'Un mensaje cumple si SPF o DKIM valen **para el mismo dominio** que figura en el remitente. Ahí fallan los boletines: el SPF del servicio vale, pero para el nombre del servicio. El remedio es una clave DKIM para su nombre.',
    ),
    heading('Configurarlos, paso a paso'),
    steps(
      'Haga una lista de todo lo que envía en su nombre: buzones, tienda, formulario de contacto, boletín, facturas, la impresora.',
      'Escriba un único registro SPF que los cubra a todos, con `~all` al final.',
      'Configure DKIM para cada remitente.',
      'Ponga DMARC con `p=none` y una dirección para los informes.',
      'Espere dos semanas y lea los informes. Nombran todos los servidores que escribieron en su nombre.',
      'Cuando no falle nada suyo, pase a `p=quarantine`, un mes después a `p=reject`, y cambie SPF a `-all`.',
    ),
    text('No empiece por `reject`. Actúa al momento, también contra el remitente que olvidó.'),
    heading('Cómo comprobarlo'),
    text(
      'Lea los registros con la [consulta DNS](/domains/dns): escriba su nombre para SPF, y `_dmarc` con un punto delante de su nombre para DMARC. Después envíe un mensaje a un buzón de otro proveedor y mire su código fuente. La línea `Authentication-Results` debe decir `spf=pass`, `dkim=pass` y `dmarc=pass`.',
    ),
    heading('Lo que los papeles no hacen'),
    text(
      'Demuestran quién escribe, no que alguien quiera leerlo. Quien escribe a personas que nunca lo pidieron acaba en spam con los mejores papeles. Pida consentimiento, ofrezca una salida en cada mensaje y deje que un nombre nuevo empiece despacio: unas docenas al día la primera semana, no miles.',
    ),
  ],
}
