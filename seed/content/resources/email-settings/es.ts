import type { ArticleWords } from '../../../article'
import { heading, points, steps, text } from '../../../article-text'

export const es: ArticleWords = {
  title: 'Ajustes de correo para cada programa',
  description:
    'Servidores, puertos y acceso en ordenador y móvil, los mismos para todos los programas, y qué significan los cuatro errores habituales.',
  next: { heading: '¿Aún sin buzón? Compare los planes.', label: 'Ver el hosting de correo' },
  body: [
    text(
      'Todos los programas de correo hacen las mismas preguntas con sus propias palabras: quién es usted, dónde se recoge el correo y dónde se entrega. Esta página tiene las respuestas para los buzones que están con nosotros, y los nombres que llevan las preguntas.',
    ),
    heading('Los ajustes'),
    points(
      '**Usuario:** su dirección de correo completa, para recibir y para enviar.',
      '**Contraseña:** la del buzón, no la de su cuenta en la tienda.',
      '**Recibir:** IMAP, puerto 993, cifrado TLS, también llamado SSL/TLS.',
      '**Enviar:** SMTP, puerto 465, cifrado TLS, con usuario y contraseña.',
    ),
    text(
      'Los nombres de los dos servidores se le indican con el buzón; si no los tiene a mano, [pregunte a soporte](/contact). No hay forma de conectarse sin cifrado, y es a propósito: su contraseña nunca viaja al descubierto.',
    ),
    heading('¿IMAP o POP?'),
    text(
      'Elija IMAP. Los mensajes quedan en el servidor, y el móvil, el ordenador y el correo web muestran las mismas carpetas. POP descarga los mensajes en un dispositivo y, por lo general, los borra del servidor; quien añade un segundo dispositivo echa de menos la mitad.',
    ),
    heading('En un ordenador'),
    steps(
      'Abra los ajustes de cuentas del programa y añada una. Si intenta encontrar los datos solo y no lo consigue, elija la configuración manual.',
      'Introduzca nombre, dirección y contraseña.',
      'Elija IMAP y ponga el servidor, el puerto 993 y SSL/TLS para el correo entrante.',
      'Ponga el servidor, el puerto 465 y SSL/TLS para el correo saliente.',
      'Para el saliente elija contraseña normal y el mismo usuario.',
      'Envíese un mensaje. Tiene que llegar, y después debe estar en la carpeta de enviados.',
    ),
    heading('En un móvil'),
    text(
      'Los móviles preguntan en el mismo orden, solo que en más pantallas. Elija «otra» o «IMAP» en lugar de uno de los grandes proveedores y escriba la dirección completa como usuario, las dos veces. Algunos proponen el puerto 143 o 587 y STARTTLS: cámbielos por 993 y 465, y TLS.',
    ),
    heading('En el navegador'),
    text(
      'El correo web no necesita ajustes. Se abre con dirección y contraseña, en cuatro idiomas, y es además la prueba más rápida: si allí puede entrar y en su programa no, el fallo está en los ajustes del programa.',
    ),
    heading('Cuánto cabe'),
    text(
      'Mail Solo tiene 10 GB y adjuntos de hasta 25 MB; Mail Team, 25 GB y 50 MB; Mail Company, 50 GB y 100 MB por buzón. Los buzones de los planes compartidos tienen 5 GB cada uno. Los adjuntos crecen cerca de un tercio por el camino, así que un archivo de 20 MB ya roza el límite de 25. Lo que sea mayor va mejor como enlace.',
    ),
    heading('Qué significan los errores'),
    points(
      '**Error de autenticación.** Usuario o contraseña. Casi siempre es el usuario: tiene que ser la dirección completa.',
      '**Tiempo de espera agotado.** Un puerto equivocado, o una red que cierra los puertos de correo, como en algunos hoteles. Pruebe con los datos del móvil.',
      '**El certificado no es válido.** El nombre del servidor se escribió de forma distinta a como se lo dimos. No acepte la excepción: corrija el nombre.',
      '**Retransmisión denegada.** El programa envía sin identificarse. Active la autenticación del correo saliente.',
    ),
    heading('Dos pasos para el buzón'),
    text(
      'Con Mail Team, cada buzón puede pedir un segundo paso al entrar. Un programa que no sabe preguntar por un código necesita entonces una contraseña hecha solo para él. Dé la suya a cada dispositivo: si se pierde un móvil, retira una contraseña y no todas. Soporte le muestra dónde.',
    ),
  ],
}
