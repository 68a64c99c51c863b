import type { ArticleWords } from '../../../article'
import { code, heading, points, steps, text } from '../../../article-text'

export const es: ArticleWords = {
  title: 'Configurar SPF, DKIM y DMARC en su dominio',
  description: 'Cómo configurar SPF, DKIM y DMARC paso a paso, qué demuestra cada registro y cómo endurecer la política sin perder correo.',
  next: { heading: 'Compruebe los registros SPF y DMARC de su dominio.', label: 'Abrir la consulta DNS' },
  body: [
    text(
      'Cualquiera puede poner su dirección como remitente. Por eso los servidores de destino comprueban tres cosas: ¿puede este servidor enviar en nombre del dominio, ha llegado el mensaje intacto y qué hacer si falla la comprobación? Responden tres registros TXT, y los grandes proveedores rechazan el correo de los dominios que no tienen ninguno.',
    ),
    text(
      'Con nuestros planes de correo, los tres quedan configurados para su dominio el primer día. Esta guía es para dominios cuyo DNS está en otra empresa y para quien envía boletines o facturas con un segundo servicio.',
    ),
    heading('SPF: qué servidores pueden enviar'),
    text(
      'SPF enumera los servidores que pueden enviar correo de su dominio. El servidor de destino compara la lista con el servidor que entrega el mensaje.',
    ),
    code('example.com.  TXT  "v=spf1 mx include:_spf.example.net -all"'),
    points(
      '`mx` permite los servidores que reciben el correo de su dominio.',
      '`include` añade los servidores de otro servicio, por ejemplo el de su boletín.',
      '`-all` indica que se rechacen los demás servidores; `~all`, que son sospechosos.',
    ),
    text(
      'Un dominio debe tener exactamente un registro SPF, y evaluarlo puede requerir como máximo diez consultas DNS más. Cada `include` cuenta. Si va añadiendo servicios con los años, puede pasar de diez sin notarlo, y entonces el registro entero deja de ser válido.',
    ),
    heading('DKIM: una firma en cada mensaje'),
    text(
      'Con DKIM, el servidor que envía firma cada mensaje. La clave pública se publica en el DNS bajo un nombre con un selector, de modo que cada servicio puede tener la suya.',
    ),
    code('s1._domainkey.example.com.  TXT  "v=DKIM1; k=rsa; p=MIIBIjANBg…"'),
    text(
      'El servicio que envía le da el nombre y el valor. Copie el valor completo: un salto de línea o un carácter que falte invalida todas las firmas. A diferencia de SPF, una firma DKIM sobrevive a la mayoría de los reenvíos.',
    ),
    heading('DMARC: qué hacer si la comprobación falla'),
    text(
      'DMARC vincula las dos comprobaciones a la dirección que ve el lector e indica al servidor de destino qué hacer con un mensaje que no las supera.',
    ),
    code('_dmarc.example.com.  TXT  "v=DMARC1; p=none; rua=mailto:dmarc@example.com"'),
    text(
      'Un mensaje pasa si SPF o DKIM son válidos **para el mismo dominio** que figura en el remitente. Ahí suelen fallar los boletines: SPF es válido, pero para el dominio del servicio. La solución es una clave DKIM para su propio dominio.',
    ),
    heading('Configurar SPF, DKIM y DMARC paso a paso'),
    steps(
      'Haga una lista de todo lo que envía correo con su dominio: buzones, tienda, formulario de contacto, boletín, facturas, la impresora.',
      'Cree un único registro SPF que los cubra a todos, con `~all` al final.',
      'Configure DKIM para cada uno de esos remitentes.',
      'Cree un registro DMARC con `p=none` y una dirección para los informes.',
      'Espere dos semanas y lea los informes. Enumeran todos los servidores que enviaron correo con su dominio.',
      'Cuando ya no falle ninguno de sus remitentes, pase a `p=quarantine`, un mes después a `p=reject`, y cambie SPF a `-all`.',
    ),
    text('No empiece por `reject`. Se aplica de inmediato, también al remitente que olvidó.'),
    heading('Compruebe los registros'),
    text(
      'Consulte los registros con la [consulta DNS](/domains/dns): escriba su dominio para SPF, y `_dmarc` con un punto delante de su dominio para DMARC. Después envíe un mensaje a un buzón de otro proveedor y abra su código fuente. La línea `Authentication-Results` debe decir `spf=pass`, `dkim=pass` y `dmarc=pass`.',
    ),
    heading('Lo que SPF, DKIM y DMARC no hacen'),
    text(
      'Demuestran quién envía un mensaje, no que alguien quiera leerlo. Si escribe a personas que no lo han pedido, acabará en spam igualmente. Pida consentimiento, ofrezca un enlace de baja en cada mensaje y empiece despacio con un dominio nuevo: unas docenas de mensajes al día la primera semana, no miles.',
    ),
  ],
}
