import type { ArticleWords } from '../../../article'
import { code, heading, points, steps, text } from '../../../article-text'

export const es: ArticleWords = {
  title: 'Trasladar el correo sin perder un mensaje',
  description:
    'Cree los buzones, copie las carpetas, cambie el registro MX y copie otra vez. En ese orden nada se pierde entre dos servidores.',
  next: { heading: 'Un buzón con su propio nombre.', label: 'Ver el hosting de correo' },
  body: [
    text(
      'En un traslado se pierde correo cuando los remitentes ya escriben al servidor nuevo y el buzón todavía no existe, o cuando el contrato antiguo termina antes de recoger el último mensaje. Las dos cosas son cuestión de orden.',
    ),
    heading('El camino corto: copiamos nosotros las carpetas'),
    text(
      'Con nuestros [planes de correo](/email-hosting) viene el correo antiguo: copiamos las carpetas antes de girar el nombre y otra vez después. Al hacer el pedido, diga a soporte qué buzones hay y dónde están ahora. Las contraseñas no van por correo; le decimos cómo introducirlas de forma segura.',
    ),
    heading('Qué se traslada y qué no'),
    points(
      'Mensajes y carpetas se trasladan, por IMAP.',
      'Las agendas de contactos y los calendarios, por lo general, no: expórtelos como archivos vCard e iCalendar e impórtelos.',
      'Reglas, firmas y avisos de ausencia hay que escribirlos de nuevo.',
      'Los mensajes descargados por POP están en su ordenador, no en el servidor. Pase antes ese programa a IMAP y arrástrelos a una carpeta.',
    ),
    heading('Dos días antes'),
    steps(
      'Haga una lista de todas las direcciones, también de las que nadie recuerda: info@, facturas@, la que usa la impresora para enviar escaneos. Los reenvíos y las direcciones de grupo también van en la lista.',
      'Cree cada buzón en el sitio nuevo, con el mismo nombre delante de la @.',
      'Compare tamaños. Nuestros buzones tienen 10, 25 o 50 GB según el plan; lo que ocupe más necesita antes un archivo.',
      'Pida que bajen el TTL del registro MX a 300 segundos.',
    ),
    heading('La primera copia'),
    text('Un programa como `imapsync` copia carpeta por carpeta, omite lo que ya está y puede ejecutarse cuantas veces quiera:'),
    code(
      'imapsync --host1 imap.old.example.net --user1 ines@example.com \\',
      '         --host2 imap.new.example.net --user2 ines@example.com \\',
      '         --ssl1 --ssl2',
    ),
    text(
      'Pregunta las contraseñas si usted no las escribe, que es lo mejor. La primera pasada puede durar horas; nadie lo nota, porque el buzón antiguo sigue funcionando. Con pocos mensajes también puede configurar las dos cuentas en un programa y arrastrar las carpetas.',
    ),
    heading('La hora del cambio'),
    steps(
      'Cambie el registro MX a los servidores nuevos. [Los registros DNS, uno por uno](/knowledge-base/dns-records) muestra las líneas.',
      'Cambie SPF, DKIM y DMARC en el mismo paso, o se dudará de los primeros mensajes que envíe. [Cómo se hace](/knowledge-base/spf-dkim-dmarc) se explica aparte.',
      'Envíese un mensaje desde otro proveedor y mire dónde llega.',
      'Dé a todos los nuevos [servidores y puertos](/knowledge-base/email-settings), o configure usted sus teléfonos.',
    ),
    text('Durante unas horas, algunos remitentes aún entregan en el servidor antiguo. No pasa nada mientras alguien lo recoja allí.'),
    heading('La segunda copia'),
    text(
      'Repita la copia al cabo de un día y otra vez a los dos. Solo lleva lo que ha llegado entretanto al servidor antiguo. Después mire por última vez los buzones antiguos: si en dos días no ha entrado nada, el traslado ha terminado.',
    ),
    heading('Antes de cancelar el contrato antiguo'),
    points(
      'Abra cada buzón nuevo y cuente: el número de mensajes de una carpeta debe ser el mismo en los dos lados.',
      'Busque el mensaje más antiguo que recuerde y uno con un adjunto grande.',
      'Conserve los buzones antiguos dos semanas más, si el contrato lo permite.',
      'Cambie la dirección en lo que escribe en nombre de su web: el formulario de contacto, la tienda, el boletín.',
    ),
    heading('Si rebotan mensajes'),
    text(
      'Lea el rebote: nombra el servidor que ha rechazado. «User unknown» significa que se olvidó un buzón; créelo y el remitente lo intentará solo hasta cinco días. «Relay denied» significa que nadie avisó al servidor nuevo de su nombre. Si los nombres y buzones están con nosotros, [envíenos el rebote tal como llegó](/contact).',
    ),
  ],
}
