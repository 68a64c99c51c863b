import type { ArticleWords } from '../../../article'
import { code, heading, points, steps, text } from '../../../article-text'

export const es: ArticleWords = {
  title: 'Trasladar una web sin cortes',
  description:
    'Primero copiar, luego revisar la copia y al final girar el nombre. Un plan para un traslado que ningún visitante nota, con nosotros o sin nosotros.',
  next: { heading: 'Deje que carguemos las cajas.', label: 'Ver los planes de hosting' },
  body: [
    text(
      'Una web se apaga en un traslado por una sola razón: se gira el nombre antes de que la copia esté lista. Respete el orden de esta página y los dos sitios responderán durante el cambio, el antiguo a unos visitantes y el nuevo a los demás, con el mismo contenido.',
    ),
    heading('El camino corto: lo hacemos nosotros'),
    text(
      'Trasladamos webs gratis. Rellene el formulario de traslado de cualquier página de hosting: dónde está el sitio, su dirección y qué debemos saber. Nos ponemos en contacto en 24 horas. Copiamos archivos y bases de datos, usted mira la copia, y el nombre solo se gira cuando usted lo dice. De un sitio WordPress vienen temas, plugins, comentarios y archivos subidos, y las direcciones se conservan.',
    ),
    text('El resto de esta página es para quien lo hace por su cuenta, y para quien quiera saber qué hacemos.'),
    heading('Dos días antes'),
    steps(
      'Anote de qué se compone el sitio: archivos, bases de datos, tareas programadas, buzones, certificados, redirecciones. Lo que no está en la lista se olvida.',
      'Mire sus registros con la [consulta DNS](/domains/dns) y apúntelos.',
      'Pida que bajen el TTL de los registros A, AAAA y `www` a 300 segundos. Eso hace rápido el cambio, y también la vuelta.',
      'Compruebe que el nuevo plan tiene la versión de PHP y el espacio que el sitio necesita. En nuestros planes compartidos se elige una de tres versiones de PHP por sitio.',
    ),
    heading('La víspera: copiar y revisar'),
    steps('Copie los archivos, por SSH si puede:'),
    code('rsync -az --delete user@old.example.net:public_html/ public_html/'),
    steps(
      'Exporte la base de datos en el alojamiento antiguo e impórtela en el nuevo.',
      'Introduzca en la configuración del sitio el nombre, el usuario y la contraseña nuevos de la base de datos.',
      'Mire la copia antes que el mundo. Diga a su propio ordenador la nueva dirección con una línea en el archivo `hosts`:',
    ),
    code('203.0.113.10  example.com www.example.com'),
    steps(
      'Abra el sitio en una ventana privada. Inicie sesión, envíe el formulario de contacto, haga un pedido de prueba, abra diez páginas al azar.',
      'Quite la línea.',
    ),
    heading('La hora del traslado'),
    steps(
      'Si los visitantes escriben algo en el sitio, pedidos o comentarios, póngalo en solo lectura o muestre un aviso breve. Bastan minutos.',
      'Copie otra vez la base de datos y los archivos que hayan cambiado. La segunda copia es rápida, porque solo viajan las diferencias.',
      'Cambie los registros A y AAAA a la nueva máquina. [Dirigir un dominio a otro alojamiento](/knowledge-base/point-a-name) muestra las líneas. No toque los registros MX; [el correo se traslada a su tiempo](/knowledge-base/move-email).',
      'Vigile el certificado. Se emite en cuanto el nombre apunta a la nueva máquina; en nuestro alojamiento ocurre solo.',
      'Vuelva a abrir el sitio para escribir.',
    ),
    heading('Los dos días siguientes'),
    points(
      'Conserve el contrato y el sitio antiguos al menos dos días, mejor dos semanas. Siempre hay una red que recuerda más de la cuenta.',
      'Mire el log de la máquina antigua. Cuando ya no llegan personas, solo robots, el traslado ha terminado.',
      'Repase las tareas programadas. Una olvidada se nota el día uno del mes.',
      'Vuelva a subir el TTL.',
    ),
    heading('Si algo falla'),
    text(
      'Ponga otra vez las direcciones antiguas. Con un TTL de 300 segundos, todos los visitantes están en el sitio antiguo en cinco minutos y usted puede buscar el fallo con calma. Anote lo que se pidió o comentó entretanto para que no se pierda. Y si es cliente nuestro, [escríbanos](/contact) y márquelo como urgente: cuando un sitio no responde, contesta una persona en 15 minutos, de día y de noche.',
    ),
  ],
}
