import type { ArticleWords } from '../../../article'
import { code, heading, points, steps, text } from '../../../article-text'

export const es: ArticleWords = {
  title: 'Migrar una web sin cortes, paso a paso',
  description:
    'Migre su web sin cortes: copie el sitio, revise la copia y cambie el DNS al final. Una guía paso a paso, o lo hacemos nosotros gratis.',
  next: { heading: 'Migramos su web gratis.', label: 'Ver los planes de hosting' },
  body: [
    text(
      'Una web deja de estar en línea durante una migración por una sola razón: se cambia el DNS antes de que la copia esté lista. Siga el orden de esta guía y los dos sitios responderán durante el cambio, el antiguo a unos visitantes y el nuevo a los demás, con el mismo contenido.',
    ),
    heading('La manera fácil: la migramos nosotros'),
    text(
      'Migramos webs gratis. Rellene el formulario de migración de cualquier página de hosting: la dirección del sitio, dónde está alojado y qué debemos saber. Nos ponemos en contacto en 24 horas. Copiamos los archivos y las bases de datos, usted revisa la copia, y solo apuntamos el dominio a la web nueva cuando da su visto bueno. Un sitio WordPress conserva temas, plugins, comentarios, archivos subidos y URL.',
    ),
    text('El resto de la guía es para quien migra su web por su cuenta o quiere saber qué hacemos.'),
    heading('Dos días antes'),
    steps(
      'Haga una lista de todo lo que compone el sitio: archivos, bases de datos, tareas programadas, buzones, certificados y redirecciones. Lo que no está en la lista se olvida.',
      'Consulte sus registros con la [consulta DNS](/domains/dns) y anótelos.',
      'Baje el TTL de los registros A, AAAA y `www` a 300 segundos. Así el cambio es rápido, y la vuelta también.',
      'Compruebe que el plan nuevo tiene la versión de PHP y el espacio que su sitio necesita. En nuestros planes compartidos se elige una de tres versiones de PHP por sitio.',
    ),
    heading('La víspera: copiar y revisar'),
    steps('Copie los archivos por SSH, si puede. Ejecute esta orden en el servidor nuevo:'),
    code('rsync -az --delete user@old.example.net:public_html/ public_html/'),
    steps(
      'Exporte la base de datos en el alojamiento antiguo e impórtela en el nuevo.',
      'Introduzca el nombre, el usuario y la contraseña de la nueva base de datos en la configuración del sitio.',
      'Revise la copia antes de que la vea el público. Indique a su ordenador la nueva dirección IP con una línea en el archivo `hosts`:',
    ),
    code('203.0.113.10  example.com www.example.com'),
    steps(
      'Abra el sitio en una ventana privada. Inicie sesión, envíe el formulario de contacto, haga un pedido de prueba y abra diez páginas al azar.',
      'Quite la línea del archivo.',
    ),
    heading('La hora de la migración'),
    steps(
      'Si los visitantes pueden añadir contenido, como pedidos o comentarios, ponga el sitio en solo lectura o muestre un aviso breve de mantenimiento. Bastan unos minutos.',
      'Copie otra vez la base de datos y los archivos que hayan cambiado. Es rápido, porque solo se transfieren las diferencias. Excluya el archivo de configuración con los datos de la nueva base de datos.',
      'Cambie los registros A y AAAA al servidor nuevo. [Apuntar un dominio a otro hosting](/knowledge-base/point-a-name) muestra los registros. No toque los MX; [el correo se migra aparte](/knowledge-base/move-email).',
      'Compruebe el certificado SSL. Se emite en cuanto el dominio apunta al servidor nuevo; en nuestro alojamiento es automático.',
      'Desactive el modo de solo lectura.',
    ),
    heading('Los dos días siguientes'),
    points(
      'Conserve el contrato y el sitio antiguos al menos dos días o, mejor, dos semanas. Algunas redes guardan en caché las respuestas DNS más tiempo del debido.',
      'Revise el log del servidor antiguo. Cuando solo lleguen bots, la migración ha terminado.',
      'Repase las tareas programadas. Una olvidada no se nota hasta el día uno del mes.',
      'Vuelva a subir el TTL.',
    ),
    heading('Si algo falla'),
    text(
      'Vuelva a poner las direcciones IP antiguas. Con un TTL de 300 segundos, los visitantes vuelven al sitio antiguo en cinco minutos y usted puede buscar el fallo con calma. Anote los pedidos y comentarios que hayan llegado entretanto. Si es cliente nuestro, [escríbanos](/contact) y marque el mensaje como urgente: cuando un sitio no responde, contesta una persona en 15 minutos, de día y de noche.',
    ),
  ],
}
