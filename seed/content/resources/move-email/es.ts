import type { ArticleWords } from '../../../article'
import { code, heading, points, steps, text } from '../../../article-text'

export const es: ArticleWords = {
  title: 'Migrar el correo sin perder mensajes',
  description:
    'Migre el correo en el orden correcto: cree los buzones, copie las carpetas por IMAP, cambie el registro MX y copie otra vez.',
  next: { heading: 'Un buzón con su propio dominio.', label: 'Ver el hosting de correo' },
  body: [
    text(
      'En una migración se pierde correo cuando los remitentes ya entregan en el servidor nuevo y el buzón aún no existe, o cuando el contrato antiguo termina antes de copiar el último mensaje. Las dos cosas son cuestión de orden.',
    ),
    heading('La manera fácil: copiamos nosotros las carpetas'),
    text(
      'Con nuestros [planes de correo](/email-hosting) conserva el correo antiguo: copiamos las carpetas antes de apuntar el dominio al nuevo servidor y otra vez después. Al hacer el pedido, diga a soporte qué buzones tiene y dónde están. No envíe contraseñas por correo; le decimos cómo introducirlas de forma segura.',
    ),
    heading('Qué se puede migrar y qué no'),
    points(
      'Los mensajes y las carpetas se copian por IMAP.',
      'Los contactos y los calendarios, por lo general, no: expórtelos como archivos vCard e iCalendar e impórtelos de nuevo.',
      'Las reglas, las firmas y los avisos de ausencia hay que volver a crearlos.',
      'Los mensajes descargados por POP están en su ordenador, no en el servidor. Añada antes la cuenta como IMAP y arrástrelos a una carpeta.',
    ),
    heading('Dos días antes'),
    steps(
      'Haga una lista de todas las direcciones, también de las que nadie recuerda: info@, facturas@, la que usa la impresora para enviar escaneos. Incluya los reenvíos y las direcciones de grupo.',
      'Cree cada buzón en el nuevo proveedor, con el mismo nombre delante de la @.',
      'Compare tamaños. Nuestros buzones tienen 10, 25 o 50 GB según el plan; archive antes lo que ocupe más.',
      'Baje el TTL del registro MX a 300 segundos.',
    ),
    heading('La primera copia'),
    text('Un programa como `imapsync` copia carpeta por carpeta, omite lo que ya está y se puede ejecutar cuantas veces quiera:'),
    code(
      'imapsync --host1 imap.old.example.net --user1 ines@example.com \\',
      '         --host2 imap.new.example.net --user2 ines@example.com \\',
      '         --ssl1 --ssl2',
    ),
    text(
      'Pide las contraseñas si no las escribe en la orden, que es lo más seguro. La primera pasada puede durar horas; nadie lo nota, porque el buzón antiguo sigue funcionando. Con pocos mensajes también puede configurar las dos cuentas en un programa y arrastrar las carpetas.',
    ),
    heading('La hora del cambio'),
    steps(
      'Cambie el registro MX a los servidores nuevos. [Registros DNS explicados](/knowledge-base/dns-records) muestra las líneas.',
      'Actualice SPF, DKIM y DMARC al mismo tiempo, o sus primeros mensajes podrían acabar en spam. [Vea cómo se configuran](/knowledge-base/spf-dkim-dmarc).',
      'Envíese un mensaje desde otro proveedor y compruebe dónde llega.',
      'Dé a todos los nuevos [servidores y puertos](/knowledge-base/email-settings), o configure usted sus móviles.',
    ),
    text('Durante unas horas, algunos remitentes aún entregan en el servidor antiguo. No pasa nada mientras existan los buzones antiguos.'),
    heading('La segunda copia'),
    text(
      'Repita la copia al cabo de un día y otra vez a los dos. Solo se transfiere lo que ha llegado entretanto al servidor antiguo. Después revise por última vez los buzones antiguos: si en dos días no ha entrado nada, ha terminado.',
    ),
    heading('Antes de cancelar el contrato antiguo'),
    points(
      'Abra cada buzón nuevo y compare: una carpeta debe tener los mismos mensajes en los dos lados.',
      'Busque el mensaje más antiguo que recuerde y uno con un adjunto grande.',
      'Conserve los buzones antiguos dos semanas más, si el contrato lo permite.',
      'Actualice los datos SMTP de todo lo que envía correo desde su web: el formulario de contacto, la tienda, el boletín.',
    ),
    heading('Si le devuelven mensajes'),
    text(
      'Lea el mensaje de error: indica qué servidor lo ha rechazado. «User unknown» significa que se olvidó un buzón; créelo y pida al remitente que envíe otra vez el mensaje. «Relay denied» significa que el servidor nuevo aún no conoce su dominio. Si los dominios y buzones están con nosotros, [envíenos el mensaje de error completo](/contact).',
    ),
  ],
}
